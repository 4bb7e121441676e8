"""A side that goes out has the books for it: they are filled in while entering."""

from typing import Any

import pytest

from scorekeeper.games.entry import Entry
from scorekeeper.games.game import SoFar
from scorekeeper.games.hand_and_foot import suggest
from tests.games.makers import OUT, deal, setup, side

BLANK = Entry({}, ({}, {}))


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (BLANK, deal({}, {}, out=0), deal(side(**OUT), {}, out=0)),
        (BLANK, deal({}, {}, out=1), deal({}, side(**OUT), out=1)),
        (BLANK, deal({}, {}, out=None), deal({}, {}, out=None)),
        (deal(side(**OUT), {}, out=0), deal(side(**OUT), {}, out=1), deal({}, side(**OUT), out=1)),
        (deal(side(**OUT), {}, out=0), deal(side(**OUT), {}, out=None), deal({}, {}, out=None)),
        (
            deal(side(clean=3, dirty=2, wild=1), {}, out=0),
            deal(side(clean=3, dirty=2, wild=1), {}, out=1),
            deal(side(clean=3, dirty=2, wild=1), side(**OUT), out=1),
        ),
        (BLANK, deal(side(clean=3), {}, out=0), deal(side(clean=3), {}, out=0)),
        (BLANK, deal(side(clean=0), {}, out=0), deal(side(clean=0), {}, out=0)),
        (deal({}, {}, out=0), deal(side(high=3), {}, out=0), deal(side(high=3), {}, out=0)),
    ],
)
def test_the_books_follow_the_side_that_went_out(
    before: Entry, after: Entry, expected: Entry
) -> None:
    assert suggest(before, after, SoFar(setup())) == expected


@pytest.mark.parametrize(
    ("needed", "expected"),
    [
        ({"clean": 1, "dirty": 1, "wild": 0}, side(clean=1, dirty=1)),
        ({"clean": 0, "dirty": 0, "wild": 0}, {}),
    ],
)
def test_the_books_are_those_the_table_asks_for(
    needed: dict[str, int], expected: dict[str, Any]
) -> None:
    after = deal({}, {}, out=0)

    assert suggest(BLANK, after, SoFar(setup(books_to_go_out=needed))) == deal(expected, {}, out=0)

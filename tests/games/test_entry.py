"""Entries: blank is not zero, and answers are put and dropped without touching the others."""

import pytest

from scorekeeper.games.entry import Entry, blank, gaps
from tests.games.makers import FORM, TYPED, deal, side

ANSWERED = side(**TYPED)


@pytest.mark.parametrize(
    ("entry", "missing"),
    [
        (
            blank(2),
            [(None, "out"), (0, "melded"), (0, "left"), (1, "melded"), (1, "left")],
        ),
        (deal(ANSWERED, ANSWERED), []),
        (deal(ANSWERED, ANSWERED, out=0), []),
        (Entry({}, (ANSWERED, ANSWERED)), [(None, "out")]),
        (deal(ANSWERED, side(melded=0)), [(1, "left")]),
        (deal(ANSWERED, side(high=0, left_low=0)), []),
        (deal(ANSWERED, side(lost=45, clean=2, red=1)), [(1, "melded")]),
    ],
)
def test_a_deal_closes_only_when_it_is_complete(
    entry: Entry, missing: list[tuple[int | None, str]]
) -> None:
    assert [(gap.side, gap.section.key) for gap in gaps(FORM, entry)] == missing


def test_putting_an_answer_leaves_the_others() -> None:
    before = deal(side(high=3), side(low=2))

    after = before.put(0, side(high=4, ace=1)).put(None, {"out": 1})

    assert after == deal(side(high=4, ace=1), side(low=2), out=1)
    assert before == deal(side(high=3), side(low=2))


def test_dropping_an_answer_makes_it_blank() -> None:
    entry = deal(side(high=3, low=2), {}).drop(0, "melded.high", "melded.ace").drop(None, "out")

    assert entry == Entry({}, (side(low=2), {}))


def test_what_is_not_there_counts_zero() -> None:
    entry = deal(side(high=3), {})

    assert entry.number(0, "melded.high") == 3
    assert entry.number(1, "melded.high") == 0
    assert entry.number(None, "out") == 0

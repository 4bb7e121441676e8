"""Entries as JSON: what is written is read again, and what cannot be read is told with its path."""

from typing import Any

import pytest

from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import Unreadable, read_entry, write_entry
from tests.games.makers import FORM, deal, side


@pytest.mark.parametrize(
    ("data", "entry"),
    [
        ({"sides": [{}, {}]}, Entry({}, ({}, {}))),
        ({"out": None, "sides": [{}, {}]}, deal({}, {})),
        (
            {"out": 1, "sides": [{"books": {"clean": 2}, "melded": {"high": 22}}, {}]},
            deal(side(clean=2, high=22), {}, out=1),
        ),
        (
            {"out": None, "sides": [{"melded_points": 290, "other": -50}, {"left_points": 0}]},
            deal(side(melded=290, other=-50), side(lost=0)),
        ),
        (
            {"out": None, "sides": [{"red_threes": {"left": 1, "table": 0}}, {}]},
            deal(side(red_left=1, red=0), {}),
        ),
    ],
)
def test_an_entry_is_read_and_written_the_same(data: dict[str, Any], entry: Entry) -> None:
    assert read_entry(FORM, data, 2) == entry
    assert write_entry(FORM, entry) == data


def test_an_empty_group_says_nothing() -> None:
    data = {"out": None, "sides": [{"melded": {}, "melded_points": 50}, {"books": {}}]}

    assert read_entry(FORM, data, 2) == deal(side(melded=50), {})


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ([], "deal"),
        (None, "deal"),
        ({}, "deal.sides"),
        ({"sides": [{}]}, "deal.sides"),
        ({"sides": [{}, {}, {}]}, "deal.sides"),
        ({"sides": {}}, "deal.sides"),
        ({"sides": [{}, []]}, "deal.sides[1]"),
        ({"sides": [{}, None]}, "deal.sides[1]"),
        ({"sides": [{}, {}], "rank": "Q"}, "deal.rank"),
        ({"sides": [{}, {}], "out": 2}, "deal.out"),
        ({"sides": [{}, {}], "out": -1}, "deal.out"),
        ({"sides": [{}, {}], "out": True}, "deal.out"),
        ({"sides": [{}, {}], "out": "0"}, "deal.out"),
        ({"sides": [{}, {}], "out": [0, 1]}, "deal.out"),
        ({"sides": [{"books": 3}, {}]}, "deal.sides[0].books"),
        ({"sides": [{"books": {"black": 1}}, {}]}, "deal.sides[0].books.black"),
        ({"sides": [{"books": {"clean": 1.0}}, {}]}, "deal.sides[0].books.clean"),
        ({"sides": [{"books": {"clean": None}}, {}]}, "deal.sides[0].books.clean"),
        ({"sides": [{"books": {"clean": True}}, {}]}, "deal.sides[0].books.clean"),
        ({"sides": [{"books": {"clean": 1_000_001}}, {}]}, "deal.sides[0].books.clean"),
        ({"sides": [{"books.clean": 1}, {}]}, "deal.sides[0].books.clean"),
        ({"sides": [{"melded": {"black_three": 1}}, {}]}, "deal.sides[0].melded.black_three"),
        ({"sides": [{"": 1}, {}]}, "deal.sides[0]."),
        ({"sides": [{}, {"melded_points": "290"}]}, "deal.sides[1].melded_points"),
        ({"sides": [{}, {"other": -1_000_001}]}, "deal.sides[1].other"),
        (
            {"sides": [{}, {"melded": {"high": 1}, "melded_points": 10}]},
            "deal.sides[1].melded_points",
        ),
        ({"sides": [{}, {"left": {"low": 0}, "left_points": 0}]}, "deal.sides[1].left_points"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_path(data: Any, path: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_entry(FORM, data, 2, "deal")

    assert error.value.path == path
    assert str(error.value).startswith(f"{path}: ")


def test_whether_a_count_can_be_right_is_left_to_the_problems() -> None:
    data = {"sides": [{"books": {"clean": -1}, "melded": {"joker": 1_000_000}}, {}]}

    assert read_entry(FORM, data, 2).number(0, "books.clean") == -1

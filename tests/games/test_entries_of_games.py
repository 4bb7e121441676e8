"""Deals of every game, written and read."""

import json
from typing import Any

import pytest

from scorekeeper.games import GAMES
from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import Unreadable, read_entry, write_entry
from tests.games.hands import hand, round_


@pytest.mark.parametrize(
    ("game", "entry", "written"),
    [
        ("twenty-two", hand("Q 0"), {"rank": "Q", "takers": [0]}),
        ("twenty-two", hand("9 2 0 > 0"), {"rank": "9", "takers": [2, 0], "dealer": 0}),
        (
            "one-card",
            round_(0, 9, 0, 5, 3, 4),
            {"bidder": 0, "bid": 9, "joker": 0, "faces": [5, 3, 4]},
        ),
        (
            "one-card",
            round_(None, None, 1, 5, 3, 4),
            {"bidder": None, "bid": None, "joker": 1, "faces": [5, 3, 4]},
        ),
        (
            "one-card",
            Entry({"bidder": 2}, ({}, {"faces": 0}, {})),
            {"bidder": 2, "faces": [None, 0, None]},
        ),
        ("one-card", Entry({}, ({}, {}, {})), {}),
        (
            "hand-and-foot",
            Entry({"out": None}, ({"books.clean": 2}, {}, {})),
            {"out": None, "sides": [{"books": {"clean": 2}}, {}, {}]},
        ),
    ],
)
def test_a_deal_is_read_as_it_was_written(game: str, entry: Entry, written: dict[str, Any]) -> None:
    form = GAMES[game].form

    assert write_entry(form, entry) == written
    assert read_entry(form, json.loads(json.dumps(written)), 3) == entry


@pytest.mark.parametrize(
    ("game", "deal", "path"),
    [
        ("twenty-two", {"rank": 9, "takers": [0]}, "rank"),
        ("twenty-two", {"rank": "9" * 30, "takers": [0]}, "rank"),
        ("twenty-two", {"rank": "9", "takers": 0}, "takers"),
        ("twenty-two", {"rank": "9", "takers": [0, 3]}, "takers"),
        ("twenty-two", {"rank": "9", "takers": [True]}, "takers"),
        ("twenty-two", {"rank": "9", "takers": [0], "dealer": -1}, "dealer"),
        ("twenty-two", {"rank": "9", "takers": [0], "sides": []}, "sides"),
        ("one-card", {"faces": [1, 2]}, "faces"),
        ("one-card", {"faces": {"0": 12}}, "faces"),
        ("one-card", {"faces": [1, 2, "3"]}, "faces[2]"),
        ("one-card", {"bid": 7.5}, "bid"),
        ("one-card", {"joker": [0, 1]}, "joker"),
        ("one-card", {"joker": 3}, "joker"),
        ("hand-and-foot", {"out": 0}, "sides"),
    ],
)
def test_what_is_no_answer_is_named_with_its_path(
    game: str, deal: dict[str, Any], path: str
) -> None:
    with pytest.raises(Unreadable) as caught:
        read_entry(GAMES[game].form, deal, 3)

    assert caught.value.path == path

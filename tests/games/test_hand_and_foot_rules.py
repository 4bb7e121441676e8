"""Every house rule of Hand and Foot changes something, and only in its range."""

from typing import Any

import pytest
from pydantic import ValidationError

from scorekeeper.games.entry import Entry
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.hand_and_foot.books import BooksToGoOut
from scorekeeper.games.hand_and_foot.rules import HandAndFootRules
from tests.games.makers import OUT, deal, level, setup, side, standing, won

LOST = side(lost=0)
LESS_TO_GO_OUT = {"clean": 2, "dirty": 2, "wild": 0}
TABLE: dict[str, tuple[Any, list[Entry]]] = {
    "decks": (6, [deal(side(left_joker=11), LOST)]),
    "clean_book": (300, [deal(side(clean=1, melded=100), LOST)]),
    "dirty_book": (100, [deal(side(dirty=1, melded=100), LOST)]),
    "wild_book": (2500, [deal(side(wild=1, melded=300), LOST)]),
    "going_out": (200, [deal(side(**OUT, melded=900), LOST, out=0)]),
    "red_three_table": (500, [deal(side(red=1), LOST)]),
    "red_three_left": (-500, [deal(side(red_left=1), LOST)]),
    "black_three": (-100, [deal(side(left_black_three=1), LOST)]),
    "joker": (25, [deal(side(joker=1), LOST)]),
    "two": (25, [deal(side(two=1), LOST)]),
    "ace": (15, [deal(side(left_ace=1), LOST)]),
    "high": (15, [deal(side(high=3), LOST)]),
    "low": (10, [deal(side(left_low=1), LOST)]),
    "minimums": ([60], [level(55)]),
    "deals": (1, [won(10, 0)]),
    "books_to_go_out": (LESS_TO_GO_OUT, [deal(side(**LESS_TO_GO_OUT, melded=900), LOST, out=0)]),
    "tie": ("extra-deal", [level()] * 4),
}


def test_the_table_has_every_rule() -> None:
    assert TABLE.keys() == HandAndFootRules.model_fields.keys()


@pytest.mark.parametrize("rule", TABLE)
def test_every_rule_changes_a_result(rule: str) -> None:
    value, entries = TABLE[rule]

    standard, changed = standing(*entries), standing(*entries, **{rule: value})

    assert changed != standard


@pytest.mark.parametrize(
    ("rule", "low", "high"),
    [
        ("decks", 2, 8),
        ("clean_book", 0, 5000),
        ("going_out", 0, 1000),
        ("red_three_table", -1000, 1000),
        ("red_three_left", -1000, 1000),
        ("black_three", -1000, 0),
        ("joker", 0, 500),
        ("deals", 1, 20),
    ],
)
def test_a_rule_stays_in_its_range(rule: str, low: int, high: int) -> None:
    assert HAND_AND_FOOT.rules.model_validate({rule: low}).worth(rule) == low
    assert HAND_AND_FOOT.rules.model_validate({rule: high}).worth(rule) == high
    for beyond in (low - 1, high + 1):
        with pytest.raises(ValidationError):
            HAND_AND_FOOT.rules.model_validate({rule: beyond})


@pytest.mark.parametrize(
    "rules",
    [
        {"joker": "50"},
        {"joker": 50.5},
        {"joker": True},
        {"joker": None},
        {"minimums": []},
        {"minimums": [50] * 21},
        {"minimums": [-5]},
        {"minimums": ["50"]},
        {"minimums": 50},
        {"books_to_go_out": {"clean": -1}},
        {"books_to_go_out": {"black": 1}},
        {"books_to_go_out": 5},
        {"tie": "coin"},
        {"jokers": 50},
    ],
)
def test_what_is_no_rule_is_not_read(rules: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        HAND_AND_FOOT.rules.model_validate(rules)


@pytest.mark.parametrize(
    ("rules", "changed"),
    [
        ({}, {}),
        ({"joker": 50, "deals": 4}, {}),
        ({"joker": 25, "minimums": [60, 90]}, {"joker": 25, "minimums": [60, 90]}),
        ({"books_to_go_out": {"clean": 2, "wild": 0}}, {"books_to_go_out": {"wild": 0}}),
    ],
)
def test_only_what_differs_from_the_standard_is_written(
    rules: dict[str, Any], changed: dict[str, Any]
) -> None:
    assert setup(**rules).rules.changed() == changed
    assert HAND_AND_FOOT.rules.model_validate(changed) == setup(**rules).rules


def test_a_rule_without_points_has_no_worth() -> None:
    with pytest.raises(TypeError, match="tie is not a number of points"):
        HandAndFootRules().worth("tie")


def test_a_part_of_the_books_to_go_out_keeps_the_others_at_standard() -> None:
    assert setup(books_to_go_out={"clean": 5}).rules.books_to_go_out == BooksToGoOut(clean=5)

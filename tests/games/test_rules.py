"""House rules as values: changed one by one, refused with the reason."""

from typing import Any

import pytest

from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.one_card import ONE_CARD
from scorekeeper.games.rule_fields import changed_rules, describe
from scorekeeper.games.rules import RuleKind, WrongRule, read_rules, with_rule

STANDARD = HAND_AND_FOOT.rules()


@pytest.mark.parametrize(
    ("rules", "path", "code", "text"),
    [
        ({"decks": 9}, "decks", "rule-above", "The most here is 8."),
        ({"deals": 0}, "deals", "rule-below", "The least here is 1."),
        ({"target": -5}, "target", "rule-below", "The least here is 500."),
        ({"joker": "50"}, "joker", "rule-number", "A whole number is needed."),
        ({"joker": 50.5}, "joker", "rule-number", "A whole number is needed."),
        ({"joker": True}, "joker", "rule-number", "A whole number is needed."),
        ({"joker": None}, "joker", "rule-number", "A whole number is needed."),
        ({"joker": 10**400}, "joker", "rule-above", "The most here is 500."),
        ({"minimums": []}, "minimums", "rule-empty", "At least one number is needed."),
        ({"minimums": [50] * 21}, "minimums", "rule-long", "At most 20 numbers have room here."),
        ({"minimums": [50, -5]}, "minimums[1]", "rule-below", "The least here is 0."),
        ({"minimums": ["50"]}, "minimums[0]", "rule-number", "A whole number is needed."),
        ({"minimums": 50}, "minimums", "rule-numbers", "A list of whole numbers is needed."),
        (
            {"minimum_totals": [2500, 2500]},
            "minimum_totals",
            "rule-rising",
            "Each number is above the one before it.",
        ),
        ({"books_open": 1}, "books_open", "rule-yes-no", "This is either true or false."),
        (
            {"books_to_go_out": {"clean": -1}},
            "books_to_go_out.clean",
            "rule-below",
            "The least here is 0.",
        ),
        (
            {"books_to_go_out": {"black": 1}},
            "books_to_go_out.black",
            "rule-unknown",
            "This game has no such rule.",
        ),
        (
            {"books_to_go_out": 5},
            "books_to_go_out",
            "rule-nested",
            "Rules by name are needed here.",
        ),
        ({"tie": "coin"}, "tie", "rule-choice", "This is none of the choices."),
        ({"jokers": 50}, "jokers", "rule-unknown", "This game has no such rule."),
        ([], "", "rule-nested", "Rules by name are needed here."),
    ],
)
def test_what_cannot_be_played_by_is_refused_with_the_reason(
    rules: Any, path: str, code: str, text: str
) -> None:
    with pytest.raises(WrongRule) as wrong:
        read_rules(HAND_AND_FOOT.rules, rules)

    problem = wrong.value.problem
    assert (wrong.value.path, problem.code) == (path, code)
    assert problem.text.format(**problem.values) == text


def test_a_rule_is_changed_and_changed_back() -> None:
    changed = with_rule(with_rule(STANDARD, "books_to_go_out.wild", 0), "minimums", (60, 90))

    assert changed.changed() == {"minimums": [60, 90], "books_to_go_out": {"wild": 0}}
    assert [(field.key, value) for field, value in changed_rules(changed)] == [
        ("minimums", (60, 90)),
        ("books_to_go_out.wild", 0),
    ]
    back = with_rule(changed, "books_to_go_out.wild", 1)
    assert with_rule(back, "minimums", [50, 90, 120, 150]) == STANDARD


@pytest.mark.parametrize("key", ["jokers", "books_to_go_out.black", "books.clean"])
def test_a_rule_that_is_not_there_cannot_be_changed(key: str) -> None:
    with pytest.raises(WrongRule):
        with_rule(STANDARD, key, 1)


def test_rules_are_described_for_an_editor() -> None:
    rules = {rule.key: rule for rule in describe(HAND_AND_FOOT.rules)}

    assert (rules["decks"].low, rules["decks"].high, rules["decks"].standard) == (2, 8, 5)
    assert rules["minimums"].kind is RuleKind.NUMBERS
    assert (rules["minimums"].low, rules["minimums"].high) == (0, 100_000)
    assert dict(rules["split"].choices)["4-9"] == "4 to 9, 10 to king"
    assert rules["books_open"].standard is False
    inside = rules["books_by_deal"].fields
    assert [rule.key for rule in inside] == [
        *("books_by_deal.clean", "books_by_deal.dirty", "books_by_deal.wild")
    ]
    assert {(rule.of, rule.group) for rule in inside} == {("Books, deal by deal", "Going out")}
    assert (inside[0].low, inside[0].high, inside[0].standard) == (0, 10, (3, 3, 4, 5))


def test_rules_keep_the_names_of_the_match_file() -> None:
    bids = {rule.key: rule for rule in describe(ONE_CARD.rules)}["minimum_bids"]

    assert [rule.key for rule in bids.fields] == [
        *("minimum_bids.2", "minimum_bids.3", "minimum_bids.4")
    ]
    assert with_rule(ONE_CARD.rules(), "minimum_bids.3", 9).changed() == {"minimum_bids": {"3": 9}}

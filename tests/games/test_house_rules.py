"""Every house rule of every game changes the result of something, and only in its range."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from scorekeeper.games import GAMES
from scorekeeper.games.entry import Entry
from scorekeeper.games.game import Game, Setup
from scorekeeper.games.rule_fields import RuleField, describe, rule_value, single_rules
from scorekeeper.games.rules import RuleKind, WrongRule, read_rules, with_rule
from scorekeeper.games.seating import sides_across
from scorekeeper.games.standing import Standing, stand
from tests.games.hands import NAMES, hand, round_
from tests.games.makers import deal, level, side, won

LOST = side(lost=0)
BY_DEAL = {"books_by": "deal"}
BY_TOTAL = {"minimum_by": "total"}
TO_TARGET = {"end": "target"}
FOUR_NINES = [hand(written) for written in ("9 0", "9 0", "9 0", "9 1")]
TO_THIRTY_ALL = [round_(None, None, 0, 6, 6), round_(None, None, 1, 6, 6)] * 2


@dataclass(frozen=True)
class Case:
    """Deals that come to something else when a rule has this value, among these others."""

    value: Any
    entries: list[Entry]
    among: dict[str, Any] = field(default_factory=dict)
    players: int = 4
    sides: int = 2


def alone(players: int, value: Any, *entries: Entry, **among: Any) -> Case:
    """A case in which everybody plays alone."""
    return Case(value, list(entries), among, players, players)


def out_with(clean: int, dirty: int, wild: int) -> Entry:
    """A deal ended by a side with these books."""
    return deal(side(clean=clean, dirty=dirty, wild=wild, melded=900), LOST, out=0)


CASES: dict[str, dict[str, Case]] = {
    "hand-and-foot": {
        "decks": Case(6, [deal(side(left_joker=11), LOST)]),
        "cards": Case(11, [level()]),
        "joker": Case(25, [deal(side(joker=1), LOST)]),
        "two": Case(25, [deal(side(two=1), LOST)]),
        "ace": Case(15, [deal(side(left_ace=1), LOST)]),
        "high": Case(15, [deal(side(high=3), LOST)]),
        "low": Case(10, [deal(side(left_low=1), LOST)]),
        "split": Case("4-9", [deal(side(high=100), LOST)]),
        "black_three": Case(-100, [deal(side(left_black_three=1), LOST)]),
        "clean_book": Case(300, [deal(side(clean=1, melded=100), LOST)]),
        "dirty_book": Case(100, [deal(side(dirty=1, melded=100), LOST)]),
        "wild_book": Case(2500, [deal(side(wild=1, melded=300), LOST)]),
        "red_three_table": Case(500, [deal(side(red=1), LOST)]),
        "red_three_left": Case(-500, [deal(side(red_left=1), LOST)]),
        "wilds_in_book": Case(3, [deal(side(dirty=1, high=4, two=3), LOST)]),
        "books_open": Case(True, [deal(side(clean=1, high=8), LOST)]),
        "minimums": Case([60], [level(55)]),
        "minimum_by": Case("total", [won(2500, 0)]),
        "minimum_totals": Case([1000], [won(1000, 0)], BY_TOTAL),
        "books_to_go_out.clean": Case(1, [out_with(1, 2, 1)]),
        "books_to_go_out.dirty": Case(1, [out_with(2, 1, 1)]),
        "books_to_go_out.wild": Case(0, [out_with(2, 2, 0)]),
        "books_by": Case("deal", [out_with(2, 2, 1)]),
        "books_by_deal.clean": Case([2], [out_with(2, 3, 0)], BY_DEAL),
        "books_by_deal.dirty": Case([2], [out_with(3, 2, 0)], BY_DEAL),
        "books_by_deal.wild": Case([1], [out_with(3, 3, 0)], BY_DEAL),
        "going_out": Case(200, [out_with(2, 2, 1)]),
        "end": Case("target", [won(10_000, 0)]),
        "deals": Case(1, [won(10, 0)]),
        "target": Case(5000, [won(5000, 0)], TO_TARGET),
        "tie": Case("extra-deal", [level()] * 4),
    },
    "twenty-two": {
        "ace": alone(3, 1, hand("A 0")),
        "jack": alone(3, 11, hand("J 0")),
        "queen": alone(3, 11, hand("Q 0")),
        "king": alone(3, 11, hand("K 0")),
        "first_deal": alone(3, 10),
        "cards_of_eliminated": alone(3, "back", *FOUR_NINES, limit=27),
        "limit": alone(3, 21, hand("A 0"), hand("K 0")),
        "tie": alone(2, "play-off", hand("A 0 1", 2), hand("A 0 1", 2)),
    },
    "one-card": {
        "face": alone(3, 2, round_(0, 7, 0, 7, 3, 2)),
        "joker": alone(3, 5, round_(0, 7, 0, 7, 3, 2)),
        "minimum_bids.2": alone(2, 9, round_(0, 8, 0, 7, 5)),
        "minimum_bids.3": alone(3, 8, round_(0, 7, 0, 7, 3, 2)),
        "minimum_bids.4": alone(4, 7, round_(0, 6, 0, 7, 3, 2, 0)),
        "target": alone(3, 10, round_(0, 7, 0, 7, 3, 2)),
        "tie": alone(2, "shared", *TO_THIRTY_ALL),
    },
}
RULES = [(game, rule) for game, cases in CASES.items() for rule in cases]
FIELDS = [(game, field) for game in GAMES.values() for field in single_rules(game.rules)]
EVERY_FIELD = pytest.mark.parametrize(
    ("game", "rule"), FIELDS, ids=[f"{game.key}-{field.key}" for game, field in FIELDS]
)


def standing(game: Game[Any], case: Case, rules: Any) -> Standing:
    """What the deals of a case come to."""
    seats = sides_across(case.players, case.sides)
    return stand(game, Setup(NAMES[: case.players], seats, rules), case.entries)


@pytest.mark.parametrize("key", GAMES)
def test_no_rule_is_missing_in_the_table(key: str) -> None:
    assert list(CASES[key]) == [rule.key for rule in single_rules(GAMES[key].rules)]


@pytest.mark.parametrize(("key", "rule"), RULES)
def test_every_rule_changes_a_result(key: str, rule: str) -> None:
    game, case = GAMES[key], CASES[key][rule]
    rules = read_rules(game.rules, case.among)
    changed = with_rule(rules, rule, case.value)

    assert standing(game, case, changed) != standing(game, case, rules)
    assert rule_value(changed, rule) != rule_value(rules, rule)


@EVERY_FIELD
def test_a_rule_has_its_words(game: Game[Any], rule: RuleField) -> None:
    assert rule.label
    assert rule.meaning.endswith(".")
    assert rule.group
    assert rule.standard == rule_value(game.rules(), rule.key)
    assert bool(rule.choices) == (rule.kind is RuleKind.CHOICE)
    assert all(word and text for word, text in rule.choices)


@EVERY_FIELD
def test_a_number_stays_in_its_range(game: Game[Any], rule: RuleField) -> None:
    if rule.low is None or rule.high is None:
        assert rule.kind in (RuleKind.CHOICE, RuleKind.YES_NO)
        return
    many = rule.kind is RuleKind.NUMBERS
    for value in (rule.low, rule.high):
        put = with_rule(game.rules(), rule.key, [value] if many else value)
        assert rule_value(put, rule.key) == ((value,) if many else value)
    for value, code in ((rule.low - 1, "rule-below"), (rule.high + 1, "rule-above")):
        with pytest.raises(WrongRule) as wrong:
            with_rule(game.rules(), rule.key, [value] if many else value)
        assert wrong.value.path == (f"{rule.key}[0]" if many else rule.key)
        assert wrong.value.problem.code == code
        assert wrong.value.problem.values


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_rules_of_a_group_stand_together(game: Game[Any]) -> None:
    groups = [rule.group for rule in describe(game.rules)]

    assert sorted(groups, key=groups.index) == groups


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_presets_are_rules_of_their_game(game: Game[Any]) -> None:
    assert game.presets[0].rules == {}
    assert len({preset.name for preset in game.presets}) == len(game.presets)
    for preset in game.presets:
        assert preset.source
        assert read_rules(game.rules, preset.rules).changed() == preset.rules

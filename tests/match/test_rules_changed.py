"""House rules changed in a running match: seen before, and taken back."""

from typing import Any

import pytest
from hypothesis import given, settings

from scorekeeper.games.entry import Entry
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.rules import read_rules
from scorekeeper.match.changes import CHANGES, RulesChanged
from scorekeeper.match.journal import Impossible
from scorekeeper.match.match import Match
from scorekeeper.match.rules_trial import RulesTrial, try_rules
from tests.games.makers import deal, setup, side, won
from tests.match.deals import matches
from tests.match.makers import EARLY, REDO, REOPEN, UNDO, go_on, journal, record, totals

FOUR = [record(10), record(0, 20), record(30), record(0, 5)]
BOOKS = [deal(side(clean=1, melded=100, lost=0), side(melded=100, lost=0))]


def change(**rules: Any) -> RulesChanged:
    """Other house rules."""
    return RulesChanged(rules=rules)


def tried(entries: list[Entry], **rules: Any) -> RulesTrial:
    """What rules would make of a match with these deals."""
    match = Match("m1", HAND_AND_FOOT, setup(), None, tuple(entries))
    return try_rules(match, read_rules(HAND_AND_FOOT.rules, rules))


def test_totals_follow_the_new_rules_and_undo_brings_the_old_ones() -> None:
    deals = {"sides": [{"red_threes": {"table": 2}}, {}]}
    played = journal(record(10).model_copy(update={"deal": deals}))

    changed = go_on(played, change(red_three_table=300))

    assert (totals(played), totals(changed)) == ((200, 0), (600, 0))
    assert changed.undoable == change(red_three_table=300)
    assert go_on(changed, UNDO).match == played.match
    assert go_on(changed, UNDO, REDO).match == changed.match


def test_a_change_names_all_that_differs_from_the_standard() -> None:
    match = journal(change(decks=6), change(joker=25), decks=4).match

    assert match.setup.rules.changed() == {"joker": 25}


def test_the_match_ends_or_goes_on_by_the_new_rules() -> None:
    assert go_on(journal(record(10)), change(deals=1)).match.closed
    assert not go_on(journal(*FOUR), change(deals=5)).match.over
    assert go_on(journal(*FOUR, REOPEN), change(joker=25)).match.closed
    assert go_on(journal(record(10), EARLY), change(joker=25)).match.closed


@pytest.mark.parametrize("rules", [{"decks": 9}, {"jokers": 1}, {"minimums": []}])
def test_rules_that_cannot_be_are_impossible(rules: dict[str, Any]) -> None:
    with pytest.raises(Impossible, match=next(iter(rules))):
        go_on(journal(record(10)), change(**rules))


def test_the_change_survives_being_stored() -> None:
    stored = change(minimums=[60, 90], books_to_go_out={"clean": 3})

    assert CHANGES.validate_json(CHANGES.dump_json(stored)) == stored


@pytest.mark.parametrize(
    ("entries", "rules", "both", "refused", "ends"),
    [
        (BOOKS, {}, ((600, 600), (100, 100)), None, False),
        (BOOKS, {"clean_book": 300}, ((600, 400), (100, 100)), None, False),
        ([won(10, 0), won(10, 0)], {"deals": 2}, ((20, 20), (0, 0)), None, True),
        ([won(10, 0), won(10, 0)], {"deals": 1}, ((20, 10), (0, 0)), 2, True),
        ([deal(side(left_joker=9), side(lost=0))], {"decks": 4}, ((-450, 0), (0, 0)), 1, False),
    ],
)
def test_every_total_is_told_before_and_after(
    entries: list[Entry],
    rules: dict[str, Any],
    both: tuple[tuple[int, int], ...],
    refused: int | None,
    ends: bool,
) -> None:
    trial = tried(entries, **rules)

    assert (trial.totals, trial.refused, trial.ends) == (both, refused, ends)
    assert not trial.goes_on
    assert trial.change == change(**rules)


def test_a_match_that_is_over_may_go_on() -> None:
    trial = tried([won(10, 0)] * 4, deals=6)

    assert trial.goes_on
    assert not trial.ends


@settings(deadline=None, max_examples=30)
@given(matches())
def test_changing_rules_equals_having_played_by_them(entries: list[Entry]) -> None:
    rules = {"clean_book": 300, "joker": 25, "red_three_left": -500}
    played = Match("m1", HAND_AND_FOOT, setup(**rules), None, tuple(entries))

    assert tried(entries, **rules).after == played


def first_melds(match: Match) -> tuple[int | None, tuple[int, ...] | None]:
    """Of the deal that comes: of everybody alike, and by the total of each side."""
    coming = match.standing.outcome.next
    assert coming
    return coming.minimum, coming.minimums


def test_what_the_first_meld_needs_is_known_for_each_side() -> None:
    match = journal(record(2500, 0), minimum_by="total").match

    assert first_melds(journal(minimum_by="total").match) == (50, (50, 50))
    assert first_melds(match) == (None, (90, 50))
    assert first_melds(journal(record(2500, 0)).match) == (90, None)

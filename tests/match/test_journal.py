"""The journal: what was done to a match, done again, taken back, and never lost."""

import pytest

from scorekeeper.games.entry import blank
from scorekeeper.games.entry_file import Unreadable
from scorekeeper.match.changes import (
    CHANGES,
    Change,
    Closed,
    DealCorrected,
    DealRecorded,
    Started,
)
from scorekeeper.match.journal import Impossible, Journal, Step, start
from tests.match.makers import (
    EARLY,
    EVENING,
    PLAYERS,
    REDO,
    REOPEN,
    SIDES,
    UNDO,
    correct,
    go_on,
    journal,
    record,
    remove,
    totals,
)

FOUR = [record(10), record(0, 20), record(30), record(0, 5)]


def test_a_match_begins_with_nothing_played() -> None:
    match = journal().match

    assert match.id == "m1"
    assert match.started == EVENING
    assert match.side_names == (("Asha", "Ravi"), ("Meera", "John"))
    assert match.entries == ()
    assert not match.over


def test_deals_are_recorded_in_order() -> None:
    match = journal(record(10), record(0, 20)).match

    assert totals(match) == (10, 20)
    assert match.next_number == 3
    assert match.edited == frozenset()


def test_an_earlier_deal_is_corrected_and_totals_follow() -> None:
    match = journal(record(10), record(0, 20), correct(1, 15, 1)).match

    assert totals(match) == (15, 21)
    assert match.edited == {1}


def test_a_correction_can_change_the_winner_of_a_match_that_is_over() -> None:
    before = journal(*FOUR)

    after = go_on(before, correct(1, 0, 100))

    assert before.match.winners == (0,)
    assert after.match.winners == (1,)
    assert after.match.closed


def test_a_deal_is_removed_and_those_after_it_move_up() -> None:
    match = journal(record(10), record(20), record(30), correct(3, 31), remove(2)).match

    assert totals(match) == (41, 0)
    assert match.edited == {2}
    assert match.next_number == 3


def test_a_removed_deal_was_not_corrected_any_more() -> None:
    match = journal(record(10), record(20), correct(1, 11), remove(1)).match

    assert totals(match) == (20, 0)
    assert match.edited == frozenset()


def test_a_deal_removed_opens_a_match_that_was_over() -> None:
    match = journal(*FOUR, remove(2)).match

    assert not match.over
    assert match.next_number == 4


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ([UNDO], (30, 3)),
        ([UNDO, UNDO], (10, 0)),
        ([UNDO, UNDO, UNDO], (0, 0)),
        ([UNDO, REDO], (30, 4)),
        ([UNDO, UNDO, UNDO, REDO, REDO], (30, 3)),
        ([UNDO, UNDO, UNDO, REDO, REDO, REDO], (30, 4)),
        ([UNDO, UNDO, REDO, UNDO, REDO, REDO], (30, 4)),
        ([UNDO, record(5)], (35, 3)),
        ([record(5), UNDO], (30, 4)),
    ],
)
def test_undo_and_redo_walk_back_to_the_start(
    changes: list[Change], expected: tuple[int, ...]
) -> None:
    before = journal(record(10), record(20, 3), correct(2, 20, 4))

    assert totals(go_on(before, *changes)) == expected


def test_undo_takes_back_every_kind_of_change() -> None:
    changes: list[Change] = [
        record(1),
        correct(1, 2),
        record(3),
        remove(1),
        EARLY,
        REOPEN,
        record(4),
    ]
    before = journal(*changes)

    states = [before.match]
    for _ in changes:
        before = go_on(before, UNDO)
        states.append(before.match)

    assert states[::-1] == [journal(*changes[:count]).match for count in range(len(changes) + 1)]


def test_the_start_is_not_undone() -> None:
    back_at_start = journal(record(10), UNDO)

    assert back_at_start.undoable is None
    with pytest.raises(Impossible, match="nothing to undo"):
        go_on(back_at_start, UNDO)


def test_what_was_undone_is_lost_to_redo_after_a_new_change() -> None:
    changed = journal(record(10), record(20), UNDO, UNDO, record(30))

    assert changed.redoable is None
    with pytest.raises(Impossible, match="nothing to redo"):
        go_on(changed, REDO)


def test_it_says_what_undo_and_redo_would_do() -> None:
    both = journal(record(10), record(20), record(30), UNDO, UNDO)

    assert both.undoable == record(10)
    assert both.redoable == record(20)
    assert go_on(both, REDO).redoable == record(30)


def test_nothing_is_ever_taken_out_of_a_journal() -> None:
    walked = journal(record(10), UNDO, REDO, UNDO, record(5))

    assert [step.number for step in walked.steps] == [1, 2, 3, 4, 5, 6]
    assert [step.change.kind for step in walked.steps] == [
        *("started", "deal recorded", "undone", "redone", "undone", "deal recorded")
    ]
    assert walked.next_number == 7
    assert walked.last_change == walked.steps[-1].at > EVENING


def test_a_match_left_early_is_won_by_those_ahead() -> None:
    match = journal(record(10), EARLY).match

    assert match.over
    assert match.closed
    assert match.winners == (0,)
    assert not match.standing.over


def test_a_match_left_early_goes_on_when_reopened() -> None:
    match = journal(record(10), EARLY, REOPEN, record(0, 30)).match

    assert not match.over
    assert match.winners == ()
    assert totals(match) == (10, 30)


def test_a_match_that_is_over_can_be_opened_and_closed_again() -> None:
    opened = journal(*FOUR, REOPEN)

    assert opened.match.over
    assert not opened.match.closed
    assert go_on(opened, Closed()).match.closed
    assert go_on(opened, Closed()).match.winners == (0,)


def test_a_deal_after_the_end_is_kept_and_changes_nothing() -> None:
    match = journal(*FOUR, record(0, 500)).match

    assert match.standing.stuck == 5
    assert match.winners == (0,)
    assert totals(match) == (40, 25)


def test_a_deal_can_be_tried_in_its_place_before_it_is_entered() -> None:
    match = journal(*FOUR).match

    tried = match.tried(2, match.entry(1))
    after_the_end = match.tried(5, match.entry(1))

    assert tried.number == 2
    assert tried.played is not None
    assert tried.played.totals == (20, 0)
    assert after_the_end.refused
    assert match.entry(5) == blank(2)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (UNDO, "nothing to undo"),
        (REDO, "nothing to redo"),
        (correct(1, 5), "no deal 1"),
        (correct(0, 5), "no deal 0"),
        (remove(1), "no deal 1"),
        (remove(-1), "no deal -1"),
        (Started(game="hand-and-foot", players=PLAYERS, sides=SIDES), "cannot stand inside"),
    ],
)
def test_a_change_the_match_does_not_allow_is_impossible(change: Change, why: str) -> None:
    begun = journal()

    with pytest.raises(Impossible, match=why):
        go_on(begun, change)
    assert begun.next_number == 2


@pytest.mark.parametrize(
    "change",
    [
        DealRecorded(deal={}),
        DealRecorded(deal={"sides": [{}]}),
        DealCorrected(number=1, deal={"sides": [{}, {"rank": 1}]}),
    ],
)
def test_a_deal_that_cannot_be_read_is_not_entered(change: Change) -> None:
    with pytest.raises(Unreadable, match=r"^deal\.sides"):
        go_on(journal(record(10)), change)


def test_a_journal_begins_with_the_start_of_a_known_game() -> None:
    unknown = start("m1", Started(game="whist", players=PLAYERS, sides=SIDES), EVENING)
    headless = Journal("m1", (Step(1, EVENING, record(10)),))

    for broken in (unknown, headless):
        with pytest.raises(Impossible, match="does not begin with the start"):
            _ = broken.match


@pytest.mark.parametrize(
    "change",
    [
        Started(game="hand-and-foot", players=PLAYERS, sides=SIDES, rules={"decks": 6}),
        record(1, 2),
        correct(3, 1, 2),
        remove(2),
        EARLY,
        REOPEN,
        Closed(),
        UNDO,
        REDO,
    ],
)
def test_a_change_survives_being_stored(change: Change) -> None:
    assert CHANGES.validate_json(CHANGES.dump_json(change)) == change


def test_house_rules_hold_from_the_start() -> None:
    match = journal(record(10), deals=1, tie="extra-deal").match

    assert match.over
    assert match.setup.rules.changed() == {"deals": 1, "tie": "extra-deal"}

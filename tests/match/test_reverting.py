"""Any step can be taken back, wherever it stands; what was done since stays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.match.changes import CHANGES, Change, Closed, Reverted, RulesChanged
from scorekeeper.match.journal import Impossible, Journal, NotReverted
from scorekeeper.match.reverting import DONE, STARTED
from tests.match.makers import (
    EARLY,
    REDO,
    REOPEN,
    UNDO,
    correct,
    go_on,
    journal,
    record,
    remove,
    totals,
)
from tests.match.test_laws import CHANGES as ANY
from tests.match.test_laws import LAW, those_possible

RULES = RulesChanged(rules={"joker": 25})
MORE_RULES = RulesChanged(rules={"joker": 25, "two": 10})
OTHER_RULES = RulesChanged(rules={"joker": 30})
NUMBERS = st.integers(2, 16)
DEALT = [record(10), record(0, 20), record(30)]
"""Steps 2 to 4."""


def back(number: int) -> Reverted:
    """A step taken back, by its number."""
    return Reverted(number=number)


WITH_REVERTS: st.SearchStrategy[Change] = st.one_of(
    ANY, ANY, st.builds(back, NUMBERS), st.sampled_from([RULES, MORE_RULES, OTHER_RULES])
)


def reverted_where_possible(walked: Journal, number: int) -> Journal | None:
    try:
        return go_on(walked, back(number))
    except Impossible:
        return None


@pytest.mark.parametrize(
    ("done", "number", "left"),
    [
        ([correct(1, 15)], 5, (40, 20)),
        ([correct(1, 15), record(0, 7), correct(2, 9)], 5, (49, 7)),
        ([], 3, (40, 0)),
        ([correct(3, 31)], 2, (31, 20)),
        ([remove(2)], 5, (40, 20)),
        ([remove(1), record(0, 5)], 5, (40, 25)),
        ([remove(1), correct(2, 31)], 5, (41, 20)),
        ([remove(1), remove(1)], 5, (40, 0)),
        ([UNDO], 5, (40, 20)),
        ([UNDO, REDO], 6, (10, 20)),
        ([UNDO, record(1)], 5, (41, 20)),
        ([back(3)], 5, (40, 20)),
    ],
)
def test_the_effect_of_one_step_goes_and_later_ones_stay(
    done: list[Change], number: int, left: tuple[int, int]
) -> None:
    assert totals(go_on(journal(*DEALT, *done), back(number))) == left


def test_a_deal_comes_back_to_its_place_with_its_mark() -> None:
    before = journal(*DEALT, correct(2, 0, 25))

    after = go_on(before, remove(2), correct(2, 31), back(6))

    assert [entry.sides[1]["other"] for entry in after.match.entries] == [0, 25, 0]
    assert after.match.edited == {2, 3}


def test_rules_are_taken_back_one_by_one() -> None:
    after = go_on(journal(RULES, MORE_RULES), back(2))

    assert after.match.setup.rules.changed() == {"two": 10}


def test_an_end_is_taken_back() -> None:
    assert not go_on(journal(record(1), EARLY), back(3)).match.over
    assert go_on(journal(record(1), EARLY, REOPEN), back(4)).match.closed
    assert not go_on(journal(record(1), EARLY, correct(1, 2)), back(3)).match.over


@pytest.mark.parametrize(
    ("done", "number", "why"),
    [
        ([], 1, STARTED),
        ([UNDO], 4, DONE),
        ([back(3)], 3, DONE),
        ([remove(2), back(5)], 5, DONE),
        ([RULES, RulesChanged(rules={})], 5, DONE),
        ([EARLY, REOPEN], 5, DONE),
        ([correct(1, 15), correct(1, 16)], 5, "changed again later"),
        ([correct(1, 15)], 2, "changed again later"),
        ([correct(1, 15), remove(1)], 5, "taken out later"),
        ([remove(1), back(5), correct(1, 11)], 5, "put back later"),
        ([RULES, OTHER_RULES], 5, "house rules were changed again"),
        ([record(1), REOPEN, EARLY], 6, "ended, closed or reopened again"),
    ],
)
def test_what_later_steps_build_on_is_not_taken_back(
    done: list[Change], number: int, why: str
) -> None:
    before = journal(*DEALT, *done)

    with pytest.raises(NotReverted, match=why.replace(".", r"\.")):
        go_on(before, back(number))
    assert why in (before.hindrance(number) or "")


def test_no_other_step_is_hindered() -> None:
    assert journal(*DEALT, correct(1, 15)).hindrance(5) is None


@pytest.mark.parametrize("number", [0, -1, 5, 99])
def test_only_steps_that_were_made_can_be_taken_back(number: int) -> None:
    with pytest.raises(Impossible, match="no step"):
        go_on(journal(*DEALT), back(number))


def test_a_step_back_survives_being_stored() -> None:
    assert CHANGES.validate_json(CHANGES.dump_json(back(3))) == back(3)


def test_undo_names_the_step_back() -> None:
    assert go_on(journal(*DEALT), back(3)).undoable == back(3)
    assert go_on(journal(*DEALT), back(3), UNDO).redoable == back(3)


def test_who_reads_the_journal_is_told_what_was_undone() -> None:
    walked = journal(record(10), correct(1, 5), UNDO, REDO, back(3), Closed())

    about = [walked.about(step) for step in walked.steps]
    correction = walked.steps[2]
    assert about == [None, None, None, correction, correction, correction, None]


@LAW
@given(st.lists(WITH_REVERTS, max_size=12))
def test_taking_back_the_last_step_equals_undo(changes: list[Change]) -> None:
    made = those_possible(changes)
    before = journal(*made)

    if made and not isinstance(made[-1], type(UNDO) | type(REDO)):
        undone = go_on(before, UNDO)
        after = reverted_where_possible(before, len(before.steps))
        if after is None:
            assert undone.match == before.match, "only what changed nothing cannot be taken back"
        else:
            assert after.points[-1] == undone.points[-1]


@LAW
@given(st.lists(WITH_REVERTS, max_size=12), NUMBERS)
def test_taking_back_and_undoing_is_nothing(changes: list[Change], number: int) -> None:
    before = journal(*those_possible(changes))
    after = reverted_where_possible(before, number)

    if after:
        assert after.match != before.match
        assert go_on(after, UNDO).match == before.match
        assert go_on(after, back(len(after.steps))).points[-1] == before.points[-1]


@LAW
@given(st.lists(WITH_REVERTS, max_size=12))
def test_deals_keep_their_order_whatever_was_done(changes: list[Change]) -> None:
    for point in journal(*those_possible(changes)).points:
        assert list(point.deals) == sorted(set(point.deals))
        assert len(point.deals) == len(point.match.entries)

"""What holds for every match, whatever was dealt and whoever pressed undo."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import write_entry
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.seating import sides_across
from scorekeeper.games.standing import stand
from scorekeeper.match.changes import Change, Closed, DealCorrected, DealRecorded, Redone, Undone
from scorekeeper.match.file import Filed, read_matches, write_matches
from scorekeeper.match.journal import Impossible, Journal
from scorekeeper.match.match import Match
from scorekeeper.match.names import name_problem, tidy
from tests.games.makers import FORM, setup
from tests.match.deals import deals, matches
from tests.match.makers import EARLY, REDO, REOPEN, UNDO, correct, go_on, journal, record, remove

LAW = settings(deadline=None, max_examples=60)

NUMBERS = st.integers(1, 4)
POINTS = st.integers(-100, 100)
PLAYERS = st.text(max_size=30).map(tidy).filter(lambda name: name_problem(name) is None)
CHANGES: st.SearchStrategy[Change] = st.one_of(
    st.builds(record, POINTS, POINTS),
    st.builds(correct, NUMBERS, POINTS, POINTS),
    st.builds(remove, NUMBERS),
    st.sampled_from([UNDO, UNDO, REDO, REDO, EARLY, REOPEN, Closed()]),
)


def played(entries: list[Entry]) -> Match:
    """The match of two sides with these deals."""
    return Match("m1", HAND_AND_FOOT, setup(), None, tuple(entries))


def recorded(entries: list[Entry]) -> Journal:
    """The journal in which these deals were recorded."""
    return journal(*(DealRecorded(deal=write_entry(FORM, entry)) for entry in entries))


def in_order(entry: Entry, order: list[int]) -> Entry:
    """The same deal with its sides in another order."""
    out = entry.deal["out"]
    turned = order.index(out) if isinstance(out, int) else None
    return Entry({"out": turned}, tuple(entry.sides[side] for side in order))


def those_possible(changes: list[Change]) -> list[Change]:
    """The changes that could be made, one after the other."""
    walked, made = journal(), []
    for change in changes:
        try:
            walked = go_on(walked, change)
        except Impossible:
            continue
        made.append(change)
    return made


def what_stands(changes: list[Change]) -> list[Change]:
    """The changes that were not taken back."""
    stand: list[Change] = []
    undone: list[Change] = []
    for change in changes:
        if isinstance(change, Undone):
            undone.append(stand.pop())
        elif isinstance(change, Redone):
            stand.append(undone.pop())
        else:
            stand.append(change)
            undone = []
    return stand


@LAW
@given(matches())
def test_totals_are_the_sum_of_the_score_lines(entries: list[Entry]) -> None:
    standing = played(entries).standing

    lines = [deal.played.lines for deal in standing.deals if deal.played]
    assert len(lines) == len(entries)
    assert list(standing.totals) == [
        sum(line.points for deal in lines for line in deal[side]) for side in (0, 1)
    ]


@LAW
@given(matches(sides=3), st.permutations(range(3)))
def test_the_order_of_sides_does_not_matter(entries: list[Entry], order: list[int]) -> None:
    standard = setup(3, 3)
    seats = sides_across(3, 3)
    turned = replace(standard, sides=tuple(seats[side] for side in order))
    turned_entries = [in_order(entry, order) for entry in entries]

    one, other = (
        stand(HAND_AND_FOOT, standard, entries),
        stand(HAND_AND_FOOT, turned, turned_entries),
    )

    assert other.totals == tuple(one.totals[side] for side in order)
    assert other.outcome.places == tuple(one.outcome.places[side] for side in order)
    assert {order[side] for side in other.outcome.winners} == set(one.outcome.winners)
    assert other.outcome.next == one.outcome.next
    for deal, turned_deal in zip(one.deals, other.deals, strict=True):
        about = {(p.code, p.side) for p in deal.problems}
        assert about == {
            (p.code, None if p.side is None else order[p.side]) for p in turned_deal.problems
        }


@LAW
@given(matches(), deals(), st.data())
def test_correcting_a_deal_equals_having_entered_it_so(
    entries: list[Entry], other: Entry, data: st.DataObject
) -> None:
    number = data.draw(st.integers(1, len(entries)))
    at_once = [*entries[: number - 1], other, *entries[number:]]

    correction = DealCorrected(number=number, deal=write_entry(FORM, other))
    corrected = go_on(recorded(entries), correction).match

    assert corrected.standing == recorded(at_once).match.standing
    assert corrected == replace(recorded(at_once).match, edited=frozenset({number}))


@LAW
@given(st.lists(CHANGES, max_size=12))
def test_undo_then_redo_is_nothing(changes: list[Change]) -> None:
    before = journal(*those_possible(changes))

    if before.undoable:
        assert go_on(before, UNDO, REDO).match == before.match
    if before.redoable:
        assert go_on(before, REDO, UNDO).match == before.match


@LAW
@given(st.lists(CHANGES, max_size=20))
def test_any_walk_equals_the_fold_of_what_stands(changes: list[Change]) -> None:
    made = those_possible(changes)

    assert journal(*made).match == journal(*what_stands(made)).match


@LAW
@given(st.lists(CHANGES, max_size=12))
def test_every_change_can_be_taken_back_to_the_start(changes: list[Change]) -> None:
    walked = journal(*those_possible(changes))

    while walked.undoable:
        walked = go_on(walked, UNDO)

    assert walked.match == journal().match


@LAW
@given(matches(), st.lists(PLAYERS, min_size=4, max_size=4, unique_by=str.casefold))
def test_export_then_import_is_nothing(entries: list[Entry], names: list[str]) -> None:
    match = played(entries)
    match = replace(match, setup=replace(match.setup, players=tuple(names)))

    assert read_matches(write_matches([Filed(match)])) == (Filed(match),)


@LAW
@given(st.text())
def test_tidying_a_tidy_name_is_nothing(name: str) -> None:
    assert tidy(tidy(name)) == tidy(name)

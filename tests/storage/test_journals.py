from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.match.changes import (
    Change,
    Closed,
    DealCorrected,
    DealRecorded,
    DealRemoved,
    EndedEarly,
    Redone,
    Reopened,
    Reverted,
    Undone,
)
from scorekeeper.match.journal import Impossible, Journal
from scorekeeper.match.names import name_problem, tidy
from scorekeeper.storage.store import Conflict, NoSuchMatch, Store
from tests.storage.makers import (
    NOON,
    after,
    make_deal,
    make_draft,
    make_journal,
    make_store,
    url_of,
    with_deal,
)

Move = Callable[[Journal, int], Change]
MOVES: tuple[Move, ...] = (
    lambda journal, number: DealRecorded(deal=make_deal(journal, 50 * number)),
    lambda journal, number: DealCorrected(number=number, deal=make_deal(journal, 5 * number)),
    lambda journal, number: DealRemoved(number=number),
    lambda journal, number: EndedEarly(),
    lambda journal, number: Reopened(),
    lambda journal, number: Closed(),
    lambda journal, number: Reverted(number=number + 1),
    lambda journal, number: Undone(),
    lambda journal, number: Redone(),
)
moves = st.lists(st.tuples(st.sampled_from(MOVES), st.integers(1, 5)), max_size=15)
names = st.text(min_size=1, max_size=12).map(tidy).filter(lambda name: not name_problem(name))
tables = st.lists(names, min_size=2, max_size=6, unique_by=str.casefold).map(tuple)


@settings(deadline=None, max_examples=60)
@given(tables, moves)
def test_whatever_is_done_to_a_match_is_read_back(
    players: tuple[str, ...], moves: list[tuple[Move, int]]
) -> None:
    journal = make_journal(players=players)
    with make_store("sqlite://", journal) as store:
        for minute, (move, number) in enumerate(moves, start=1):
            try:
                journal = journal.with_change(move(journal, number), after(minute))
            except Impossible:
                continue
            store.record(journal)

        read, (listed,) = store.journal("m1"), store.listed()

    assert read == journal
    assert read.match == journal.match
    assert listed.totals == journal.match.standing.totals
    assert listed.winners == journal.match.winners
    assert listed.open is not journal.match.closed
    assert listed.ended is journal.match.over
    assert listed.sides == journal.match.side_names
    assert listed.last_change == journal.last_change


def test_a_match_never_written_is_not_there() -> None:
    with make_store() as store:
        assert store.journal("nobody") is None


def test_a_match_comes_with_all_the_steps_it_has() -> None:
    journal = make_journal(deals=3)

    with make_store("sqlite://", journal) as store:
        assert store.journal("m1") == journal


def test_a_match_added_twice_is_refused() -> None:
    journal = make_journal()
    with make_store("sqlite://", journal) as store:
        with pytest.raises(Conflict):
            store.add(with_deal(journal))

        assert store.journal("m1") == journal


def test_a_deal_written_twice_is_refused_and_nothing_of_it_stays() -> None:
    journal = make_journal()
    mine, theirs = with_deal(journal, after(1), melded=50), with_deal(journal, after(2))
    with make_store("sqlite://", journal) as store:
        store.save_draft("m1", 1, make_draft(), NOON)
        store.record(mine)
        before = store.listed()

        with pytest.raises(Conflict, match="step 2 of match m1") as refused:
            store.record(theirs, drop_draft=1)

        assert (refused.value.match_id, refused.value.number) == ("m1", 2)
        assert store.journal("m1") == mine
        assert store.listed() == before
        assert store.drafts("m1") == (1,)


def test_a_step_whose_forerunner_is_missing_is_refused() -> None:
    journal = make_journal()
    with make_store("sqlite://", journal) as store:
        with pytest.raises(Conflict):
            store.record(with_deal(with_deal(journal)))

        assert store.journal("m1") == journal


def test_a_step_of_a_match_never_added_is_refused() -> None:
    with make_store() as store, pytest.raises(NoSuchMatch):
        store.record(with_deal(make_journal()))


def test_a_recorded_deal_takes_its_draft_along_and_no_other() -> None:
    journal = make_journal()
    with make_store("sqlite://", journal) as store:
        store.save_draft("m1", 1, make_draft(), NOON)
        store.save_draft("m1", 2, make_draft(), NOON)

        store.record(with_deal(journal), drop_draft=1)

        assert store.drafts("m1") == (2,)


def test_of_many_writers_of_one_step_one_wins(tmp_path: Path) -> None:
    journal = make_journal()
    versions = [with_deal(journal, after(1), melded=5 * n) for n in range(8)]

    with make_store(url_of(tmp_path), journal) as store, ThreadPoolExecutor(8) as threads:
        written = list(threads.map(lambda version: _written(store, version), versions))
        winner = store.journal("m1")

    assert written.count(True) == 1
    assert winner == versions[written.index(True)]


def _written(store: Store, journal: Journal) -> bool:
    try:
        store.record(journal)
    except Conflict:
        return False
    return True


def test_who_made_a_step_is_kept_with_it() -> None:
    begun = make_journal()
    journal = begun.with_change(EndedEarly(), after(1), by="Ravi's phone")
    with make_store("sqlite://", begun) as store:
        store.record(journal)

        assert store.journal("m1") == journal
        assert [step.by for step in journal.steps] == ["", "Ravi's phone"]

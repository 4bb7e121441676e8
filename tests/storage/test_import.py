"""Matches that come by a file, into a database: all of them or none, and none twice."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.match.arrivals import Arrival, Kin, arrivals
from scorekeeper.match.file import filed, write_matches
from scorekeeper.match.journal import Journal
from scorekeeper.storage.store import Conflict, Store
from tests.match.test_laws import LAW
from tests.match.walks import journals
from tests.storage.makers import NOON, after, make_journal, make_store, with_deal


def numbered(found: list[Journal]) -> list[Journal]:
    """The same matches with ids that differ."""
    return [replace(each, match_id=f"m{n}") for n, each in enumerate(found)]


def come(store: Store, text: str) -> list[Kin]:
    """Takes all that can be taken of a file; what was in it."""
    coming = list(arrivals(text, store.journal, NOON))
    store.bring_in([each for each in coming if each.kin in (Kin.NEW, Kin.CONTINUES)])
    return [each.kin for each in coming]


def all_of(store: Store) -> list[Journal]:
    found = [store.journal(match.id) for match in store.listed()]
    return sorted((each for each in found if each), key=lambda each: each.match_id)


@LAW
@given(st.lists(journals(), max_size=4).map(numbered))
def test_export_then_import_into_an_empty_database_gives_the_same(of: list[Journal]) -> None:
    with make_store("sqlite://", *of) as mine, make_store() as theirs:
        exported = write_matches(filed(each, with_journal=True) for each in all_of(mine))
        come(theirs, exported)

        assert all_of(theirs) == all_of(mine) == of
        assert [each.match.standing for each in all_of(theirs)] == [
            each.match.standing for each in of
        ]
        assert {one.id: one for one in theirs.listed()} == {one.id: one for one in mine.listed()}
        assert set(theirs.players(50)) == set(mine.players(50))


@LAW
@given(st.lists(journals(), max_size=3).map(numbered), st.booleans())
def test_a_second_import_adds_nothing(of: list[Journal], with_journal: bool) -> None:
    text = write_matches(filed(each, with_journal=with_journal) for each in of)
    with make_store() as store:
        assert come(store, text) == [Kin.NEW] * len(of)
        before = all_of(store)
        again = come(store, text)

        assert again == [Kin.SAME] * len(of)
        assert all_of(store) == before


def test_a_longer_journal_goes_on_where_ours_ends() -> None:
    ours = make_journal(deals=1)
    theirs = with_deal(with_deal(ours, after(5)), after(6), melded=50)
    with make_store("sqlite://", ours) as store:
        come(store, write_matches([filed(theirs, with_journal=True)]))

        assert store.journal("m1") == theirs
        assert store.listed()[0].last_change == after(6)


@pytest.mark.parametrize(
    "late",
    [
        Arrival(make_journal("m1", deals=3), Kin.NEW),
        Arrival(make_journal("m1", deals=3), Kin.CONTINUES, known=2),
        Arrival(make_journal("m7", deals=3), Kin.CONTINUES, known=2),
    ],
)
def test_all_come_or_none_where_one_was_changed_meanwhile(late: Arrival) -> None:
    first = Arrival(make_journal("m0", deals=1), Kin.NEW)
    with make_store("sqlite://", make_journal("m1", deals=2)) as store:
        with pytest.raises(Conflict):
            store.bring_in([first, late])

        assert all_of(store) == [make_journal("m1", deals=2)]
        assert store.players(10) == make_journal().match.setup.players

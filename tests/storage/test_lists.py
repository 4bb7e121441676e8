from datetime import timedelta, timezone

import pytest
from sqlalchemy import Engine, event, update

from scorekeeper.match.changes import EndedEarly, Reopened
from scorekeeper.storage.store import Store
from scorekeeper.storage.tables import MatchRow
from scorekeeper.storage.trouble import NoSuchMatch
from tests.storage.makers import (
    NOON,
    after,
    make_journal,
    make_start,
    make_store,
    opened,
    with_deal,
)


def ids(store: Store, **which: object) -> list[str]:
    return [match.id for match in store.listed(**which)]  # type: ignore[arg-type]


def test_a_list_shows_how_a_match_stands_without_its_journal() -> None:
    journal = make_journal(sides=((0, 2), (1, 3)), first_dealer=3)
    with make_store("sqlite://", journal) as store:
        store.record(with_deal(journal, after(1), melded=200))
        (match,) = store.listed()

    assert match.sides == (("Asha", "Chitra"), ("Bilal", "Dev"))
    assert match.totals == (200, 0)
    assert (match.next_deal, match.deals, match.next_dealer) == (2, 4, "Asha")
    assert (match.started, match.last_change, match.binned_at) == (NOON, after(1), None)
    assert (match.game, match.open, match.ended, match.winners) == (
        "hand-and-foot",
        True,
        False,
        (),
    )


def test_a_closed_match_has_winners_and_nothing_to_come() -> None:
    journal = with_deal(make_journal(), melded=200).with_change(EndedEarly(), after(1))

    with make_store("sqlite://", journal) as store:
        (match,) = store.listed()

    assert (match.open, match.ended, match.winners) == (False, True, (0,))
    assert (match.next_deal, match.next_dealer) == (None, None)


def test_a_match_left_early_and_taken_up_again_is_open_and_goes_on() -> None:
    journal = make_journal().with_change(EndedEarly(), NOON).with_change(Reopened(), NOON)

    with make_store("sqlite://", journal) as store:
        (match,) = store.listed(open=True)

    assert (match.ended, match.next_deal, match.next_dealer) == (False, 1, "Asha")


def test_the_match_changed_last_comes_first() -> None:
    old, new = make_journal("old"), make_journal("new", after(5))
    with make_store("sqlite://", old, new) as store:
        assert ids(store) == ["new", "old"]

        store.record(with_deal(old, after(6)))

        assert ids(store) == ["old", "new"]


def test_open_and_closed_matches_are_listed_apart() -> None:
    closed = make_journal("closed").with_change(EndedEarly(), NOON)
    with make_store("sqlite://", make_journal("open"), closed) as store:
        assert ids(store, open=True) == ["open"]
        assert ids(store, open=False) == ["closed"]


def test_pages_follow_each_other_without_a_gap() -> None:
    journals = [make_journal(f"m{n}", after(n)) for n in range(5)]
    with make_store("sqlite://", *journals) as store:
        first = store.listed(limit=2)
        second = store.listed(limit=2, before=first[-1].last_change)
        third = store.listed(limit=2, before=second[-1].last_change)

    assert [match.id for match in (*first, *second, *third)] == ["m4", "m3", "m2", "m1", "m0"]


def test_matches_of_one_moment_are_not_torn_apart() -> None:
    journals = [make_journal(f"m{n}") for n in range(5)]
    with make_store("sqlite://", make_journal("old", after(-1)), *journals) as store:
        page = ids(store, limit=2)

        assert page == ["m4", "m3", "m2", "m1", "m0"]
        assert ids(store, limit=2, before=NOON) == ["old"]


def test_times_come_back_aware_whatever_zone_they_came_from() -> None:
    delhi = timezone(timedelta(hours=5, minutes=30))
    with make_store("sqlite://", make_journal("m1", NOON.astimezone(delhi))) as store:
        (match,) = store.listed()

    assert match.started == NOON
    assert match.started.utcoffset() == timedelta(0)


def test_a_match_in_the_bin_is_out_of_sight_and_whole() -> None:
    journal = make_journal()
    with make_store("sqlite://", journal, make_journal("other")) as store:
        store.bin("m1", after(9))

        assert ids(store) == ["other"]
        assert [(match.id, match.binned_at) for match in store.binned().matches] == [
            ("m1", after(9))
        ]
        assert store.journal("m1") == journal

        store.restore("m1")

        assert ids(store) == ["other", "m1"]
        assert not store.binned()


def test_the_bin_shows_first_what_was_thrown_away_last() -> None:
    with make_store("sqlite://", make_journal("m1"), make_journal("m2")) as store:
        store.bin("m2", after(1))
        store.bin("m1", after(2))

        assert [match.id for match in store.binned().matches] == ["m1", "m2"]


def test_a_match_that_is_not_there_cannot_be_thrown_away() -> None:
    with make_store() as store, pytest.raises(NoSuchMatch):
        store.bin("nobody", NOON)


def test_players_are_remembered_those_who_played_last_first() -> None:
    monday = make_journal("monday", NOON, players=("Asha", "Bilal"))
    friday = make_journal("friday", after(9), players=("Chitra", "ASHA"))
    with make_store("sqlite://", friday, monday) as store:
        assert store.players(9) == ("ASHA", "Chitra", "Bilal")
        assert store.players(1) == ("ASHA",)


def test_the_last_table_is_that_of_the_match_started_last() -> None:
    first, second = make_start(("Asha", "Bilal")), make_start(("Chitra", "Dev"))
    with make_store("sqlite://") as store:
        assert store.last_table() is None

        store.add(make_journal("new", after(5), players=second.players))
        store.add(make_journal("old", NOON, players=first.players))
        assert store.last_table() == store.last_table("hand-and-foot") == second
        assert store.last_table("bridge") is None

        store.bin("new", NOON)
        assert store.last_table() == first


def test_a_match_of_a_game_not_known_here_is_listed() -> None:
    with opened() as engine:
        store = Store(engine)
        store.add(make_journal())
        with engine.begin() as connection:
            connection.execute(update(MatchRow).values(game="bridge"))

        assert [match.game for match in store.listed()] == ["bridge"]
        assert store.draft("m1", 1) is None


def test_lists_are_read_along_an_index() -> None:
    with opened() as engine:
        store, plans = Store(engine), _plans(engine)
        store.listed()
        store.listed(open=True, before=NOON)
        store.last_table()
        store.last_table("hand-and-foot")

    assert len(plans) == 4
    assert all("USING INDEX match_" in plan and "TEMP B-TREE" not in plan for plan in plans)


def _plans(engine: Engine) -> list[str]:
    """Filled with the plan of every query from now on."""
    plans: list[str] = []

    @event.listens_for(engine, "before_cursor_execute")
    def explain(connection, cursor, statement, parameters, *_):  # type: ignore[no-untyped-def]
        if statement.startswith("SELECT"):
            cursor.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            plans.append("; ".join(row[-1] for row in cursor.fetchall()))

    return plans

"""The bin: what waits there, what comes back, and what is gone for good."""

import pytest
from sqlalchemy import text
from sqlmodel import Session

from scorekeeper.storage.access import Access
from scorekeeper.storage.bin import Binned
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import StorageTrouble
from tests.storage.makers import (
    NOON,
    PLAYERS,
    after,
    make_draft,
    make_journal,
    make_store,
    opened,
    with_deal,
)

OF_A_MATCH = ("match", "change", "seat", "draft", "access")


def rows(store: Store, table: str) -> int:
    with Session(store._engine) as session:
        return int(session.connection().execute(text(f"SELECT count(*) FROM {table}")).scalar_one())


def test_a_player_in_the_bin_is_offered_no_more_and_can_be_had_back() -> None:
    with make_store("sqlite://", make_journal()) as store:
        store.bin_player("Bilal", after(1))
        store.bin_player("ASHA", after(2))
        assert store.binned().players == ("Asha", "Bilal")
        assert store.players(9) == ("Chitra", "Dev")

        store.bin_player("Bilal", None)

        assert store.binned().players == ("Asha",)
        assert set(store.players(9)) == {"Bilal", "Chitra", "Dev"}


def test_the_matches_of_a_player_in_the_bin_stay_as_they_are() -> None:
    journal = make_journal(deals=2)
    with make_store("sqlite://", journal) as store:
        before = store.listed()
        store.bin_player("Asha", after(1))
        store.delete(store.binned())

        assert store.journal("m1") == journal
        assert store.listed() == before
        assert rows(store, "seat") == len(PLAYERS)


@pytest.mark.parametrize("for_good", [False, True])
def test_who_plays_again_is_offered_again(for_good: bool) -> None:
    with make_store("sqlite://", make_journal()) as store:
        store.bin_player("Asha", after(1))
        if for_good:
            store.delete(store.binned())
        assert "Asha" not in store.players(9)

        store.add(make_journal("m2", after(3)))

        assert "Asha" in store.players(9)
        assert not store.binned()


def test_an_older_match_that_comes_in_later_does_not_bring_a_player_back() -> None:
    with make_store("sqlite://", make_journal()) as store:
        store.bin_player("Asha", after(1))
        store.add(make_journal("older", after(-60)))

        assert store.binned().players == ("Asha",)


def test_a_player_nobody_knows_cannot_be_thrown_away_and_harms_nothing() -> None:
    with make_store("sqlite://", make_journal()) as store:
        store.bin_player("Nobody", after(1))
        store.delete(Binned(players=("Nobody",)))

        assert not store.binned()
        assert set(store.players(9)) == set(PLAYERS)


def test_a_match_deleted_for_good_takes_all_along_that_was_its_own() -> None:
    with opened() as engine:
        store = Store(engine)
        for journal in (make_journal("m1", deals=3), make_journal("m2", deals=3)):
            store.add(journal)
            store.save_draft(journal.match_id, 0, make_draft(), NOON)
            access = Access(engine, "the-key-of-the-bin-tests")
            secret = access.invite("score", journal.match_id, NOON)
            assert access.join(secret, "", NOON)
        whole = {table: rows(store, table) for table in OF_A_MATCH}
        store.bin("m1", after(1))

        store.delete(store.binned())

        assert {table: 2 * rows(store, table) for table in OF_A_MATCH} == whole
        assert store.journal("m1") is None
        assert store.journal("m2") == make_journal("m2", deals=3)
        assert not store.binned()


def test_only_what_is_in_the_bin_is_deleted() -> None:
    with make_store("sqlite://", make_journal("m1"), make_journal("m2")) as store:
        preset = store.keep_preset("hand-and-foot", "Friday", {}, NOON)
        store.bin("m1", after(1))
        store.bin_preset(preset.id, after(1))
        store.bin_player("Asha", after(1))
        seen = store.binned()
        store.restore("m1")
        store.bin("m2", after(2))
        store.bin_preset(preset.id, None)
        store.bin_player("Asha", None)

        store.delete(seen)

        assert store.journal("m1")
        assert [match.id for match in store.binned().matches] == ["m2"]
        assert store.presets("hand-and-foot") == (preset,)
        assert "Asha" in store.players(9)


def test_one_thing_is_deleted_for_good_and_the_others_wait() -> None:
    with make_store("sqlite://", make_journal("m1"), make_journal("m2")) as store:
        store.bin("m1", after(1))
        store.bin("m2", after(2))
        store.bin_player("Asha", after(1))
        newest, older = store.binned().matches

        store.delete(Binned(matches=(newest,)))

        assert store.binned() == Binned(matches=(older,), players=("Asha",))


def test_a_player_deleted_for_good_is_forgotten_with_the_last_match() -> None:
    with make_store("sqlite://", make_journal("m1")) as store:
        store.bin_player("Asha", after(1))
        store.delete(store.binned())
        assert rows(store, "player") == len(PLAYERS)

        store.bin("m1", after(2))
        store.delete(store.binned())

        assert rows(store, "player") == len(PLAYERS) - 1
        assert set(store.players(9)) == set(PLAYERS) - {"Asha"}


def test_nothing_is_entered_into_a_match_that_is_gone() -> None:
    with make_store("sqlite://", make_journal("m1")) as store:
        store.bin("m1", after(1))
        store.delete(store.binned())

        with pytest.raises(StorageTrouble, match="deleted for good"):
            store.save_draft("m1", 0, make_draft(), NOON)
        with pytest.raises(LookupError):
            store.record(with_deal(make_journal("m1")))

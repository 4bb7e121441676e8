"""What a device that was invited to a match can read and write."""

import inspect
from collections.abc import Callable

import pytest

from scorekeeper.match.arrivals import Arrival, Kin
from scorekeeper.storage.allowed import AllowedStore, allowed
from scorekeeper.storage.right import HOST, Right
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import StorageTrouble
from tests.storage.makers import NOON, after, make_draft, make_journal, make_store, with_deal

WATCHER = Right(watching=frozenset({"m1"}))
SCORER = Right(scoring=frozenset({"m1"}))

WRITING: dict[str, Callable[[Store], object]] = {
    "add": lambda store: store.add(make_journal("m3")),
    "bring_in": lambda store: store.bring_in([Arrival(make_journal("m3"), Kin.NEW)]),
    "record": lambda store: store.record(with_deal(make_journal("m1"))),
    "save_draft": lambda store: store.save_draft("m1", 0, make_draft(), NOON),
    "drop_draft": lambda store: store.drop_draft("m1", 0),
    "bin": lambda store: store.bin("m1", NOON),
    "restore": lambda store: store.restore("m1"),
    "keep_preset": lambda store: store.keep_preset("hand-and-foot", "Friday", {}, NOON),
    "rename_preset": lambda store: store.rename_preset(1, "Friday"),
    "bin_preset": lambda store: store.bin_preset(1, NOON),
}
SCORING = ("record", "save_draft", "drop_draft")


@pytest.mark.parametrize("call", WRITING)
def test_a_watcher_writes_nothing(call: str) -> None:
    with make_store("sqlite://", make_journal("m1")) as store:
        with pytest.raises(StorageTrouble, match="may not do that"):
            WRITING[call](allowed(store, WATCHER))

        assert store.journal("m1") == make_journal("m1")
        assert len(store.listed()) == 1


@pytest.mark.parametrize("call", sorted(WRITING.keys() - SCORING))
def test_a_scorer_changes_nothing_but_the_match(call: str) -> None:
    with make_store("sqlite://", make_journal("m1")) as store, pytest.raises(StorageTrouble):
        WRITING[call](allowed(store, SCORER))


def test_a_scorer_writes_to_the_match() -> None:
    with make_store("sqlite://", make_journal("m1"), make_journal("m2")) as store:
        theirs = allowed(store, SCORER)
        for call in SCORING:
            WRITING[call](theirs)
        with pytest.raises(StorageTrouble):
            theirs.record(with_deal(make_journal("m2")))

        journal = store.journal("m1")
        assert journal
        assert len(journal.match.entries) == 1


@pytest.mark.parametrize("right", [WATCHER, SCORER])
def test_other_matches_are_not_there(right: Right) -> None:
    others = [make_journal(f"other{n}", after(n + 1)) for n in range(3)]
    with make_store("sqlite://", make_journal("m1"), *others) as store:
        store.save_draft("other1", 0, make_draft(), NOON)
        store.bin("other2", NOON)
        theirs = allowed(store, right)

        assert theirs.journal("m1")
        assert theirs.journal("other1") is None
        assert theirs.draft("other1", 0) is None
        assert theirs.drafts("other1") == ()
        assert [match.id for match in theirs.listed(limit=1)] == ["m1"]
        assert theirs.binned() == ()
        assert theirs.players(9) == ()
        assert theirs.last_table() is None


def test_the_host_has_the_whole_store() -> None:
    with make_store() as store:
        assert allowed(store, HOST) is store


def test_every_call_of_the_store_has_been_thought_of() -> None:
    """Also those that `listed` is: it is made of what `_seen` allows."""
    calls = {name for name, _ in inspect.getmembers(Store, inspect.isfunction) if name[0] != "_"}

    assert calls - vars(AllowedStore).keys() == {"listed"}

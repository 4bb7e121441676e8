"""From every earlier schema to that of today, with matches in it: nothing is lost on the way."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlmodel import SQLModel

from scorekeeper.match.changes import EndedEarly
from scorekeeper.storage.access import Access
from scorekeeper.storage.backups import Backups
from scorekeeper.storage.store import Store
from tests.storage.makers import (
    NOON,
    after,
    make_draft,
    make_journal,
    make_store,
    opened,
    url_of,
    with_deal,
)
from tests.storage.revisions import REVISIONS, Rows, make_old, read_rows

PLAYED = with_deal(make_journal("m1", deals=2), after(3), melded=200)
ENDED = make_journal("m2", after(-60), deals=1, players=("Ravi", "ਰਵੀ")).with_change(
    EndedEarly(), after(-50)
)
BINNED = make_journal("m3", after(-99))
KEY = "the-key-of-these-tests"


def make_rows(folder: Path) -> Rows:
    """The rows of today of some matches, a draft, house rules and an invitation."""
    folder.mkdir()
    with make_store(url_of(folder), PLAYED, ENDED, BINNED) as store:
        store.bin("m3", NOON)
        store.save_draft("m1", 0, make_draft(), NOON)
        store.keep_preset("hand-and-foot", "Friday", {"deals": 3}, NOON)
    with opened(url_of(folder)) as engine:
        Access(engine, KEY).invite("score", "m1", NOON)
    return read_rows(folder / "scorekeeper.db")


@pytest.mark.parametrize("revision", REVISIONS)
def test_an_old_database_is_brought_up_to_date_with_all_that_is_in_it(
    tmp_path: Path, revision: str
) -> None:
    rows = make_rows(tmp_path / "today")
    file = make_old(tmp_path, revision, rows)
    old = read_rows(file)

    with opened(url_of(tmp_path)) as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, SQLModel.metadata) == []
        store = Store(engine)
        assert [store.journal(match) for match in ("m1", "m2", "m3")] == [PLAYED, ENDED, BINNED]
        assert [match.id for match in store.listed()] == ["m1", "m2"]
        assert [match.id for match in store.binned().matches] == ["m3"]
        assert store.listed(open=True)[0].totals == PLAYED.match.standing.totals
        assert store.draft("m1", 0) == make_draft()
        assert set(store.players(9)) == {"Asha", "Bilal", "Chitra", "Dev", "Ravi", "ਰਵੀ"}
        assert len(store.presets("hand-and-foot")) == len(old.get("preset", ()))
        assert len(Access(engine, KEY).links("m1")) == len(old.get("access", ()))
    (backup,) = Backups(file).newest_first() if revision != REVISIONS[-1] else (None,)
    assert backup is None or read_rows(backup.path) == old


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_match_of_an_old_database_goes_on(tmp_path: Path, revision: str) -> None:
    make_old(tmp_path, revision, make_rows(tmp_path / "today"))
    further = with_deal(PLAYED, after(9), melded=100)

    with make_store(url_of(tmp_path)) as store:
        store.record(further, drop_draft=0)
        store.add(make_journal("m4", after(10)))

        assert store.journal("m1") == further
        assert store.drafts("m1") == ()

"""A backup in the place of the database: nothing that was there is lost by it."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from scorekeeper.storage.backups import Backups
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.restoring import newest_good, restore
from scorekeeper.storage.store import Store
from tests.storage.damage import DAMAGES, spoil_a_table
from tests.storage.makers import (
    NOON,
    after,
    make_journal,
    make_store,
    opened,
    url_of,
    with_deal,
)
from tests.storage.revisions import REVISIONS, make_old, read_rows
from tests.storage.test_trouble import trouble

THEN, NOW = make_journal("m1", deals=1), make_journal("m1", deals=2)


def make_backed_up(folder: Path) -> tuple[Path, Path]:
    """A file with a deal more than its backup, and the backup."""
    with make_store(url_of(folder), THEN):
        pass
    backup = Backups(folder / "scorekeeper.db").make().path
    with make_store(url_of(folder)) as store:
        store.record(NOW)
    return folder / "scorekeeper.db", backup


def test_the_database_is_as_it_was_and_the_other_is_set_aside(tmp_path: Path) -> None:
    file, backup = make_backed_up(tmp_path)
    before = read_rows(file)

    restored = restore(file, backup, NOON)

    assert restored.matches == 1
    assert restored.aside == tmp_path / "scorekeeper-set-aside-20260102T120000Z.db"
    assert read_rows(restored.aside) == before
    with make_store(url_of(tmp_path)) as store:
        assert store.journal("m1") == THEN


def test_what_is_set_aside_takes_nobodys_place(tmp_path: Path) -> None:
    file, backup = make_backed_up(tmp_path)

    aside = [restore(file, backup, NOON).aside for _ in range(3)]

    assert len(set(aside)) == 3
    assert all(each and each.exists() for each in aside)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_database_is_told_at_the_start_set_aside_and_replaced(
    tmp_path: Path, damage: str
) -> None:
    file, backup = make_backed_up(tmp_path)
    DAMAGES[damage](file)
    damaged = file.read_bytes() if file.exists() else None

    with pytest.raises(Exception, match="Nothing was changed") as caught:
        open_database(url_of(tmp_path))
    assert getattr(caught.value, "code", "") in {"damaged", "not-a-database", "lost"}
    assert (file.read_bytes() if file.exists() else None) == damaged

    restored = restore(file, backup, NOON)

    assert (restored.aside.read_bytes() if restored.aside else None) == damaged
    with make_store(url_of(tmp_path)) as store:
        assert store.journal("m1") == THEN


def test_what_sqlite_keeps_beside_a_damaged_file_goes_with_it(tmp_path: Path) -> None:
    file, backup = make_backed_up(tmp_path)
    file.write_bytes(b"\xff" * 8192)
    for end in ("-wal", "-shm"):
        file.with_name(file.name + end).write_text(end)

    aside = restore(file, backup, NOON).aside

    assert aside
    assert [aside.with_name(aside.name + end).read_text() for end in ("-wal", "-shm")] == [
        "-wal",
        "-shm",
    ]


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    with make_store(url_of(tmp_path), THEN):
        pass
    file = tmp_path / "scorekeeper.db"
    old = make_old(tmp_path / "old", REVISIONS[0], read_rows(file))

    assert restore(file, old, NOON).matches == 1

    with make_store(url_of(tmp_path)) as store:
        assert store.journal("m1") == THEN


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_no_backup_is_refused_and_nothing_changes(tmp_path: Path, damage: str) -> None:
    file, backup = make_backed_up(tmp_path)
    DAMAGES[damage](backup)
    before = file.read_bytes()

    with pytest.raises(Exception, match="Nothing was changed"):
        restore(file, backup, NOON)

    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*aside*"))


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file, backup = make_backed_up(tmp_path)
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '2031a'")
        connection.commit()

    with trouble("newer", backup):
        restore(file, backup, NOON)


def test_the_newest_that_is_whole_is_offered(tmp_path: Path) -> None:
    file, first = make_backed_up(tmp_path)
    backups = Backups(file)
    spoil_a_table(backups.make().path)

    found = newest_good(backups)

    assert found
    assert found.path == first


def test_a_database_that_a_server_has_open_is_not_replaced(tmp_path: Path) -> None:
    file, backup = make_backed_up(tmp_path)
    other = (
        "import sys; from scorekeeper.storage.engine import open_database;"
        "open_database(sys.argv[1]); print('open', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", other, url_of(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdout
        server.stdout.readline()
        with trouble("in-use", file):
            restore(file, backup, NOON)
        server.communicate()

    assert restore(file, backup, NOON).matches == 1


def test_a_server_goes_over_to_a_file_that_was_put_in_place_by_hand(tmp_path: Path) -> None:
    file, backup = make_backed_up(tmp_path)
    with opened(url_of(tmp_path)) as engine:
        store = Store(engine)
        assert store.journal("m1") == NOW
        file.rename(tmp_path / "old.db")
        with trouble("gone", file):
            store.listed()
        shutil.copy(backup, file)

        assert store.journal("m1") == THEN
        store.record(with_deal(THEN, after(9)))
    with make_store(url_of(tmp_path)) as again:
        assert again.journal("m1") == with_deal(THEN, after(9))


def test_a_server_says_when_its_file_is_damaged_and_goes_on_when_it_is_mended(
    tmp_path: Path,
) -> None:
    file, _ = make_backed_up(tmp_path)
    whole = file.read_bytes()
    with opened(url_of(tmp_path)) as engine:
        engine.dispose()
        spoil_a_table(file)
        further = with_deal(NOW, after(9))
        with trouble("damaged", file):
            Store(engine).record(further)
        engine.dispose()
        file.write_bytes(whole)

        Store(engine).record(further)
        assert Store(engine).journal("m1") == further


def test_without_the_file_its_backups_are_not_forgotten(tmp_path: Path) -> None:
    file, _ = make_backed_up(tmp_path)
    file.unlink()

    with trouble("lost", file):
        open_database(url_of(tmp_path))
    assert not file.exists()

    shutil.rmtree(tmp_path / "backups")
    open_database(url_of(tmp_path)).dispose()
    assert file.exists()

"""Backups: whole copies, the last ten kept, and one of them put back."""

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from scorekeeper.storage import backups as module
from scorekeeper.storage.backups import KEPT, Backups, copy
from scorekeeper.storage.store import Store
from tests.storage.damage import spoil_a_table
from tests.storage.makers import NOON, make_journal, make_store, opened, url_of
from tests.storage.test_trouble import trouble


class Clock:
    """A clock that is set by hand."""

    now = NOON

    def __call__(self) -> datetime:
        return self.now


def make_backups(folder: Path, matches: int = 1) -> tuple[Backups, Clock]:
    """Of a file with so many matches."""
    clock = Clock()
    with make_store(url_of(folder), *(make_journal(f"m{n}") for n in range(1, matches + 1))):
        pass
    return Backups(folder / "scorekeeper.db", clock), clock


def files(backups: Backups) -> list[str]:
    return sorted(path.name for path in backups.folder.iterdir())


def matches_of(file: Path) -> list[str]:
    with make_store(f"sqlite:///{file}") as store:
        return sorted(match.id for match in store.listed())


def test_a_backup_is_one_file_with_all_that_was_saved(tmp_path: Path) -> None:
    backups, _ = make_backups(tmp_path)
    with opened(url_of(tmp_path)) as engine:
        Store(engine).add(make_journal("m2"))  # stands in the WAL alone
        made = backups.make()

    assert files(backups) == ["backup-0001-20260102T120000Z.db"] == [made.path.name]
    assert matches_of(made.path) == ["m1", "m2"]


def test_a_backup_is_of_one_moment_while_somebody_writes(tmp_path: Path) -> None:
    backups, _ = make_backups(tmp_path)
    with closing(sqlite3.connect(backups.file)) as other:
        other.execute("DELETE FROM change")
        made = backups.make()
        other.rollback()

    with make_store(f"sqlite:///{made.path}") as store:
        assert store.journal("m1") == make_journal("m1")


def test_the_last_ten_are_kept(tmp_path: Path) -> None:
    backups, clock = make_backups(tmp_path)
    for _ in range(KEPT + 3):
        clock.now += timedelta(days=1)
        backups.make()

    assert [each.number for each in backups.newest_first()] == [*range(13, 3, -1)]


def test_the_one_made_last_is_the_newest_whatever_the_clock_says(tmp_path: Path) -> None:
    backups, clock = make_backups(tmp_path)
    for _ in range(KEPT):
        backups.make()
    clock.now -= timedelta(days=400)

    made = backups.make()

    assert backups.newest_first()[0] == made
    assert len(backups.newest_first()) == KEPT


def test_one_a_day_is_enough(tmp_path: Path) -> None:
    backups, clock = make_backups(tmp_path)
    made = []
    for hours in (0, 1, 23, 24, 25, 48, 0, 1):  # at the end the clock is set back
        clock.now = NOON + timedelta(hours=hours)
        backups.make_daily()
        made.append(len(backups.newest_first()))

    assert made == [1, 1, 1, 2, 2, 3, 4, 4]


def test_there_is_none_of_a_database_without_matches(tmp_path: Path) -> None:
    backups, _ = make_backups(tmp_path, matches=0)

    backups.make_daily()

    assert backups.newest_first() == ()
    assert backups.trouble is None


def test_other_files_are_no_backups_and_are_left_alone(tmp_path: Path) -> None:
    backups, _ = make_backups(tmp_path)
    backups.folder.mkdir()
    for name in ("notes.txt", "backup-1.db", "backup-0009-20260102T120000Z.db.part"):
        (backups.folder / name).touch()

    assert backups.newest_first() == ()
    assert len(files(backups)) == 3


def test_a_folder_that_cannot_be_made_is_told_and_tried_again(tmp_path: Path) -> None:
    backups, _ = make_backups(tmp_path)
    backups.folder.touch()

    backups.make_daily()
    assert backups.trouble is not None
    assert str(backups.folder) in str(backups.trouble)

    backups.folder.unlink()
    backups.make_daily()
    assert backups.trouble is None
    assert len(backups.newest_first()) == 1


def test_a_damaged_file_is_not_backed_up(tmp_path: Path) -> None:
    backups, _ = make_backups(tmp_path)
    good = backups.make()
    spoil_a_table(backups.file)

    with trouble("damaged", backups.file):
        backups.make()

    assert files(backups) == [good.path.name]


def test_what_a_kill_left_of_a_backup_is_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backups, _ = make_backups(tmp_path)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "_settle", killed)
    with pytest.raises(KeyboardInterrupt):
        backups.make()
    monkeypatch.undo()
    assert backups.newest_first() == ()

    made = backups.make()

    assert files(backups) == [made.path.name]


def test_a_copy_takes_nobodys_place(tmp_path: Path) -> None:
    backups, _ = make_backups(tmp_path)
    target = tmp_path / "letter"
    target.write_text("Dear Asha")

    with trouble("exists", target):
        copy(backups.file, target)

    assert target.read_text() == "Dear Asha"

"""Putting a backup in the place of the database, which is set aside and never lost."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sqlalchemy import URL

from scorekeeper.storage.backups import (
    AT,
    Backup,
    Backups,
    copy,
    look_for,
    look_through,
    matches_in,
    sync_folder,
)
from scorekeeper.storage.engine import look_at, open_database
from scorekeeper.storage.trouble import StorageTrouble, troubles

if sys.platform != "win32":
    import fcntl

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file, by the end of its name."""
SHARED = (510, 0x40000002)
"""The bytes, how many and from where, that SQLite locks as long as it has a file open in WAL."""


@dataclass(frozen=True)
class Restored:
    """How many matches are back, and where the database is that was there before, if any was."""

    matches: int
    aside: Path | None


def newest_good(backups: Backups) -> Backup | None:
    """The newest backup that can be put back. Raises StorageTrouble when none can be looked for."""
    return next((each for each in backups.newest_first() if is_good(each.path)), None)


def is_good(file: Path) -> bool:
    with suppress(StorageTrouble):
        check_whole(file)
        return True
    return False


def check_whole(file: Path) -> None:
    """Raises StorageTrouble for what is no database of scorekeeper, is damaged, or newer."""
    look_for(file)
    look_at(url_of(file))
    look_through(file, told_as=file)


def restore(file: Path, source: Path, at: datetime) -> Restored:
    """Put a copy of `source` in the place of the database `file`, and bring it up to date.

    Raises StorageTrouble, and leaves everything as it was, for a source that cannot be used and
    for a database that a server has open.
    """
    check_whole(source)
    incoming = file.with_name(f"{file.name}.restored")
    with troubles(str(file)):
        file.parent.mkdir(parents=True, exist_ok=True)
        incoming.unlink(missing_ok=True)
    copy(source, incoming)
    try:
        _look_for_others(file)
        with troubles(str(file)):
            aside = _set_aside(file, at) if file.exists() else None
            incoming.replace(file)
            sync_folder(file.parent)
    finally:
        with suppress(OSError):
            incoming.unlink(missing_ok=True)
    open_database(url_of(file)).dispose()
    return Restored(matches_in(file), aside)


def url_of(file: Path) -> str:
    return URL.create("sqlite", database=str(file)).render_as_string()


def _look_for_others(file: Path) -> None:
    """Raises StorageTrouble when another process has the database open.

    SQLite itself is not asked: it would touch a damaged file, and throw away what is beside it.
    """
    if sys.platform == "win32" or not file.exists():
        return  # there, a file that is open cannot get another name
    with troubles(str(file)), file.open("r+b") as opened:
        try:
            fcntl.lockf(opened, fcntl.LOCK_EX | fcntl.LOCK_NB, *SHARED)
        except BlockingIOError as error:
            raise StorageTrouble("in-use", path=str(file)) from error


def _set_aside(file: Path, at: datetime) -> Path:
    """The file under another name, with what SQLite keeps beside it.

    Where the system can give a file two names, there is no moment without a database.
    """
    aside = next(name for name in _names(file, at) if not name.exists())
    for end in BESIDE:
        beside = file.with_name(file.name + end)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + end))
    try:
        os.link(file, aside)
    except OSError:
        file.rename(aside)
    return aside


def _names(file: Path, at: datetime) -> Iterator[Path]:
    stem = f"{file.stem}-set-aside-{at.strftime(AT)}"
    yield file.with_name(f"{stem}.db")
    number = 1
    while True:
        number += 1
        yield file.with_name(f"{stem}-{number}.db")

"""Backups: whole, checked copies of the database file, in the folder `backups` beside it."""

import logging
import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import quote

from scorekeeper.storage.trouble import StorageTrouble, troubles

KEPT = 10
"""As many are kept; the oldest goes when another one is made."""
EVERY = timedelta(days=1)
PATIENCE = 5.0
"""Seconds that a copy waits for somebody who is writing."""
NAME = re.compile(r"backup-(?P<number>\d{4,})-(?P<at>\d{8}T\d{6}Z)(-before-\w+)?\.db")
"""Numbered, since the clock of a device may be set back."""
AT = "%Y%m%dT%H%M%SZ"
UNFINISHED = ".part"
log = logging.getLogger(__name__)


@dataclass(frozen=True, order=True)
class Backup:
    """A copy, and when it was made (UTC). In the order in which they were made."""

    number: int
    at: datetime
    path: Path


class Backups:
    """Those of one database file."""

    def __init__(self, file: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.file, self.folder, self._now = file, file.parent / "backups", now
        self.trouble: StorageTrouble | None = None
        """What hindered the last one, if it was hindered."""

    def newest_first(self) -> tuple[Backup, ...]:
        """All there are. Raises StorageTrouble."""
        with troubles(str(self.folder)):
            names = list(self.folder.iterdir()) if self.folder.is_dir() else []
        return tuple(sorted(filter(None, map(_backup, names)), reverse=True))

    def make(self, before: str = "") -> Backup:
        """One more, and the oldest goes. `before` names the migration it is made for.

        Raises StorageTrouble, and leaves nothing behind then.
        """
        look_for(self.file)
        there = self.newest_first()
        number, now = 1 + (there[0].number if there else 0), self._now().replace(microsecond=0)
        made_for = f"-before-{before}" if before else ""
        path = self.folder / f"backup-{number:04}-{now.strftime(AT)}{made_for}.db"
        with troubles(str(self.folder)):
            self.folder.mkdir(exist_ok=True)
        copy(self.file, path)
        with troubles(str(self.folder)):
            for old in there[KEPT - 1 :]:
                old.path.unlink(missing_ok=True)
        return Backup(number, now, path)

    def make_daily(self) -> None:
        """One more if the last one is a day old and there is a match to lose.

        It never raises: what hinders it is logged, and kept as `trouble` until one is made.
        """
        try:
            if self._due():
                self.make()
            self.trouble = None
        except StorageTrouble as trouble:
            self.trouble = trouble
            log.warning("no backup was made: %s", trouble)

    def _due(self) -> bool:
        there = self.newest_first()
        # On either side: who sets the clock back waits no longer than a day either.
        recent = there and abs(self._now() - there[0].at) < EVERY
        return not recent and matches_in(self.file) > 0


def copy(source: Path, target: Path) -> None:
    """A copy as of one moment, even while others write; it is whole, or not there at all.

    Raises StorageTrouble: for a damaged source too, and for a target that is there.
    """
    look_for(source)
    unfinished = target.with_name(target.name + UNFINISHED)
    with troubles(str(target)):
        if target.exists():
            raise StorageTrouble("exists", path=str(target))
        unfinished.unlink(missing_ok=True)
    try:
        with troubles(str(source)), closing(connect(source)) as there:
            _fill(unfinished, there)
        look_through(unfinished, told_as=source)
        with troubles(str(target)):
            _settle(unfinished, target)
    except StorageTrouble:
        unfinished.unlink(missing_ok=True)
        raise


def look_for(file: Path) -> None:
    """Raises StorageTrouble where there is no such file."""
    if not file.is_file():
        raise StorageTrouble("no-such-file", path=str(file))


def connect(file: Path) -> sqlite3.Connection:
    """A connection to a file that is there; none is made."""
    # Path.as_uri would need what fetches files from elsewhere, and the browser has none of that.
    path = quote(os.fsencode(file.absolute().as_posix().lstrip("/")))
    return sqlite3.connect(f"file:///{path}?mode=rw", uri=True, timeout=PATIENCE)


def matches_in(file: Path) -> int:
    """How many matches there are, in the bin too. Raises StorageTrouble."""
    with troubles(str(file)), closing(connect(file)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM match").fetchone()
        return int(count)


def look_through(file: Path, told_as: Path) -> None:
    """Raises StorageTrouble for a file in which SQLite finds a fault."""
    with troubles(str(told_as)), closing(connect(file)) as connection:
        (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if said != "ok":
        raise StorageTrouble("damaged", path=str(told_as))


def _fill(file: Path, source: sqlite3.Connection) -> None:
    with closing(sqlite3.connect(file)) as target:
        source.backup(target)
        # A copy is one file, with nothing beside it.
        target.execute("PRAGMA journal_mode=DELETE")


def _settle(unfinished: Path, target: Path) -> None:
    """Give a file its name once all of it is on the device."""
    with unfinished.open("rb") as content:
        os.fsync(content.fileno())
    unfinished.replace(target)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the device, where the system can do that."""
    if os.name != "posix":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # not every file system can
            os.fsync(number)
    finally:
        os.close(number)


def _backup(path: Path) -> Backup | None:
    found = NAME.fullmatch(path.name)
    if found is None:
        return None
    at = datetime.strptime(found["at"], AT).replace(tzinfo=UTC)
    return Backup(int(found["number"]), at, path)

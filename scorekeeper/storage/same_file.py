"""Connections that stay with the file that has the name of the database.

SQLite would go on in a file that was moved or deleted, and what is saved there is lost.
"""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry

from scorekeeper.storage.trouble import StorageTrouble

FILE = "file"


def file_of(url: URL) -> Path | None:
    """The file of a database; None where it is somewhere else, or in the memory."""
    name = url.database or ""
    if url.get_backend_name() != "sqlite" or not name or name.startswith((":", "file:")):
        return None
    return Path(name)


def stay_with(engine: Engine) -> None:
    """From now on a connection is used only while its file is the one of that name.

    Where there is none it is StorageTrouble, and none is made.
    """
    file = file_of(engine.url)
    if file is None:
        return

    def look(_: Dialect, entry: ConnectionPoolEntry, args: Any, named: Any) -> None:
        entry.info[FILE] = _identity(file)

    def look_again(_: DBAPIConnection, entry: ConnectionPoolEntry, __: object) -> None:
        if entry.info.setdefault(FILE, _identity(file)) != _identity(file):
            raise DisconnectionError

    event.listen(engine, "do_connect", look)
    event.listen(engine, "checkout", look_again)


def _identity(file: Path) -> tuple[int, int]:
    try:
        found = file.stat()
    except OSError as error:
        raise StorageTrouble("gone", path=str(file)) from error
    return found.st_dev, found.st_ino

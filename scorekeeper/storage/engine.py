"""The database: opened once a process, made or brought up to date on the way."""

import sys
from pathlib import Path

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from scorekeeper.storage.migrate import MIGRATIONS, check, migrate
from scorekeeper.storage.trouble import place, troubles

PATIENCE = 5000
"""How long a connection waits for another one that is writing, in milliseconds."""


def open_database(url: str, migrations: Path = MIGRATIONS) -> Engine:
    """The engine of a database that has all tables of today.

    A file and its folder are made where there is none. Raises StorageTrouble.
    """
    address = _address(url)
    path = place(address)
    with troubles(path):
        _make_folder(address)
        engine = create_engine(address, **_options(address))
    try:
        with troubles(path):
            _prepare(engine, migrations)
    except BaseException:
        engine.dispose()
        raise
    return engine


def journal_mode(platform: str = sys.platform) -> str:
    """How SQLite keeps a file whole. The browser has no shared memory, which WAL needs."""
    return "TRUNCATE" if platform == "emscripten" else "WAL"


def _address(url: str) -> URL:
    with troubles("SCOREKEEPER_DATABASE_URL"):
        return make_url(url)


def _prepare(engine: Engine, migrations: Path) -> None:
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_connection)
    check(engine, place(engine.url), migrations)
    if engine.dialect.name == "sqlite":
        # Only now: the mode is written into the file, which might have been somebody else's.
        engine.dispose()
        event.listen(engine, "connect", _set_journal_mode)
    migrate(engine, migrations)


def _options(url: URL) -> dict[str, object]:
    if url.get_backend_name() != "sqlite":
        return {"pool_pre_ping": True}
    if url.database in (None, "", ":memory:"):
        return {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
    return {}


def _make_folder(url: URL) -> None:
    name = url.database or ""
    if url.get_backend_name() == "sqlite" and name and not name.startswith((":", "file:")):
        Path(name).parent.mkdir(parents=True, exist_ok=True)


def _set_up_connection(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    _pragmas(connection, f"busy_timeout={PATIENCE}", "foreign_keys=ON", "synchronous=FULL")


def _set_journal_mode(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    _pragmas(connection, f"journal_mode={journal_mode()}")


def _pragmas(connection: DBAPIConnection, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

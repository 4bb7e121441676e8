"""The database: opened once a process, made or brought up to date on the way."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Engine, create_engine, event, inspect, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from scorekeeper.storage.backups import Backups
from scorekeeper.storage.migrate import MIGRATIONS, check, migrate
from scorekeeper.storage.same_file import file_of, stay_with
from scorekeeper.storage.trouble import StorageTrouble, place, troubles

PATIENCE = 5000
"""How long a connection waits for another one that is writing, in milliseconds."""


def open_database(url: str, migrations: Path = MIGRATIONS) -> Engine:
    """The engine of a database that has all tables of today.

    A file and its folder are made where there is none. Raises StorageTrouble.
    """
    address = _address(url)
    with troubles(place(address)):
        _make_folder(address)
        _look_for_lost(address)
    with _engine(address) as engine:
        _prepare(engine, migrations)
        return engine


def look_at(url: str, migrations: Path = MIGRATIONS) -> None:
    """Raises StorageTrouble for a database that is not ours, or cannot be brought up to date."""
    address = _address(url)
    with _engine(address) as engine:
        check(engine, place(address), migrations)
        empty = not inspect(engine).get_table_names()
        engine.dispose()
    if empty:
        raise StorageTrouble("not-a-database", path=place(address))


def journal_mode(platform: str = sys.platform) -> str:
    """How SQLite keeps a file whole. The browser has no shared memory, which WAL needs."""
    return "TRUNCATE" if platform == "emscripten" else "WAL"


def _address(url: str) -> URL:
    with troubles("SCOREKEEPER_DATABASE_URL"):
        return make_url(url)


@contextmanager
def _engine(address: URL) -> Iterator[Engine]:
    """An engine, which is given up when something fails inside."""
    with troubles(place(address)):
        engine = create_engine(address, **_options(address))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_connection)
    try:
        with troubles(place(address)):
            yield engine
    except BaseException:
        engine.dispose()
        raise


def _prepare(engine: Engine, migrations: Path) -> None:
    check(engine, place(engine.url), migrations)
    if engine.dialect.name == "sqlite":
        _look_through(engine)
        # Only now: the mode is written into the file, which might have been somebody else's.
        engine.dispose()
        event.listen(engine, "connect", _set_journal_mode)
    migrate(engine, migrations)
    stay_with(engine)


def _look_for_lost(address: URL) -> None:
    """Raises StorageTrouble rather than beginning anew beside the backups of a file."""
    file = file_of(address)
    if file and not (file.exists() and file.stat().st_size) and Backups(file).newest_first():
        raise StorageTrouble("lost", path=str(file))


def _look_through(engine: Engine) -> None:
    """Raises StorageTrouble for a damaged file now, not when its fault is come upon at play."""
    with engine.connect() as connection:
        if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
            raise StorageTrouble("damaged", path=place(engine.url))


def _options(url: URL) -> dict[str, object]:
    if url.get_backend_name() != "sqlite":
        return {"pool_pre_ping": True}
    if url.database in (None, "", ":memory:"):
        return {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
    return {}


def _make_folder(url: URL) -> None:
    if file := file_of(url):
        file.parent.mkdir(parents=True, exist_ok=True)


def _set_up_connection(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    _pragmas(connection, f"busy_timeout={PATIENCE}", "foreign_keys=ON", "synchronous=FULL")


def _set_journal_mode(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    _pragmas(connection, f"journal_mode={journal_mode()}")


def _pragmas(connection: DBAPIConnection, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

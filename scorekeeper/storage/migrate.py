"""Bringing a database up to date, one writer at a time, all or nothing."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect

from scorekeeper.storage.backups import Backups
from scorekeeper.storage.trouble import StorageTrouble

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 7_265_673_512_001
"""Any number that only scorekeeper takes as an advisory lock."""


def check(engine: Engine, path: str, folder: Path = MIGRATIONS) -> None:
    """Raises StorageTrouble for a database that is not ours or of a version not known here."""
    with engine.connect() as connection:
        tables = inspect(connection).get_table_names()
        if tables and not {"alembic_version", "match", "change"} <= set(tables):
            raise StorageTrouble("not-a-database", path=path)
        revision = _revision(connection)
        if revision not in {None, *versions(folder)}:
            raise StorageTrouble("newer", path=path, version=revision)


def migrate(engine: Engine, folder: Path = MIGRATIONS) -> None:
    """Runs the migrations a database lacks, after a copy of a file that has matches in it."""
    head = versions(folder)[-1]
    with engine.connect() as connection:
        if _revision(connection) == head:
            return
    with engine.connect() as connection:
        _keep_others_out(connection)
        revision = _revision(connection)
        if revision == head:
            return
        if revision and connection.dialect.name == "sqlite":
            _back_up(connection, head)
        _upgrade(connection, folder)
        connection.commit()


def versions(folder: Path = MIGRATIONS) -> list[str]:
    """The versions there are, oldest first: what the files of the migrations begin with."""
    files = (folder / "versions").glob("[0-9]*_*.py*")
    return sorted({file.name.partition("_")[0] for file in files})


def _upgrade(connection: Connection, folder: Path) -> None:
    # Not above: in the browser it would take as long as opening a database of today.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    # An app for a phone may hold compiled files only.
    config.set_main_option("sourceless", "false" if (folder / "env.py").exists() else "true")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _keep_others_out(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        # Python's sqlite3 begins no transaction for what makes tables.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    query = "SELECT version_num FROM alembic_version"
    return connection.exec_driver_sql(query).scalar()


def _back_up(connection: Connection, head: str) -> None:
    """Of a connection that is about to write; the copy is made by another one, as it has to be."""
    file = connection.exec_driver_sql("PRAGMA database_list").one()[2]
    Backups(Path(file)).make(before=head)

"""Databases as earlier versions of the app left them."""

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine

from scorekeeper.storage.migrate import MIGRATIONS
from tests.storage.makers import url_of


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


REVISIONS = tuple(
    step.revision for step in reversed([*ScriptDirectory.from_config(_config()).walk_revisions()])
)
"""All there are, the first one first."""

Rows = Mapping[str, list[dict[str, Any]]]
"""Rows by the name of their table."""


def make_old(folder: Path, revision: str, rows: Rows) -> Path:
    """A file of that revision with these rows, as far as it has their tables and columns."""
    engine = create_engine(url_of(folder))
    with closing(engine.raw_connection()) as raw:
        raw.execute("PRAGMA journal_mode=WAL")
    with engine.begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        insert(connection, rows)
    engine.dispose()
    return folder / "scorekeeper.db"


def read_rows(file: Path) -> dict[str, list[dict[str, Any]]]:
    """Everything in a file, as the database has it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        names = _tables(connection).tables
        found = {
            name: [
                dict(row._mapping)
                for row in connection.exec_driver_sql(f'SELECT * FROM "{name}" ORDER BY rowid')
            ]
            for name in names
        }
    engine.dispose()
    return found


def insert(connection: Connection, rows: Rows) -> None:
    """Rows as they are, without columns that the database does not have."""
    tables = _tables(connection).tables
    for name, each in rows.items():
        for row in each if name in tables and name != "alembic_version" else ():
            there = {key: value for key, value in row.items() if key in tables[name].columns}
            columns, places = ", ".join(there), ", ".join("?" * len(there))
            statement = f'INSERT INTO "{name}" ({columns}) VALUES ({places})'
            connection.exec_driver_sql(statement, tuple(there.values()))


def _tables(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found

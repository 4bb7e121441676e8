import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from string import Formatter

import pytest
from sqlalchemy import Engine, event, text, update

from scorekeeper.games.text import Term
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Store
from scorekeeper.storage.tables import ChangeRow
from scorekeeper.storage.trouble import StorageTrouble, troubles
from scorekeeper.storage.trouble_texts import IN_BROWSER, TEXTS, text_of
from tests.storage.makers import NOON, make_draft, make_journal, make_store, opened, url_of


@contextmanager
def trouble(code: str, path: object = None) -> Iterator[pytest.ExceptionInfo[StorageTrouble]]:
    """Something inside fails with this trouble, told with nothing left to fill in."""
    with pytest.raises(StorageTrouble) as caught:
        yield caught
    assert caught.value.code == code
    assert caught.value.text.format(**caught.value.values) == str(caught.value)
    assert path is None or caught.value.values["path"] == str(path)


def make_file(folder: Path) -> Path:
    """A database with one match."""
    with make_store(url_of(folder), make_journal()):
        pass
    return folder / "scorekeeper.db"


def pragma_on_connect(engine: Engine, pragma: str) -> None:
    """Every connection from now on is set so."""
    engine.dispose()
    event.listen(engine, "connect", lambda connection, _: connection.execute(f"PRAGMA {pragma}"))


def test_a_text_file_is_no_database_and_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "scorekeeper.db"
    file.write_text("Asha 120, Bilal 85\n" * 100)

    with trouble("not-a-database", file):
        open_database(url_of(tmp_path))

    assert file.read_text() == "Asha 120, Bilal 85\n" * 100


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "scorekeeper.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    before = file.read_bytes()

    with trouble("not-a-database", file):
        open_database(url_of(tmp_path))

    assert file.read_bytes() == before


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    file = make_file(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '2031a'")
        connection.commit()
    before = file.read_bytes()

    with trouble("newer", file) as caught:
        open_database(url_of(tmp_path))

    assert "version 2031a" in str(caught.value)
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_written_can_be_read(tmp_path: Path) -> None:
    file = f"file:{make_file(tmp_path)}"

    with make_store(f"sqlite:///{file}?mode=ro&uri=true") as store:
        assert store.journal("m1") == make_journal()
        with trouble("read-only", file):
            store.save_draft("m1", 1, make_draft(), NOON)
        assert store.drafts("m1") == ()


def test_a_file_that_another_program_writes_is_waited_for_in_vain(tmp_path: Path) -> None:
    file = make_file(tmp_path)
    with opened(url_of(tmp_path)) as engine, closing(sqlite3.connect(file)) as other:
        pragma_on_connect(engine, "busy_timeout=20")
        other.execute("BEGIN IMMEDIATE")

        with trouble("locked", file):
            Store(engine).save_draft("m1", 1, make_draft(), NOON)

        other.rollback()
        Store(engine).save_draft("m1", 1, make_draft(), NOON)


def test_a_full_device_keeps_what_was_recorded_before(tmp_path: Path) -> None:
    file = make_file(tmp_path)
    with opened(url_of(tmp_path)) as engine:
        pragma_on_connect(engine, "max_page_count=1")
        store = Store(engine)

        with trouble("full", file):
            for number in range(2, 999):
                store.add(make_journal(f"m{number}"))

        assert store.journal("m1") == make_journal()
        assert all(store.journal(match.id) for match in store.listed(limit=999))


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "scorekeeper.db").mkdir()

    with trouble("unavailable", tmp_path / "scorekeeper.db"):
        open_database(url_of(tmp_path))


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "scores").touch()

    with trouble("unavailable", tmp_path / "scores" / "scorekeeper.db"):
        open_database(url_of(tmp_path / "scores"))


@pytest.mark.parametrize("url", ["", "asha:secret@host", "nosuch://asha:secret@host/scores"])
def test_what_is_no_address_is_said_without_a_password(url: str) -> None:
    with pytest.raises(StorageTrouble) as caught:
        open_database(url)

    assert caught.value.code == "unavailable"
    assert "secret" not in str(caught.value)


def test_a_match_of_an_unknown_game_says_which() -> None:
    with opened() as engine:
        store = Store(engine)
        store.add(make_journal())
        _rewrite_first_step(
            engine, {**make_journal().steps[0].change.model_dump(), "game": "euchre"}
        )

        with trouble("unknown-game"):
            store.journal("m1")
        assert [match.id for match in store.listed()] == ["m1"]


def test_a_step_of_a_later_version_says_which() -> None:
    with opened() as engine:
        store = Store(engine)
        store.add(make_journal())
        _rewrite_first_step(engine, {"kind": "cards counted by camera"})

        with trouble("unreadable"):
            store.journal("m1")
        assert store.last_table() is None


def test_a_missing_step_is_noticed() -> None:
    with opened() as engine:
        store = Store(engine)
        store.add(make_journal(deals=2))
        with engine.begin() as connection:
            connection.execute(text("DELETE FROM change WHERE number = 2"))

        with trouble("unreadable"):
            store.journal("m1")


def _rewrite_first_step(engine: Engine, body: dict[str, object]) -> None:
    with engine.begin() as connection:
        connection.execute(update(ChangeRow).values(body=body))


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "full"),
        (errno.EROFS, "read-only"),
        (errno.EACCES, "read-only"),
        (errno.EIO, "unavailable"),
    ],
)
def test_errors_of_the_system_are_told_apart(number: int, code: str) -> None:
    with trouble(code, "scores"), troubles("scores"):
        raise OSError(number, "as the system says")


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOENT, errno.ENOTDIR, 99999])
def test_why_is_told_without_the_words_of_the_system(number: int) -> None:
    with pytest.raises(StorageTrouble) as caught, troubles("scores"):
        raise OSError(number, "as the system says")

    assert isinstance(caught.value.values["reason"], Term)
    assert "as the system says" not in str(caught.value)


def test_errors_of_sqlite_itself_are_told_apart_too(tmp_path: Path) -> None:
    with trouble("unavailable", "scores"), troubles("scores"):
        sqlite3.connect(tmp_path)


def test_mistakes_of_the_program_are_no_trouble() -> None:
    with pytest.raises(ZeroDivisionError), troubles("scores"):
        _ = 1 // 0


@pytest.mark.parametrize("text", TEXTS.values())
def test_a_text_names_what_it_is_about(text: str) -> None:
    places = {name for _, name, _, _ in Formatter().parse(text) if name}

    assert places <= {"path", "reason", "game", "number", "version"}
    assert "Nothing was changed" in text or "is safe" in text


FOREIGN = ("{path}", "SCOREKEEPER_", "`")
"""What means nothing in a browser: files, the environment, commands."""
OF_COMMANDS = {"no-such-file", "exists"}
"""Troubles that only the command line can have."""


@pytest.mark.parametrize("code", sorted(TEXTS.keys() - OF_COMMANDS))
def test_in_the_browser_trouble_is_told_by_what_can_be_done_there(code: str) -> None:
    said = text_of(code, platform="emscripten")

    assert not [word for word in FOREIGN if word in said]


def test_a_damaged_database_is_told_by_what_can_be_done_where_it_is() -> None:
    assert IN_BROWSER.keys() <= TEXTS.keys()
    assert "scorekeeper restore" in text_of("damaged", platform="linux")
    assert "Settings, Import" in text_of("damaged", platform="emscripten")

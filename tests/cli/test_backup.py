"""`scorekeeper backup` and `restore`, and what `scorekeeper` offers for a damaged database."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from scorekeeper.cli import app, copies, opening, serve
from scorekeeper.storage.backups import Backups
from tests.cli.test_serve import NoServer
from tests.storage.damage import DAMAGES, spoil_a_table
from tests.storage.makers import make_journal, make_store, url_of

THEN, NOW = make_journal("m1", deals=1), make_journal("m1", deals=2)


@pytest.fixture(autouse=True)
def no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "Server", NoServer)
    monkeypatch.setattr(serve, "has_display", lambda: False)


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "asks", lambda: True)
    monkeypatch.setattr(opening, "asks", lambda: True)


def run(data: Path, *arguments: str, answer: str = "", **environment: str) -> Result:
    own = {"SCOREKEEPER_DATA": str(data), "SCOREKEEPER_HOST": "127.0.0.1", "LANGUAGE": "en"}
    return CliRunner().invoke(app, arguments, input=answer, env={**own, **environment})


def make_played(folder: Path, deals: int = 1) -> Path:
    """A database with a match of so many deals."""
    with make_store(url_of(folder), make_journal("m1", deals=deals)):
        pass
    return folder / "scorekeeper.db"


def make_backed_up(folder: Path) -> tuple[Path, Path]:
    """A database with a deal more than its backup, and the backup."""
    file = make_played(folder)
    kept = Backups(file).make().path
    with make_store(url_of(folder)) as store:
        store.record(NOW)
    return file, kept


def deals(folder: Path) -> int:
    with make_store(url_of(folder)) as store:
        journal = store.journal("m1")
    return len(journal.match.entries) if journal else 0


def test_a_backup_is_made_and_told(tmp_path: Path) -> None:
    file = make_played(tmp_path)

    result = run(tmp_path, "backup")

    (made,) = Backups(file).newest_first()
    assert result.output == f"Backup made, 1 match: {made.path}\n"


@pytest.mark.parametrize(
    "arguments", [["backup", "--data", "{}"], ["--data", "{}", "backup"], ["backup"]]
)
def test_the_folder_can_be_named_on_either_side(tmp_path: Path, arguments: list[str]) -> None:
    make_played(tmp_path / "cards")
    data = tmp_path / ("elsewhere" if "--data" in arguments else "cards")

    result = run(data, *(each.format(tmp_path / "cards") for each in arguments))

    assert result.exit_code == 0, result.output


def test_a_backup_goes_to_a_file_that_is_not_there_yet(tmp_path: Path) -> None:
    make_played(tmp_path)
    target = str(tmp_path / "stick.db")

    assert run(tmp_path, "backup", target).exit_code == 0
    again = run(tmp_path, "backup", target)

    assert again.exit_code == 1
    assert "stick.db is there already. Nothing was changed." in again.output


def test_without_a_database_there_is_nothing_to_copy(tmp_path: Path) -> None:
    result = run(tmp_path, "backup")

    assert result.exit_code == 1
    assert f"There is no file {tmp_path / 'scorekeeper.db'}." in result.output


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_other_databases_have_tools_of_their_own(tmp_path: Path, command: str) -> None:
    url = "postgresql+psycopg://asha:secret@localhost/scores"

    result = run(tmp_path, command, SCOREKEEPER_DATABASE_URL=url)

    assert result.exit_code == 1
    assert "pg_dump and pg_restore for PostgreSQL" in result.output
    assert "secret" not in result.output


def test_the_newest_backup_is_put_back_after_a_list_of_all(tmp_path: Path) -> None:
    file, kept = make_backed_up(tmp_path)
    newest = Backups(file).make().path

    result = run(tmp_path, "restore")

    assert result.exit_code == 0
    listed = result.output.splitlines()
    assert [line.rpartition(": ")[2] for line in listed[:2]] == [str(newest), str(kept)]
    assert re.fullmatch(r"Restored to \d{4}-\d\d-\d\d \d\d:\d\d: 1 match\.", listed[2])
    assert "scorekeeper-set-aside-" in listed[3]
    assert deals(tmp_path) == 2


def test_a_backup_is_put_back_by_its_name(tmp_path: Path) -> None:
    _, kept = make_backed_up(tmp_path)

    assert run(tmp_path, "restore", str(kept)).exit_code == 0

    assert deals(tmp_path) == 1


@pytest.mark.parametrize(
    ("answer", "code", "left"), [("\n", 0, 1), ("y\n", 0, 1), ("n\n", 1, 2), ("", 1, 2)]
)
def test_at_a_terminal_it_is_asked_first(
    tmp_path: Path, at_a_terminal: None, answer: str, code: int, left: int
) -> None:
    make_backed_up(tmp_path)

    result = run(tmp_path, "restore", answer=answer)

    assert result.exit_code == code
    assert "Put " in result.output
    assert deals(tmp_path) == left


def test_without_a_backup_there_is_nothing_to_put_back(tmp_path: Path) -> None:
    make_played(tmp_path)

    result = run(tmp_path, "restore")

    assert result.exit_code == 1
    assert f"There is no backup in {tmp_path / 'backups'}." in result.output


@pytest.mark.parametrize("damage", DAMAGES)
def test_for_a_damaged_database_it_does_not_start_and_says_what_to_do(
    tmp_path: Path, damage: str
) -> None:
    file, kept = make_backed_up(tmp_path)
    DAMAGES[damage](file)

    result = run(tmp_path, "--data", str(tmp_path), SCOREKEEPER_DATA="")

    assert result.exit_code == 1
    assert str(file) in result.output
    assert f", 1 match: {kept}" in result.output
    assert f"This puts it in place: scorekeeper restore --data {tmp_path}" in result.output
    assert "On this machine" not in result.output

    assert run(tmp_path, "restore").exit_code == 0
    assert "On this machine" in run(tmp_path).output
    assert deals(tmp_path) == 1


def test_at_a_terminal_the_newest_backup_is_one_key_away(
    tmp_path: Path, at_a_terminal: None
) -> None:
    file, _ = make_backed_up(tmp_path)
    spoil_a_table(file)

    result = run(tmp_path, answer="\n")

    assert result.exit_code == 0
    assert "Put it in place now?" in result.output
    assert "Restored to " in result.output
    assert "On this machine" in result.output
    assert deals(tmp_path) == 1


def test_who_says_no_has_everything_as_it_was(tmp_path: Path, at_a_terminal: None) -> None:
    file, _ = make_backed_up(tmp_path)
    spoil_a_table(file)
    before = file.read_bytes()

    assert run(tmp_path, answer="n\n").exit_code == 1

    assert file.read_bytes() == before


def test_without_a_good_backup_that_is_said(tmp_path: Path) -> None:
    spoil_a_table(make_played(tmp_path))

    result = run(tmp_path)

    assert result.exit_code == 1
    assert "is damaged. Nothing was changed." in result.output
    assert "There is no backup of it." in result.output


def _in_the_way(folder: Path) -> None:
    (folder / "backups").touch()


@pytest.mark.parametrize(
    ("before", "told", "made"),
    [(lambda _: None, False, 1), (_in_the_way, True, 0)],
)
def test_a_backup_is_made_at_the_start_or_it_is_told_why_not(
    tmp_path: Path, before: Callable[[Path], None], told: bool, made: int
) -> None:
    make_played(tmp_path)
    before(tmp_path)

    result = run(tmp_path)

    assert result.exit_code == 0
    assert "On this machine" in result.output
    assert ("No backup was made." in result.output) == told
    assert len(list(tmp_path.glob("backups/*.db"))) == made

"""The log: what failed and where, by which version; never who plays."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import BaseModel

from scorekeeper import __version__
from scorekeeper.logbook import KEPT, LARGEST, log_file, open_log

NAME = "Gurpreet"
log = logging.getLogger("scorekeeper.somewhere")
others = logging.getLogger("somebody.else")


class Table(BaseModel):
    seats: int


def wrong_value() -> None:
    Table.model_validate({"seats": NAME})


def wrong_key() -> None:
    {"Asha": 1}[NAME]


def wrong_for_a_reason() -> None:
    try:
        wrong_key()
    except KeyError as error:
        raise ValueError(f"{NAME} does not play") from error


def without_end() -> None:
    without_end()


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """A log that is open, in a folder not made yet."""
    root = logging.root
    before, level = list(root.handlers), root.level
    root.handlers = []
    open_log(tmp_path / "logs" / "scorekeeper.log")
    yield tmp_path / "logs" / "scorekeeper.log"
    for handler in root.handlers:
        handler.close()
    root.handlers = before
    root.setLevel(level)


def failing(what: object) -> None:
    assert callable(what)
    try:
        what()
    except Exception:
        log.exception("the table failed")


@pytest.mark.parametrize(
    ("what", "kinds"),
    [
        (wrong_value, ["ValidationError"]),
        (wrong_key, ["KeyError"]),
        (wrong_for_a_reason, ["ValueError", "KeyError"]),
        (without_end, ["RecursionError"]),
    ],
)
def test_kinds_and_places_are_written_and_no_values(
    file: Path, what: object, kinds: list[str]
) -> None:
    failing(what)

    written = file.read_text(encoding="utf-8")
    assert f"scorekeeper {__version__} ERROR scorekeeper.somewhere: the table failed" in written
    assert all(kind in written for kind in kinds)
    assert f" in {getattr(what, '__name__', '')}: " in written
    assert NAME not in written
    assert str(Path.home()) not in written
    assert written.count("\n") < 100


def test_of_what_others_say_only_the_place_is_written(file: Path) -> None:
    others.warning("no seat for %s", NAME)
    others.error(f"no seat for {NAME}")

    assert "test_logbook.py:" in file.read_text(encoding="utf-8")
    assert NAME not in file.read_text(encoding="utf-8")


def test_a_fault_that_is_handed_on_is_written_once(file: Path) -> None:
    try:
        wrong_for_a_reason()
    except ValueError:
        others.error("unhandled", exc_info=True)
        log.exception("the table failed")

    assert file.read_text(encoding="utf-8").count("builtins.ValueError") == 1


def test_codes_of_the_database_and_the_system_are_written(file: Path, tmp_path: Path) -> None:
    failing(lambda: (tmp_path / NAME).read_text())

    assert "builtins.FileNotFoundError 2\n" in file.read_text(encoding="utf-8")


def test_it_never_grows_without_end(file: Path) -> None:
    for _ in range(2 * (KEPT + 2)):
        log.warning("x" * (LARGEST // 2))

    sizes = [each.stat().st_size for each in file.parent.iterdir()]
    assert len(sizes) == KEPT + 1
    assert max(sizes) <= LARGEST + 200


def test_where_no_file_can_be_it_goes_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    (tmp_path / "taken").touch()
    open_log(tmp_path / "taken" / "scorekeeper.log")
    failing(wrong_key)

    assert log_file() is None
    assert "builtins.KeyError" in capsys.readouterr().err

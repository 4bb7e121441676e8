"""A mistake of our own ends a command with a sentence, and is written down."""

import logging
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

from scorekeeper import __version__
from scorekeeper.cli import app
from scorekeeper.cli.mistake import MISTAKE
from tests.cli.commands import matches

NAME = "Gurpreet"
COMMANDS = {
    "score": ("read_matches", ["score", "-"]),
    "meld": ("check_melds", ["meld", "KKK"]),
    "serve": ("open_port", ["--no-browser"]),
}


def module(command: str) -> ModuleType:
    """That of a command; the name alone is that of its function."""
    return import_module(f"scorekeeper.cli.{command}")


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    root, before, level = logging.root, list(logging.root.handlers), logging.root.level
    root.handlers = []
    yield
    for handler in root.handlers:
        handler.close()
    root.handlers = before
    root.setLevel(level)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("language", "said"), [("en", "a mistake in Scorekeeper"), ("ta", "ஸ்கோர்கீப்பரின் பிழை")]
)
def test_a_mistake_is_told_in_a_sentence_and_written_down(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, language: str, said: str
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError(f"{NAME} has no seat")

    part, arguments = COMMANDS[command]
    monkeypatch.setattr(module(command), part, broken)
    log = tmp_path / "logs" / "scorekeeper.log"
    env = {"SCOREKEEPER_DATA": str(tmp_path), "SCOREKEEPER_DATABASE_URL": "sqlite://"}
    result = CliRunner().invoke(app, [*arguments, "--language", language], input=matches(), env=env)

    assert result.exit_code == MISTAKE
    assert said in result.stderr
    assert str(log) in result.stderr
    assert "Traceback" not in result.output
    written = log.read_text(encoding="utf-8")
    assert f"scorekeeper {__version__} ERROR" in written
    assert "builtins.ZeroDivisionError" in written
    assert NAME not in written + result.output


def test_settings_that_cannot_be_meant_do_not_hide_a_mistake(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(module("meld"), "check_melds", broken)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = CliRunner().invoke(app, ["meld", "KKK"], env={"SCOREKEEPER_PORT": "harbour"})

    assert result.exit_code == MISTAKE
    assert "a mistake in Scorekeeper" in result.stderr

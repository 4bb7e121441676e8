"""The app as `flet build` packs it, without the phone."""

import runpy
from collections.abc import Callable
from pathlib import Path

import flet as ft
import pytest

from tests.ui.conftest import OpenApp

START = Path(__file__).parents[2] / "main.py"


async def test_it_starts_and_keeps_matches_in_the_folder_of_the_app(
    open_app: OpenApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run: list[Callable[..., object]] = []
    monkeypatch.setattr(ft, "run", run.append)
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path))

    runpy.run_path(str(START), run_name="__main__")
    phone = await open_app(run[0], web=False, answers={("SharedPreferences", "get"): "pa"})

    assert phone.saying("ਨਵੀਂ ਬਾਜ਼ੀ")
    assert (tmp_path / "scorekeeper.db").is_file()

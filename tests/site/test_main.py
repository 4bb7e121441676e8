"""What runs in the browser: it tells the page what hinders it, and what a snapshot may hold."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from scorekeeper.site import main
from scorekeeper.storage.trouble import StorageTrouble
from tests.storage.damage import spoil_a_table
from tests.storage.makers import make_journal, make_store, url_of


class Page:
    """That of a browser, as far as it is told troubles."""

    def __init__(self) -> None:
        self.troubles: list[str] = []

    def tell(self, word: str) -> None:
        raise AssertionError(word)

    def trouble(self, code: str) -> None:
        self.troubles.append(code)


def test_the_page_is_told_why_the_matches_cannot_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with make_store(url_of(tmp_path), make_journal()):
        pass
    spoil_a_table(tmp_path / "scorekeeper.db")
    monkeypatch.setattr(main, "DATABASE", url_of(tmp_path))
    page = Page()

    with pytest.raises(StorageTrouble):
        main.start(page, "en")

    assert page.troubles == ["damaged"]


def test_a_snapshot_has_packages_and_nothing_of_the_app_or_of_its_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    of_the_page = (
        "js",
        "flet_js",
        "pyodide_js",
        "pyodide.ffi",
        "flet.messaging.pyodide_connection",
    )
    for name in of_the_page:
        monkeypatch.setitem(sys.modules, name, ModuleType(name))

    names = main.imported()

    assert {"flet", "flet.controls.page", "sqlmodel", "sqlalchemy.orm"} <= set(names)
    assert not set(names) & set(of_the_page)
    assert [name for name in names if name.startswith("scorekeeper")] == []

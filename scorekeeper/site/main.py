"""What runs in the browser: the same app, on a database in the device's own files."""

import sys
from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.i18n import best_language
from scorekeeper.live import Hub
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.app import make_main
from scorekeeper.ui.keeping import Keeping

DATABASE = "sqlite:////data/scorekeeper.db"
OF_EACH_START = ("scorekeeper", "flet.messaging.pyodide_connection", "flet_js", "js", "__main__")
"""Modules of the app, and those that hold what is the page's."""


def start(page: Any, languages: str) -> bool:
    """Open the matches, and be ready for Flet's client; whether there are any.

    `page` is the browser's: it hears and tells words. `languages` are those it asks for.
    Raises StorageTrouble, which the page is told first.
    """
    try:
        store, keeping = Store(open_database(DATABASE)), Keeping(page.tell)
    except StorageTrouble as trouble:
        page.trouble(trouble.code)
        raise
    page.hear = keeping.hear
    ft.run(make_main(store, Hub(), wished=wish(languages), keeping=keeping))
    return bool(store.listed(limit=1))


def wish(languages: str) -> Callable[[], str | None]:
    """Which of our languages somebody wants who reads these.

    >>> wish("fr,ta-IN")(), wish("fr")()
    ('ta', None)
    """
    return lambda: best_language(languages)


def imported() -> list[str]:
    """The modules of packages that the app has needed so far, in their order."""
    pyodide = ("pyodide", "_pyodide")
    return [
        name
        for name in sys.modules
        if not any(name == own or name.startswith(f"{own}.") for own in OF_EACH_START)
        and not name.startswith(pyodide)
    ]

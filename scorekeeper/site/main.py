"""What runs in the browser: the same app, on a database in the device's own files."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.i18n import best_language
from scorekeeper.live import Hub
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from scorekeeper.ui.keeping import Keeping

DATABASE = "sqlite:////data/scorekeeper.db"


def start(page: Any, languages: str) -> bool:
    """Open the matches, and be ready for Flet's client; whether there are any.

    `page` is the browser's: it hears and tells words. `languages` are those it asks for.
    Raises StorageTrouble.
    """
    store, keeping = Store(open_database(DATABASE)), Keeping(page.tell)
    page.hear = keeping.hear
    ft.run(make_main(store, Hub(), wished=wish(languages), keeping=keeping))
    return bool(store.listed(limit=1))


def wish(languages: str) -> Callable[[], str | None]:
    """Which of our languages somebody wants who reads these.

    >>> wish("fr,ta-IN")(), wish("fr")()
    ('ta', None)
    """
    return lambda: best_language(languages)

"""What runs in the browser: the same app, on a database in the device's own files."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import best_language
from scorekeeper.live import Hub
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main

DATABASE = "sqlite:////data/scorekeeper.db"


async def start(languages: str) -> None:
    """Open the matches and be ready for the page, whose browser asks for these languages.

    Raises StorageTrouble.
    """
    ft.run(make_main(Store(open_database(DATABASE)), Hub(), wished=wish(languages)))


def wish(languages: str) -> Callable[[], str | None]:
    """Which of our languages somebody wants who reads "pa-IN,en".

    >>> wish("fr,ta-IN")(), wish("fr")()
    ('ta', None)
    """
    return lambda: best_language(languages)

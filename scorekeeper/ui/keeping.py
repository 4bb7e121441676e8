"""Where the app runs in the browser alone: how well that keeps the matches, and newer versions."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import copy_context
from datetime import datetime

import flet as ft

from scorekeeper.storage.listed import Listed
from scorekeeper.ui.watched import Watched

PERSIST, USE = "persist", "use"
"""What can be asked of the page."""
PERSISTENT, PASSING, NEWER = "persistent", "passing", "newer"
"""What the page tells."""
BACKED_UP = "scorekeeper.backed-up"
MANY = 5
"""Matches that ended since the last backup, until a new one is called for."""


class Keeping(Watched):
    """`lasting` tells whether the browser has promised to keep the matches, None until it said;
    `newer` whether a newer version of the app is there and waits; `backed_up` when all matches
    were last saved as a file.
    """

    def __init__(self, ask: Callable[[str], object]) -> None:
        self._ask = ask
        self._page: ft.Page | None = None
        self.lasting: bool | None = None
        self.newer = False
        self.backed_up: datetime | None = None

    async def start(self, page: ft.Page) -> None:
        """From now on there is a screen to draw anew."""
        self._page = page
        with suppress(ValueError):
            self.backed_up = datetime.fromisoformat(
                str(await ft.SharedPreferences().get(BACKED_UP))
            )

    async def back_up(self, at: datetime) -> None:
        """All matches have just been saved as a file."""
        self.backed_up = at
        await ft.SharedPreferences().set(BACKED_UP, at.isoformat())

    def unsaved(self, ended: Sequence[Listed]) -> int:
        """How many of these have changed since the last backup."""
        last = self.backed_up
        return sum(1 for match in ended if last is None or match.last_change > last)

    def hear(self, word: str) -> None:
        """What the page tells, at any moment."""

        async def take_in() -> None:
            self._heard(word)

        if self._page:
            copy_context().run(self._page.run_task, take_in)
        else:
            self._heard(word)

    def _heard(self, word: str) -> None:
        if word == NEWER:
            self.newer = True
        else:
            self.lasting = word == PERSISTENT

    def promise(self) -> None:
        """Ask the browser to keep the matches. It may ask people in turn, or not answer."""
        self._ask(PERSIST)

    def renew(self) -> None:
        """Start the newer version: the page is loaded anew."""
        self._ask(USE)

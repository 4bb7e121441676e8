"""Where the app runs in the browser alone: how well that keeps the matches, and newer versions."""

from collections.abc import Callable
from contextvars import copy_context

import flet as ft

from scorekeeper.ui.watched import Watched

PERSIST, USE = "persist", "use"
"""What can be asked of the page."""
PERSISTENT, PASSING, NEWER = "persistent", "passing", "newer"
"""What the page tells."""


class Keeping(Watched):
    """`lasting` tells whether the browser has promised to keep the matches, None until it said;
    `newer` whether a newer version of the app is there and waits.
    """

    def __init__(self, ask: Callable[[str], object]) -> None:
        self._ask = ask
        self._page: ft.Page | None = None
        self.lasting: bool | None = None
        self.newer = False

    def start(self, page: ft.Page) -> None:
        """From now on there is a screen to draw anew."""
        self._page = page

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

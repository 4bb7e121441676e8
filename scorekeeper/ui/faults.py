"""Mistakes of our own, wherever they come up in a tab: into the log, and told to the person.

Flet shows the traceback of a handler to whoever pressed, loses that of a background task, and
draws nothing more once drawing has failed. What is here takes the place of all three.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import cast

import flet as ft

from scorekeeper.i18n import Speech, speech
from scorekeeper.ui.going import HOME
from scorekeeper.ui.widgets.basics import Words
from scorekeeper.ui.widgets.confirm import question

KEY = "faults"
log = logging.getLogger(__name__)


class Faults:
    """Those of one tab, told in its language."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._told: ft.AlertDialog | None = None
        self.speech: Speech = speech()
        self.read_again: Callable[[], None] = lambda: None
        """Takes what is on the screen from the database, lest a half-done change stays."""

    def watch(self) -> None:
        """Hear of what fails in handlers and effects."""
        # Called by Flet while the exception is handled, with a text that holds the traceback.
        setattr(self._page.session, "error", lambda _: self.fell("a handler"))  # noqa: B010

    def watch_drawing(self) -> None:
        """Hear of what fails in drawing, once that has begun, and draw on.

        Flet's task that draws ends with the first error, and the screen would be frozen.
        """
        drawing: asyncio.Task[None] | None
        drawing = getattr(self._page.session, "_Session__updates_task", None)
        if drawing:
            drawing.add_done_callback(self._drawing_ended)

    def fell(self, where: str, why: BaseException | None = None) -> None:
        """To be called where an exception of ours was caught: the one at hand, or `why`."""
        log.error("%s failed", where, exc_info=why or True)
        if self._told is not None and self._told.open:
            return
        try:
            self._told = self._dialog()
            self._page.show_dialog(self._told)
        except Exception:
            log.exception("telling of it failed")

    def _dialog(self) -> ft.AlertDialog:
        say = self.speech.say
        text = say(
            "That is a mistake in Scorekeeper, not yours. Nothing is lost: every score is in the "
            "database. Try it once more; if it fails again, go back to the start."
        )
        stay, leave = (say("Stay here"), self._stay), (say("Back to the start"), self._leave)
        return question(say("That did not work"), Words(text), stay, leave)

    def _stay(self) -> None:
        self._close()
        self.read_again()

    def _leave(self) -> None:
        self._stay()
        self._page.navigate(HOME)

    def _close(self) -> None:
        if self._told is not None and self._told.open:
            self._told.open = False
            self._told.update()

    def _drawing_ended(self, drawing: "asyncio.Task[None]") -> None:
        if drawing.cancelled() or (why := drawing.exception()) is None:
            return
        self._page.session.start_updates_scheduler()  # type: ignore[no-untyped-call]
        self.watch_drawing()
        self.fell("drawing", why)


def faults() -> Faults:
    """Those of the tab at hand."""
    page = ft.context.page
    store = page.session.store
    if not store.contains_key(KEY):
        store.set(KEY, Faults(page))
    return cast(Faults, store.get(KEY))


@contextmanager
def told(where: str) -> Iterator[None]:
    """What fails inside is told: for tasks in the background, whose errors nobody else hears."""
    try:
        yield
    except Exception:
        faults().fell(where)

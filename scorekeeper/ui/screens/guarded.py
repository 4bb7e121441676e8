"""A screen whose code fails says so and offers a way back, instead of freezing."""

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any

import flet as ft

from scorekeeper.ui.going import HOME, go
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import TABLE, Space
from scorekeeper.ui.widgets.basics import Paper, Style, Words

log = logging.getLogger(__name__)


def guarded(screen: Callable[[], ft.View]) -> Callable[[], Any]:
    """A component that shows the screen, or what to do where its code fails.

    An error in a component that is drawn anew ends the session's updates without a word.
    """

    @ft.component
    @wraps(screen)
    def Guarded() -> ft.View:
        route, session = ft.use_view_path(), use_session()
        try:
            return screen()
        except Exception:
            log.exception("the screen at %s failed", route)
            return _Fault(route, session.speech.say)

    return Guarded


def _Fault(route: str, say: Callable[[str], str]) -> ft.View:
    text = say("This screen has failed. Nothing is lost: every score is in the database.")
    return ft.View(
        route=route,
        bgcolor=TABLE,
        padding=Space.XL,
        controls=[
            Paper(Words(text, Style.BODY_LARGE), padding=Space.L),
            ft.FilledButton(say("Back to the start"), on_click=lambda: go(HOME)),
        ],
    )

"""A screen whose code fails says so and offers ways on, instead of freezing."""

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec

import flet as ft

from scorekeeper.ui.faults import faults
from scorekeeper.ui.going import HOME, go
from scorekeeper.ui.theme import TABLE, Space
from scorekeeper.ui.widgets.basics import Paper, Style, Words
from scorekeeper.ui.widgets.frame import Action, QuietAction
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler

P = ParamSpec("P")
Instead = Callable[[str, Handler], Any]
"""Draws what stands in place of what failed at a route; the handler tries once more."""
log = logging.getLogger(__name__)


def guarded(screen: Callable[P, ft.View]) -> Callable[P, Any]:
    """A component that shows the screen, or what to do where its code fails."""
    return _guarded(screen, _Fault, ft.use_view_path)


def guarded_part(part: Callable[P, ft.Control]) -> Callable[P, Any]:
    """The same for a part of a screen."""
    return _guarded(part, _PartFault, lambda: "")


def _guarded(
    drawn: Callable[P, Any], otherwise: Instead, use_route: Callable[[], str]
) -> Callable[P, Any]:
    """An error in a component that is drawn anew would end the session's updates."""

    @ft.component
    @wraps(drawn)
    def Guarded(*given: P.args, **named: P.kwargs) -> Any:
        # Before all hooks of what is drawn, which go by their order.
        route, (_, set_tries) = use_route(), ft.use_state(0)

        def try_again() -> None:
            faults().read_again()
            set_tries(lambda tries: tries + 1)

        try:
            return drawn(*given, **named)
        except Exception:
            log.exception("%s failed", drawn.__qualname__)
            return otherwise(route, try_again)

    return Guarded


def _Fault(route: str, try_again: Handler) -> ft.View:
    say = faults().speech.say
    text = say("This screen has failed. Nothing is lost: every score is in the database.")
    start = Action(say("Back to the start"), ft.Icons.HOME_ROUNDED, lambda: go(HOME))
    again = QuietAction(say("Try again"), ft.Icons.REFRESH_ROUNDED, try_again)
    sheet = ft.Column(
        [Paper(Words(text, Style.BODY_LARGE), padding=Space.L), ft.Row([start]), again],
        spacing=Space.M,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        scroll=ft.ScrollMode.AUTO,
    )
    return ft.View(
        route=route,
        bgcolor=TABLE,
        padding=Space.L,
        controls=[ft.SafeArea(sheet, expand=True)],
    )


def _PartFault(_: str, try_again: Handler) -> ft.Control:
    say = faults().speech.say
    text = say("This part of the screen has failed. Nothing is lost.")
    return Notice(text, say("Try again"), try_again, refused=True)

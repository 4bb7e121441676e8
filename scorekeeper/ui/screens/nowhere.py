"""An address that no screen has."""

import flet as ft

from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import HOME, going
from scorekeeper.ui.screens.guarded import guarded_part
from scorekeeper.ui.session import use_session
from scorekeeper.ui.theme import TABLE
from scorekeeper.ui.widgets.basics import Paper, Style, Words
from scorekeeper.ui.widgets.frame import Action


@guarded_part
def Nowhere() -> ft.Control:
    """No view of its own: the router lays what it is given on one."""
    say, device = use_session().speech.say, use_device()
    return ft.SafeArea(
        ft.Container(
            ft.Column(
                [
                    Paper(Words(say("There is nothing at this address."), Style.BODY_LARGE)),
                    ft.Row([Action(say("Back to the start"), ft.Icons.HOME_ROUNDED, going(HOME))]),
                ],
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            padding=device.margin,
            bgcolor=TABLE,
            expand=True,
        ),
        expand=True,
    )

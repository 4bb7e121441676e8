"""One of some answers side by side, of which one is chosen."""

import flet as ft

from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.press import Handler, Press


def Choice(said: str, chosen: bool, choose: Handler) -> ft.Control:
    """One answer, as wide as there is room."""
    ink = ON_CHOSEN if chosen else INK
    return Press(
        Words(said, Style.LABEL_LARGE, ink, lines=2, align=ft.TextAlign.CENTER),
        choose,
        said,
        selected=chosen,
        ring=ACTION if chosen else None,
        expand=True,
        height=56,
        bgcolor=CHOSEN if chosen else PAPER,
    )

"""A row that is ticked or not."""

import flet as ft

from scorekeeper.ui.theme import ACTION, INK, Space
from scorekeeper.ui.widgets.basics import Caption, Style, Words
from scorekeeper.ui.widgets.press import Handler, Press


def Tick(
    title: str, more: str, ticked: bool, toggle: Handler, key: str | None = None
) -> ft.Control:
    """With a box that is drawn, so that nothing is told by colour alone."""
    box = ft.Icons.CHECK_BOX_ROUNDED if ticked else ft.Icons.CHECK_BOX_OUTLINE_BLANK_ROUNDED
    texts = ft.Column([Words(title, Style.TITLE_SMALL), Caption(more)], spacing=0, expand=True)
    face = ft.Row([ft.Icon(box, size=24, color=ACTION if ticked else INK), texts], spacing=Space.M)
    return Press(
        face,
        toggle,
        f"{title}. {more}",
        selected=ticked,
        height=None,
        padding=ft.Padding.symmetric(horizontal=Space.S, vertical=Space.M),
        bgcolor=None,
        alignment=None,
        key=key,
    )

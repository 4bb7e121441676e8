"""A notice: something to know or to decide, said in place and never in the way."""

import flet as ft

from scorekeeper.ui.theme import ON_REFUSED, ON_WARN, REFUSED, WARN, Round, Space
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.press import Handler, Press


def Notice(
    text: str,
    action: str | None = None,
    on_action: Handler | None = None,
    *,
    refused: bool = False,
) -> ft.Semantics:
    """A text, and the way round it where there is one. Read out as it appears."""
    ink, paper = (ON_REFUSED, REFUSED) if refused else (ON_WARN, WARN)
    icon = ft.Icons.BLOCK_ROUNDED if refused else ft.Icons.ERROR_OUTLINE_ROUNDED
    parts: list[ft.Control] = [
        ft.Icon(icon, size=20, color=ink),
        Words(text, Style.BODY_MEDIUM, ink, expand=True),
    ]
    if action:
        parts.append(_Way(action, on_action, ink))
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Container(
            ft.Row(parts, spacing=Space.S),
            padding=ft.Padding.only(left=Space.M, right=Space.XS, top=Space.S, bottom=Space.S),
            bgcolor=paper,
            border_radius=Round.KEY,
        ),
    )


def _Way(action: str, on_action: Handler | None, ink: ft.ColorValue) -> ft.Container:
    return Press(
        Words(action, Style.LABEL_LARGE, ink),
        on_action,
        action,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=None,
        edge=ink,
        hug=True,
    )

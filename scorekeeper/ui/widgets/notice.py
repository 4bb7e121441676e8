"""A notice: something to know or to decide, said in place and never in the way."""

import flet as ft

from scorekeeper.ui.device import Device
from scorekeeper.ui.theme import ON_REFUSED, ON_WARN, REFUSED, WARN, Round, Space
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.frame import form_width
from scorekeeper.ui.widgets.press import Handler, Press

LETTER, LINE = 8, 20
"""Of a text as it is usually: the width of a letter and the height of a line, in pixels."""
MOST = 72
"""Pixels of height that a text takes in a tray."""
LONG = 60
"""Letters of a text and of the way round it, taken twice, that have no room side by side."""


def Notice(
    text: str,
    action: str | None = None,
    on_action: Handler | None = None,
    *,
    refused: bool = False,
    device: Device | None = None,
) -> ft.Semantics:
    """A text, and the way round it where there is one. Read out as it appears.

    On a `device`, in a tray that is not to grow over the screen, a long text scrolls.
    """
    ink, paper = (ON_REFUSED, REFUSED) if refused else (ON_WARN, WARN)
    icon = ft.Icons.BLOCK_ROUNDED if refused else ft.Icons.ERROR_OUTLINE_ROUNDED
    words = _scrolling(text, ink, device) if device else Words(text, Style.BODY_MEDIUM, ink)
    told = ft.Row(
        [ft.Icon(icon, size=20, color=ink), ft.Container(words, expand=True)], spacing=Space.S
    )
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Container(
            _with_way(told, text, action, on_action, ink) if action else told,
            padding=ft.Padding.only(left=Space.M, right=Space.S, top=Space.S, bottom=Space.S),
            bgcolor=paper,
            border_radius=Round.KEY,
        ),
    )


def _scrolling(text: str, ink: ft.ColorValue, device: Device) -> ft.Control:
    words, scale = Words(text, Style.BODY_MEDIUM, ink), device.text_scale
    lines = len(text) * LETTER * scale / (form_width(device) - 3 * Space.L)
    if lines * LINE * scale < MOST:
        return words
    return ft.Column([words], scroll=ft.ScrollMode.AUTO, height=MOST)


def _with_way(
    told: ft.Row, text: str, action: str, on_action: Handler | None, ink: ft.ColorValue
) -> ft.Control:
    """Beside a short text, below a long one."""
    way = _Way(action, on_action, ink)
    if len(text) + 2 * len(action) < LONG:
        told.controls.append(way)
        return told
    below = ft.Row([way], alignment=ft.MainAxisAlignment.END)
    return ft.Column([told, below], spacing=Space.XS, tight=True)


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

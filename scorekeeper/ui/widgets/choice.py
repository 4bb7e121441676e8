"""Answers to one question, of which one is chosen: side by side, where there is room."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui.device import Device
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER, Space
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.frame import form_width
from scorekeeper.ui.widgets.press import Handler, Press

LETTER = 7.5
"""The width of a letter of a key, in pixels."""


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


def choices(device: Device, keys: list[ft.Control], texts: Sequence[str]) -> ft.Control:
    """Keys with these texts side by side, or one below the other where they have no room so."""
    room = form_width(device) / len(keys) - 2 * Space.M
    if not device.large_text and max(map(_breadth, texts)) <= room:
        return ft.Row(keys, spacing=Space.S)
    return ft.Column([ft.Row([key]) for key in keys], spacing=Space.S)


def _breadth(text: str) -> float:
    """About how many pixels a text on two lines takes: by its longest word, and by all of it."""
    return LETTER * max([len(text) / 1.5, *map(len, text.split())])

"""Several answers to one question: side by side, where there is room."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui.device import Device
from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.frame import form_width

LETTER = 7.5
"""The width of a letter of a key, in pixels."""


def choices(device: Device, keys: list[ft.Control], texts: Sequence[str]) -> ft.Control:
    """Keys with these texts side by side, or one below the other where they have no room so."""
    room = form_width(device) / len(keys) - 2 * Space.M
    if not device.large_text and max(map(_breadth, texts)) <= room:
        return ft.Row(keys, spacing=Space.S)
    return ft.Column([ft.Row([key]) for key in keys], spacing=Space.S)


def _breadth(text: str) -> float:
    """About how many pixels a text on two lines takes: by its longest word, and by all of it."""
    return LETTER * max([len(text) / 1.5, *map(len, text.split())])

"""How large the big table is drawn: across the room, or in a hand."""

from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.ui.device import Device
from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.basics import Style

PHONE = 720
"""The width in pixels below which it is no television."""


@dataclass(frozen=True)
class Sizes:
    """Heights of the line on top and of the last deal below, the inset of a cell, and its type."""

    head: float
    foot: float
    around: float
    """Above and below the figure of a cell."""
    inset: int
    sign: int
    title: ft.TextThemeStyle
    name: ft.TextThemeStyle
    note: ft.TextThemeStyle
    last: ft.TextThemeStyle
    lines: int


FAR = Sizes(
    96,
    88,
    120,
    Space.XL,
    44,
    Style.HEADLINE_LARGE,
    Style.HEADLINE_LARGE,
    Style.TITLE_LARGE,
    Style.HEADLINE_MEDIUM,
    1,
)
"""To be read from three metres."""
NEAR = Sizes(
    84,
    56,
    78,
    Space.M,
    24,
    Style.TITLE_MEDIUM,
    Style.TITLE_MEDIUM,
    Style.LABEL_SMALL,
    Style.TITLE_MEDIUM,
    2,
)
"""In a hand."""


def sizes_for(device: Device) -> Sizes:
    """By the width; on a phone lines grow with the letters."""
    if device.width >= PHONE:
        return FAR
    grown = {name: getattr(NEAR, name) * device.text_scale for name in ("head", "foot", "around")}
    return replace(NEAR, **grown)

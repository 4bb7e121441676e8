"""The badge of a side: its colour and its shape, wherever its score stands."""

import flet as ft

from scorekeeper.ui.theme import INK, MARKS, ON_MARK, Space
from scorekeeper.ui.widgets.basics import Style, Words


def Badge(side: int, size: float = 24) -> ft.Container:
    """A chip with a white shape, seen on any paper and by any eye."""
    mark = MARKS[side % len(MARKS)]
    return ft.Container(
        ft.Icon(mark.icon, size=size * 0.5, color=ON_MARK),
        width=size,
        height=size,
        bgcolor=mark.color,
        shape=ft.BoxShape.CIRCLE,
        alignment=ft.Alignment.CENTER,
    )


def SideName(
    side: int,
    name: str,
    size: float = 24,
    style: ft.TextThemeStyle = Style.TITLE_SMALL,
    color: ft.ColorValue = INK,
) -> ft.Row:
    """The badge with the name beside it."""
    return ft.Row(
        [Badge(side, size), Words(name, style, color, lines=1, expand=True)], spacing=Space.S
    )

"""A bar towards a limit or a target: how far a total is, and how far it would be."""

import flet as ft

from scorekeeper.ui.theme import ACTION, BRASS, TRACK


def TotalBar(
    total: int, mark: int, more: int = 0, height: int = 8, color: ft.ColorValue = ACTION
) -> ft.Container:
    """`more` is what the deal being entered would add, in another colour."""
    now = max(0, min(total, mark))
    then = max(0, min(total + more, mark)) - now
    parts = ((now, color), (then, BRASS), (mark - now - then, None))
    return ft.Container(
        ft.Row(
            [
                ft.Container(expand=width, bgcolor=ink, height=height)
                for width, ink in parts
                if width > 0
            ],
            spacing=0,
        ),
        height=height,
        bgcolor=TRACK,
        border_radius=height / 2,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )

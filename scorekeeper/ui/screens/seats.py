"""The seats of a new match in order, clockwise: moved by a handle or by buttons."""

from collections.abc import Callable
from functools import partial
from operator import methodcaller

import flet as ft

from scorekeeper.games.text import N_
from scorekeeper.ui.device import Device
from scorekeeper.ui.new_table import NewTable
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import BRASS, FAINT, HAIRLINE, INK, PALE, PAPER, TARGET, Round, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Heading, Style, Words
from scorekeeper.ui.widgets.press import IconPress, Press

ROW = 56
Do = Callable[[Callable[[NewTable], NewTable]], None]


def Seats(session: Session, device: Device, table: NewTable, do: Do) -> ft.Control:
    """A row a seat. Partners have one badge."""

    def moved(e: ft.OnReorderEvent) -> None:
        if e.old_index is not None and e.new_index is not None:
            do(methodcaller("move", e.old_index, e.new_index))

    rows = [
        _Seat(session, device, table, seat, name, do) for seat, name in enumerate(table.players)
    ]
    return ft.Column(
        [
            Heading(session.speech.say("Seats, clockwise · who deals first")),
            ft.Container(
                ft.ReorderableListView(
                    rows,
                    on_reorder=moved,
                    show_default_drag_handles=False,
                    height=ROW * len(rows),
                    padding=0,
                ),
                bgcolor=PAPER,
                border_radius=Round.PAPER,
                clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
            ),
        ],
        spacing=Space.XS,
    )


def _Seat(
    session: Session, device: Device, table: NewTable, seat: int, name: str, do: Do
) -> ft.Control:
    say, last = session.speech.say, len(table.players) - 1
    return ft.Container(
        ft.Row(
            [
                _Handle(say("Drag {player} to another seat", player=name), seat),
                Badge(table.side_of(seat), 28),
                Words(name, Style.TITLE_MEDIUM, lines=1, expand=True),
                _Dealer(session, table, seat, name, do),
                _Arrow(
                    ft.Icons.KEYBOARD_ARROW_UP_ROUNDED,
                    say("{player}: one seat up", player=name),
                    partial(do, methodcaller("move", seat, seat - 1)) if seat > 0 else None,
                ),
                _Arrow(
                    ft.Icons.KEYBOARD_ARROW_DOWN_ROUNDED,
                    say("{player}: one seat down", player=name),
                    partial(do, methodcaller("move", seat, seat + 1)) if seat < last else None,
                ),
            ],
            spacing=Space.XS if device.narrow else Space.S,
        ),
        key=name,
        height=ROW,
        padding=ft.Padding.symmetric(horizontal=Space.XS),
        border=ft.Border(bottom=ft.BorderSide(1, HAIRLINE)) if seat < last else None,
    )


def _Handle(name: str, seat: int) -> ft.Control:
    return ft.ReorderableDragHandle(
        content=ft.Semantics(
            label=name,
            exclude_semantics=True,
            content=ft.Container(
                ft.Icon(ft.Icons.DRAG_INDICATOR_ROUNDED, color=FAINT),
                width=32,
                height=TARGET,
                alignment=ft.Alignment.CENTER,
            ),
        ),
        mouse_cursor=ft.MouseCursor.GRAB,
    )


def _Arrow(icon: ft.IconData, name: str, on_press: Callable[[], None] | None) -> ft.Control:
    return IconPress(icon, name, on_press, INK)


def _Dealer(session: Session, table: NewTable, seat: int, name: str, do: Do) -> ft.Control:
    """Who deals first: told by a filled card and a word for screen readers."""
    say, deals = session.speech.say, seat == table.dealer
    icon = ft.Icons.STYLE_ROUNDED if deals else ft.Icons.STYLE_OUTLINED
    text = N_("{player} deals first") if deals else N_("Let {player} deal first")
    return Press(
        ft.Icon(icon, size=24, color=BRASS if deals else PALE),
        partial(do, methodcaller("deal_first", seat)),
        say(text, player=name),
        selected=deals,
        width=TARGET,
        height=TARGET,
        bgcolor=None,
        radius=TARGET / 2,
    )

"""Who plays: players that are remembered as chips, and a field for a new name."""

from collections.abc import Callable
from functools import partial
from operator import methodcaller

import flet as ft

from scorekeeper.ui.device import Device
from scorekeeper.ui.new_table import NewTable
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import ACTION, CHOSEN, FAINT, INK, ON_CHOSEN, PAPER, Round, Space
from scorekeeper.ui.widgets.basics import Heading, Style, Words
from scorekeeper.ui.widgets.press import Press

Do = Callable[[Callable[[NewTable], NewTable]], None]


def Players(session: Session, device: Device, table: NewTable, do: Do) -> ft.Control:
    say, speech = session.speech.say, session.speech
    field = ft.TextField(
        # A new field for each name: one that is emptied keeps its old text for screen readers.
        key=f"name {table.added}",
        autofocus=table.added > 0,
        label=ft.Text(
            say("Name of another player"),
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            style=ft.TextStyle(height=1.5),
            theme_style=Style.LABEL_MEDIUM if device.cramped else None,
        ),
        value=table.typed,
        error=say(table.problem.text, **table.problem.values) if table.problem else None,
        on_change=lambda e: do(methodcaller("type", str(e.data))),
        on_submit=lambda: do(NewTable.add),
        text_size=16,
        color=INK,
        error_max_lines=3,
        border=ft.OutlineInputBorder(border_radius=Round.KEY),
        capitalization=ft.TextCapitalization.WORDS,
        expand=True,
    )
    add = Press(
        ft.Icon(ft.Icons.PERSON_ADD_ALT_1_ROUNDED, color=ACTION),
        partial(do, NewTable.add),
        say("Add this player"),
        width=56,
        height=56,
        bgcolor=PAPER,
    )
    count = speech.count("{n} at the table", "{n} at the table", len(table.players))
    return ft.Column(
        [
            Heading(f"{say('Players')} · {count}"),
            ft.Row(
                [_Known(table, name, do) for name in table.known],
                wrap=True,
                spacing=Space.S,
                run_spacing=Space.S,
            ),
            ft.Row([field, add], spacing=Space.S, vertical_alignment=ft.CrossAxisAlignment.START),
        ],
        spacing=Space.S,
    )


def _Known(table: NewTable, name: str, do: Do) -> ft.Control:
    """A remembered player; those for whom there is no room cannot be chosen."""
    chosen = name in table.players
    able = chosen or len(table.players) < table.most
    ink = ON_CHOSEN if chosen else INK if able else FAINT
    tick = [ft.Icon(ft.Icons.CHECK_ROUNDED, size=18, color=ink)] if chosen else []
    return Press(
        ft.Row([*tick, Words(name, Style.LABEL_LARGE, ink)], spacing=6, tight=True),
        partial(do, methodcaller("toggle", name)) if able else None,
        name,
        selected=chosen,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=CHOSEN if chosen else PAPER,
        hug=True,
    )

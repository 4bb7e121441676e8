"""Who plays: players that are remembered as chips, and a field for a new name."""

from functools import partial
from operator import methodcaller

import flet as ft

from scorekeeper.ui.device import Device
from scorekeeper.ui.new_table import Laying, NewTable
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import ACTION, CHOSEN, FAINT, INK, ON_CHOSEN, PAPER, Round, Space
from scorekeeper.ui.widgets.basics import Heading, Style, Words
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler, Press


def Players(session: Session, device: Device, laying: Laying) -> ft.Control:
    speech, table = session.speech, laying.now
    count = speech.count("{n} at the table", "{n} at the table", len(table.players))
    chip = _Removed if table.removing else _Known
    remove, below = _remove_names(session, laying), device.cramped
    return ft.Column(
        [
            Heading(f"{speech.say('Players')} · {count}", None if below else remove),
            *([ft.Row([remove], alignment=ft.MainAxisAlignment.END)] if below and remove else []),
            *_forgotten(session, laying),
            ft.Row(
                [chip(session, laying, name) for name in table.known],
                wrap=True,
                spacing=Space.S,
                run_spacing=Space.S,
            ),
            _NewName(session, device, laying),
        ],
        spacing=Space.S,
    )


def _NewName(session: Session, device: Device, laying: Laying) -> ft.Control:
    say, table, do = session.speech.say, laying.now, laying.do
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
    return ft.Row([field, add], spacing=Space.S, vertical_alignment=ft.CrossAxisAlignment.START)


def _remove_names(session: Session, laying: Laying) -> ft.Control | None:
    """The way to take names off the list, and back from that."""
    say, table = session.speech.say, laying.now
    if not table.removing and not set(table.known) - set(table.players):
        return None
    text = say("Done") if table.removing else say("Remove names")
    return Press(
        Words(text, Style.LABEL_LARGE, ACTION),
        partial(laying.do, methodcaller("remove_names", not table.removing)),
        text,
        padding=ft.Padding.symmetric(horizontal=Space.S),
        bgcolor=None,
        hug=True,
    )


def _forgotten(session: Session, laying: Laying) -> list[ft.Control]:
    """The name that went into the bin, to be had back by a tap."""
    if laying.forgotten is None:
        return []
    say, (name, _) = session.speech.say, laying.forgotten
    undo = partial(laying.recall, partial(session.store.bin_player, name, None))
    return [Notice(say("{name} is in the bin.", name=name), say("Undo"), undo)]


def _Known(session: Session, laying: Laying, name: str) -> ft.Control:
    """A remembered player; those for whom there is no room cannot be chosen."""
    table = laying.now
    chosen = name in table.players
    able = chosen or len(table.players) < table.most
    ink = ON_CHOSEN if chosen else INK if able else FAINT
    return _Chip(
        name,
        partial(laying.do, methodcaller("toggle", name)) if able else None,
        name,
        ft.Icon(ft.Icons.CHECK_ROUNDED, size=18, color=ink) if chosen else None,
        ink,
        chosen=chosen,
    )


def _Removed(session: Session, laying: Laying, name: str) -> ft.Control:
    """A remembered player to be taken off the list; not while they sit at the table."""
    able = name not in laying.now.players

    def forget() -> None:
        laying.forget(name, partial(session.store.bin_player, name, session.now()))

    ink = INK if able else FAINT
    return _Chip(
        name,
        forget if able else None,
        session.speech.say("Remove {name} from the list", name=name),
        ft.Icon(ft.Icons.CLOSE_ROUNDED, size=18, color=ink) if able else None,
        ink,
    )


def _Chip(
    name: str,
    press: Handler | None,
    said: str,
    sign: ft.Icon | None,
    ink: ft.ColorValue,
    *,
    chosen: bool | None = None,
) -> ft.Control:
    words = Words(name, Style.LABEL_LARGE, ink)
    return Press(
        ft.Row([sign, words] if sign else [words], spacing=6, tight=True),
        press,
        said,
        selected=chosen,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=CHOSEN if chosen else PAPER,
        hug=True,
    )

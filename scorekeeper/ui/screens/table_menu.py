"""The menu of the table: what else can be done with a match, or looked at."""

import flet as ft

from scorekeeper.match.match import Match
from scorekeeper.ui.going import big_at, export_at, going, house_at, invite_at, journal_at
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import TARGET
from scorekeeper.ui.widgets.press import Handler


def TableMenu(
    session: Session, match: Match, ask_bin: Handler, ask_end: Handler
) -> ft.PopupMenuButton:
    return ft.PopupMenuButton(
        _Face(session.speech.say("More")),
        items=_items(session, match, ask_bin, ask_end),
        tooltip="",
    )


def _items(
    session: Session, match: Match, ask_bin: Handler, ask_end: Handler
) -> list[ft.PopupMenuItem]:
    """What this device may do with the match, beside entering its deals."""
    say, right = session.speech.say, session.right
    items: list[tuple[bool, str, Handler]] = [
        (session.inviting is not None, say("Invite"), going(invite_at(match.id))),
        (
            right.scores(match.id) and not match.over and bool(match.entries),
            say("End the match here"),
            ask_end,
        ),
        (True, say("Big table"), going(big_at(match.id))),
        (True, say("Who did what"), going(journal_at(match.id))),
        (True, say("Share or export"), going(export_at(match.id))),
        (right.scores(match.id), say("House rules"), going(house_at(match.id))),
        (right.host, say("Put into the bin"), ask_bin),
    ]
    return [ft.PopupMenuItem(text, on_click=handler) for may, text, handler in items if may]


def _Face(name: str) -> ft.Control:
    return ft.Semantics(
        label=name,
        button=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Icon(ft.Icons.MORE_VERT_ROUNDED),
            width=TARGET,
            height=TARGET,
            alignment=ft.Alignment.CENTER,
        ),
    )

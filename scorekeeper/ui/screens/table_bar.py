"""The bar of the table: the rules of the game, and the menu of the match."""

import flet as ft

from scorekeeper.match.match import Match
from scorekeeper.ui.going import HOME, big_at, export_at, going, house_at, invite_at, rules_at
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import TARGET
from scorekeeper.ui.widgets.frame import Bar
from scorekeeper.ui.widgets.press import Handler, IconPress


def TableBar(session: Session, match: Match, ask_bin: Handler, ask_end: Handler) -> ft.AppBar:
    say = session.speech.say
    items = _menu(session, match, ask_bin, ask_end)
    return Bar(
        say(match.game.name),
        actions=[
            IconPress(
                ft.Icons.MENU_BOOK_ROUNDED, say("Rules of the game"), going(rules_at(match.id))
            ),
            ft.PopupMenuButton(_MenuFace(say("More")), items=items, tooltip=""),
        ],
        leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("All matches"), going(HOME)),
    )


def _menu(
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
        (True, say("Share or export"), going(export_at(match.id))),
        (right.scores(match.id), say("House rules"), going(house_at(match.id))),
        (right.host, say("Put into the bin"), ask_bin),
    ]
    return [ft.PopupMenuItem(text, on_click=handler) for may, text, handler in items if may]


def _MenuFace(name: str) -> ft.Control:
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

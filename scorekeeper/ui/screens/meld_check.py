"""Checking a meld: are these cards right, are they enough, and what would do?"""

from functools import partial
from operator import methodcaller
from typing import Any

import flet as ft

from scorekeeper.games import GAMES
from scorekeeper.games.game import Game
from scorekeeper.games.melds import MeldRules
from scorekeeper.games.rules import Rules
from scorekeeper.match.match import Match
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.going import HOME, going, table_at
from scorekeeper.ui.meld_desk import LaidMelds, MeldDesk
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.meld_pad import MeldPad
from scorekeeper.ui.screens.meld_sheet import MeldAnswer, MeldSheet
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.session import Session, use_match, use_session, use_watch
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Style, Words, in_rows
from scorekeeper.ui.widgets.frame import Bar, Screen
from scorekeeper.ui.widgets.press import Handler, IconPress, Press
from scorekeeper.ui.words import side_names

IN_A_ROW = 3


@guarded
def MatchMelds() -> ft.View:
    """At a table: this side's minimum in this deal, by the rules of the match."""
    session, device, table = use_session(), use_device(), use_match()
    match = table.match
    desk = session.meld_desk(match.id if match else "")
    use_watch(desk)
    rules = match.game.melds(match.setup.rules) if match and match.game.melds else None
    if match is None or rules is None:
        return Missing(device, session, table.trouble)
    minimum = _minimum(match, desk.now.side)
    whose = in_rows(_sides(session, match, desk), IN_A_ROW) if _differ(match) else []
    return _Screen(session, device, desk, rules, minimum, whose, table_at(match.id))


@guarded
def FreeMelds() -> ft.View:
    """Without a match: by the rules chosen for the next one, for any deal."""
    session, device = use_session(), use_device()
    game = next((game for game in GAMES.values() if game.melds), None)
    desk = session.meld_desk("")
    use_watch(desk)
    if game is None or game.melds is None:
        return Missing(device, session)
    laid = session.laying().now
    rules = laid.rules if laid.game == game else game.rules()
    minimum = game.minimum(rules, desk.now.deal, 0) if game.minimum else 0
    deals = in_rows(_deals(session, game, rules, desk), 4)
    return _Screen(session, device, desk, game.melds(rules), minimum, deals, HOME)


def _Screen(
    session: Session,
    device: Device,
    desk: MeldDesk,
    rules: MeldRules,
    minimum: int,
    whose: list[ft.Control],
    back: str,
) -> ft.View:
    say = session.speech.say
    clear = partial(desk.do, LaidMelds.clear) if desk.now.melds else None
    return Screen(
        device,
        Bar(
            say("Check a meld"),
            say("First meld {points}", points=minimum),
            [IconPress(ft.Icons.DELETE_SWEEP_OUTLINED, say("Take all cards off"), clear)],
            leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(back)),
        ),
        [ft.Container(height=Space.XS), *whose, *MeldSheet(session, desk, rules, minimum)],
        MeldPad(session, device, desk, rules),
        pinned=MeldAnswer(session, device, desk, rules, minimum),
        pad=True,
    )


def _minimum(match: Match, side: int) -> int:
    """What the first meld of a side must be worth in the deal that comes."""
    coming = match.standing.outcome.next
    if coming is None:
        return 0
    if coming.minimums:
        return coming.minimums[side]
    return coming.minimum or 0


def _differ(match: Match) -> bool:
    coming = match.standing.outcome.next
    return bool(coming and coming.minimums and len(set(coming.minimums)) > 1)


def _sides(session: Session, match: Match, desk: MeldDesk) -> list[ft.Control]:
    names = enumerate(side_names(session.speech, match))
    return [
        _Key(
            name,
            partial(desk.do, methodcaller("of_side", side)),
            side == desk.now.side,
            Badge(side, 20),
        )
        for side, name in names
    ]


def _deals(session: Session, game: Game[Any], rules: Rules, desk: MeldDesk) -> list[ft.Control]:
    """The deals there are, each with its minimum."""
    count, minimum = game.deals(rules) or 4, game.minimum
    speech = session.speech
    return [
        _Key(
            speech.number(minimum(rules, deal, 0)),
            partial(desk.do, methodcaller("of_deal", deal)),
            deal == desk.now.deal,
            None,
            f"{speech.say(game.deal_name, n=deal)}: {speech.number(minimum(rules, deal, 0))}",
        )
        for deal in range(1, count + 1)
        if minimum
    ]


def _Key(
    text: str, press: Handler, chosen: bool, mark: ft.Control | None, name: str = ""
) -> ft.Control:
    ink = ON_CHOSEN if chosen else INK
    words = Words(text, Style.LABEL_LARGE, ink, lines=1)
    row = ft.Row(
        [*([mark] if mark else []), words], spacing=6, alignment=ft.MainAxisAlignment.CENTER
    )
    return Press(
        row,
        press,
        name or text,
        selected=chosen,
        ring=ACTION if chosen else None,
        expand=True,
        bgcolor=CHOSEN if chosen else PAPER,
    )

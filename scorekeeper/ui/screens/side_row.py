"""The row of one player in deal entry: where they stand, and what the deal brings them."""

from functools import partial

import flet as ft

from scorekeeper.games.fields import Field, Kind, Section
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.questions import ask, asked_side, question, toggle
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import ACTION, CHOSEN, FAINT, INK, ON_CHOSEN, PALE, PAPER, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.bar import TotalBar
from scorekeeper.ui.widgets.basics import Handler, Press, Style, Words
from scorekeeper.ui.words import side_name, total_text

DIMMED = 0.45


def SideRow(session: Session, deal: OpenDeal, side: int) -> ft.Control:
    """A tap names the player, or asks the pad about them, whichever the game needs."""
    form = deal.now.game.form
    named = [field for field in form.deal_fields.values() if field.kind is Kind.SIDES]
    if named:
        return _Named(session, deal, side, named[0])
    return _Counted(session, deal, side, form.side[0])


def _playing(deal: OpenDeal, side: int) -> bool:
    coming = deal.match.outcome_before(deal.number).next
    return coming is None or coming.sides is None or side in coming.sides


def _Named(session: Session, deal: OpenDeal, side: int, field: Field) -> ft.Control:
    speech, playing = session.speech, _playing(deal, side)
    chosen = side in deal.now.entry.named(field.key)
    name, total = side_name(speech, deal.match, side), _total(session, deal, side)
    if not playing:
        total = f"{speech.say('out')} · {total}"
    icon = ft.Icons.CHECK_CIRCLE_ROUNDED if chosen else ft.Icons.CIRCLE_OUTLINED
    mark = ft.Icon(
        icon if playing else ft.Icons.BLOCK_ROUNDED, size=24, color=ACTION if chosen else PALE
    )
    press = partial(deal.do, lambda now: toggle(now, field, side)) if playing else None
    return _Row(
        deal,
        side,
        Words(total, Style.LABEL_LARGE, ON_CHOSEN if chosen else INK),
        mark,
        press,
        f"{speech.say(field.label)}: {name}, {total}",
        name,
        chosen,
    )


def _Counted(session: Session, deal: OpenDeal, side: int, section: Section) -> ft.Control:
    speech, now, field = session.speech, deal.now, section.fields[0]
    name, total = side_name(speech, deal.match, side), _total(session, deal, side)
    asked = question(now) == section and asked_side(now, section) == side
    given = field.key in now.entry.sides[side]
    count = speech.number(now.entry.number(side, field.key)) if given else "–"
    filled = (side, field.key) in now.entry.filled
    figure = ft.Row(
        [
            Words(total, Style.LABEL_MEDIUM, FAINT),
            Words(count, Style.HEADLINE_SMALL, FAINT if filled or not given else INK),
        ],
        spacing=Space.M,
    )
    return _Row(
        deal,
        side,
        figure,
        None,
        partial(deal.do, lambda now: ask(now, section.key, side)),
        f"{speech.say(field.label)}, {name}: {count}. {total}",
        name,
        False,
        asked,
    )


def _total(session: Session, deal: OpenDeal, side: int) -> str:
    """The total against its mark; once the deal brings something, the new one too."""
    speech, match = session.speech, deal.match
    before, score = match.before(deal.number).totals[side], deal.scores[side]
    after = total_text(speech, match, before + score)
    return f"{speech.number(before)} {speech.signed(score)} = {after}" if score else after


def _Row(
    deal: OpenDeal,
    side: int,
    figure: ft.Control,
    mark: ft.Control | None,
    press: Handler | None,
    spoken: str,
    name: str,
    chosen: bool,
    asked: bool = False,
) -> ft.Control:
    match = deal.match
    limit = match.game.mark(match.setup.rules)
    before, score = match.before(deal.number).totals[side], deal.scores[side]
    bar = [TotalBar(before, limit, score)] if limit else []
    ink = ON_CHOSEN if chosen else INK
    middle = ft.Column(
        [
            ft.Row([Words(name, Style.TITLE_MEDIUM, ink, lines=1, expand=True), figure]),
            *bar,
        ],
        spacing=6,
        expand=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    row = Press(
        ft.Row([Badge(side, 32), middle, *([mark] if mark else [])], spacing=Space.M),
        press,
        spoken,
        key=f"side {side}",
        selected=chosen or asked,
        ring=ACTION if chosen or asked else None,
        height=60,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=CHOSEN if chosen else PAPER,
    )
    row.opacity = DIMMED if press is None else 1
    return row

"""The row of one player in deal entry: where they stand, and what the deal brings them."""

from functools import partial

import flet as ft

from scorekeeper.games.fields import Field, Kind, Section
from scorekeeper.ui.device import Device
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.questions import ask, asked_side, question, row_keys, toggle
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import ACTION, CHOSEN, FAINT, INK, ON_CHOSEN, PALE, PAPER, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.bar import TotalBar
from scorekeeper.ui.widgets.basics import CardWords, Style, Words
from scorekeeper.ui.widgets.press import Handler, Press
from scorekeeper.ui.words import side_name, total_text

DIMMED = 0.45
OF_SIDES = (Kind.SIDE, Kind.SIDES)


def SideRow(session: Session, device: Device, deal: OpenDeal, side: int) -> ft.Control:
    """A tap names the player, or asks the pad about them, whichever the game needs."""
    form = deal.now.form
    named = [field for field in form.deal_fields.values() if field.kind is Kind.SIDES]
    if named:
        return _Named(session, device, deal, side, named[0])
    return _Counted(session, device, deal, side, form.side[0])


def row_shape(deal: OpenDeal, side: int) -> tuple[object, ...]:
    """All that the row of a side shows, of this match: what it is named for, has and gets."""
    now, entry = deal.now, deal.entry
    fields = [field for field in now.form.deal_fields.values() if field.kind in OF_SIDES]
    named = [side in entry.named(field.key) for field in fields]
    section = question(now)
    asked = section is not None and asked_side(now, section) == side
    filled = {key for at, key in entry.filled if at == side}
    return entry.sides[side], deal.tally.scores[side], named, section if asked else None, filled


def _height(device: Device) -> int:
    height = 50 if device.short else 60
    return height + 8 if device.large_text else height


def _playing(deal: OpenDeal, side: int) -> bool:
    coming = deal.match.outcome_before(deal.number).next
    return coming is None or coming.sides is None or side in coming.sides


def _Named(session: Session, device: Device, deal: OpenDeal, side: int, field: Field) -> ft.Control:
    speech, playing = session.speech, _playing(deal, side)
    chosen = side in deal.now.entry.named(field.key)
    name, total = side_name(speech, deal.match, side), _total(session, deal, side)
    shown = _shown(session, device, deal, side)
    if not playing:
        total = f"{speech.say('out')} · {total}"
        shown = shown if device.narrow else total  # a sign says it too
    icon = ft.Icons.CHECK_CIRCLE_ROUNDED if chosen else ft.Icons.CIRCLE_OUTLINED
    mark = ft.Icon(
        icon if playing else ft.Icons.BLOCK_ROUNDED, size=24, color=ACTION if chosen else PALE
    )
    # Who was named and is out by now, since an earlier deal was corrected, can be taken back.
    able = playing or chosen
    press = partial(deal.do, lambda now: toggle(now, field, side)) if able else None
    return _Row(
        deal,
        side,
        Words(shown, Style.LABEL_LARGE, ON_CHOSEN if chosen else INK),
        mark,
        press,
        f"{speech.say(field.label)}: {name}, {total}",
        name,
        _height(device),
        chosen,
    )


def _Counted(
    session: Session, device: Device, deal: OpenDeal, side: int, section: Section
) -> ft.Control:
    speech, now, field = session.speech, deal.now, section.fields[0]
    name, total = side_name(speech, deal.match, side), _total(session, deal, side)
    shown, height = _shown(session, device, deal, side), _height(device)
    asked = question(now) == section and asked_side(now, section) == side
    given = field.key in now.entry.sides[side]
    count = speech.number(now.entry.number(side, field.key)) if given else "–"
    filled = (side, field.key) in now.entry.filled
    figure = ft.Row(
        [
            Words(shown, Style.LABEL_MEDIUM, FAINT),
            Words(count, Style.HEADLINE_SMALL, FAINT if filled or not given else INK),
        ],
        spacing=Space.M,
    )
    row = _Row(
        deal,
        side,
        figure,
        None,
        partial(deal.do, lambda now: ask(now, section.key, side)),
        f"{speech.say(field.label)}, {name}: {count}. {total}",
        name,
        height,
        asked=asked,
    )
    row.expand = True
    keys = [_OneOf(session, deal, side, each.fields[0], height) for each in row_keys(now.game)]
    return ft.Row([row, *keys], spacing=Space.S, key=f"row {side}")


def _OneOf(session: Session, deal: OpenDeal, side: int, field: Field, height: int) -> ft.Control:
    """A key that names this side as the answer: who took the joker."""
    chosen = deal.entry.deal.get(field.key) == side
    name = side_name(session.speech, deal.match, side)
    return Press(
        CardWords(session.speech.say(field.face), Style.TITLE_LARGE, ON_CHOSEN if chosen else PALE),
        partial(deal.do, lambda now: now.pick(field.key, side)),
        f"{session.speech.say(field.label)}: {name}",
        selected=chosen,
        ring=ACTION if chosen else None,
        width=56,
        height=height,
        bgcolor=CHOSEN if chosen else PAPER,
    )


def _total(session: Session, deal: OpenDeal, side: int) -> str:
    """The total against its mark; once the deal brings something, the new one too."""
    speech, score, after = session.speech, deal.tally.scores[side], _new_total(session, deal, side)
    before = deal.match.before(deal.number).totals[side]
    return f"{speech.number(before)} {speech.signed(score)} = {after}" if score else after


def _new_total(session: Session, deal: OpenDeal, side: int) -> str:
    match = deal.match
    before = match.before(deal.number).totals[side]
    return total_text(session.speech, match, before + deal.tally.scores[side])


def _shown(session: Session, device: Device, deal: OpenDeal, side: int) -> str:
    """What leaves room for the name: the bar tells what the deal brings."""
    total = _new_total if device.narrow else _total
    return total(session, deal, side)


def _Row(
    deal: OpenDeal,
    side: int,
    figure: ft.Control,
    mark: ft.Control | None,
    press: Handler | None,
    spoken: str,
    name: str,
    height: int,
    chosen: bool = False,
    asked: bool = False,
) -> ft.Container:
    match = deal.match
    limit = match.game.mark(match.setup.rules)
    before, score = match.before(deal.number).totals[side], deal.tally.scores[side]
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
        height=height,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=CHOSEN if chosen else PAPER,
    )
    row.opacity = DIMMED if press is None else 1
    return row

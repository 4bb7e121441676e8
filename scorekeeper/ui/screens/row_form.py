"""Deal entry for games that ask little of each player: a row a player, and one tap an answer."""

from functools import partial

import flet as ft

from scorekeeper.games.fields import Kind, Section
from scorekeeper.ui.device import Device
from scorekeeper.ui.glance import keep_live
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.parts import Parts
from scorekeeper.ui.questions import ask, asks, before_play, row_keys, settled
from scorekeeper.ui.screens.deal_questions import Question
from scorekeeper.ui.screens.side_row import SideRow, row_shape
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import FAINT, PAPER, Round, Space
from scorekeeper.ui.widgets.basics import Heading, Style, Words
from scorekeeper.ui.widgets.press import Press
from scorekeeper.ui.words import answer_text


def RowForm(session: Session, device: Device, deal: OpenDeal, parts: Parts) -> list[ft.Control]:
    """First what is known before play; once that is settled, a row for each player."""
    early = before_play(deal.now)
    if early and not settled(deal.now):
        asked = [section for section in early if _answered_in_row(section)]
        return [_question(session, device, deal, parts, section) for section in asked]
    return [
        *([_Settled(session, device, deal, early)] if early else []),
        *_rows(session, device, deal, parts),
        *_rest(session, device, deal, parts),
    ]


def _question(
    session: Session, device: Device, deal: OpenDeal, parts: Parts, section: Section
) -> ft.Control:
    draw = partial(Question, session, device, deal, section)
    return parts.keep(("question", section.key), deal.entry.deal, draw)


def _rows(session: Session, device: Device, deal: OpenDeal, parts: Parts) -> list[ft.Control]:
    """The question that the rows answer, and a row for each side."""
    form = deal.now.form
    named = [section for section in form.deal if section.fields[0].kind is Kind.SIDES]
    asked = (*named, *form.side)
    if not asked:
        return []

    def row(side: int) -> ft.Control:
        def draw(_: object) -> ft.Control:
            return SideRow(session, device, deal, side)

        return keep_live(parts, ("row", side), deal, partial(row_shape, deal, side), draw)

    label = session.speech.say(asked[0].label)
    return [
        parts.keep("heading", label, partial(Heading, label)),
        *map(row, range(len(deal.entry.sides))),
    ]


def _rest(session: Session, device: Device, deal: OpenDeal, parts: Parts) -> list[ft.Control]:
    """Questions about the deal that neither the rows nor the pad answer."""
    return [
        _question(session, device, deal, parts, section)
        for section in deal.now.form.deal
        if _answered_in_row(section)
        and not (section.before_play or section in row_keys(deal.now.game))
        and asks(deal.now, section)
    ]


def _answered_in_row(section: Section) -> bool:
    return section.fields[0].kind in (Kind.SIDE, Kind.PICK) and not section.aid


def _Settled(session: Session, device: Device, deal: OpenDeal, early: list[Section]) -> ft.Control:
    """What was known before play, in view while the deal is played; a tap changes it."""
    speech, match, now = session.speech, deal.match, deal.now
    facts = [
        f"{speech.say(field.label)}: {answer_text(speech, match, field, value)}"
        for section in early
        for field in section.fields
        if now.entry.asks(field)
        for value in [now.entry.deal.get(field.key)]
    ]
    text = " · ".join(facts)
    style = Style.TITLE_SMALL if device.cramped else Style.TITLE_MEDIUM
    return Press(
        ft.Row(
            [
                Words(text, style, lines=2, expand=True),
                ft.Icon(ft.Icons.EDIT_ROUNDED, size=18, color=FAINT),
            ]
        ),
        partial(deal.do, lambda now: ask(now, early[0].key)),
        f"{text}. {speech.say('Change')}",
        padding=ft.Padding.symmetric(horizontal=Space.L),
        bgcolor=PAPER,
        radius=Round.PAPER,
    )

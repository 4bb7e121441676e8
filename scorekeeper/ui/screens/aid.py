"""Aids at the table: what the players agreed on for this deal, and what beats what. No score."""

from functools import partial
from operator import methodcaller

import flet as ft

from scorekeeper.games.fields import Field
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, TABLE, Space
from scorekeeper.ui.widgets.basics import SIGNS, Caption, CardWords, Paper, Style, Words
from scorekeeper.ui.widgets.press import Press
from scorekeeper.ui.words import remark_text

MANY = 4


def Aid(session: Session, deal: OpenDeal) -> list[ft.Control]:
    """The aids of the form as rows of choices, with what they come to below."""
    sections = [section for section in deal.now.form.deal if section.aid]
    if not sections:
        return []
    rows = [_Choices(session, deal, field) for section in sections for field in section.fields]
    remarks = deal.now.game.aid(deal.entry, deal.match.setup)
    texts: list[ft.Control] = [Caption(remark_text(session.speech, each)) for each in remarks]
    return [Paper(ft.Column([*rows, *texts], spacing=Space.XS), padding=Space.S)]


def _Choices(session: Session, deal: OpenDeal, field: Field) -> ft.Control:
    say = session.speech.say
    chosen = deal.entry.deal.get(field.key, field.choices[0][0])
    keys: list[ft.Control] = [
        Press(
            _face(say(text), ON_CHOSEN if value == chosen else INK, len(field.choices)),
            partial(deal.do, methodcaller("pick", field.key, value)),
            f"{say(field.label)}: {say(text)}",
            selected=value == chosen,
            ring=ACTION if value == chosen else None,
            expand=4 if text in SIGNS else 5,
            bgcolor=CHOSEN if value == chosen else TABLE,
        )
        for value, text in field.choices
    ]
    return ft.Row(keys, spacing=Space.XS)


def _face(text: str, ink: ft.ColorValue, among: int) -> ft.Control:
    """A sign, or a word: a small one among many keys."""
    if text in SIGNS or among < MANY:
        return CardWords(text, Style.LABEL_LARGE, ink)
    return Words(text, Style.LABEL_SMALL, ink, lines=2, align=ft.TextAlign.CENTER)

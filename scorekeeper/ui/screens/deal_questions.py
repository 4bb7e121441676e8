"""What is asked of the deal as a whole: who went out."""

from functools import partial

import flet as ft

from scorekeeper.games.entry import Value
from scorekeeper.games.fields import Kind, Section
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.parts import Parts
from scorekeeper.ui.questions import answers, asks, pick
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Heading, Style, Words, in_rows
from scorekeeper.ui.widgets.press import Press
from scorekeeper.ui.words import answer_text

IN_A_ROW = 3


def DealQuestions(session: Session, deal: OpenDeal, parts: Parts) -> list[ft.Control]:
    """A row of answers for every question that is asked here."""

    def question(section: Section) -> ft.Control:
        draw = partial(Question, session, deal, section)
        return parts.keep(("question", section.key), deal.entry.deal, draw)

    sections = [section for section in deal.now.form.deal if not section.aid]
    return [question(section) for section in sections if asks(deal.now, section)]


def Question(session: Session, deal: OpenDeal, section: Section) -> ft.Control:
    """The answers there are: sides, and "nobody" where that is one, or what else may be picked."""
    keys = [_Answer(session, deal, section, each) for each in answers(deal.now, section.fields[0])]
    return ft.Column(
        [
            Heading(session.speech.say(section.label)),
            *in_rows(keys, IN_A_ROW),
        ],
        spacing=Space.XS,
        key=section.key,
    )


def _Answer(session: Session, deal: OpenDeal, section: Section, value: Value) -> ft.Control:
    field = section.fields[0]
    of_sides = field.kind in (Kind.SIDE, Kind.SIDES)
    name = answer_text(session.speech, deal.match, field, value)
    given = deal.entry.deal.get(field.key, ())
    chosen = value in given if isinstance(given, tuple) else value == given
    ink = ON_CHOSEN if chosen else INK
    mark: list[ft.Control] = [Badge(value, 20)] if of_sides and isinstance(value, int) else []
    if chosen:
        mark = [ft.Icon(ft.Icons.CHECK_ROUNDED, size=20, color=ink)]
    return Press(
        ft.Row([*mark, Words(name, Style.LABEL_MEDIUM, ink, lines=2, expand=True)], spacing=6),
        partial(deal.do, lambda now: pick(now, section, value)),
        f"{session.speech.say(field.label)}: {name}",
        selected=chosen,
        ring=ACTION if chosen else None,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=Space.S),
        bgcolor=CHOSEN if chosen else PAPER,
    )

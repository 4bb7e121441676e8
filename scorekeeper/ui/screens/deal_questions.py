"""What is asked of the deal as a whole: who went out."""

from functools import partial

import flet as ft

from scorekeeper.games.entry import Value
from scorekeeper.games.fields import Section
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.questions import pick
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Heading, Style, Words, in_rows
from scorekeeper.ui.widgets.press import Press
from scorekeeper.ui.words import side_names

IN_A_ROW = 3


def DealQuestions(session: Session, deal: OpenDeal) -> list[ft.Control]:
    """A row of answers for every question."""
    return [Question(session, deal, section) for section in deal.now.game.form.deal]


def Question(session: Session, deal: OpenDeal, section: Section) -> ft.Control:
    """The sides that may be the answer, and "nobody" where that is one."""
    field = section.fields[0]
    names = side_names(session.speech, deal.match)
    among = deal.entry.named(field.among) if field.among else range(len(names))
    answers: list[tuple[Value, str]] = [(side, names[side]) for side in among]
    if field.nobody:
        answers.append((None, session.speech.say(field.nobody)))
    keys: list[ft.Control] = [
        _Answer(session, deal, section, value, name) for value, name in answers
    ]
    return ft.Column(
        [
            Heading(session.speech.say(section.label)),
            *in_rows(keys, IN_A_ROW),
        ],
        spacing=Space.XS,
        key=section.key,
    )


def _Answer(
    session: Session, deal: OpenDeal, section: Section, value: Value, name: str
) -> ft.Control:
    field = section.fields[0]
    chosen = field.key in deal.entry.deal and deal.entry.deal[field.key] == value

    ink = ON_CHOSEN if chosen else INK
    mark: list[ft.Control] = [Badge(value, 20)] if isinstance(value, int) else []
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

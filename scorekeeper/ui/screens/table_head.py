"""The head of the table: which deal comes, who deals it, and what it needs."""

import flet as ft

from scorekeeper.games.game import Next
from scorekeeper.match.match import Match
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import BRASS_ON_FELT, ON_FELT, Space
from scorekeeper.ui.widgets.basics import Felt, Style, Told, Words
from scorekeeper.ui.words import answer_text, deal_title, dealt_line, next_facts, remark_text

WIDTHS = (4, 6, 5)
"""Of the three facts: names need most room."""


def TableHead(session: Session, match: Match, deal: OpenDeal | None) -> ft.Control:
    """What the table asks before the next deal; after the last one, who won.

    `deal` is the next one: what is known of it before it is played is told here too.
    """
    speech, coming = session.speech, match.standing.outcome.next
    if match.over or coming is None:
        winners = [speech.side(match.side_names[side]) for side in match.winners]
        return Felt(ft.Row([_Fact(speech.say("Winner"), speech.names(winners))]))
    facts = [_number(session, match, coming), *next_facts(speech, match, coming)]
    lines = [*_known(session, match, deal), *_remarks(session, match)]
    if coming.left_over is not None:
        lines.insert(0, dealt_line(speech, match, coming))
    spoken = [f"{name}: {answer}" for name, answer in facts[1:]]
    return Told(
        ", ".join([deal_title(speech, match, coming.deal), *spoken, *lines]),
        Felt(
            ft.Column(
                [
                    ft.Row(
                        [_Fact(*fact, wide) for fact, wide in zip(facts, WIDTHS, strict=True)],
                        spacing=Space.S,
                    ),
                    *[Words(line, Style.LABEL_MEDIUM, ON_FELT) for line in lines],
                ],
                spacing=Space.XS,
            ),
            padding=ft.Padding.symmetric(horizontal=Space.L, vertical=Space.M),
        ),
    )


def _number(session: Session, match: Match, coming: Next) -> tuple[str, str]:
    """ "Deal", "2/4"; or its number alone."""
    speech, count = session.speech, match.game.deals(match.setup.rules)
    of = f"/{speech.number(count)}" if count and coming.deal <= count else ""
    return speech.say(match.game.deal_word), f"{speech.number(coming.deal)}{of}"


def _known(session: Session, match: Match, deal: OpenDeal | None) -> list[str]:
    """What was entered of the deal before it is played: the bid."""
    if deal is None:
        return []
    speech, given = session.speech, deal.entry.deal
    return [
        f"{speech.say(field.label)}: {answer_text(speech, match, field, given[field.key])}"
        for section in match.form.deal
        if section.before_play
        for field in section.fields
        if field.key in given and deal.entry.asks(field)
    ]


def _remarks(session: Session, match: Match) -> list[str]:
    remarks = match.standing.outcome.remarks
    return [remark_text(session.speech, remark) for remark in remarks if remark.side is None]


def _Fact(name: str, answer: str, wide: int = 1) -> ft.Control:
    return ft.Column(
        [
            Words(name, Style.LABEL_MEDIUM, BRASS_ON_FELT, lines=2),
            Words(answer, Style.TITLE_LARGE, ON_FELT, lines=1),
        ],
        spacing=0,
        tight=True,
        expand=wide,
    )

"""The melds as they lie: each with its cards, what it counts, and what is wrong with it."""

from functools import partial
from operator import methodcaller

import flet as ft

from scorekeeper.games.meld_additions import additions
from scorekeeper.games.melds import Checked, MeldCheck, MeldRules, check_melds
from scorekeeper.i18n.cards import ways_text
from scorekeeper.ui.device import Device
from scorekeeper.ui.meld_desk import MeldDesk
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import (
    ACTION,
    BRASS_ON_FELT,
    CHOSEN,
    FAINT,
    INK,
    ON_CHOSEN,
    ON_FELT,
    PAPER,
    TABLE,
    Round,
    Space,
)
from scorekeeper.ui.widgets.bar import TotalBar
from scorekeeper.ui.widgets.basics import Caption, CardWords, Felt, Paper, Style, Told, Words
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Press

CARD = {"*": "★", "T": "10"}
"""How a card is written where its sign is not what people call it."""


def card_face(card: str) -> str:
    return CARD.get(card, card)


def MeldSheet(session: Session, desk: MeldDesk, rules: MeldRules, minimum: int) -> list[ft.Control]:
    """The melds, then what would do."""
    checked = check_melds(desk.now.melds, rules, minimum)
    say = session.speech.say
    if not desk.now.melds:
        return [Caption(say("Tap the cards you want to lay down."))]
    parts: list[ft.Control] = [
        Notice(say(problem.text, **problem.values), refused=True) for problem in checked.problems
    ]
    parts += [_Meld(session, desk, rules, at, each) for at, each in enumerate(checked.melds)]
    ways = additions(desk.now.melds, rules, minimum)
    if ways:
        text = say("This would do: {ways}.", ways=ways_text(session.speech, ways))
        parts.append(Paper(Words(text, Style.BODY_LARGE)))
    return [*parts, Caption(say("Tap a card to take it off, a meld to add wild cards to it."))]


def MeldAnswer(
    session: Session, device: Device, desk: MeldDesk, rules: MeldRules, minimum: int
) -> ft.Control:
    """Enough or how much short, as a figure, in words and as a bar."""
    speech, checked = session.speech, check_melds(desk.now.melds, rules, minimum)
    of = speech.say("of {minimum}", minimum=checked.minimum)
    told = _told(session, checked)
    style = Style.TITLE_SMALL if device.cramped else Style.TITLE_LARGE
    figure = ft.Row(
        [
            Words(speech.number(checked.points), Style.DISPLAY_SMALL, ON_FELT),
            Words(of, Style.TITLE_LARGE, ON_FELT),
            Words(told, style, BRASS_ON_FELT, lines=2, align=ft.TextAlign.END, expand=True),
        ],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    bar = TotalBar(checked.points, max(1, checked.minimum), color=BRASS_ON_FELT)
    return Told(
        f"{speech.number(checked.points)} {of}: {told}",
        Felt(ft.Column([figure, bar], spacing=Space.XS), padding=Space.L),
    )


def _told(session: Session, checked: Checked) -> str:
    say = session.speech.say
    if checked.short:
        return say("{short} short", short=checked.short)
    return say("enough") if checked.right else say("not like this")


def _Meld(
    session: Session, desk: MeldDesk, rules: MeldRules, at: int, check: MeldCheck
) -> ft.Control:
    speech, here = session.speech, desk.now.at == at
    cards: list[ft.Control] = [
        _Card(session, desk, at, card, n < len(check.meld.cards) - len(check.meld.taken))
        for n, card in enumerate(_untaken_first(check))
    ]
    points = speech.number(check.points)
    wrong = [
        Words(speech.say(problem.text, **problem.values), Style.LABEL_MEDIUM, ft.Colors.ERROR)
        for problem in check.problems
    ]
    point = Press(
        Words(points, Style.TITLE_MEDIUM, ON_CHOSEN if here else INK),
        partial(desk.do, methodcaller("point", at)),
        speech.say(
            "{cards}: {points} points",
            cards=", ".join(map(card_face, check.meld.cards)),
            points=check.points,
        ),
        selected=here,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=CHOSEN if here else TABLE,
        hug=True,
    )
    pile = Press(
        Words(speech.say("With the pile"), Style.LABEL_MEDIUM, INK),
        partial(desk.do, methodcaller("pile", at, rules)),
        speech.say("Taken with the discard pile: only three cards count"),
        selected=bool(check.meld.taken),
        ring=ACTION if check.meld.taken else None,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=None,
        hug=True,
    )
    return ft.Container(
        ft.Column(
            [
                ft.Row(
                    [
                        ft.Row(
                            cards, wrap=True, spacing=Space.XS, run_spacing=Space.XS, expand=True
                        ),
                        point,
                    ],
                    spacing=Space.S,
                ),
                *([pile] if len(check.meld.cards) > rules.least else []),
                *wrong,
            ],
            spacing=Space.XS,
        ),
        padding=Space.S,
        bgcolor=PAPER,
        border_radius=Round.PAPER,
        border=ft.Border.all(2, ACTION if here else PAPER),
        key=f"meld {at}",
    )


def _untaken_first(check: MeldCheck) -> str:
    """The cards that count, then those that came with the pile."""
    counting = check.meld.cards
    for card in check.meld.taken:
        before, _, after = counting.rpartition(card)
        counting = before + after
    return counting + check.meld.taken


def _Card(session: Session, desk: MeldDesk, at: int, card: str, counts: bool) -> ft.Control:
    """A card that goes when it is tapped; pale where it does not count."""
    face = card_face(card)
    key = Press(
        CardWords(face, Style.TITLE_MEDIUM, INK if counts else FAINT),
        partial(desk.do, methodcaller("take_off", at, card)),
        session.speech.say("Take off {card}", card=face),
        width=48,
        height=56,
        bgcolor=ft.Colors.SURFACE_BRIGHT if counts else TABLE,
        edge=ft.Colors.OUTLINE_VARIANT,
        radius=Round.CHIP,
    )
    key.opacity = 1 if counts else 0.6
    return key

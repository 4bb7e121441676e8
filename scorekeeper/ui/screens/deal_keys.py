"""The right half of the pad: the kinds of cards, or the points that are typed instead."""

from functools import partial

import flet as ft

from scorekeeper.games.fields import Field, Section
from scorekeeper.ui.device import Device
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import CHOSEN, INK, ON_CHOSEN
from scorekeeper.ui.widgets.basics import Caption, CardWords, Style, Words
from scorekeeper.ui.widgets.keypad import Key, display
from scorekeeper.ui.words import side_name


def kind_keys(
    session: Session, device: Device, deal: OpenDeal, section: Section
) -> list[list[Key]]:
    """The kinds of cards, two in a row beside three rows of digits."""
    keys = [_kind(session, device, deal, section, field) for field in section.fields]
    return [keys[0:2], keys[2:4], keys[4:6]]


def _kind(session: Session, device: Device, deal: OpenDeal, section: Section, field: Field) -> Key:
    speech, side = session.speech, deal.now.side
    chosen = deal.now.open_field(section) == field
    given = field.key in deal.entry.sides[side]
    count = speech.number(deal.entry.number(side, field.key)) if given else ""
    shown = deal.now.typed if chosen and "+" in deal.now.typed else count
    worth = deal.match.setup.rules.worth(field.worth) if field.worth else 0
    style = Style.LABEL_MEDIUM if device.cramped else Style.LABEL_LARGE
    face = ft.Column(
        [
            ft.Row(
                [
                    CardWords(speech.say(field.face), style, ON_CHOSEN),
                    Words(speech.number(abs(worth)), Style.LABEL_SMALL, ON_CHOSEN),
                ],
                spacing=0,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            ),
            Words(
                shown,
                Style.TITLE_MEDIUM if len(shown) < 6 else Style.LABEL_SMALL,
                ON_CHOSEN,
                lines=1,
                align=ft.TextAlign.END,
            ),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    name = speech.say(
        "{section}, {kind}, {side}: {count}",
        section=speech.say(section.label),
        kind=speech.say(field.label),
        side=side_name(speech, deal.match, side),
        count=count or speech.say("not entered"),
    )
    return Key(
        ft.Container(
            face, padding=ft.Padding.symmetric(horizontal=4 if device.cramped else 6, vertical=2)
        ),
        name,
        partial(deal.do, lambda now: now.choose(section.key, field.key)),
        1 if len(section.fields) > 5 or field != section.fields[-1] else 2,
        CHOSEN,
        chosen,
    )


def points_keys(
    session: Session, device: Device, deal: OpenDeal, section: Section
) -> list[list[Key]]:
    """The number typed, the sum it comes from, and the key for one pile more."""
    speech, side, now = session.speech, deal.now.side, deal.now
    field = now.open_field(section)
    given = field.key in deal.entry.sides[side]
    number = deal.entry.number(side, field.key)
    shown = speech.number(number) if given else now.typed or "–"
    spoken = f"{speech.say(field.label)}, {side_name(speech, deal.match, side)}: {shown}"
    add = Key(
        Words("+", Style.TITLE_LARGE),
        speech.say("Add another pile"),
        partial(deal.do, lambda now: now.plus(field.key)) if given else None,
        2,
    )
    figure = Words(shown, Style.HEADLINE_SMALL, INK, lines=1, spoken=spoken)
    return [
        [display(figure, 2)],
        [display(Caption(now.typed if "+" in now.typed else ""), 2)],
        [add],
    ]

"""The keys of the pad: digits, the kinds of cards, or the points that are typed instead."""

from functools import partial

import flet as ft

from scorekeeper.games.fields import Field, Section
from scorekeeper.ui.device import Device
from scorekeeper.ui.entering import Sections, signed_field
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import CHOSEN, INK, ON_CHOSEN
from scorekeeper.ui.widgets.basics import Caption, CardWords, Style, Words
from scorekeeper.ui.widgets.keypad import Key, digit_key, display, icon_key, sign_key, word_key
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
    name = speech.say(
        "{section}, {kind}, {side}: {count}",
        section=speech.say(section.label),
        kind=speech.say(field.label),
        side=side_name(speech, deal.match, side),
        count=count or speech.say("not entered"),
    )
    return Key(
        partial(_Face, session, device, deal, field, shown),
        name,
        partial(deal.do, lambda now: now.choose(section.key, field.key)),
        1 if len(section.fields) > 5 or field != section.fields[-1] else 2,
        CHOSEN,
        chosen,
        shown=(shown, chosen),
    )


def _Face(session: Session, device: Device, deal: OpenDeal, field: Field, shown: str) -> ft.Control:
    """The kind and its worth, and below them how many there are."""
    speech, rules = session.speech, deal.match.setup.rules
    worth = speech.number(abs(rules.worth(field.worth))) if field.worth else "0"
    style = Style.LABEL_MEDIUM if device.cramped else Style.LABEL_LARGE
    count = Style.TITLE_MEDIUM if len(shown) < 6 else Style.LABEL_SMALL
    face = ft.Column(
        [
            ft.Row(
                [
                    CardWords(speech.say(field.face), style, ON_CHOSEN),
                    Words(worth, Style.LABEL_SMALL, ON_CHOSEN),
                ],
                spacing=0,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            ),
            Words(shown, count, ON_CHOSEN, lines=1, align=ft.TextAlign.END),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    room = ft.Padding.symmetric(horizontal=4 if device.cramped else 6, vertical=2)
    return ft.Container(face, padding=room)


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
    more = partial(deal.do, lambda now: now.plus(field.key)) if given else None
    figure = partial(Words, shown, Style.HEADLINE_SMALL, INK, lines=1, spoken=spoken)
    return [
        [display(figure, 2)],
        [display(partial(Caption, now.typed if "+" in now.typed else ""), 2)],
        [sign_key("+", speech.say("Add another pile"), more, 2)],
    ]


def digit_of(deal: OpenDeal, tray: Sections, digit: str) -> Key:
    """A digit, for what is typed into the pile that is open."""
    return digit_key(digit, partial(deal.do, lambda now: now.digit(tray, digit)))


def last_row(
    session: Session, deal: OpenDeal, tray: Sections, typing: bool, go_on: Key
) -> list[Key]:
    """Below the digits: erase, nought, from cards to points and back, and on."""
    say = session.speech.say
    erase = icon_key(
        ft.Icons.BACKSPACE_OUTLINED,
        say("Erase"),
        partial(deal.do, lambda now: now.erase(tray)),
        shown=(),
    )
    return [erase, digit_of(deal, tray, "0"), _mode_key(session, deal, tray, typing), go_on]


def _mode_key(session: Session, deal: OpenDeal, tray: Sections, typing: bool) -> Key:
    """From cards to points and back, or the sign of points that may be lost."""
    section = deal.now.open_section(tray)
    say, instead = session.speech.say, section.instead
    if instead is None:
        return display()
    if not section.fields:
        if not signed_field(instead):
            return display()
        negate = partial(deal.do, lambda now: now.negate(tray))
        return sign_key("±", say("Plus or minus"), negate)
    if typing:
        return word_key(
            say("Cards"),
            partial(deal.do, lambda now: now.choose(section.key, section.fields[0].key)),
            name=say("Count the cards instead"),
            shown=section.key,
        )
    return word_key(
        say("Points"),
        partial(deal.do, lambda now: now.choose(section.key, instead.key)),
        name=say("Type the points instead"),
        shown=section.key,
    )

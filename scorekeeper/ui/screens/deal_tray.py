"""The tray of deal entry: which pile is counted, and the pad it is counted on."""

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.games.fields import Section, Way
from scorekeeper.ui.device import Device
from scorekeeper.ui.entering import Entering, Sections, tray_sections
from scorekeeper.ui.glance import keep_live
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.parts import Parts, use_parts
from scorekeeper.ui.screens.deal_keys import digit_of, kind_keys, last_row, points_keys
from scorekeeper.ui.screens.deal_sheet import Steps
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import ACTION, CHOSEN, FAINT, HAIRLINE, INK, ON_CHOSEN
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.frame import tray_width
from scorekeeper.ui.widgets.keypad import (
    GAP,
    LOW,
    TALL,
    Key,
    Keypad,
    action_key,
    display,
)
from scorekeeper.ui.widgets.press import Press
from scorekeeper.ui.words import side_name


def DealTray(
    session: Session, device: Device, deal: OpenDeal, save: Callable[[], None], parts: Parts
) -> ft.Control:
    """Tabs of the piles, and below them the pad of the open one. It draws itself anew."""

    tray = tray_sections(deal.now.form.side, device.low)
    under = [section for each in tray for section in _under(deal, each)]

    def draw(_: object) -> ft.Control:
        return _Tray(session, device, deal, save)

    return keep_live(parts, "tray", deal, partial(_shape, deal, under), draw)


def _shape(deal: OpenDeal, sections: list[Section]) -> tuple[object, ...]:
    """All that the tray shows of these: where the thumb is, the piles, their points."""
    now, facts = deal.now, deal.entry.sides[deal.now.side]
    points = deal.tally.points[now.side]
    return (
        (now.side, now.section, now.field, now.typed),
        [facts.get(field.key) for section in sections for field in section.all_fields],
        [points[section.key] for section in sections],
        _complete(deal),
    )


def _Tray(session: Session, device: Device, deal: OpenDeal, save: Callable[[], None]) -> ft.Control:
    parts = use_parts(session, device, deal, deal.match, deal.number)
    tray = tray_sections(deal.now.form.side, device.low)
    section, go_on = deal.now.open_section(tray), _go_on(session, deal, tray, save)

    def tab(each: Section) -> ft.Control:
        here, points = each == section, _points(session, deal, each)
        draw = partial(_Tab, session, device, deal, each, points, here)
        return parts.keep(("tab", each.key), (deal.now.side, points, here), draw)

    return ft.Column(
        [
            ft.Row([tab(each) for each in tray], spacing=GAP),
            *_pad(session, device, deal, tray, go_on, parts),
        ],
        spacing=GAP,
        tight=True,
    )


def _complete(deal: OpenDeal) -> bool:
    """Whether no side has anything to be entered still."""
    return all(gap.side is None for gap in deal.tally.gaps)


def _go_on(session: Session, deal: OpenDeal, tray: Sections, save: Callable[[], None]) -> Key:
    """The key that leads to what is missing, and at the end saves."""
    say = session.speech.say
    if not _complete(deal):
        return action_key(say("Next"), partial(deal.go_on, tray))
    return action_key(say("Save") if deal.is_new else say("Save correction"), save)


def _points(session: Session, deal: OpenDeal, section: Section) -> str:
    """What a tab stands for brings, once there is anything in it."""
    side, sections = deal.now.side, _under(deal, section)
    if not any(deal.entry.answered(side, each) for each in sections):
        return "–"
    return session.speech.signed(sum(deal.tally.points[side][each.key] for each in sections))


def _Tab(
    session: Session, device: Device, deal: OpenDeal, section: Section, points: str, here: bool
) -> ft.Control:
    speech, side = session.speech, deal.now.side

    def open_it(now: Entering) -> Entering:
        return now.open(section.key)

    ink = ON_CHOSEN if here else INK
    style = Style.LABEL_SMALL if device.cramped else Style.TITLE_SMALL
    return Press(
        ft.Column(
            [
                Words(speech.say(section.label), style, ink, lines=1),
                Words(points, Style.LABEL_MEDIUM, ink if here else FAINT, lines=1),
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        partial(deal.do, open_it),
        f"{speech.say(section.label)}, {side_name(speech, deal.match, side)}: {points}",
        selected=here,
        ring=ACTION if here else None,
        edge=HAIRLINE,
        expand=True,
        height=50,
        bgcolor=CHOSEN if here else None,
    )


def _under(deal: OpenDeal, section: Section) -> list[Section]:
    """What a tab stands for: one pile, or all that is stepped."""
    if section.way is Way.PAD:
        return [section]
    return [each for each in deal.now.form.side if each.way is Way.STEPS]


def _pad(
    session: Session, device: Device, deal: OpenDeal, tray: Sections, go_on: Key, parts: Parts
) -> list[ft.Control]:
    """The keys; above them what is stepped, where that is open. A tap on its way to the last key
    reaches it whatever is open meanwhile.
    """
    section = deal.now.open_section(tray)
    width = tray_width(device)
    height = LOW if device.short else TALL
    if section.way is not Way.PAD:
        steps = ft.Container(Steps(session, device, deal, parts), key="steps")
        return [steps, Keypad(width, LOW, [[display(span=3), go_on]], parts)]
    field = deal.now.open_field(section)
    typing = field == section.instead
    keys = points_keys if typing else kind_keys
    right = keys(session, device, deal, section)
    digits = [[str(3 * row + column + 1) for column in range(3)] for row in range(3)]
    rows = [
        [*[digit_of(deal, tray, digit) for digit in row], *right[n]] for n, row in enumerate(digits)
    ]
    return [Keypad(width, height, [*rows, last_row(session, deal, tray, typing, go_on)], parts)]

"""The sides as tabs above the sheet of deal entry, each with its score."""

from functools import partial

import flet as ft

from scorekeeper.ui.device import Device
from scorekeeper.ui.entering import Entering
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.parts import Parts
from scorekeeper.ui.screens.deal_sheet import has_steps
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import FAINT, INK, PAPER, TRAY, Round, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Style, Words, in_rows
from scorekeeper.ui.widgets.frame import form_width
from scorekeeper.ui.widgets.press import Press
from scorekeeper.ui.words import side_name, side_names

IN_A_ROW = 3
TITLE_LETTER, LABEL_LETTER = 7.3, 5.7
"""The width of a letter of a name in the larger and in the smaller style, in pixels."""


def SideTabs(session: Session, device: Device, deal: OpenDeal, parts: Parts) -> ft.Column:
    """The sides as the tabs of a folder; the open one is the paper below it."""
    before = deal.match.before(deal.number).totals

    def tab(side: int, score: int) -> ft.Control:
        return parts.keep(
            ("side", side),
            (score, side == deal.now.side),
            lambda: _Tab(session, device, deal, parts, side, score, before[side] + score),
        )

    tabs = [tab(side, score) for side, score in enumerate(deal.scores)]
    return ft.Column(in_rows(tabs, IN_A_ROW, Space.XS), spacing=Space.XS)


def _Tab(
    session: Session,
    device: Device,
    deal: OpenDeal,
    parts: Parts,
    side: int,
    score: int,
    total: int,
) -> ft.Control:
    speech = session.speech
    name, here = side_name(speech, deal.match, side), side == deal.now.side
    ink = INK if here else FAINT

    def go_to(now: Entering) -> Entering:
        return now.go_to(side)

    tight = device.narrow or len(deal.entry.sides) > 2
    style, lines = _name_style(session, device, deal)
    head = parts.keep(("head", side), here, lambda: _Head(session, deal, side, style, lines))
    figures = ft.Row(
        [
            Words(speech.signed(score), Style.TITLE_LARGE if tight else Style.HEADLINE_SMALL, ink),
            Words(
                speech.number(total) if tight else speech.say("total {points}", points=total),
                Style.LABEL_SMALL if tight else Style.LABEL_MEDIUM,
                FAINT,
                lines=1,
            ),
        ],
        spacing=Space.XS,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    return Press(
        ft.Column(
            [head, figures],
            spacing=2,
            tight=True,
        ),
        partial(deal.do, go_to),
        speech.say(
            "{side}: this deal {score}, new total {total}",
            side=name,
            score=speech.signed(score),
            total=total,
        ),
        selected=here,
        expand=True,
        height=68 if lines == 1 else 82,
        padding=ft.Padding.symmetric(horizontal=Space.S if tight else Space.M, vertical=6),
        bgcolor=PAPER if here else TRAY,
        radius=_folder(device, deal, here),
        alignment=None,
    )


def _name_style(session: Session, device: Device, deal: OpenDeal) -> tuple[ft.TextThemeStyle, int]:
    """In which letters the longest name of a side fits beside its badge, and in how many lines."""
    names, columns = side_names(session.speech, deal.match), min(len(deal.scores), IN_A_ROW)
    room = (form_width(device) - Space.XS * (columns - 1)) / columns - 2 * Space.M - 26
    letters = max(map(len, names)) * device.text_scale
    if letters * TITLE_LETTER <= room:
        return Style.TITLE_SMALL, 1
    return Style.LABEL_SMALL, 1 if letters * LABEL_LETTER <= room else 2


def _Head(
    session: Session, deal: OpenDeal, side: int, style: ft.TextThemeStyle, lines: int
) -> ft.Row:
    ink = INK if side == deal.now.side else FAINT
    name = side_name(session.speech, deal.match, side)
    return ft.Row(
        [Badge(side, 20), Words(name, style, ink, lines=lines, expand=True)],
        spacing=6,
    )


def _folder(device: Device, deal: OpenDeal, here: bool) -> ft.BorderRadiusValue:
    if not (here and has_steps(device, deal)) or len(deal.entry.sides) > IN_A_ROW:
        return Round.PAPER
    return ft.BorderRadius.only(top_left=Round.PAPER, top_right=Round.PAPER)

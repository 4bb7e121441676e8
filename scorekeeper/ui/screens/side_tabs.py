"""The sides as tabs above the sheet of deal entry, each with its score."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from scorekeeper.ui.device import Device
from scorekeeper.ui.entering import Entering
from scorekeeper.ui.following import Others
from scorekeeper.ui.glance import Glance
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.parts import Parts
from scorekeeper.ui.screens.deal_sheet import has_steps
from scorekeeper.ui.screens.side_tab import Seat, SideTab
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import Round, Space
from scorekeeper.ui.widgets.basics import Style, in_rows
from scorekeeper.ui.widgets.frame import form_width
from scorekeeper.ui.words import side_name, side_names

IN_A_ROW = 3
TITLE_LETTER, LABEL_LETTER = 7.3, 5.7
"""The width of a letter of a name in the larger and in the smaller style, in pixels."""


def SideTabs(
    session: Session, device: Device, deal: OpenDeal, others: Others, parts: Parts
) -> ft.Column:
    """The sides as the tabs of a folder; the open one is the paper below it."""

    def tab(seat: Seat) -> ft.Control:
        draw = partial(_Tab, session, deal, others, seat)
        return parts.keep(("side", seat.side), seat, draw)

    tabs = [tab(seat) for seat in _seats(session, device, deal)]
    return ft.Column(in_rows(tabs, IN_A_ROW, Space.XS), spacing=Space.XS)


def _Tab(session: Session, deal: OpenDeal, others: Others, seat: Seat) -> ft.Control:
    def go_to(now: Entering) -> Entering:
        return now.go_to(seat.side)

    score = Glance(deal, lambda: deal.tally.scores[seat.side])
    return SideTab(session.speech, seat, score, others, partial(deal.do, go_to))


def _seats(session: Session, device: Device, deal: OpenDeal) -> Iterator[Seat]:
    before = deal.match.before(deal.number).totals
    style, lines = _name_style(session, device, deal)
    for side, total in enumerate(before):
        here = side == deal.now.side
        yield Seat(
            deal.number,
            side,
            side_name(session.speech, deal.match, side),
            total,
            here,
            device.narrow or len(deal.entry.sides) > 2,
            _folder(device, deal, here),
            style,
            lines,
        )


def _name_style(session: Session, device: Device, deal: OpenDeal) -> tuple[ft.TextThemeStyle, int]:
    """In which letters the longest name of a side fits beside its badge, and in how many lines."""
    names, columns = side_names(session.speech, deal.match), min(len(deal.tally.scores), IN_A_ROW)
    room = (form_width(device) - Space.XS * (columns - 1)) / columns - 2 * Space.M - 26
    letters = max(map(len, names)) * device.text_scale
    if letters * TITLE_LETTER <= room:
        return Style.TITLE_SMALL, 1
    return Style.LABEL_SMALL, 1 if letters * LABEL_LETTER <= room else 2


def _folder(device: Device, deal: OpenDeal, here: bool) -> ft.BorderRadiusValue:
    if not (here and has_steps(device, deal)) or len(deal.entry.sides) > IN_A_ROW:
        return Round.PAPER
    return ft.BorderRadius.only(top_left=Round.PAPER, top_right=Round.PAPER)

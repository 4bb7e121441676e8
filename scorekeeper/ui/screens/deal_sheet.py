"""The sheet of deal entry: every side with its score, and the few things that are stepped."""

from functools import partial

import flet as ft

from scorekeeper.games.fields import Field, Section, Way
from scorekeeper.ui.device import Device
from scorekeeper.ui.entering import Entering
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import FAINT, INK, PAPER, TRAY, Round, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Caption, Style, Words, in_rows
from scorekeeper.ui.widgets.frame import form_width
from scorekeeper.ui.widgets.press import Press
from scorekeeper.ui.widgets.stepper import Stepper
from scorekeeper.ui.words import line_groups, line_name, side_name, side_names

IN_A_ROW = 3
TITLE_LETTER, LABEL_LETTER = 7.3, 5.7
"""The width of a letter of a name in the larger and in the smaller style, in pixels."""


def SideTabs(session: Session, device: Device, deal: OpenDeal) -> ft.Column:
    """The sides as the tabs of a folder; the open one is the paper below it."""
    scores = deal.scores
    before = deal.match.before(deal.number).totals
    tabs: list[ft.Control] = [
        _Tab(session, device, deal, side, score, total + score)
        for side, (score, total) in enumerate(zip(scores, before, strict=True))
    ]
    return ft.Column(in_rows(tabs, IN_A_ROW, Space.XS), spacing=Space.XS)


def _Tab(
    session: Session, device: Device, deal: OpenDeal, side: int, score: int, total: int
) -> ft.Control:
    speech = session.speech
    name, here = side_name(speech, deal.match, side), side == deal.now.side
    ink = INK if here else FAINT

    def go_to(now: Entering) -> Entering:
        return now.go_to(side)

    tight = device.narrow or len(deal.entry.sides) > 2
    style, lines = _name_style(session, device, deal)
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
            [
                ft.Row(
                    [
                        Badge(side, 20),
                        Words(
                            name,
                            style,
                            ink,
                            lines=lines,
                            expand=True,
                        ),
                    ],
                    spacing=6,
                ),
                figures,
            ],
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


def _folder(device: Device, deal: OpenDeal, here: bool) -> ft.BorderRadiusValue:
    if not (here and _has_steps(device, deal)) or len(deal.entry.sides) > IN_A_ROW:
        return Round.PAPER
    return ft.BorderRadius.only(top_left=Round.PAPER, top_right=Round.PAPER)


def _has_steps(device: Device, deal: OpenDeal) -> bool:
    """Whether steppers stand here: on low screens, or where nothing is typed, the tray has them."""
    ways = {section.way for section in deal.now.form.side}
    return not device.low and {Way.STEPS, Way.PAD} <= ways


def StepSheet(session: Session, device: Device, deal: OpenDeal) -> list[ft.Control]:
    """Books and the like of the open side, where the screen has room for them here."""
    if not _has_steps(device, deal):
        return []
    sheet = ft.Container(
        Steps(session, device, deal),
        padding=Space.S,
        bgcolor=PAPER,
        border_radius=ft.BorderRadius.only(bottom_left=Round.PAPER, bottom_right=Round.PAPER),
    )
    return [sheet]


def Steps(session: Session, device: Device, deal: OpenDeal) -> ft.Column:
    """A row of steppers for every section that is stepped."""
    gap = Space.XS if device.narrow else Space.S
    return ft.Column(
        [
            ft.Row(
                [_Steps(session, device, deal, section, field) for field in section.fields],
                spacing=gap,
            )
            for section in deal.now.form.side
            if section.way is Way.STEPS
        ],
        spacing=gap,
    )


def _Steps(
    session: Session, device: Device, deal: OpenDeal, section: Section, field: Field
) -> ft.Control:
    speech, side = session.speech, deal.now.side
    count = deal.entry.number(side, field.key)
    what = f"{speech.say(field.label)}, {side_name(speech, deal.match, side)}"
    worth = deal.match.setup.rules.worth(field.worth) if field.worth else 0

    def step(by: int) -> partial[None]:
        return partial(deal.do, lambda now: now.step(field.key, by))

    return Stepper(
        speech.say(field.face),
        speech.signed(field.sign * worth),
        count,
        step,
        spoken=f"{what}: {speech.number(count)}",
        less=speech.say("{what}: one less", what=what),
        more=speech.say("{what}: one more", what=what),
        small=device.narrow or len(section.fields) > 2,
    )


def DealSums(session: Session, deal: OpenDeal) -> ft.Control:
    """Where the points of the open side come from, section by section, in one line."""
    speech, match = session.speech, deal.match
    parts = [
        f"{group.name or line_name(speech, match, group.lines[0])} {speech.signed(group.points)}"
        for group in line_groups(speech, match, deal.lines[deal.now.side])
    ]
    return ft.Container(
        Caption(" · ".join(parts)), padding=ft.Padding.symmetric(horizontal=Space.XS)
    )

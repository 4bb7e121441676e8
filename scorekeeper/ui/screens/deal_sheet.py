"""The sheet of deal entry: every side with its score, and the few things that are stepped."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from scorekeeper.games.fields import Field, Section, Way
from scorekeeper.ui.device import Device
from scorekeeper.ui.entering import Entering
from scorekeeper.ui.following import Others
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.parts import Parts
from scorekeeper.ui.screens.side_tab import Face, SideTab
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import PAPER, Round, Space
from scorekeeper.ui.widgets.basics import Caption, in_rows
from scorekeeper.ui.widgets.stepper import Stepper
from scorekeeper.ui.words import line_groups, line_name, side_name

IN_A_ROW = 3


def SideTabs(
    session: Session, device: Device, deal: OpenDeal, others: Others, parts: Parts
) -> ft.Column:
    """The sides as the tabs of a folder; the open one is the paper below it."""

    def tab(face: Face) -> ft.Control:
        press = partial(deal.do, partial(_go_to, face.side))
        draw = partial(SideTab, session.speech, face, others, press)
        return parts.keep(("side", face.side), face, draw)

    tabs = [tab(face) for face in _faces(session, device, deal)]
    return ft.Column(in_rows(tabs, IN_A_ROW, Space.XS), spacing=Space.XS)


def _go_to(side: int, now: Entering) -> Entering:
    return now.go_to(side)


def _faces(session: Session, device: Device, deal: OpenDeal) -> Iterator[Face]:
    before = deal.match.before(deal.number).totals
    for side, score in enumerate(deal.scores):
        here = side == deal.now.side
        yield Face(
            deal.number,
            side,
            side_name(session.speech, deal.match, side),
            score,
            before[side] + score,
            here,
            device.narrow or len(deal.entry.sides) > 2,
            _folder(device, deal, here),
        )


def _folder(device: Device, deal: OpenDeal, here: bool) -> ft.BorderRadiusValue:
    if not (here and _has_steps(device, deal)) or len(deal.entry.sides) > IN_A_ROW:
        return Round.PAPER
    return ft.BorderRadius.only(top_left=Round.PAPER, top_right=Round.PAPER)


def _has_steps(device: Device, deal: OpenDeal) -> bool:
    """Whether steppers stand here: on low screens, or where nothing is typed, the tray has them."""
    ways = {section.way for section in deal.now.form.side}
    return not device.low and {Way.STEPS, Way.PAD} <= ways


def StepSheet(session: Session, device: Device, deal: OpenDeal, parts: Parts) -> list[ft.Control]:
    """Books and the like of the open side, where the screen has room for them here."""
    if not _has_steps(device, deal):
        return []
    sheet = ft.Container(
        Steps(session, device, deal, parts),
        padding=Space.S,
        bgcolor=PAPER,
        border_radius=ft.BorderRadius.only(bottom_left=Round.PAPER, bottom_right=Round.PAPER),
    )
    return [sheet]


def Steps(session: Session, device: Device, deal: OpenDeal, parts: Parts) -> ft.Column:
    """A row of steppers for every section that is stepped."""
    gap = Space.XS if device.narrow else Space.S

    def stepper(section: Section, field: Field) -> ft.Control:
        side = deal.now.side
        return parts.keep(
            ("stepper", field.key),
            (side, deal.entry.number(side, field.key)),
            lambda: _Steps(session, device, deal, parts, section, field),
        )

    def row(section: Section) -> ft.Row:
        steppers = [stepper(section, field) for field in section.fields]
        same = tuple(map(id, steppers))
        return parts.keep(("steps", section.key), same, lambda: ft.Row(steppers, spacing=gap))

    return ft.Column(
        [row(section) for section in deal.now.form.side if section.way is Way.STEPS],
        spacing=gap,
    )


def _Steps(
    session: Session,
    device: Device,
    deal: OpenDeal,
    parts: Parts,
    section: Section,
    field: Field,
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
        parts,
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

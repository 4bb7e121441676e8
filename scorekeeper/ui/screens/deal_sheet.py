"""The sheet of deal entry: the few things that are stepped, and what all comes to."""

from functools import partial

import flet as ft

from scorekeeper.games.fields import Field, Section, Way
from scorekeeper.ui.device import Device
from scorekeeper.ui.glance import Glance
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.parts import Parts
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import FAINT, PAPER, Round, Space
from scorekeeper.ui.widgets.basics import Style
from scorekeeper.ui.widgets.live import LiveWords
from scorekeeper.ui.widgets.stepper import Stepper
from scorekeeper.ui.words import line_groups, line_name, side_name


def has_steps(device: Device, deal: OpenDeal) -> bool:
    """Whether steppers stand here: on low screens, or where nothing is typed, the tray has them."""
    ways = {section.way for section in deal.now.form.side}
    return not device.low and {Way.STEPS, Way.PAD} <= ways


def StepSheet(session: Session, device: Device, deal: OpenDeal, parts: Parts) -> list[ft.Control]:
    """Books and the like of the open side, where the screen has room for them here."""
    if not has_steps(device, deal):
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
        draw = partial(_Steps, session, device, deal, section, field)
        return parts.keep(("stepper", field.key), side, draw)

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
    section: Section,
    field: Field,
) -> ft.Control:
    speech, side = session.speech, deal.now.side
    count = Glance(deal, lambda: deal.entry.number(side, field.key))
    what = f"{speech.say(field.label)}, {side_name(speech, deal.match, side)}"
    worth = deal.match.setup.rules.worth(field.worth) if field.worth else 0

    def step(by: int) -> partial[None]:
        return partial(deal.do, lambda now: now.step(field.key, by))

    return Stepper(
        speech.say(field.face),
        speech.signed(field.sign * worth),
        count,
        step,
        spoken=lambda count: f"{what}: {speech.number(count)}",
        less=speech.say("{what}: one less", what=what),
        more=speech.say("{what}: one more", what=what),
        small=device.narrow or len(section.fields) > 2,
    )


def DealSums(session: Session, deal: OpenDeal, parts: Parts) -> ft.Control:
    """Where the points of the open side come from, section by section, in one line."""
    side = deal.now.side

    def draw() -> ft.Control:
        sums = Glance(deal, lambda: _sums(session, deal, side))
        words = LiveWords(lambda: {"value": sums.shown}, sums, Style.LABEL_MEDIUM, FAINT)
        return ft.Container(words, padding=ft.Padding.symmetric(horizontal=Space.XS))

    return parts.keep("sums", side, draw)


def _sums(session: Session, deal: OpenDeal, side: int) -> str:
    speech, match = session.speech, deal.match
    return " · ".join(
        f"{group.name or line_name(speech, match, group.lines[0])} {speech.signed(group.points)}"
        for group in line_groups(speech, match, deal.tally.lines[side])
    )

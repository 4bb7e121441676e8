"""The tab of a side in deal entry: its score as it grows, and who else is entering it."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.i18n import Speech
from scorekeeper.ui.following import Others
from scorekeeper.ui.glance import Glance, Live
from scorekeeper.ui.screens.others import Pencil
from scorekeeper.ui.theme import FAINT, INK, PAPER, TRAY, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.live import LiveFace, LiveWords, Traits
from scorekeeper.ui.widgets.press import Handler, Press
from scorekeeper.ui.words import more_than

NAMED = 2
"""Devices that are named of those that enter a side."""


@dataclass(frozen=True)
class Seat:
    """What a tab shows: a side, and what it had before this deal."""

    deal: int
    side: int
    name: str
    before: int
    here: bool
    tight: bool
    radius: ft.BorderRadiusValue
    style: ft.TextThemeStyle
    lines: int

    @property
    def ink(self) -> ft.ColorValue:
        return INK if self.here else FAINT


def SideTab(
    speech: Speech, seat: Seat, score: Glance[int], others: Others, on_press: Handler
) -> ft.Control:
    """A tab to press. Of another score, and of others who come or leave, only that is drawn."""
    here = Glance(others, lambda: _Here.of(speech, others.at(seat.deal, seat.side)))
    words = Words(seat.name, seat.style, seat.ink, lines=seat.lines, expand=True)
    head = ft.Row([Badge(seat.side, 20), words], spacing=6)

    def told() -> Traits:
        label = speech.say(
            "{side}: this deal {score}, new total {total}",
            side=seat.name,
            score=speech.signed(score.shown),
            total=seat.before + score.shown,
        )
        return {"label": ". ".join((label, *here.shown.told))}

    return Press(
        ft.Column(
            [
                ft.Semantics(exclude_semantics=True, content=head),
                LiveFace(_Score(speech, seat, score, here), told, score, here, selected=seat.here),
            ],
            spacing=2,
            tight=True,
        ),
        on_press,
        None,
        expand=True,
        height=68 if seat.lines == 1 else 82,
        padding=ft.Padding.symmetric(horizontal=Space.S if seat.tight else Space.M, vertical=6),
        bgcolor=PAPER if seat.here else TRAY,
        radius=seat.radius,
        alignment=None,
    )


@dataclass(frozen=True)
class _Here:
    """Who else is entering a side: as it is told, and who is named where there is room for one."""

    told: tuple[str, ...]
    first: str | None

    @classmethod
    def of(cls, speech: Speech, devices: tuple[str, ...]) -> "_Here":
        names = [device or speech.say("Another device") for device in devices[:NAMED]]
        told = [speech.say("{device} is entering this side", device=name) for name in names]
        told += more_than(speech, NAMED, devices)
        return cls(tuple(told), names[0] if names else None)


def _Score(speech: Speech, seat: Seat, score: Glance[int], here: Glance[_Here]) -> ft.Row:
    """The score; above the total there is room for who else is here, so that nothing moves."""
    large, small = Style.HEADLINE_SMALL, Style.LABEL_MEDIUM
    if seat.tight:
        large, small = Style.TITLE_LARGE, Style.LABEL_SMALL

    def signed() -> Traits:
        return {"value": speech.signed(score.shown)}

    def total() -> Traits:
        points = seat.before + score.shown
        number = speech.number(points)
        return {"value": number if seat.tight else speech.say("total {points}", points=points)}

    right = ft.Column(
        [Live(here, _Mark), LiveWords(total, score, small, FAINT, lines=1)],
        spacing=0,
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
    return ft.Row([LiveWords(signed, score, large, seat.ink), right], spacing=Space.XS)


def _Mark(here: _Here) -> ft.Control:
    if here.first is None:
        return ft.Row(visible=False)
    words = Words(here.first, Style.LABEL_SMALL, FAINT, lines=1)
    return ft.Row(
        [Pencil(), ft.Container(words, expand=True, expand_loose=True)],
        spacing=2,
        height=16,
        alignment=ft.MainAxisAlignment.END,
    )

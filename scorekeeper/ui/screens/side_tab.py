"""The tab of a side in deal entry: its score as it grows, and who else is entering it."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.i18n import Speech
from scorekeeper.ui.following import Others
from scorekeeper.ui.glance import Glance
from scorekeeper.ui.screens.guarded import guarded_part
from scorekeeper.ui.screens.others import Pencil
from scorekeeper.ui.theme import FAINT, INK, PAPER, TRAY, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.press import Face, Handler, Press
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
    words = Words(seat.name, seat.style, seat.ink, lines=seat.lines, expand=True)
    head = ft.Row([Badge(seat.side, 20), words], spacing=6)
    return Press(
        ft.Column(
            [
                ft.Semantics(exclude_semantics=True, content=head),
                _Figures(speech, seat, score, others, on_press),
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


@guarded_part
def _Figures(
    speech: Speech, seat: Seat, score: Glance[int], others: Others, on_press: Handler
) -> ft.Control:
    """The score, the total, and who else is here."""
    here = ft.use_memo(
        lambda: _Here.of(speech, others.at(seat.deal, seat.side)), [others.places, seat]
    )
    label = speech.say(
        "{side}: this deal {score}, new total {total}",
        side=seat.name,
        score=speech.signed(score.shown),
        total=seat.before + score.shown,
    )
    face = _Score(speech, seat, score.shown, here.mark)
    return Face(face, on_press, ". ".join((label, *here.told)), selected=seat.here)


@dataclass(frozen=True)
class _Here:
    """Who else is entering a side: as it is told, and as far as there is room for it."""

    told: tuple[str, ...]
    mark: ft.Control | None

    @classmethod
    def of(cls, speech: Speech, devices: tuple[str, ...]) -> "_Here":
        names = [device or speech.say("Another device") for device in devices[:NAMED]]
        told = [speech.say("{device} is entering this side", device=name) for name in names]
        told += more_than(speech, NAMED, devices)
        return cls(tuple(told), _Mark(names[0]) if names else None)


def _Score(speech: Speech, seat: Seat, score: int, mark: ft.Control | None) -> ft.Row:
    """The score; above the total there is room for who else is here, so that nothing moves."""
    large, small = Style.HEADLINE_SMALL, Style.LABEL_MEDIUM
    if seat.tight:
        large, small = Style.TITLE_LARGE, Style.LABEL_SMALL
    text = speech.number(seat.before + score)
    if not seat.tight:
        text = speech.say("total {points}", points=seat.before + score)
    alone = None if mark else True
    right: ft.Control = Words(text, small, FAINT, lines=1, align=ft.TextAlign.END, expand=alone)
    if mark:
        right = ft.Column(
            [mark, right],
            spacing=0,
            tight=True,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
        )
    return ft.Row([Words(speech.signed(score), large, seat.ink), right], spacing=Space.XS)


def _Mark(name: str) -> ft.Row:
    words = Words(name, Style.LABEL_SMALL, FAINT, lines=1)
    return ft.Row(
        [Pencil(), ft.Container(words, expand=True, expand_loose=True)],
        spacing=2,
        height=16,
        alignment=ft.MainAxisAlignment.END,
    )

"""The tab of a side in deal entry: its score as it grows, and who else is entering it."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.i18n import Speech
from scorekeeper.ui.following import Others
from scorekeeper.ui.screens.others import Pencil
from scorekeeper.ui.theme import FAINT, INK, PAPER, TRAY, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.press import Handler, Press


@dataclass(frozen=True)
class Face:
    """What a tab shows: a side with what this deal brings it, and the total after it."""

    deal: int
    side: int
    name: str
    score: int
    total: int
    here: bool
    tight: bool
    radius: ft.BorderRadiusValue


@ft.component
def SideTab(speech: Speech, face: Face, others: Others, on_press: Handler) -> ft.Control:
    """Drawn anew by itself when somebody else comes to this side or leaves it."""
    ink = INK if face.here else FAINT
    devices = others.at(face.deal, face.side)
    head = ft.Row(
        [
            Badge(face.side, 20),
            Words(face.name, Style.TITLE_SMALL, ink, lines=1, expand=True),
        ],
        spacing=6,
    )
    return Press(
        ft.Column([head, _Figures(speech, face, devices, ink)], spacing=2, tight=True),
        on_press,
        _spoken(speech, face, devices),
        selected=face.here,
        expand=True,
        height=68,
        padding=ft.Padding.symmetric(horizontal=Space.S if face.tight else Space.M, vertical=6),
        bgcolor=PAPER if face.here else TRAY,
        radius=face.radius,
        alignment=None,
    )


def _spoken(speech: Speech, face: Face, devices: tuple[str, ...]) -> str:
    score = speech.say(
        "{side}: this deal {score}, new total {total}",
        side=face.name,
        score=speech.signed(face.score),
        total=face.total,
    )
    told = [
        speech.say("{device} is entering this side", device=device or speech.say("Another device"))
        for device in devices
    ]
    return ". ".join([score, *told])


def _Figures(speech: Speech, face: Face, devices: tuple[str, ...], ink: ft.ColorValue) -> ft.Row:
    """The score; above the total there is room for who else is here, so that nothing moves."""
    large, small = Style.HEADLINE_SMALL, Style.LABEL_MEDIUM
    if face.tight:
        large, small = Style.TITLE_LARGE, Style.LABEL_SMALL
    total = speech.number(face.total)
    if not face.tight:
        total = speech.say("total {points}", points=face.total)
    right = [Words(total, small, FAINT, lines=1)]
    return ft.Row(
        [
            Words(speech.signed(face.score), large, ink),
            ft.Column(
                [*([_Mark(speech, devices)] if devices else []), *right],
                spacing=0,
                tight=True,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.END,
            ),
        ],
        spacing=Space.XS,
    )


def _Mark(speech: Speech, devices: tuple[str, ...]) -> ft.Row:
    """Who is here too, as far as there is room for the name."""
    name = Words(devices[0] or speech.say("Another device"), Style.LABEL_SMALL, FAINT, lines=1)
    return ft.Row(
        [Pencil(), ft.Container(name, expand=True, expand_loose=True)],
        spacing=2,
        height=16,
        alignment=ft.MainAxisAlignment.END,
    )

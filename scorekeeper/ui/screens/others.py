"""Who is entering what on other devices. Drawn anew alone, when somebody comes, moves or leaves."""

import flet as ft

from scorekeeper.games.entry import OF_DEAL
from scorekeeper.i18n import Speech
from scorekeeper.live import Place
from scorekeeper.match.match import Match
from scorekeeper.ui.following import Others
from scorekeeper.ui.screens.guarded import guarded_part
from scorekeeper.ui.theme import FAINT, Space
from scorekeeper.ui.widgets.basics import Caption
from scorekeeper.ui.words import deal_title, more_than, side_name

PENCIL = 14
MOST = 4
"""Devices that are named; of a whole club the rest are counted."""


def Pencil() -> ft.Icon:
    """The mark of somebody who is entering."""
    return ft.Icon(ft.Icons.EDIT_ROUNDED, size=PENCIL, color=FAINT)


@guarded_part
def OthersLines(speech: Speech, match: Match, others: Others) -> ft.Control:
    """A line for each device that is entering a deal of this match."""
    places = tuple(dict.fromkeys(others.places))
    lines = [place_text(speech, match, place) for place in places[:MOST]]
    lines += more_than(speech, MOST, places)
    return ft.Column(
        [
            ft.Row([Pencil(), ft.Container(Caption(text, lines=2), expand=True)], spacing=Space.XS)
            for text in lines
        ],
        spacing=2,
        tight=True,
        visible=bool(lines),
    )


def place_text(speech: Speech, match: Match, place: Place) -> str:
    """ "Ravi's phone is entering Deal 2 of 4, Meera & John"."""
    what = deal_title(speech, match, place.deal)
    if place.side is not OF_DEAL and place.side < len(match.side_names):
        what = f"{what}, {side_name(speech, match, place.side)}"
    device = place.device or speech.say("Another device")
    return speech.say("{device} is entering {what}", device=device, what=what)

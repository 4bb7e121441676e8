"""Where every side stands against the mark: a bar, a figure, and what to look out for."""

import flet as ft

from scorekeeper.i18n import Speech
from scorekeeper.match.match import Match
from scorekeeper.ui.theme import BRASS, FAINT, INK, ON_WARN, PALE, WARN, Round, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.bar import TotalBar
from scorekeeper.ui.widgets.basics import Paper, Style, Told, Words
from scorekeeper.ui.words import remark_text, side_name, total_text

DIMMED = 0.5


def Standings(speech: Speech, match: Match) -> ft.Control:
    """A row a side, in seat order: names stay where they are."""
    sides = range(len(match.side_names))
    return Paper(
        ft.Column([_Side(speech, match, side) for side in sides], spacing=Space.XS),
        padding=Space.S,
    )


def _Side(speech: Speech, match: Match, side: int) -> ft.Control:
    outcome, mark = match.standing.outcome, match.game.mark(match.setup.rules) or 1
    out = side in (outcome.eliminated or ()) and side not in match.winners
    first = bool(match.entries) and outcome.places[side] == 1
    total = match.standing.totals[side]
    name, note = side_name(speech, match, side), _note(speech, match, side, out)
    figure = total_text(speech, match, total)
    row = ft.Row(
        [
            Badge(side, 32),
            ft.Column(
                [
                    ft.Row(
                        [
                            Words(name, Style.TITLE_MEDIUM, lines=1, expand=True),
                            *_signs(out, first),
                            Words(figure, Style.TITLE_LARGE, INK),
                        ],
                        spacing=Space.S,
                    ),
                    TotalBar(total, mark),
                    _Note(note, _close(match, side), first),
                ],
                spacing=2,
                expand=True,
            ),
        ],
        spacing=Space.M,
    )
    return Told(
        f"{name}: {figure}. {note}",
        ft.Container(
            row,
            padding=ft.Padding.symmetric(horizontal=Space.S, vertical=6),
            bgcolor=WARN if first else None,
            border_radius=Round.KEY,
            opacity=DIMMED if out else 1,
        ),
    )


def _close(match: Match, side: int) -> bool:
    """Whether the next deal may end it for this side."""
    remarks = match.standing.outcome.remarks
    return any(remark.close for remark in remarks if remark.side == side)


def _Note(note: str, close: bool, first: bool) -> ft.Control:
    color = BRASS if close and not first else ON_WARN if first else FAINT
    sign = [ft.Icon(ft.Icons.PRIORITY_HIGH_ROUNDED, size=14, color=color)] if close else []
    words = Words(note, Style.TITLE_SMALL if close else Style.LABEL_MEDIUM, color)
    return ft.Row([*sign, words], spacing=2)


def _signs(out: bool, first: bool) -> list[ft.Control]:
    if out:
        return [ft.Icon(ft.Icons.BLOCK_ROUNDED, size=18, color=PALE)]
    return [ft.Icon(ft.Icons.EMOJI_EVENTS_ROUNDED, size=18, color=BRASS)] if first else []


def _note(speech: Speech, match: Match, side: int, out: bool) -> str:
    """Won, out and where placed, or what the game says of the side."""
    outcome = match.standing.outcome
    if side in match.winners:
        return speech.say("won")
    place = speech.say("place {place}", place=outcome.places[side])
    if out:
        return f"{speech.say('out')} · {place}"
    remarks = [remark_text(speech, each) for each in outcome.remarks if each.side == side]
    return " · ".join(remarks)

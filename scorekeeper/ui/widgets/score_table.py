"""The score table: a column a side with its total on top, a row a deal."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.i18n import Speech
from scorekeeper.match.match import Match
from scorekeeper.ui.theme import BRASS, FAINT, INK, ON_WARN, WARN, Round, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Caption, Figure, Name, Rule, Style, Told, Words, ems
from scorekeeper.ui.widgets.deal_row import FIRST, GAP, DealRow
from scorekeeper.ui.widgets.press import Handler


@dataclass(frozen=True)
class _Scale:
    """How large things are drawn for so many sides in so much room."""

    inset: int
    room: float
    longest: float
    total: float
    badge: int
    name: ft.TextThemeStyle
    lines: int
    row: ft.TextThemeStyle


def ScoreTable(
    speech: Speech,
    match: Match,
    width: float,
    text_scale: float,
    on_deal: Callable[[int], Handler] | None = None,
) -> ft.Column:
    """`width` is the room in pixels; `on_deal` makes the handler of a tap on a deal."""
    scale = _scale(speech, match, width, text_scale)
    rows = [DealRow(speech, match, result, scale.row, on_deal) for result in match.standing.deals]
    coming = _coming(speech, match)
    head = ft.Row(
        [
            ft.Container(width=FIRST),
            *[_Head(speech, match, side, scale) for side in range(len(match.side_names))],
        ],
        spacing=GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    under = [Rule(), *rows, *coming] if rows or coming else []
    return ft.Column([head, *under], spacing=Space.XS)


def _coming(speech: Speech, match: Match) -> list[ft.Control]:
    """The deals to come with what their first melds must be worth, where no total decides it."""
    rules, minimum = match.setup.rules, match.game.minimum
    last, coming = match.game.deals(rules), match.standing.outcome.next
    if match.over or minimum is None or last is None or coming is None or coming.minimums:
        return []
    return [
        ft.Row(
            [
                ft.Container(
                    Caption(speech.number(number)), width=FIRST, alignment=ft.Alignment.CENTER
                ),
                Caption(speech.say("first meld {points}", points=minimum(rules, number, 0))),
            ],
            spacing=Space.M,
            height=32,
        )
        for number in range(match.next_number, last + 1)
    ]


def _scale(speech: Speech, match: Match, width: float, text_scale: float) -> _Scale:
    sides = len(match.side_names)
    inset = Space.XS if sides <= 3 else 0
    room = ((width - FIRST) / sides - GAP - 2 * inset) / text_scale
    longest = max(ems("100"), *(ems(speech.number(total)) for total in match.standing.totals))
    few = sides <= 3
    return _Scale(
        inset,
        room,
        longest,
        44 if few else 26,
        36 if few else 24,
        Style.TITLE_MEDIUM if few else Style.LABEL_SMALL,
        2 if few else 1,
        Style.TITLE_MEDIUM if few else Style.LABEL_MEDIUM,
    )


def _Head(speech: Speech, match: Match, side: int, scale: _Scale) -> ft.Control:
    standing = match.standing
    name, total = speech.side(match.side_names[side]), standing.totals[side]
    if match.game.mark(match.setup.rules) is not None:
        return _NameOnly(name, side, scale)
    leads = bool(match.entries) and standing.outcome.places[side] == 1
    note = _note(speech, match, side)
    return Told(
        f"{name}: {speech.number(total)}" + (f", {note}" if note else ""),
        ft.Container(
            ft.Column(
                [
                    Badge(side, scale.badge),
                    _name(name, scale),
                    Figure(speech.number(total), scale.room, scale.total, scale.longest, INK),
                    _Note(note, leads),
                ],
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                spacing=Space.XS,
                tight=True,
            ),
            padding=ft.Padding.symmetric(horizontal=scale.inset, vertical=Space.S),
            bgcolor=WARN if leads else None,
            border_radius=Round.KEY,
            alignment=ft.Alignment.TOP_CENTER,
        ),
        expand=True,
    )


def _name(name: str, scale: _Scale) -> ft.Text:
    if scale.lines > 1:
        return Words(name, scale.name, lines=scale.lines, align=ft.TextAlign.CENTER)
    return Name(name, scale.room, scale.name, 11)


def _NameOnly(name: str, side: int, scale: _Scale) -> ft.Control:
    """Where totals stand elsewhere, against their mark."""
    return ft.Column(
        [Badge(side, 24), Name(name, scale.room, Style.LABEL_SMALL, 11)],
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=Space.XS,
        expand=True,
    )


def _note(speech: Speech, match: Match, side: int) -> str:
    """Whether a side has won, leads, or how far it is behind."""
    totals, outcome = match.standing.totals, match.standing.outcome
    if not match.entries:
        return ""
    if side in match.winners:
        return speech.say("won")
    if outcome.places[side] == 1:
        return speech.say("leads") if outcome.places.count(1) == 1 else speech.say("level")
    best = totals[outcome.places.index(1)]
    return speech.say("{points} behind", points=abs(best - totals[side]))


def _Note(note: str, leads: bool) -> ft.Control:
    """A trophy as well as the colour, so that no eye misses it."""
    sign = [ft.Icon(ft.Icons.EMOJI_EVENTS_ROUNDED, size=14, color=BRASS)] if leads else []
    words = Words(
        note, Style.LABEL_SMALL, ON_WARN if leads else FAINT, lines=2, align=ft.TextAlign.CENTER
    )
    return ft.Row(
        [*sign, words], spacing=2, alignment=ft.MainAxisAlignment.CENTER, wrap=True, run_spacing=0
    )

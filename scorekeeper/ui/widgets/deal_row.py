"""A row of the score table: what one deal brought each side."""

from collections.abc import Callable

import flet as ft

from scorekeeper.games.standing import DealResult
from scorekeeper.i18n import Speech
from scorekeeper.match.match import Match
from scorekeeper.ui.theme import BRASS, FAINT, INK, Round, Space
from scorekeeper.ui.widgets.basics import Caption, Told, Words
from scorekeeper.ui.widgets.press import Handler, Press

FIRST = 28
"""The width of the numbers of the deals."""
GAP = Space.XS


def DealRow(
    speech: Speech,
    match: Match,
    result: DealResult,
    style: ft.TextThemeStyle,
    on_deal: Callable[[int], Handler] | None,
) -> ft.Control:
    scores = result.played.scores if result.played else None
    cells = ft.Row(
        [
            _Number(match, result),
            *[
                Words(
                    _cell(speech, match, scores[side]) if scores else "?",
                    style,
                    INK if scores and scores[side] else FAINT,
                    align=ft.TextAlign.CENTER,
                    expand=True,
                    lines=1,
                )
                for side in range(len(match.side_names))
            ],
        ],
        spacing=GAP,
    )
    label = _spoken(speech, match, result)
    if on_deal is None:
        return Told(label, ft.Container(cells, height=36))
    return Press(cells, on_deal(result.number), label, bgcolor=None, radius=Round.CHIP)


def _cell(speech: Speech, match: Match, score: int) -> str:
    """Where most get nothing, nothing is a dot."""
    quiet = score == 0 and match.game.mark(match.setup.rules) is not None
    return "·" if quiet else speech.number(score)


def _spoken(speech: Speech, match: Match, result: DealResult) -> str:
    title = speech.say(match.game.deal_name, n=result.number)
    if result.played is None:
        return f"{title}: {speech.say('does not count')}"
    names = (speech.side(names) for names in match.side_names)
    scores = zip(names, result.played.scores, strict=True)
    return f"{title}: " + ", ".join(f"{name} {speech.number(score)}" for name, score in scores)


def _Number(match: Match, result: DealResult) -> ft.Control:
    """The number of the deal, with a pencil where it was corrected and a sign where it is odd."""
    signs: list[ft.Control] = [Caption(str(result.number))]
    if result.problems:
        signs.append(ft.Icon(ft.Icons.ERROR_OUTLINE_ROUNDED, size=13, color=BRASS))
    elif result.number in match.edited:
        signs.append(ft.Icon(ft.Icons.EDIT_ROUNDED, size=12, color=FAINT))
    return ft.Container(
        ft.Row(signs, spacing=1, alignment=ft.MainAxisAlignment.CENTER), width=FIRST
    )

"""The breakdown of a deal: every line that makes up what each side got."""

import flet as ft

from scorekeeper.games.lines import ScoreLine
from scorekeeper.games.standing import DealResult
from scorekeeper.match.changes import DealRemoved
from scorekeeper.match.match import Match
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.going import deal_at, go, going, table_at
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.session import Session, use_match, use_session
from scorekeeper.ui.theme import FAINT, INK, Space
from scorekeeper.ui.widgets.badge import SideName
from scorekeeper.ui.widgets.basics import Paper, Rule, Style, Told, Words
from scorekeeper.ui.widgets.confirm import use_confirm
from scorekeeper.ui.widgets.frame import Action, Bar, QuietAction, Screen
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import IconPress
from scorekeeper.ui.words import (
    LineGroup,
    deal_title,
    line_groups,
    line_name,
    problems_text,
    side_name,
)


@guarded
def Breakdown() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    number = int(ft.use_route_params().get("number", 0))
    say, match = session.speech.say, table.match

    def remove() -> None:
        if match and table.do(DealRemoved(number=number)):
            go(table_at(match.id))

    ask_remove = use_confirm(
        say("Remove this deal?"),
        say("Later deals move up and all totals follow. Undo brings it back."),
        say("Remove"),
        say("Keep it"),
        remove,
    )
    if match is None or not 1 <= number <= len(match.entries):
        return Missing(device, session, table.trouble)
    result = match.standing.deals[number - 1]
    return Screen(
        device,
        Bar(
            deal_title(session.speech, match, number),
            say("Where the points come from"),
            leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(table_at(match.id))),
        ),
        [
            *_problems(session, match, result),
            *[_Side(session, device, match, result, side) for side in range(len(match.side_names))],
        ],
        ft.Row(
            [
                QuietAction(say("Remove"), ft.Icons.DELETE_OUTLINE_ROUNDED, ask_remove),
                Action(say("Correct"), ft.Icons.EDIT_ROUNDED, going(deal_at(match.id, number))),
            ],
            spacing=Space.S,
        )
        if session.right.scores(match.id)
        else None,
    )


def _problems(session: Session, match: Match, result: DealResult) -> list[ft.Control]:
    if not result.problems:
        return []
    text = problems_text(session.speech, match, result.problems)
    return [Notice(text, refused=result.refused)]


def _Side(
    session: Session, device: Device, match: Match, result: DealResult, side: int
) -> ft.Control:
    speech, played = session.speech, result.played
    name = SideName(side, side_name(speech, match, side), 28, Style.TITLE_MEDIUM)
    if played is None:
        words = Words(speech.say("This deal does not count yet."), Style.BODY_MEDIUM, FAINT)
        return Paper(ft.Column([name, words], spacing=Space.S), padding=Space.L)
    score, total = played.scores[side], played.totals[side]
    return Paper(
        ft.Column(
            [
                name,
                *[
                    row
                    for group in line_groups(session.speech, match, played.lines[side])
                    for row in _Group(session, match, group)
                ],
                Rule(),
                _Sum(speech.say("This deal"), speech.signed(score)),
                _Sum(speech.say("Total before"), speech.number(total - score), quiet=True),
                _Sum(speech.say("New total"), speech.number(total)),
            ],
            spacing=6,
        ),
        padding=Space.M if device.cramped else Space.L,
    )


def _Group(session: Session, match: Match, group: LineGroup) -> list[ft.Control]:
    """The lines of one section under its name, with what they come to where there are several."""
    lines = [_Line(session, match, line) for line in group.lines]
    if not group.name:
        return lines
    return [_GroupName(group.name, session.speech.signed(group.points)), *lines]


def _GroupName(name: str, points: str) -> ft.Control:
    return ft.Container(
        Told(
            f"{name}: {points}",
            ft.Row(
                [
                    Words(name, Style.LABEL_MEDIUM, FAINT, expand=True),
                    Words(points, Style.LABEL_MEDIUM, FAINT),
                ]
            ),
        ),
        padding=ft.Padding.only(top=Space.XS),
    )


def _Line(session: Session, match: Match, line: ScoreLine) -> ft.Control:
    """What, how many of what worth, and the points: all that is needed to check it by hand."""
    speech = session.speech
    name, points = line_name(speech, match, line), speech.signed(line.points)
    counted = ""
    if line.count:
        counted = f"{speech.number(line.count)} × {speech.number(line.points // line.count)}"
    return Told(
        f"{name}: {counted} = {points}" if counted else f"{name}: {points}",
        ft.Row(
            [
                Words(name, Style.BODY_MEDIUM, expand=True),
                *([Words(counted, Style.BODY_MEDIUM, FAINT)] if counted else []),
                ft.Container(
                    Words(points, Style.TITLE_SMALL, align=ft.TextAlign.END),
                    width=72,
                    alignment=ft.Alignment.CENTER_RIGHT,
                ),
            ],
            spacing=Space.S,
        ),
    )


def _Sum(name: str, number: str, quiet: bool = False) -> ft.Control:
    style, ink = (Style.BODY_MEDIUM, FAINT) if quiet else (Style.TITLE_MEDIUM, INK)
    return Told(
        f"{name}: {number}",
        ft.Row([Words(name, style, ink, expand=True), Words(number, style, ink)]),
    )

"""The big table: for a tablet or a television, to be read from three metres."""

import flet as ft

from scorekeeper.match.match import Match
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.going import going, table_at
from scorekeeper.ui.screens.big_sizes import Sizes, sizes_for
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.session import Session, use_match, use_session
from scorekeeper.ui.theme import BRASS, FAINT, FELT, INK, ON_FELT, PAPER, TABLE, WARN, Round, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Figure, Told, Words, ems
from scorekeeper.ui.widgets.press import IconPress
from scorekeeper.ui.words import (
    deal_title,
    dealt_line,
    remark_text,
    side_name,
    total_text,
)


@guarded
def BigTable() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    match = table.match
    if match is None:
        return Missing(device, session, table.trouble)
    sizes = sizes_for(device)
    return ft.View(
        route=ft.use_view_path(),
        bgcolor=TABLE,
        padding=Space.M,
        controls=[
            ft.SafeArea(
                ft.Column(
                    [
                        _Head(session, match, sizes),
                        _sides(session, match, device, sizes),
                        _Last(session, match, sizes),
                    ],
                    spacing=Space.M,
                ),
                expand=True,
            )
        ],
    )


def _Head(session: Session, match: Match, sizes: Sizes) -> ft.Control:
    """Which deal comes, who deals it and what it needs; or who has won."""
    speech, coming = session.speech, match.standing.outcome.next
    if match.over or coming is None:
        winners = [side_name(speech, match, side) for side in match.winners]
        text = speech.say("Winner: {sides}", sides=speech.names(winners))
    else:
        title = deal_title(speech, match, coming.deal)
        text = f"{title} · {dealt_line(speech, match, coming)}"
    back = IconPress(
        ft.Icons.ARROW_BACK_ROUNDED, speech.say("Back"), going(table_at(match.id)), ON_FELT
    )
    return ft.Container(
        ft.Row([back, Words(text, sizes.title, ON_FELT, lines=2 * sizes.lines, expand=True)]),
        height=sizes.head,
        padding=ft.Padding.only(left=Space.S, right=Space.L),
        bgcolor=FELT,
        border_radius=Round.FELT,
    )


def _sides(session: Session, match: Match, device: Device, sizes: Sizes) -> ft.Control:
    """The sides as large as there is room for, in one row or two."""
    count = len(match.side_names)
    columns = count if count <= 3 or device.width > 1.6 * device.height else -(-count // 2)
    if device.width < device.height:
        columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    room = (device.width - 2 * Space.M - (columns - 1) * Space.M) / columns
    free = device.height - sizes.head - sizes.foot - 5 * Space.M
    high = (free - (rows - 1) * Space.M) / rows
    cells = [_Side(session, device, match, side, room, high, sizes) for side in range(count)]
    lines = [cells[start : start + columns] for start in range(0, count, columns)]
    return ft.Column([ft.Row(line, spacing=Space.M) for line in lines], spacing=Space.M)


def _Side(
    session: Session,
    device: Device,
    match: Match,
    side: int,
    room: float,
    high: float,
    sizes: Sizes,
) -> ft.Control:
    speech, outcome = session.speech, match.standing.outcome
    name, total = side_name(speech, match, side), match.standing.totals[side]
    leads = bool(match.entries) and outcome.places[side] == 1
    out = side in (outcome.eliminated or ()) and side not in match.winners
    remarks = [remark_text(speech, each) for each in outcome.remarks if each.side == side]
    figure = speech.number(total)
    longest = max(ems("100"), *(ems(speech.number(each)) for each in match.standing.totals))
    wide = (room - 2 * sizes.inset) / device.text_scale
    largest = max(24, (high - sizes.around) * 0.75 / device.text_scale)
    head = ft.Row(
        [
            Badge(side, sizes.sign),
            Words(name, sizes.name, lines=sizes.lines, expand=True),
            *(
                [ft.Icon(ft.Icons.EMOJI_EVENTS_ROUNDED, size=sizes.sign, color=BRASS)]
                if leads
                else []
            ),
            *([ft.Icon(ft.Icons.BLOCK_ROUNDED, size=sizes.sign, color=FAINT)] if out else []),
        ],
        spacing=sizes.inset / 2,
    )
    return Told(
        f"{name}: {total_text(speech, match, total)}. {' '.join(remarks)}",
        ft.Container(
            ft.Column(
                [
                    head,
                    ft.Container(
                        Figure(figure, wide, largest, longest, INK),
                        alignment=ft.Alignment.CENTER,
                        expand=True,
                    ),
                    Words(" · ".join(remarks), sizes.note, FAINT, lines=sizes.lines),
                ],
                spacing=0,
            ),
            width=room,
            height=high,
            padding=ft.Padding.symmetric(horizontal=sizes.inset, vertical=Space.M),
            bgcolor=WARN if leads else PAPER,
            border_radius=Round.FELT,
            opacity=0.5 if out else 1,
        ),
    )


def _Last(session: Session, match: Match, sizes: Sizes) -> ft.Control:
    """What the last deal that counts has brought."""
    speech = session.speech
    counted = [result for result in match.standing.deals if result.played]
    if not counted or counted[-1].played is None:
        return ft.Container(height=sizes.foot)
    last, played = counted[-1], counted[-1].played
    scores = [
        ft.Row(
            [Badge(side, sizes.sign * 0.64), Words(speech.signed(score), sizes.last)],
            spacing=Space.S,
            tight=True,
        )
        for side, score in enumerate(played.scores)
    ]
    title = speech.say(match.game.deal_name, n=last.number)
    return ft.Container(
        ft.Row(
            [Words(title, sizes.last, FAINT), *scores],
            spacing=sizes.inset,
            run_spacing=Space.XS,
            wrap=True,
        ),
        height=sizes.foot,
        padding=ft.Padding.symmetric(horizontal=Space.L),
        alignment=ft.Alignment.CENTER_LEFT,
    )

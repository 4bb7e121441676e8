"""Matches as the start screen shows them: the newest large, others as cards, results in a list."""

import flet as ft

from scorekeeper.storage.listed import Listed
from scorekeeper.ui.going import going, result_at, table_at
from scorekeeper.ui.listed_words import game_name, scores_text, state_text, totals_text
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import BRASS_ON_FELT, FELT, ON_FELT, PAPER, Round, Space
from scorekeeper.ui.widgets.badge import Badge, SideName
from scorekeeper.ui.widgets.basics import Caption, Paper, Rule, Style, Words
from scorekeeper.ui.widgets.press import Press


def NewestMatch(session: Session, match: Listed) -> ft.Control:
    """The match most likely meant, large on felt."""
    speech = session.speech
    totals: list[ft.Control] = [
        ft.Column(
            [
                SideName(side, speech.side(names), 22, color=ON_FELT),
                Words(speech.number(match.totals[side]), Style.HEADLINE_LARGE, ON_FELT),
            ],
            spacing=Space.XS,
            expand=True,
        )
        for side, names in enumerate(match.sides)
    ]
    rows: list[ft.Control] = [
        ft.Row(totals[n : n + 2], spacing=Space.M) for n in range(0, len(totals), 2)
    ]
    head = ft.Row(
        [
            Words(game_name(speech, match), Style.TITLE_LARGE, ON_FELT, lines=2, expand=True),
            ft.Icon(ft.Icons.ARROW_FORWARD_ROUNDED, color=BRASS_ON_FELT),
        ]
    )
    return Press(
        ft.Column(
            [head, Words(state_text(speech, match), Style.BODY_MEDIUM, ON_FELT), *rows],
            spacing=Space.S,
            tight=True,
        ),
        going(table_at(match.id)),
        _spoken(session, match),
        height=None,
        padding=Space.L,
        bgcolor=FELT,
        radius=Round.FELT,
        alignment=None,
    )


def _spoken(session: Session, match: Listed) -> str:
    speech = session.speech
    parts = (game_name(speech, match), state_text(speech, match), scores_text(speech, match))
    return ". ".join(parts)


def OpenMatchCard(session: Session, match: Listed) -> ft.Control:
    speech = session.speech
    standings: list[ft.Control] = [
        ft.Row(
            [
                Badge(side, 18),
                Words(speech.side(names), Style.LABEL_MEDIUM),
                Words(speech.number(match.totals[side]), Style.TITLE_SMALL),
            ],
            spacing=6,
            tight=True,
        )
        for side, names in enumerate(match.sides)
    ]
    return Press(
        ft.Column(
            [
                ft.Row(
                    [
                        Words(game_name(speech, match), Style.TITLE_MEDIUM, expand=True),
                        Caption(speech.day(match.last_change)),
                    ]
                ),
                Caption(state_text(speech, match)),
                ft.Row(standings, wrap=True, spacing=Space.M, run_spacing=Space.XS),
            ],
            spacing=Space.XS,
            tight=True,
        ),
        going(table_at(match.id)),
        _spoken(session, match),
        height=None,
        padding=Space.L,
        bgcolor=PAPER,
        radius=Round.PAPER,
        alignment=None,
    )


def RecentMatches(session: Session, matches: tuple[Listed, ...]) -> ft.Control:
    rows: list[ft.Control] = []
    for match in matches:
        rows += [Rule(), _Result(session, match)]
    return Paper(
        ft.Column(rows[1:], spacing=0),
        padding=ft.Padding.symmetric(horizontal=Space.S, vertical=Space.XS),
    )


def _Result(session: Session, match: Listed) -> ft.Control:
    speech = session.speech
    winners = speech.names([speech.side(match.sides[side]) for side in match.winners])
    won = speech.say("{winners} won", winners=winners)
    first = match.winners[0] if match.winners else 0
    return Press(
        ft.Row(
            [
                Badge(first, 28),
                ft.Column(
                    [
                        Words(won, Style.TITLE_SMALL),
                        Caption(f"{game_name(speech, match)} · {totals_text(speech, match)}"),
                    ],
                    spacing=0,
                    expand=True,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                Caption(speech.day(match.last_change)),
            ],
            spacing=Space.M,
        ),
        going(result_at(match.id)),
        f"{won}. {_spoken(session, match)}",
        height=None,
        padding=Space.S,
        bgcolor=None,
    )

"""Home: go on with what is open, start something new, look back."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.storage.listed import Listed
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.going import HOME, NEW, going, result_at, table_at
from scorekeeper.ui.listed_words import game_name, scores_text, state_text
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import BRASS_ON_FELT, FELT, ON_FELT, PAPER, Round, Space
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.badge import Badge, SideName
from scorekeeper.ui.widgets.basics import Caption, Heading, Paper, Press, Rule, Style, Words
from scorekeeper.ui.widgets.frame import Action, Bar, Screen
from scorekeeper.ui.widgets.notice import Notice

OPEN, RECENT = 10, 20


@dataclass(frozen=True)
class Lists:
    """What there is to go on with, to look back at, and to bring back."""

    open: tuple[Listed, ...] = ()
    closed: tuple[Listed, ...] = ()
    binned: tuple[Listed, ...] = ()
    trouble: Trouble | None = None


@guarded
def Home() -> ft.View:
    session, device = use_session(), use_device()
    here = ft.use_route_location() == HOME
    read, read_again = ft.use_state(0)
    lists = ft.use_memo(lambda: _lists(session), [here, read])
    say = session.speech.say
    return Screen(
        device,
        Bar(say("Scorekeeper"), edge=device.margin + Space.XS),
        _sheet(session, device, lists, lambda: read_again(lambda n: n + 1)),
        ft.Row([Action(say("New match"), ft.Icons.ADD_ROUNDED, going(NEW))]),
    )


def _lists(session: Session) -> Lists:
    store = session.store
    try:
        return Lists(
            store.listed(open=True, limit=OPEN),
            store.listed(open=False, limit=RECENT),
            store.binned(),
        )
    except StorageTrouble as trouble:
        return Lists(trouble=Trouble.of(trouble))


def _sheet(
    session: Session, device: Device, lists: Lists, read_again: Callable[[], None]
) -> list[ft.Control]:
    say = session.speech.say
    if lists.trouble:
        return [Notice(say(lists.trouble.text, **lists.trouble.values), refused=True)]
    if not (lists.open or lists.closed or lists.binned):
        return [_Welcome(session)]
    sheet: list[ft.Control] = []
    if lists.open:
        newest, *older = lists.open
        sheet += [Heading(say("Go on with")), _Newest(session, newest)]
        sheet += [_Open(session, match) for match in older]
    if lists.closed:
        sheet += [Heading(say("Recent results")), _Recent(session, lists.closed)]
    if lists.binned:
        sheet += [Heading(say("In the bin")), _Binned(session, lists.binned, read_again)]
    return sheet


def _Welcome(session: Session) -> ft.Control:
    """The first thing seen on an empty table."""
    say = session.speech.say
    return Paper(
        ft.Column(
            [
                Words(say("Who is playing tonight?"), Style.HEADLINE_SMALL),
                Words(
                    say(
                        "Start a match, and enter each deal when it has been played. Every tap is "
                        "kept, every total can be explained, and any deal can be corrected."
                    ),
                    Style.BODY_LARGE,
                ),
            ],
            spacing=Space.S,
        ),
        padding=Space.XL,
    )


def _Newest(session: Session, match: Listed) -> ft.Control:
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
            Words(game_name(speech, match), Style.TITLE_LARGE, ON_FELT, lines=1, expand=True),
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


def _Open(session: Session, match: Listed) -> ft.Control:
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


def _Recent(session: Session, matches: tuple[Listed, ...]) -> ft.Control:
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
                        Words(won, Style.TITLE_SMALL, lines=1),
                        Caption(
                            f"{game_name(speech, match)} · {scores_text(speech, match)}", lines=1
                        ),
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
        height=60,
        padding=ft.Padding.symmetric(horizontal=Space.S),
        bgcolor=None,
    )


def _Binned(
    session: Session, matches: tuple[Listed, ...], read_again: Callable[[], None]
) -> ft.Control:
    """What was thrown away can be had back: with one tap."""
    say = session.speech.say
    rows: list[ft.Control] = []

    def bring_back(match_id: str) -> Callable[[], None]:
        def handler() -> None:
            session.store.restore(match_id)
            read_again()

        return handler

    for match in matches:
        text = f"{game_name(session.speech, match)} · {scores_text(session.speech, match)}"
        back = Press(
            Words(say("Bring back"), Style.LABEL_LARGE),
            bring_back(match.id),
            f"{say('Bring back')}: {text}",
            padding=ft.Padding.symmetric(horizontal=Space.M),
            hug=True,
        )
        rows.append(ft.Row([ft.Container(Caption(text, lines=2), expand=True), back]))
    return Paper(ft.Column(rows, spacing=Space.XS))

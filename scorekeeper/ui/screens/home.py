"""Home: go on with what is open, start something new, look back."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.storage.listed import Listed
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.going import HOME, NEW, going
from scorekeeper.ui.listed_words import game_name, scores_text
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.match_cards import NewestMatch, OpenMatchCard, RecentMatches
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.basics import Caption, Heading, Paper, Style, Words
from scorekeeper.ui.widgets.frame import Action, Bar, Screen
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Press

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
        sheet += [Heading(say("Go on with")), NewestMatch(session, newest)]
        sheet += [OpenMatchCard(session, match) for match in older]
    if lists.closed:
        sheet += [Heading(say("Recent results")), RecentMatches(session, lists.closed)]
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

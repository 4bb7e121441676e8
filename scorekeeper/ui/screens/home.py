"""Home: go on with what is open, start something new, look back."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import cast

import flet as ft

from scorekeeper.storage.bin import Binned
from scorekeeper.storage.listed import Listed
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import HOME, MELDS, NEW, SETTINGS, going
from scorekeeper.ui.screens.bin import Bin, Do
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.kept_here import Tidings
from scorekeeper.ui.screens.match_cards import NewestMatch, OpenMatchCard, RecentMatches
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import Space
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.basics import Heading, Paper, Style, Words
from scorekeeper.ui.widgets.frame import Action, Bar, Screen
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import IconPress

OPEN, RECENT = 10, 20


@dataclass(frozen=True)
class Lists:
    """What there is to go on with, to look back at, and to bring back."""

    open: tuple[Listed, ...] = ()
    closed: tuple[Listed, ...] = ()
    binned: Binned = field(default_factory=Binned)
    trouble: Trouble | None = None


@guarded
def Home() -> ft.View:
    session, device = use_session(), use_device()
    here = ft.use_route_location() == HOME
    read, read_again = ft.use_state(0)
    trouble, set_trouble = ft.use_state(cast("Trouble | None", None))
    lists = ft.use_memo(lambda: _lists(session), [here, read])
    say, shown = session.speech.say, trouble or lists.trouble

    def do(step: Callable[[], None]) -> None:
        set_trouble(_hindered(step))
        read_again(lambda n: n + 1)

    def leave() -> None:
        if not here:
            session.thrown.clear()

    ft.use_effect(leave, [here])

    return Screen(
        device,
        Bar(
            say("Scorekeeper"),
            actions=[
                IconPress(ft.Icons.FACT_CHECK_OUTLINED, say("Check a meld"), going(MELDS)),
                IconPress(ft.Icons.SETTINGS_OUTLINED, say("Settings"), going(SETTINGS)),
            ],
            edge=device.margin + Space.XS,
        ),
        [
            *([Tidings(session, session.keeping, lists.closed)] if session.keeping else []),
            *([Notice(say(shown.text, **shown.values), refused=True)] if shown else []),
            *_thrown(session, lists, do),
            *_sheet(session, lists, do),
        ],
        _new_match(session),
    )


def _new_match(session: Session) -> ft.Control | None:
    """For the host: a guest has come for the matches there are."""
    if not session.right.host:
        return None
    return ft.Row([Action(session.speech.say("New match"), ft.Icons.ADD_ROUNDED, going(NEW))])


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


def _hindered(step: Callable[[], None]) -> Trouble | None:
    """Bring something back from the bin, or delete it; what hinders it, if anything does."""
    try:
        step()
    except StorageTrouble as trouble:
        return Trouble.of(trouble)
    return None


def _thrown(session: Session, lists: Lists, do: Do) -> list[ft.Control]:
    """The match that was put into the bin just now, to be had back by a tap."""
    just = [match.id for match in lists.binned.matches if match.id in session.thrown[-1:]]
    if not just:
        return []
    undo = partial(do, partial(session.store.restore, just[0]))
    say = session.speech.say
    return [Notice(say("The match is in the bin."), say("Undo"), undo)]


def _sheet(session: Session, lists: Lists, do: Do) -> list[ft.Control]:
    say = session.speech.say
    if lists.trouble:
        return []
    if not (lists.open or lists.closed or lists.binned):
        return [_Welcome(session)] if session.right.host else []
    sheet: list[ft.Control] = []
    if lists.open:
        newest, *older = lists.open
        sheet += [Heading(say("Go on with")), NewestMatch(session, newest)]
        sheet += [OpenMatchCard(session, match) for match in older]
    if lists.closed:
        sheet += [Heading(say("Recent results")), RecentMatches(session, lists.closed)]
    if lists.binned:
        sheet.append(Bin(lists.binned, do))
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

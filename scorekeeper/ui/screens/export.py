"""Export: one match, some, or all of them, as a match file or a table."""

from collections.abc import Callable
from functools import partial
from typing import cast

import flet as ft

from scorekeeper.games.text import N_
from scorekeeper.storage.listed import Listed
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.export_file import Wanted, every_match
from scorekeeper.ui.exporting import fetching, file_name, saving, sharing
from scorekeeper.ui.going import SETTINGS, going, table_at
from scorekeeper.ui.listed_words import game_name, scores_text
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.session import Session, use_match, use_session
from scorekeeper.ui.theme import Space
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.basics import Caption, Heading, Paper, Style, Words
from scorekeeper.ui.widgets.choice import Choice
from scorekeeper.ui.widgets.frame import Action, Bar, QuietAction, Screen
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler, IconPress, Press
from scorekeeper.ui.widgets.tick import Tick

FORMATS = (
    (False, N_("Match file"), N_("For another Scorekeeper, which can bring everything in again.")),
    (True, N_("Table (CSV)"), N_("For a spreadsheet: a row for each side of each deal.")),
)
ALL, NONE = N_("Choose all"), N_("Choose none")
FIRST = 30
"""Rows that are shown at once, and so many more each time."""


@guarded
def ExportMatch() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    how, parts = _use_format(session)
    trouble, set_trouble = ft.use_state(cast("Trouble | None", None))
    match = table.match
    if match is None:
        return Missing(device, session, table.trouble)
    begun = match.started or session.now()
    wanted = how(Wanted((match.id,)))
    name = file_name(match.game.key, begun.astimezone())
    return _screen(
        session,
        device,
        (session.speech.say(match.game.name), table_at(match.id)),
        [*_hindered(session, trouble or table.trouble), *parts],
        _Ways(session, wanted, name, set_trouble),
    )


@guarded
def ExportAll() -> ft.View:
    session, device = use_session(), use_device()
    how, parts = _use_format(session)
    trouble, set_trouble = ft.use_state(cast("Trouble | None", None))
    off, set_off = ft.use_state(cast("frozenset[str]", frozenset()))
    shown, set_shown = ft.use_state(FIRST)
    matches, unread = ft.use_memo(lambda: _all(session), [])
    chosen = [match.id for match in matches if match.id not in off]

    def toggle(match_id: str) -> None:
        set_off(lambda before: before ^ {match_id})

    def toggle_all() -> None:
        set_off(frozenset(match.id for match in matches) if chosen else frozenset())

    speech = session.speech
    count = speech.say("{n} of {all} matches", n=len(chosen), all=len(matches))
    name = file_name(None, session.now().astimezone())
    if not matches:
        bare = [*_hindered(session, unread), _none(session)]
        return _screen(session, device, (count, SETTINGS), bare, None)
    rows = [_Row(session, match, match.id not in off, toggle) for match in matches[:shown]]
    more = [_More(session, lambda: set_shown(shown + FIRST))] if len(matches) > shown else []
    listed = [
        Heading(speech.say("Matches"), _AllOrNone(session, bool(chosen), toggle_all)),
        Paper(ft.Column([*rows, *more], spacing=0), padding=Space.XS),
    ]
    return _screen(
        session,
        device,
        (count, SETTINGS),
        [*_hindered(session, trouble), *parts, *listed],
        _Ways(session, how(_wanted(chosen, off)), name, set_trouble) if chosen else None,
    )


def _wanted(chosen: list[str], off: frozenset[str]) -> Wanted:
    """Named by whichever are fewer: it has to fit into an address."""
    if len(off) <= len(chosen):
        return Wanted(but=tuple(sorted(off)))
    return Wanted(tuple(chosen))


def _all(session: Session) -> tuple[list[Listed], Trouble | None]:
    try:
        return list(every_match(session.store)), None
    except StorageTrouble as trouble:
        return [], Trouble.of(trouble)


def _use_format(session: Session) -> tuple[Callable[[Wanted], Wanted], list[ft.Control]]:
    """How the file is to be: what makes it so, and the controls that ask."""
    csv, set_csv = ft.use_state(False)
    journals, set_journals = ft.use_state(True)
    say = session.speech.say
    [about] = [text for kind, _, text in FORMATS if kind == csv]
    asked: list[ft.Control] = [
        Heading(say("Kind of file")),
        ft.Row(
            [Choice(say(name), kind == csv, partial(set_csv, kind)) for kind, name, _ in FORMATS],
            spacing=Space.S,
        ),
        Caption(say(about)),
    ]
    if not csv:
        title = say("With corrections and undo")
        more = say("Every step that was made, as well as how the match stands.")
        tick = Tick(title, more, journals, lambda: set_journals(not journals))
        asked.append(Paper(tick, padding=Space.XS))
    return lambda wanted: Wanted(wanted.only, wanted.but, csv, journals and not csv), asked


def _screen(
    session: Session,
    device: Device,
    place: tuple[str, str],
    sheet: list[ft.Control],
    tray: ft.Control | None,
) -> ft.View:
    say, (subtitle, back) = session.speech.say, place
    leading = IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(back))
    return Screen(device, Bar(say("Export"), subtitle, leading=leading), sheet, tray)


def _hindered(session: Session, trouble: Trouble | None) -> list[ft.Control]:
    if trouble is None:
        return []
    return [Notice(session.speech.say(trouble.text, **trouble.values), refused=True)]


def _none(session: Session) -> ft.Control:
    return Paper(Words(session.speech.say("There is no match to export yet."), Style.BODY_LARGE))


def _Ways(
    session: Session, wanted: Wanted, name: str, hinder: Callable[[Trouble | None], None]
) -> ft.Control:
    """To the device; and to another app, where it can do that."""
    say, keys = session.speech.say, list[ft.Control]()
    fetch = fetching(session, wanted, name)
    save = saving(session, wanted, name, hinder)
    share = sharing(session, wanted, name, hinder)
    if share:
        keys.append(QuietAction(say("Share"), ft.Icons.SHARE_OUTLINED, share))
    by_hand: Handler = (lambda: None) if fetch else save
    keys.append(Action(say("Download"), ft.Icons.FILE_DOWNLOAD_OUTLINED, by_hand, fetch))
    return ft.Row(keys, spacing=Space.S)


def _Row(
    session: Session, match: Listed, ticked: bool, toggle: Callable[[str], None]
) -> ft.Control:
    speech = session.speech
    title = f"{game_name(speech, match)} · {speech.date(match.started.astimezone())}"
    more = scores_text(speech, match)
    return Tick(title, more, ticked, lambda: toggle(match.id), key=match.id)


def _AllOrNone(session: Session, some: bool, press: Handler) -> ft.Control:
    text = session.speech.say(NONE if some else ALL)
    return Press(
        Words(text, Style.LABEL_LARGE),
        press,
        text,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        hug=True,
    )


def _More(session: Session, press: Handler) -> ft.Control:
    text = session.speech.say("Show more")
    return Press(Words(text, Style.LABEL_LARGE), press, text, bgcolor=None)

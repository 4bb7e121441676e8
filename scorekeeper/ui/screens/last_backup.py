"""Of the backups: when the last one was made and where it is, or why there is none."""

import flet as ft

from scorekeeper.storage.backups import Backups
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.basics import Heading, Paper, Style, Words
from scorekeeper.ui.widgets.notice import Notice


def LastBackup(session: Session) -> list[ft.Control]:
    """Nothing where there are none to tell of."""
    if session.backups is None:
        return []
    return [Heading(session.speech.say("Backups")), _Last(session, session.backups)]


def _Last(session: Session, backups: Backups) -> ft.Control:
    speech = session.speech
    try:
        newest = next(iter(backups.newest_first()), None)
    except StorageTrouble as trouble:
        return _Trouble(session, trouble)
    if backups.trouble:
        return _Trouble(session, backups.trouble)
    if newest is None:
        return _Sheet(speech.say("The first one is made when there is a match."))
    at = newest.at.astimezone()
    text = speech.say(
        "The last one is of {day}, {time}: {path}",
        day=speech.day(at),
        time=speech.time(at),
        path=str(newest.path),
    )
    return _Sheet(text)


def _Sheet(text: str) -> ft.Control:
    return Paper(Words(text, Style.BODY_MEDIUM), padding=Space.L)


def _Trouble(session: Session, trouble: StorageTrouble) -> ft.Control:
    say = session.speech.say
    reason = say(trouble.text, **trouble.values)
    return Notice(say("No backup was made. {reason}", reason=reason), refused=True)

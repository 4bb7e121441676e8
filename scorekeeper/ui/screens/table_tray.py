"""The tray of the table: undo, redo, and the one thing to do next."""

from functools import partial

import flet as ft

from scorekeeper.games.text import N_
from scorekeeper.match.changes import Closed, Redone, Undone
from scorekeeper.match.match import Match
from scorekeeper.ui.device import Device
from scorekeeper.ui.going import deal_at, go, going, melds_at, result_at
from scorekeeper.ui.kept_drafts import says_anything
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.screens.others import OthersLines
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import ACTION, INK, PALE, TARGET, Space
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.frame import Action
from scorekeeper.ui.widgets.press import Handler, IconPress, Press
from scorekeeper.ui.words import change_text, deal_title

LONG = 25
"""Letters of what undo takes back that need a third line."""
SHORT = 12
"""Letters of a key beside it, on a phone."""


def TableTray(session: Session, device: Device, table: OpenMatch, match: Match) -> ft.Control:
    return ft.Column(
        [
            OthersLines(session.speech, match, table.following.others),
            ft.Row(
                [*TimeKeys(session, device, table), *_melds(session, device, match)],
                spacing=Space.S,
            ),
            ft.Row([_Next(session, table, match)]),
        ],
        spacing=Space.XS,
        tight=True,
    )


def TimeKeys(session: Session, device: Device, table: OpenMatch) -> list[ft.Control]:
    """Undo and redo, named by what they would take back or bring back."""
    speech, journal = session.speech, table.journal
    undoable, redoable = (journal.undoable, journal.redoable) if journal else (None, None)
    undo = speech.say("Undo {change}", change=change_text(speech, undoable)) if undoable else ""
    redo = speech.say("Redo {change}", change=change_text(speech, redoable)) if redoable else ""
    return [
        _Undo(
            device,
            undo or speech.say("Nothing to undo"),
            partial(table.do, Undone()) if undo else None,
        ),
        IconPress(
            ft.Icons.REDO_ROUNDED,
            redo or speech.say("Nothing to redo"),
            partial(table.do, Redone()) if redo else None,
        ),
    ]


def _melds(session: Session, device: Device, match: Match) -> list[ft.Control]:
    """In games that have melds, one tap to the answer whether they are enough."""
    if match.game.melds is None or match.over:
        return []
    name = session.speech.say("Check a meld")
    # Its words would leave no room for what undo takes back.
    if device.narrow or (len(name) > SHORT and not device.wide):
        return [IconPress(ft.Icons.FACT_CHECK_OUTLINED, name, going(melds_at(match.id)), ACTION)]
    face = ft.Row(
        [
            ft.Icon(ft.Icons.FACT_CHECK_OUTLINED, size=22, color=ACTION),
            Words(name, Style.LABEL_LARGE, ACTION, lines=2),
        ],
        spacing=6,
        tight=True,
    )
    return [
        Press(
            face,
            going(melds_at(match.id)),
            name,
            padding=ft.Padding.symmetric(horizontal=Space.S),
            bgcolor=None,
            hug=True,
        )
    ]


def _Undo(device: Device, text: str, on_press: Handler | None) -> ft.Control:
    """What it takes back needs a third line where that is long; nothing needs none."""
    ink, long = INK if on_press else PALE, len(text) > LONG and not device.wide
    large = device.cramped and long
    shown = text if on_press or not device.cramped else ""
    style = Style.LABEL_SMALL if long and not large else Style.LABEL_MEDIUM
    face = Words(shown, style, ink, lines=3 if long else 2, expand=True)
    return Press(
        ft.Row([ft.Icon(ft.Icons.UNDO_ROUNDED, size=24, color=ink), face], spacing=Space.S),
        on_press,
        text,
        expand=True,
        height=68 if large and on_press else TARGET,
        padding=ft.Padding.symmetric(horizontal=Space.S if long else Space.M),
        bgcolor=None,
    )


def _Next(session: Session, table: OpenMatch, match: Match) -> ft.Control:
    """The one thing to do next."""
    speech = session.speech
    if match.closed:
        return Action(
            speech.say("See the result"), ft.Icons.EMOJI_EVENTS_ROUNDED, going(result_at(match.id))
        )
    if match.standing.over:

        def close() -> None:
            if table.do(Closed()):
                go(result_at(match.id))

        return Action(speech.say("Close the match"), ft.Icons.CHECK_ROUNDED, close)
    number = match.standing.stuck or match.next_number
    title = deal_title(speech, match, number)
    text = N_("Put right: {deal}") if match.standing.stuck else N_("Enter: {deal}")
    if _begun(table, match, number):
        text = N_("Go on entering: {deal}")
    return Action(
        speech.say(text, deal=title), ft.Icons.EDIT_NOTE_ROUNDED, going(deal_at(match.id, number))
    )


def _begun(table: OpenMatch, match: Match, number: int) -> bool:
    """Whether something was entered of a deal, other than what only helps while it is played."""
    deal = table.deal(number) if number in table.drafts else None
    return deal is not None and says_anything(deal.entry, match.form.aids)

"""Two versions of one deal, saved at the same moment: side by side, to choose from."""

import flet as ft

from scorekeeper.games.entry import Entry
from scorekeeper.games.lines import scores
from scorekeeper.match.differences import answers
from scorekeeper.ui.device import Device
from scorekeeper.ui.journal_words import answer_words
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import FAINT, INK, Space
from scorekeeper.ui.widgets.badge import SideName
from scorekeeper.ui.widgets.basics import Caption, Paper, Style, Told, Words
from scorekeeper.ui.widgets.frame import Action, QuietAction
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler
from scorekeeper.ui.words import more_than, side_name

COLUMN = 60
"""Pixels for a total, text not enlarged."""
MOST = 3
"""Answers that differ, as many as are named."""


def Versions(session: Session, device: Device, deal: OpenDeal) -> list[ft.Control]:
    """What happened, each side's total by either version, and what differs."""
    say = session.speech.say
    text = say("This deal was saved otherwise on another device at the same moment.")
    if deal.rival:
        text = say("{device} saved this deal otherwise at the same moment.", device=deal.rival)
    rows = ft.Column(_rows(session, device, deal), spacing=Space.XS, tight=True)
    notice = Notice(f"{text} {say('Which one is right?')}")
    return [ft.Container(notice, padding=ft.Padding.only(top=Space.S)), Paper(rows)]


def Choice(session: Session, keep_theirs: Handler, use_mine: Handler) -> ft.Control:
    """In place of the pad, until one was chosen."""
    say = session.speech.say
    return ft.Row(
        [
            QuietAction(say("Keep theirs"), ft.Icons.UNDO_ROUNDED, keep_theirs),
            Action(say("Use mine"), ft.Icons.CHECK_ROUNDED, use_mine),
        ],
        spacing=Space.S,
    )


def _rows(session: Session, device: Device, deal: OpenDeal) -> list[ft.Control]:
    speech, theirs = session.speech, deal.match.entry(deal.number)
    both = zip(_totals(deal, theirs), _totals(deal, deal.entry), strict=True)
    head = _Row(device, ft.Container(expand=True), speech.say("Theirs"), speech.say("Mine"), FAINT)
    return [
        ft.Semantics(exclude_semantics=True, content=head),
        *[_Total(session, device, deal, side, *totals) for side, totals in enumerate(both)],
        *_differing(session, device, deal, theirs),
    ]


def _totals(deal: OpenDeal, entry: Entry) -> list[int]:
    before = deal.match.before(deal.number).totals
    brought = scores(deal.now.game.score(entry, deal.now.setup))
    return [total + points for total, points in zip(before, brought, strict=True)]


def _Total(
    session: Session, device: Device, deal: OpenDeal, side: int, theirs: int, mine: int
) -> ft.Control:
    number, name = session.speech.number, side_name(session.speech, deal.match, side)
    who = ft.Container(SideName(side, name, 20), expand=True)
    return _told(session, device, name, who, number(theirs), number(mine))


def _differing(session: Session, device: Device, deal: OpenDeal, theirs: Entry) -> list[ft.Control]:
    """The first answers that differ; and how many more there are."""
    speech = session.speech
    found = list(answers(deal.now.form, theirs, deal.entry))
    lines = [answer_words(speech, deal.match, answer) for answer in found[:MOST]]
    return [
        *[
            _told(session, device, what, ft.Container(Caption(what), expand=True), *values)
            for what, *values in lines
        ],
        *map(Caption, more_than(speech, MOST, found)),
    ]


def _told(
    session: Session, device: Device, what: str, shown: ft.Control, theirs: str, mine: str
) -> ft.Control:
    heard = session.speech.say(
        "{side}: theirs {theirs}, mine {mine}", side=what, theirs=theirs, mine=mine
    )
    return Told(heard, _Row(device, shown, theirs, mine, INK))


def _Row(device: Device, what: ft.Control, theirs: str, mine: str, color: ft.ColorValue) -> ft.Row:
    figures = [
        ft.Container(
            Words(text, Style.TITLE_SMALL, color, lines=2, align=ft.TextAlign.END),
            width=COLUMN * device.text_scale,
            alignment=ft.Alignment.CENTER_RIGHT,
        )
        for text in (theirs, mine)
    ]
    return ft.Row([what, *figures], spacing=Space.S)

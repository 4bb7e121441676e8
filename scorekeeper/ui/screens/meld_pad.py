"""The pad of ranks that melds are formed on, each with its worth."""

from functools import partial
from operator import methodcaller

import flet as ft

from scorekeeper.games.melds import CARDS, MeldRules
from scorekeeper.ui.device import Device
from scorekeeper.ui.meld_desk import LaidMelds, MeldDesk
from scorekeeper.ui.screens.meld_sheet import card_face
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import CHOSEN, FAINT, INK, KEY
from scorekeeper.ui.widgets.basics import CardWords, Style, Words
from scorekeeper.ui.widgets.frame import tray_width
from scorekeeper.ui.widgets.keypad import COLUMNS, LOW, TALL, Key, Keypad, word_key


def MeldPad(session: Session, device: Device, desk: MeldDesk, rules: MeldRules) -> ft.Control:
    """Ranks from four up, then the wild ones, and a key for a meld of wild cards."""
    ranks = [card for card in reversed(CARDS) if card not in rules.wild and card not in rules.never]
    wild = [card for card in reversed(CARDS) if card in rules.wild]
    keys = [_Rank(session, device, desk, rules, card) for card in (*ranks, *reversed(wild))]
    apart = word_key(
        session.speech.say("Wild meld"),
        partial(desk.do, LaidMelds.apart),
        2,
        session.speech.say("Wild cards form a meld of their own"),
    )
    keys.append(apart)
    rows = [keys[start : start + COLUMNS] for start in range(0, len(keys), COLUMNS)]
    return Keypad(tray_width(device), LOW if device.short else TALL, rows)


def _Rank(session: Session, device: Device, desk: MeldDesk, rules: MeldRules, card: str) -> Key:
    face, points = card_face(card), session.speech.number(rules.worth.get(card, 0))

    def stack() -> ft.Control:
        style = Style.TITLE_MEDIUM if device.cramped else Style.TITLE_LARGE
        return ft.Column(
            [CardWords(face, style, INK), Words(points, Style.LABEL_SMALL, FAINT)],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    return Key(
        stack,
        face,
        partial(desk.do, methodcaller("tap", card, rules)),
        bgcolor=CHOSEN if card in rules.wild else KEY,
    )

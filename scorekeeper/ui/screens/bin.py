"""The bin: what was thrown away can be had back with one tap."""

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.games import GAMES
from scorekeeper.storage.listed import Listed
from scorekeeper.storage.presets import OwnPreset
from scorekeeper.ui.listed_words import game_name, scores_text
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.basics import Caption, Paper, Style, Words
from scorekeeper.ui.widgets.press import Handler, Press

BringBack = Callable[[Callable[[], None]], None]
"""Runs what brings something back, and shows what hinders it."""


def Bin(
    session: Session,
    matches: tuple[Listed, ...],
    presets: tuple[OwnPreset, ...],
    bring_back: BringBack,
) -> ft.Control:
    """A row for each thing."""
    speech, store = session.speech, session.store
    rows = [
        *(
            _Row(
                session,
                f"{game_name(speech, match)} · {scores_text(speech, match)}",
                partial(bring_back, partial(store.restore, match.id)),
            )
            for match in matches
        ),
        *(
            _Row(
                session,
                f"{_game(session, preset.game)} · {preset.name}",
                partial(bring_back, partial(store.bin_preset, preset.id, None)),
            )
            for preset in presets
        ),
    ]
    return Paper(ft.Column(rows, spacing=Space.XS))


def _game(session: Session, key: str) -> str:
    return session.speech.say(GAMES[key].name) if key in GAMES else key


def _Row(session: Session, text: str, press: Handler) -> ft.Control:
    say = session.speech.say
    back = Press(
        Words(say("Bring back"), Style.LABEL_LARGE),
        press,
        f"{say('Bring back')}: {text}",
        padding=ft.Padding.symmetric(horizontal=Space.M),
        hug=True,
    )
    return ft.Row([ft.Container(Caption(text), expand=True), back])

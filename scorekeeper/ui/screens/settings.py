"""Settings of this device: its language, and its light."""

from dataclasses import replace

import flet as ft

from scorekeeper import __version__
from scorekeeper.games.text import N_
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import HOME, going
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.languages import LanguageKeys
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER, Space
from scorekeeper.ui.widgets.basics import Caption, Heading, Style, Words
from scorekeeper.ui.widgets.frame import Bar, Screen
from scorekeeper.ui.widgets.press import IconPress, Press

LIGHTS = (("system", N_("As the device")), ("light", N_("Light")), ("dark", N_("Dark")))


@guarded
def Settings() -> ft.View:
    session, device = use_session(), use_device()
    say, chosen = session.speech.say, session.preferences

    def speak(language: str) -> None:
        session.prefer(replace(chosen, language=language))

    return Screen(
        device,
        Bar(
            say("Settings"),
            say("Kept on this device"),
            leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(HOME)),
        ),
        [
            Heading(say("Language")),
            LanguageKeys(session.speech.language, speak),
            Heading(say("Brightness")),
            ft.Row([_Light(session, key, text) for key, text in LIGHTS], spacing=Space.S),
            Caption(say("Scorekeeper {version}", version=__version__)),
        ],
    )


def _Light(session: Session, key: str, text: str) -> ft.Control:
    say, chosen = session.speech.say, session.preferences.theme == key

    def shine() -> None:
        session.prefer(replace(session.preferences, theme=key))

    return Press(
        Words(
            say(text),
            Style.LABEL_LARGE,
            ON_CHOSEN if chosen else INK,
            lines=2,
            align=ft.TextAlign.CENTER,
        ),
        shine,
        say(text),
        selected=chosen,
        ring=ACTION if chosen else None,
        expand=True,
        height=56,
        bgcolor=CHOSEN if chosen else PAPER,
    )

"""Settings of this device: its language, and its light."""

from dataclasses import replace

import flet as ft

from scorekeeper import __version__
from scorekeeper.games.text import N_
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import HOME, going
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.kept_here import KeptHere
from scorekeeper.ui.screens.languages import LanguageKeys
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER, Space
from scorekeeper.ui.widgets.basics import Caption, Heading, Style, Words
from scorekeeper.ui.widgets.frame import Bar, Screen
from scorekeeper.ui.widgets.press import Handler, IconPress, Press

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
            Heading(say("Keep the screen on at the table")),
            ft.Row(
                [_Awake(session, True, N_("Yes")), _Awake(session, False, N_("No"))],
                spacing=Space.S,
            ),
            *([KeptHere(session, session.keeping)] if session.keeping else []),
            Caption(say("Scorekeeper {version}", version=__version__)),
        ],
    )


def _Light(session: Session, key: str, text: str) -> ft.Control:
    def shine() -> None:
        session.prefer(replace(session.preferences, theme=key))

    return _Choice(session, text, session.preferences.theme == key, shine)


def _Awake(session: Session, awake: bool, text: str) -> ft.Control:
    def keep() -> None:
        session.prefer(replace(session.preferences, awake=awake))

    return _Choice(session, text, session.preferences.awake == awake, keep)


def _Choice(session: Session, text: str, chosen: bool, choose: Handler) -> ft.Control:
    said = session.speech.say(text)
    return Press(
        Words(
            said,
            Style.LABEL_LARGE,
            ON_CHOSEN if chosen else INK,
            lines=2,
            align=ft.TextAlign.CENTER,
        ),
        choose,
        said,
        selected=chosen,
        ring=ACTION if chosen else None,
        expand=True,
        height=56,
        bgcolor=CHOSEN if chosen else PAPER,
    )

"""Settings of this device: its language, and its light; and the way to files."""

from dataclasses import replace

import flet as ft

from scorekeeper import __version__
from scorekeeper.games.text import N_
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import EXPORT, HOME, IMPORT, going
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.languages import LanguageKeys
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import INK, PAPER, Space
from scorekeeper.ui.widgets.basics import Caption, Heading, Style, Words
from scorekeeper.ui.widgets.choice import Choice
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
            Heading(say("Keep the screen on at the table")),
            ft.Row(
                [_Awake(session, True, N_("Yes")), _Awake(session, False, N_("No"))],
                spacing=Space.S,
            ),
            Heading(say("Your matches")),
            ft.Row(_files(session), spacing=Space.S),
            Caption(say("Scorekeeper {version}", version=__version__)),
        ],
    )


def _Light(session: Session, key: str, text: str) -> ft.Control:
    def shine() -> None:
        session.prefer(replace(session.preferences, theme=key))

    return Choice(session.speech.say(text), session.preferences.theme == key, shine)


def _Awake(session: Session, awake: bool, text: str) -> ft.Control:
    def keep() -> None:
        session.prefer(replace(session.preferences, awake=awake))

    return Choice(session.speech.say(text), session.preferences.awake == awake, keep)


def _files(session: Session) -> list[ft.Control]:
    """Out to files, and for the host back in."""
    say = session.speech.say
    keys = [_Way(say("Export"), ft.Icons.FILE_DOWNLOAD_OUTLINED, EXPORT)]
    if session.right.host:
        keys.append(_Way(say("Import"), ft.Icons.FILE_UPLOAD_OUTLINED, IMPORT))
    return keys


def _Way(text: str, icon: ft.IconData, route: str) -> ft.Control:
    words = Words(text, Style.LABEL_LARGE, lines=2)
    face = ft.Row([ft.Icon(icon, size=22, color=INK), words], spacing=Space.S, tight=True)
    return Press(face, going(route), text, expand=True, height=56, bgcolor=PAPER)

"""Settings of this device: its language, its light, its name; and the way to files."""

from dataclasses import replace

import flet as ft

from scorekeeper import __version__
from scorekeeper.games.text import N_
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import EXPORT, HOME, IMPORT, going
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.kept_here import KeptHere
from scorekeeper.ui.screens.languages import LanguageKeys
from scorekeeper.ui.screens.last_backup import LastBackup
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import FAINT, INK, PAPER, Space
from scorekeeper.ui.widgets.ask_text import use_ask_text
from scorekeeper.ui.widgets.basics import Caption, Heading, Style, Words
from scorekeeper.ui.widgets.choice import Choice, choices
from scorekeeper.ui.widgets.frame import Bar, Screen
from scorekeeper.ui.widgets.press import Handler, IconPress, Press

LIGHTS = (("system", N_("As the device")), ("light", N_("Light")), ("dark", N_("Dark")))


@guarded
def Settings() -> ft.View:
    session, device = use_session(), use_device()
    say, chosen = session.speech.say, session.preferences

    name, set_name = ft.use_state(session.plate.name)

    def rename(wanted: str) -> str:
        trouble = session.plate.rename(wanted)
        set_name(session.plate.name)
        return say(trouble.text, **trouble.values) if trouble else ""

    ask_name = use_ask_text(
        say("Name of this device"), say("Name"), say("Save"), say("Cancel"), rename, name
    )

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
            choices(
                device,
                [_Light(session, key, text) for key, text in LIGHTS],
                [say(text) for _, text in LIGHTS],
            ),
            Heading(say("Keep the screen on at the table")),
            ft.Row(
                [_Awake(session, True, N_("Yes")), _Awake(session, False, N_("No"))],
                spacing=Space.S,
            ),
            Heading(say("Name of this device")),
            _Name(session, name, ask_name),
            Caption(say("Others at the table see by it who is entering, and who did what.")),
            Heading(say("Your matches")),
            ft.Row(_files(session), spacing=Space.S),
            *LastBackup(session),
            *([KeptHere(session, session.keeping)] if session.keeping else []),
            Caption(say("Scorekeeper {version}", version=__version__)),
            *_about(session),
        ],
    )


def _Name(session: Session, name: str, ask: Handler) -> ft.Control:
    return Press(
        ft.Row(
            [
                Words(name, Style.TITLE_MEDIUM, lines=1, expand=True),
                ft.Icon(ft.Icons.EDIT_ROUNDED, size=18, color=FAINT),
            ]
        ),
        ask,
        session.speech.say("Name of this device: {name}", name=name),
        height=56,
        padding=ft.Padding.symmetric(horizontal=Space.L),
        bgcolor=PAPER,
    )


def _about(session: Session) -> list[ft.Control]:
    """Where things are, for whoever runs this."""
    say, about = session.speech.say, session.about
    if about is None:
        return []
    lines = [say("Matches are kept in {place}", place=about.matches)]
    if about.log:
        lines.append(say("What failed is written down in {log}", log=about.log))
    return [Caption(line) for line in lines]


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

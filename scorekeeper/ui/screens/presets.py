"""Rules known by a name: printed ones, and those this table has saved. Shared as a line of text."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.games.game import Game
from scorekeeper.games.text import N_
from scorekeeper.match.preset_text import write_preset
from scorekeeper.ui.preset_shelf import PresetShelf
from scorekeeper.ui.rules_desk import RulesDesk
from scorekeeper.ui.screens.guarded import guarded_part
from scorekeeper.ui.session import Session, use_session, use_watch
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER, Space
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.ask_text import use_ask_text
from scorekeeper.ui.widgets.basics import Caption, Style, Words
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler, IconPress, Press


@guarded_part
def Presets(game: Game[Any], desk: RulesDesk) -> ft.Control:
    """A chip for each; below, what can be done with the rules on the desk."""
    session = use_session()
    make = partial(PresetShelf, session.store, session.now, game, desk)
    shelf = ft.use_memo(make, [game.key, desk])
    use_watch(desk)
    use_watch(shelf)
    save = _use_ask(session, N_("Save these rules"), N_("Name"), N_("Save"), shelf.save)
    rename = _use_ask(
        session, N_("Another name for these rules"), N_("Name"), N_("Save"), shelf.rename
    )
    paste = _use_ask(
        session, N_("Rules as text"), N_("Paste the line here"), N_("Use"), shelf.paste
    )
    trouble, say = shelf.trouble, session.speech.say
    return ft.Column(
        [
            *([Notice(say(trouble.text, **trouble.values), refused=True)] if trouble else []),
            *_thrown(session, shelf),
            ft.Row(_chips(session, game, shelf), wrap=True, spacing=Space.S, run_spacing=Space.S),
            ft.Row(
                [
                    IconPress(
                        ft.Icons.BOOKMARK_ADD_OUTLINED, say("Save these rules under a name"), save
                    ),
                    _Copy(session, game, shelf, desk),
                    IconPress(ft.Icons.CONTENT_PASTE_ROUNDED, say("Read rules from text"), paste),
                    *_of_laid(session, shelf, rename),
                ],
                spacing=Space.S,
            ),
            *_source(session, game, shelf),
        ],
        spacing=Space.S,
    )


def _thrown(session: Session, shelf: PresetShelf) -> list[ft.Control]:
    """What is in the bin since the last tap, to be had back by another."""
    if shelf.thrown is None:
        return []
    say = session.speech.say
    return [
        Notice(say("{name} is in the bin.", name=shelf.thrown.name), say("Undo"), shelf.restore)
    ]


def _use_ask(
    session: Session, title: str, label: str, yes: str, on_text: Callable[[str], Trouble | None]
) -> Handler:
    """A question for a line of text, with what hinders the answer said in place."""
    say = session.speech.say

    def answer(text: str) -> str:
        trouble = on_text(text)
        return say(trouble.text, **trouble.values) if trouble else ""

    return use_ask_text(say(title), say(label), say(yes), say("Cancel"), answer)


def _Copy(session: Session, game: Game[Any], shelf: PresetShelf, desk: RulesDesk) -> ft.Control:
    say = session.speech.say
    name = shelf.laid.name if shelf.laid else say("House rules")

    def tell() -> None:
        # A new one each time: Flet shows none that is still there from the last tap.
        ft.context.page.show_dialog(ft.SnackBar(say("Copied. Paste it into a message.")))

    return IconPress(
        ft.Icons.SHARE_OUTLINED,
        say("Copy these rules as text"),
        tell,
        action=ft.CopyToClipboard(write_preset(game, name, desk.now.rules)),
    )


def _of_laid(session: Session, shelf: PresetShelf, rename: Handler) -> list[ft.Control]:
    """What can be done with saved rules only."""
    say, laid = session.speech.say, shelf.laid is not None
    return [
        IconPress(
            ft.Icons.DRIVE_FILE_RENAME_OUTLINE_ROUNDED,
            say("Give these saved rules another name"),
            rename if laid else None,
        ),
        IconPress(
            ft.Icons.DELETE_OUTLINE_ROUNDED,
            say("Put these saved rules into the bin"),
            shelf.remove if laid else None,
        ),
    ]


def _chips(session: Session, game: Game[Any], shelf: PresetShelf) -> list[ft.Control]:
    printed = [(session.speech.say(preset.name), preset.rules) for preset in game.presets]
    saved = [(preset.name, preset.rules) for preset in shelf.own]
    return [_Chip(name, changed, shelf) for name, changed in (*printed, *saved)]


def _Chip(name: str, changed: Mapping[str, Any], shelf: PresetShelf) -> ft.Control:
    chosen = shelf.is_laid(changed)
    return Press(
        Words(name, Style.LABEL_LARGE, ON_CHOSEN if chosen else INK),
        partial(shelf.lay, changed),
        name,
        selected=chosen,
        ring=ACTION if chosen else None,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=CHOSEN if chosen else PAPER,
        hug=True,
    )


def _source(session: Session, game: Game[Any], shelf: PresetShelf) -> list[ft.Control]:
    """Where a printed preset comes from."""
    laid = [preset for preset in game.presets if shelf.is_laid(preset.rules)]
    return [Caption(session.speech.say(preset.source)) for preset in laid if preset.source]

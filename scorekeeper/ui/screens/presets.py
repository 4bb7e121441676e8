"""Rules known by a name: printed ones, and those this table has saved. Shared as a line of text."""

from collections.abc import Callable, Mapping
from functools import partial
from operator import methodcaller
from typing import Any

import flet as ft

from scorekeeper.games.game import Game
from scorekeeper.games.rules import read_rules
from scorekeeper.match.names import LONGEST, tidy
from scorekeeper.match.preset_text import NoPreset, read_preset, write_preset
from scorekeeper.storage.presets import OwnPreset
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.rules_desk import RulesDesk
from scorekeeper.ui.session import Session, use_session, use_watch
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER, Space
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.ask_text import use_ask_text
from scorekeeper.ui.widgets.basics import Caption, Style, Words
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import IconPress, Press


@ft.component
def Presets(game: Game[Any], desk: RulesDesk) -> ft.Control:
    """A chip for each; below, what can be done with the rules on the desk."""
    session = use_session()
    use_watch(desk)
    read, read_again = ft.use_state(0)
    own, trouble = ft.use_memo(lambda: _own(session, game), [game.key, read])
    say = session.speech.say

    def written(write: Callable[[], object]) -> str:
        try:
            write()
        except StorageTrouble as problem:
            return say(problem.text, **problem.values)
        read_again(lambda n: n + 1)
        return ""

    def save(name: str) -> str:
        rules, called = desk.now.rules.changed(), tidy(name)
        if not called:
            return say("These rules need a name.")
        keep = partial(session.store.keep_preset, game.key, called[:LONGEST], rules, session.now())
        return written(keep)

    def paste(text: str) -> str:
        try:
            found, preset = read_preset(text)
        except NoPreset as none:
            return say(none.problem.text, **none.problem.values)
        if found != game:
            return say("These are rules of {game}.", game=say(found.name))
        desk.do(methodcaller("lay", read_rules(game.rules, preset.rules)))
        return ""

    ask_name = use_ask_text(say("Save these rules"), say("Name"), say("Save"), say("Cancel"), save)
    ask_text = use_ask_text(
        say("Rules as text"), say("Paste the line here"), say("Use"), say("Cancel"), paste
    )
    chosen = next((p for p in own if _is_laid(desk, p.rules)), None)

    def rename(name: str) -> str:
        called = tidy(name)
        if not called or not chosen:
            return say("These rules need a name.")
        return written(partial(session.store.rename_preset, chosen.id, called[:LONGEST]))

    ask_new_name = use_ask_text(
        say("Another name for these rules"), say("Name"), say("Save"), say("Cancel"), rename
    )
    remove = (
        partial(written, partial(session.store.bin_preset, chosen.id, session.now()))
        if chosen
        else None
    )
    named = chosen.name if chosen else say("House rules")
    copied = ft.SnackBar(say("Copied. Paste it into a message."))
    actions: list[ft.Control] = [
        IconPress(ft.Icons.BOOKMARK_ADD_OUTLINED, say("Save these rules under a name"), ask_name),
        IconPress(
            ft.Icons.SHARE_OUTLINED,
            say("Copy these rules as text"),
            lambda: ft.context.page.show_dialog(copied),
            action=ft.CopyToClipboard(write_preset(game, named, desk.now.rules)),
        ),
        IconPress(ft.Icons.CONTENT_PASTE_ROUNDED, say("Read rules from text"), ask_text),
        IconPress(
            ft.Icons.DRIVE_FILE_RENAME_OUTLINE_ROUNDED,
            say("Give these saved rules another name"),
            ask_new_name if chosen else None,
        ),
        IconPress(
            ft.Icons.DELETE_OUTLINE_ROUNDED, say("Put these saved rules into the bin"), remove
        ),
    ]
    return ft.Column(
        [
            *([Notice(say(trouble.text, **trouble.values), refused=True)] if trouble else []),
            ft.Row(
                _chips(session, game, own, desk), wrap=True, spacing=Space.S, run_spacing=Space.S
            ),
            ft.Row([*actions, ft.Container(expand=True)], spacing=Space.S),
            *_source(session, game, desk),
        ],
        spacing=Space.S,
    )


def _own(session: Session, game: Game[Any]) -> tuple[tuple[OwnPreset, ...], Trouble | None]:
    try:
        return session.store.presets(game.key), None
    except StorageTrouble as trouble:
        return (), Trouble.of(trouble)


def _is_laid(desk: RulesDesk, changed: Mapping[str, Any]) -> bool:
    return bool(desk.now.rules.changed() == changed)


def _chips(
    session: Session, game: Game[Any], own: tuple[OwnPreset, ...], desk: RulesDesk
) -> list[ft.Control]:
    named = [
        *((session.speech.say(preset.name), preset.rules) for preset in game.presets),
        *((preset.name, preset.rules) for preset in own),
    ]
    return [_Chip(game, name, changed, desk) for name, changed in named]


def _Chip(game: Game[Any], name: str, changed: Mapping[str, Any], desk: RulesDesk) -> ft.Control:
    chosen = _is_laid(desk, changed)
    ink = ON_CHOSEN if chosen else INK
    return Press(
        Words(name, Style.LABEL_LARGE, ink),
        partial(desk.do, lambda now: now.lay(read_rules(game.rules, changed))),
        name,
        selected=chosen,
        ring=ACTION if chosen else None,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=CHOSEN if chosen else PAPER,
        hug=True,
    )


def _source(session: Session, game: Game[Any], desk: RulesDesk) -> list[ft.Control]:
    """Where a printed preset comes from."""
    laid = [preset for preset in game.presets if _is_laid(desk, preset.rules)]
    return [Caption(session.speech.say(preset.source)) for preset in laid if preset.source]

"""The bin: what was thrown away is had back with one tap; gone for good only when asked twice."""

from collections.abc import Callable
from functools import partial
from typing import cast

import flet as ft

from scorekeeper.games import GAMES
from scorekeeper.live import ACCESS, JOURNAL
from scorekeeper.storage.bin import Binned
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.listed_words import game_name, scores_text
from scorekeeper.ui.screens.guarded import guarded_part
from scorekeeper.ui.session import Session, use_session
from scorekeeper.ui.theme import FAINT, Space
from scorekeeper.ui.widgets.basics import Caption, Heading, Paper, Style, Words
from scorekeeper.ui.widgets.confirm import question
from scorekeeper.ui.widgets.press import IconPress, Press

Do = Callable[[Callable[[], None]], None]
"""Runs what brings something back or deletes it, and shows what hinders it."""
Thing = tuple[str, Callable[[], None], Binned]
"""What it is, what brings it back, and the part of the bin that it is."""


@guarded_part
def Bin(binned: Binned, do: Do) -> ft.Control:
    """A row for each thing, and the way to be rid of all."""
    session, device = use_session(), use_device()
    asked, ask = ft.use_state(cast("Binned | None", None))
    say = session.speech.say

    def delete() -> None:
        ask(None)
        if asked:
            do(partial(_delete, session, asked))

    ft.use_dialog(
        question(
            say("Delete for good?"),
            Words(_question(session, asked)),
            (say("Cancel"), lambda: ask(None)),
            (say("Delete for good"), delete),
        )
        if asked
        else None
    )
    empty = Press(
        Words(say("Empty the bin"), Style.LABEL_LARGE, FAINT),
        lambda: ask(binned),
        say("Empty the bin"),
        padding=ft.Padding.symmetric(horizontal=Space.S),
        bgcolor=None,
        hug=True,
    )
    rows = [_Row(session, device, thing, do, ask) for thing in _things(session, binned)]
    return ft.Column(
        [Heading(say("In the bin"), empty), Paper(ft.Column(rows, spacing=Space.XS))],
        spacing=Space.S,
    )


def _things(session: Session, binned: Binned) -> list[Thing]:
    speech, store, say = session.speech, session.store, session.speech.say
    matches = [
        (
            f"{game_name(speech, match)} · {scores_text(speech, match)}",
            partial(store.restore, match.id),
            Binned(matches=(match,)),
        )
        for match in binned.matches
    ]
    presets = [
        (
            f"{_game(session, preset.game)} · {preset.name}",
            partial(store.bin_preset, preset.id, None),
            Binned(presets=(preset,)),
        )
        for preset in binned.presets
    ]
    players = [
        (
            f"{say('Player')} · {name}",
            partial(store.bin_player, name, None),
            Binned(players=(name,)),
        )
        for name in binned.players
    ]
    return [*matches, *presets, *players]


def _game(session: Session, key: str) -> str:
    return session.speech.say(GAMES[key].name) if key in GAMES else key


def _question(session: Session, asked: Binned) -> str:
    """How much of what will be gone."""
    count, say = session.speech.count, session.speech.say
    matches, presets, players = len(asked.matches), len(asked.presets), len(asked.players)
    counts = [
        (matches, count("{n} match with its scores", "{n} matches with their scores", matches)),
        (presets, count("{n} set of house rules", "{n} sets of house rules", presets)),
        (players, count("{n} player", "{n} players", players)),
    ]
    things = session.speech.names([text for n, text in counts if n])
    return say("Gone for good: {things}. Nothing can bring this back.", things=things)


def _delete(session: Session, things: Binned) -> None:
    """Delete, and let those know who look at a match that was deleted, or were invited to it."""
    session.store.delete(things)
    for match in things.matches:
        session.hub.tell(match.id, JOURNAL)
    session.hub.tell(ACCESS, ACCESS)


def _Row(
    session: Session, device: Device, thing: Thing, do: Do, ask: Callable[[Binned], None]
) -> ft.Control:
    """The keys beside the text; below it where the text would have no room."""
    say, (text, bring_back, part) = session.speech.say, thing
    back = Press(
        Words(say("Bring back"), Style.LABEL_LARGE),
        partial(do, bring_back),
        f"{say('Bring back')}: {text}",
        padding=ft.Padding.symmetric(horizontal=Space.M),
        hug=True,
    )
    delete = IconPress(
        ft.Icons.DELETE_FOREVER_OUTLINED,
        f"{say('Delete for good')}: {text}",
        partial(ask, part),
        FAINT,
    )
    if device.narrow or device.large_text:
        keys = ft.Row([back, delete], spacing=0, alignment=ft.MainAxisAlignment.END)
        return ft.Column([Caption(text), keys], spacing=0)
    return ft.Row([ft.Container(Caption(text), expand=True), back, delete], spacing=0)

"""New match: what is played, who sits where, and who deals first. One page, no wizard."""

from collections.abc import Callable
from functools import partial
from operator import methodcaller
from uuid import uuid4

import flet as ft

from scorekeeper.games import GAMES
from scorekeeper.games.text import N_
from scorekeeper.match.journal import start
from scorekeeper.storage.store import Conflict
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.going import HOME, HOUSE_RULES, go, going, table_at
from scorekeeper.ui.new_table import NewTable
from scorekeeper.ui.rule_words import changed_texts
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.players import Players
from scorekeeper.ui.screens.seats import Seats
from scorekeeper.ui.session import Session, use_session, use_watch
from scorekeeper.ui.theme import ACTION, CHOSEN, FAINT, INK, ON_CHOSEN, PAPER, Round, Space
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.basics import Caption, Style, Words
from scorekeeper.ui.widgets.choice import choices
from scorekeeper.ui.widgets.frame import Action, Bar, Screen
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import IconPress, Press

Do = Callable[[Callable[[NewTable], NewTable]], None]


@guarded
def NewMatch() -> ft.View:
    session, device = use_session(), use_device()
    laying = session.laying()
    use_watch(laying)
    table, do, trouble, say = laying.now, laying.do, laying.trouble, session.speech.say

    def begin() -> None:
        match_id = uuid4().hex
        try:
            session.store.add(start(match_id, laying.now.start, session.now(), session.plate.name))
        except (StorageTrouble, Conflict) as problem:
            laying.trouble = _trouble(problem)
        else:
            session.laid()
            go(table_at(match_id))

    back = IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(HOME))
    return Screen(
        device,
        Bar(say("New match"), leading=back),
        [
            *([Notice(say(trouble.text, **trouble.values), refused=True)] if trouble else []),
            _Games(session, device, table, do),
            Players(session, device, laying),
            *([_Ways(session, device, table, do)] if len(table.choices) > 1 else []),
            *([Seats(session, device, table, do)] if table.players else []),
            _HouseRules(session, table),
        ],
        ft.Row([_Start(session, table, begin)]),
    )


def _trouble(problem: Exception) -> Trouble:
    if isinstance(problem, StorageTrouble):
        return Trouble.of(problem)
    return Trouble(N_("The match could not be started. Try once more."))


def _Start(session: Session, table: NewTable, begin: Callable[[], None]) -> ft.Control:
    say = session.speech.say
    if not table.ready:
        text = say(
            "{game} needs {least} to {most} players",
            game=say(table.game.name),
            least=min(table.game.sides),
            most=table.most,
        )
        return Action(text, ft.Icons.PLAY_ARROW_ROUNDED, None)
    dealer = table.players[table.dealer]
    return Action(say("Start · {player} deals", player=dealer), ft.Icons.PLAY_ARROW_ROUNDED, begin)


def _Games(session: Session, device: Device, table: NewTable, do: Do) -> ft.Control:
    say = session.speech.say
    squeezed = device.narrow and not device.large_text
    style = Style.LABEL_MEDIUM if squeezed else Style.LABEL_LARGE
    names = [say(game.name) for game in GAMES.values()]
    cards: list[ft.Control] = []
    for key, game in GAMES.items():
        chosen = game == table.game
        cards.append(
            Press(
                Words(
                    say(game.name),
                    style,
                    ON_CHOSEN if chosen else INK,
                    lines=4,
                    align=ft.TextAlign.CENTER,
                ),
                partial(do, methodcaller("play", key)),
                say(game.name),
                selected=chosen,
                ring=ACTION if chosen else None,
                expand=True,
                height=72,
                padding=Space.XS,
                bgcolor=CHOSEN if chosen else PAPER,
                radius=Round.PAPER,
            )
        )
    return ft.Column([choices(device, cards, names), Caption(say(table.game.about))], spacing=6)


def _Ways(session: Session, device: Device, table: NewTable, do: Do) -> ft.Control:
    """Everybody alone, or teams of partners across the table."""
    players, now = len(table.players), len(table.sides)
    ways: list[ft.Control] = []
    texts = [_way(session, players, sides) for sides in table.choices]
    for sides, text in zip(table.choices, texts, strict=True):
        chosen = sides == now
        ways.append(
            Press(
                Words(
                    text,
                    Style.LABEL_LARGE,
                    ON_CHOSEN if chosen else INK,
                    lines=2,
                    align=ft.TextAlign.CENTER,
                ),
                partial(do, methodcaller("form", sides)),
                text,
                selected=chosen,
                ring=ACTION if chosen else None,
                expand=True,
                bgcolor=CHOSEN if chosen else PAPER,
            )
        )
    return choices(device, ways, texts)


def _way(session: Session, players: int, sides: int) -> str:
    if sides == players:
        return session.speech.say("Each alone")
    return session.speech.say("{sides} teams of {size}", sides=sides, size=players // sides)


def _HouseRules(session: Session, table: NewTable) -> ft.Control:
    """What differs from the standard; a tap shows every rule."""
    say = session.speech.say
    changed = changed_texts(session.speech, table.rules)
    text = " · ".join(changed) if changed else say("All by the standard rules.")
    return Press(
        ft.Row(
            [
                ft.Icon(ft.Icons.TUNE_ROUNDED, color=FAINT),
                ft.Column(
                    [Words(_rules_name(session, table), Style.TITLE_SMALL), Caption(text)],
                    spacing=0,
                    expand=True,
                ),
                ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=FAINT),
            ],
            spacing=Space.M,
        ),
        going(HOUSE_RULES),
        f"{say('House rules')}: {text}",
        height=None,
        padding=Space.L,
        bgcolor=PAPER,
        radius=Round.PAPER,
        alignment=None,
    )


def _rules_name(session: Session, table: NewTable) -> str:
    """By name where the rules are those of a known set."""
    say, rules = session.speech.say, table.rules.changed()
    names = [say(preset.name) for preset in table.game.presets if preset.rules == rules]
    return say("House rules: {name}", name=names[0]) if names else say("House rules")

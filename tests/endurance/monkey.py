"""A monkey at the screens: taps, types and goes anywhere, and nothing may break or freeze.

What is thrown by any handler, drawing or task ends the run (the headless client raises it), and so
does a screen with nothing on it or no way on, and a match that cannot be read any more.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl

from scorekeeper.games import GAMES
from scorekeeper.games.game import Game
from scorekeeper.i18n import LANGUAGES
from scorekeeper.live import Hub
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from tests.endurance import hostile
from tests.endurance.figures import Figures, timed
from tests.match.makers import EVENING
from tests.match.of_games import journal_of
from tests.storage.makers import opened
from tests.ui.fake_client import FakeClient
from tests.ui.spoken import acts, disabled, name, unwrapped

SCREENS = (
    *("/", "/new", "/new/rules", "/settings", "/melds", "/match/m1", "/match/m1/deal/1"),
    *("/match/m1/deal/2", "/match/m1/scores/1", "/match/m1/result", "/match/m1/rules"),
    *("/match/m1/house", "/match/m1/big", "/match/m1/melds", "/match/m1/invite"),
)
SIZES = ((320, 568), (390, 844), (844, 390), (1280, 800))
LOOK_AT_ALL = 20
"""Steps after which all matches are read."""


async def step(app: FakeClient, random: Random) -> str:
    """One thing that a hand could do. What it was."""
    chance = random.random()
    if chance < 0.02:
        await app.resize(*random.choice(SIZES))
        return "turned"
    if chance < 0.04:
        await app.go(random.choice(SCREENS))
        return "gone elsewhere"
    if chance < 0.06 and len(unwrapped(app.page.views)) > 1:
        await app.back()
        return "back"
    able = [control for control in app.controls() if acts(control) and not disabled(control)]
    able = [control for control in able if _wired(control)]
    if not able:
        return "nothing to do"
    return await _use(app, random.choice(able), random)


async def _use(app: FakeClient, control: BaseControl, random: Random) -> str:
    if isinstance(control, ft.TextField):
        typed = hostile.text(random).encode("utf-8", "replace").decode()
        await app.fire(control, "change", typed, value=typed)
        if control.on_submit and random.random() < 0.5:
            await app.fire(control, "submit", typed)
        return "typed"
    if isinstance(control, (ft.Switch, ft.Checkbox)):
        await app.fire(control, "change", not control.value, value=not control.value)
        return "switched"
    for _ in range(random.choice((1, 1, 1, 2))):
        await app.fire(control, "click")
    return "tapped"


def _wired(control: BaseControl) -> bool:
    return bool(getattr(control, "on_click", None) or getattr(control, "on_change", None))


def look(app: FakeClient) -> None:
    """The screen shows something, and a way on or back."""
    assert any(name.strip() for name in app.names()), "a blank screen"
    ways = [control for control in app.controls() if acts(control) and not disabled(control)]
    assert ways, "no way on:\n" + app.report()


def look_at_all(store: Store) -> None:
    """Everything in the store can be read."""
    ids = [match.id for match in (*store.listed(limit=1000), *store.binned().matches)]
    for match_id in ids:
        journal = store.journal(match_id)
        assert journal is not None
        assert journal.match.standing.totals is not None
        for number in store.drafts(match_id):
            store.draft(match_id, number)


async def play(game: Game[Any], route: str, random: Random, steps: int, figures: Figures) -> None:
    """So many steps from one screen of a match of a game."""
    with opened() as engine:
        store = Store(engine)
        store.add(journal_of(game))
        app = FakeClient({("SharedPreferences", "get"): random.choice(list(LANGUAGES))})
        await app.open(make_main(store, Hub(), lambda: EVENING), route, random.choice(SIZES))
        try:
            for number in range(steps):
                with timed(figures, f"{game.key} {route} step {number}") as outcome:
                    outcome.append(await step(app, random))
                look(app)
                if number % LOOK_AT_ALL == 0:
                    look_at_all(store)
            look_at_all(store)
        finally:
            await app.close()


async def monkey(figures: Figures, steps: int) -> None:
    """The steps shared out among all screens of all games."""
    turns = [(game, route) for game in GAMES.values() for route in SCREENS]
    for game, route in turns:
        random = Random(f"{game.key} {route}")
        await play(game, route, random, -(-steps // len(turns)), figures)


async def addresses(figures: Figures, count: int) -> None:
    """Addresses that no screen has: each shows something, and a way back."""
    with opened() as engine:
        store = Store(engine)
        store.add(journal_of(next(iter(GAMES.values()))))
        app = await FakeClient().open(make_main(store, Hub(), lambda: EVENING))
        for number in range(count):
            which = f"addresses {number}"
            route = hostile.address(Random(which), "m1").encode("utf-8", "replace").decode()
            with timed(figures, which):
                await app.go(route)
            look(app)
        look_at_all(store)
        await app.close()


FORMS: tuple[tuple[str, tuple[str, ...], str, tuple[str, ...]], ...] = (
    ("/new", (), "Name of another player", ("Add this player",)),
    ("/new/rules", ("Save these rules under a name",), "Name", ("Save",)),
    ("/new/rules", ("Read rules from text",), "Paste the line here", ("Use",)),
    ("/match/m1/house", ("Save these rules under a name",), "Name", ("Save",)),
    ("/match/m1/house", ("Read rules from text",), "Paste the line here", ("Use",)),
)
"""Where texts are typed: the address, the taps to the field, its label, and the taps after it."""
AT_A_TIME = 40
"""Texts typed into one app: what was saved by one is on the screen of the next."""


async def forms(figures: Figures, count: int) -> None:
    """Hostile texts in every field: taken, or refused beside the field, which keeps them."""
    for route, before, label, after in FORMS:
        every = -(-count // len(FORMS))
        for part in range(0, every, AT_A_TIME):
            numbers = range(part, min(part + AT_A_TIME, every))
            await _fill(figures, route, before, label, after, numbers)


async def _fill(
    figures: Figures,
    route: str,
    before: tuple[str, ...],
    label: str,
    after: tuple[str, ...],
    numbers: range,
) -> None:
    with opened() as engine:
        store = Store(engine)
        store.add(journal_of(next(iter(GAMES.values()))))
        app = await FakeClient().open(make_main(store, Hub(), lambda: EVENING), route)
        for number in numbers:
            random = Random(f"{label} {number}")
            made = hostile.preset(random) if "line" in label else hostile.text(random)
            typed = made.encode("utf-8", "replace").decode()
            with timed(figures, f"{route} {label} {number}") as outcome:
                if not _field(app, label):
                    await app.tap(*before)
                await app.fire(_field(app, label)[0], "change", typed, value=typed)
                await app.tap(*after)
                errors = [field.error for field in app.of_type(ft.TextField) if field.error]
                outcome.append("refused" if errors else "taken")
            look(app)
        look_at_all(store)
        await app.close()


def _field(app: FakeClient, label: str) -> list[ft.TextField]:
    return [field for field in app.of_type(ft.TextField) if name(field) == label]


def run(kind: Callable[[Figures, int], Awaitable[None]], figures: Figures, count: int) -> None:
    async def whole() -> None:
        await kind(figures, count)

    asyncio.run(whole())

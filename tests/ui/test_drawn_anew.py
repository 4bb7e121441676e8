"""What is kept of a screen looks as if it were drawn anew: a law, tried by taps at random."""

from random import Random
from typing import Any

import pytest
from flet.controls.base_control import BaseControl

from scorekeeper.games import GAMES
from scorekeeper.games.game import Game
from scorekeeper.storage.store import Store
from tests.match.of_games import journal_of
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient
from tests.ui.spoken import acts, disabled, name, walk

DEAL = "/match/m1/deal/1"
STEPS = 15
LEADS_ELSEWHERE = ("Back", "Save", "Discard what was entered")


def look(app: FakeClient) -> list[tuple[object, ...]]:
    """All that is drawn: every control, with what makes it look and sound as it does."""
    return [(type(control).__name__, *_traits(control)) for control in walk(app.top())]


def _traits(control: BaseControl) -> list[tuple[str, object]]:
    values: dict[str, object] = getattr(control, "_values", {})
    plain = (str, int, float, bool)
    return sorted((key, str(value)) for key, value in values.items() if isinstance(value, plain))


async def drawn_anew(app: FakeClient, size: tuple[int, int]) -> list[tuple[object, ...]]:
    """How the screen looks once nothing of it is kept: for a moment it had another size."""
    await app.resize(size[0] + 200, size[1])
    await app.resize(*size)
    return look(app)


async def tap_something(app: FakeClient, random: Random) -> str:
    """One tap that leaves the form where it is."""
    able = [each for each in app.controls() if acts(each) and not disabled(each) and name(each)]
    wanted = random.choice([each for each in able if name(each) not in LEADS_ELSEWHERE])
    said = name(wanted)
    await app.fire(wanted, "click")
    return said


@pytest.mark.parametrize("size", [(390, 844), (320, 568)], ids=str)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
async def test_what_is_kept_looks_as_if_drawn_anew(
    open_phone: OpenApp, store: Store, game: Game[Any], size: tuple[int, int]
) -> None:
    store.add(journal_of(game))
    phones = [await open_phone(DEAL, size=size) for _ in range(2)]
    random, taps = Random(f"{game.key} {size}"), list[str]()
    for _ in range(STEPS):
        taps.append(await tap_something(random.choice(phones), random))
        for phone in phones:
            await phone.settle()
            kept = look(phone)
            assert kept == await drawn_anew(phone, size), taps

"""A further game is one more module: Rummy of the tests, in every room without a line for it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from scorekeeper.cli import app as command
from scorekeeper.games import GAMES
from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import read_entry, write_entry
from scorekeeper.games.game import Game
from scorekeeper.match.file import Filed, read_matches, write_matches
from scorekeeper.storage.store import Store
from tests.games import test_declarations as declarations
from tests.games.rummy import RUMMY
from tests.match.of_games import journal_of
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient

PHONES = [(390, 844), (320, 568), (1024, 768)]
LAWS = [law for name, law in vars(declarations).items() if name.startswith("test_")]


@pytest.fixture(autouse=True)
def rummy_is_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, RUMMY.key, RUMMY)


def deal(out: int, *left: int, one_go: str = "no") -> Entry:
    return Entry({"out": out, "one_go": one_go}, tuple({"left": points} for points in left))


async def tap_all(app: FakeClient, *names: str) -> None:
    for name in names:
        await app.tap(name)


async def sit_down(app: FakeClient, *names: str) -> None:
    await app.tap("Rummy")
    for name in names:
        await app.type_into("Name of another player", name)
        await app.tap("Add this player")
    await app.tap("Start · Asha deals")


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_is_declared_as_the_others_are(law: Callable[[Game[Any]], None]) -> None:
    law(RUMMY)


@pytest.mark.parametrize("size", PHONES)
async def test_it_is_played_from_the_first_screen_to_the_result(
    open_phone: OpenApp, size: tuple[int, int]
) -> None:
    app = await open_phone("/new", size=size)
    await sit_down(app, "Asha", "Meera", "Ravi")
    assert app.saying("Deal 1, Dealer: Asha, Cards each: 7")

    await tap_all(app, "Enter: Deal 1", "Went out: Asha", "Next", "1", "5", "Next", "3", "0")
    assert app.saying("Asha: this deal +45, new total 45")
    await app.tap("Save")
    assert app.saying("Deal 1: Asha 45, Meera 0, Ravi 0")
    assert app.saying("Asha: 45 of 100. 55 to go")

    await app.tap("Deal 1: Asha 45, Meera 0, Ravi 0")
    assert app.saying("Left with the others: +45")
    await tap_all(app, "Back", "Enter: Deal 2", "Went out: Asha", "In one go: Yes")
    await tap_all(app, "Next", "2", "0", "Next", "8", "Save")
    assert app.saying("Asha wins by 101")
    await app.tap("All matches")
    assert app.saying("Asha won. Rummy. over. Asha 101, Meera 0, Ravi 0")


async def test_a_slip_is_refused_and_the_unusual_asked_about(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal_of(RUMMY, deal(0, 0, 15), players=2))
    app = await open_phone("/match/m1/deal/1")
    await tap_all(app, "7", "Save correction")
    assert app.saying("Asha: Who went out has no card left.")
    await tap_all(app, "Erase", "0", "Meera: this deal 0, new total 0", "0", "Save correction")
    assert app.saying("Meera: Nobody but who went out plays all cards.")
    await app.tap("Save anyway")
    assert app.saying("Asha: 0 of 100. 100 to go")


async def test_a_half_entered_deal_is_found_again(open_phone: OpenApp, store: Store) -> None:
    store.add(journal_of(RUMMY, players=2))
    app = await open_phone("/match/m1/deal/1")
    await tap_all(app, "Went out: Meera", "In one go: Yes", "9")
    other = await open_phone("/match/m1")
    await other.tap("Go on entering: Deal 1")
    assert other.saying("Meera: this deal +18, new total 18")


async def test_its_rules_are_shown_in_the_figures_of_the_match(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal_of(RUMMY, players=2, target=250, one_go="single"))
    app = await open_phone("/match/m1")
    await app.tap("Rules of the game")
    assert app.saying("First to 250 points wins.")
    assert app.saying("House rules: Points to win 250 · Out in one go counts once")


def test_it_travels_in_a_match_file() -> None:
    match = journal_of(
        RUMMY, deal(0, 0, 40, one_go="yes"), deal(1, 12, 0), players=2, target=90
    ).match
    (filed,) = read_matches(write_matches([Filed(match)]))
    assert filed.match.standing == match.standing
    assert filed.match.setup == match.setup
    written = write_entry(RUMMY.form, match.entries[0])
    assert written == {"out": 0, "one_go": "yes", "left": [0, 40]}
    assert read_entry(RUMMY.form, written, 2) == match.entries[0]


def test_it_is_scored_by_the_command(tmp_path: Path) -> None:
    file = tmp_path / "rummy.json"
    match = journal_of(RUMMY, deal(0, 0, 30), deal(0, 0, 35, one_go="yes"), players=2).match
    file.write_text(write_matches([Filed(match)]), encoding="utf-8")
    sheet = CliRunner().invoke(command, ["score", str(file)])
    assert "Rummy" in sheet.output
    report = json.loads(CliRunner().invoke(command, ["score", "--json", str(file)]).output)
    assert report["matches"][0]["totals"] == [100, 0]
    assert report["matches"][0]["winners"] == [0]

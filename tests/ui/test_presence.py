"""Each phone shows who is entering what on the others."""

from typing import Any

import pytest
from flet.controls.base_control import BaseControl

from scorekeeper.games.entry import Entry
from scorekeeper.games.twenty_two import TWENTY_TWO
from scorekeeper.storage.right import Right
from scorekeeper.storage.store import Store
from scorekeeper.ui.screens import deal_entry, side_tab, table
from scorekeeper.ui.screens.deal_tray import DealTray
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.frame import Screen
from scorekeeper.ui.widgets.score_table import ScoreTable
from tests.match.makers import journal, record
from tests.match.of_games import journal_of
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient
from tests.ui.spoken import disabled

DEAL_1 = "/match/m1/deal/1"
WATCHER = Right(watching=frozenset({"m1"}))


def marked(app: FakeClient) -> list[str]:
    return app.saying("is entering this side")


async def test_the_side_that_another_phone_is_entering_has_a_mark(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal())
    first = await open_phone(DEAL_1, name="Asha's phone")
    other = await open_phone(DEAL_1, name="Ravi's phone")
    await other.tap("Meera & John: this deal 0, new total 0")

    mark = "Ravi's phone is entering this side"
    assert marked(first) == [f"Meera & John: this deal 0, new total 0. {mark}"]
    mark = "Asha's phone is entering this side"
    assert marked(other) == [f"Asha & Ravi: this deal 0, new total 0. {mark}"]


async def test_a_phone_does_not_see_itself(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    assert not marked(await open_phone(DEAL_1, name="Asha's phone"))


async def test_the_mark_goes_when_they_leave(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    first, other = await open_phone(DEAL_1), await open_phone(DEAL_1)
    assert marked(first)
    await other.tap("Back")
    await first.settle()
    assert not marked(first)


async def test_the_mark_goes_while_their_socket_is_gone(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    first, other = await open_phone(DEAL_1), await open_phone(DEAL_1)
    await other.fire(other.page, "disconnect")
    await first.settle()
    assert not marked(first)
    await other.fire(other.page, "connect")
    await first.settle()
    assert marked(first)
    await other.fire(other.page, "close")
    await first.settle()
    assert not marked(first)


@pytest.mark.parametrize("right", [Right(host=True), WATCHER])
async def test_the_table_tells_who_is_entering(
    open_phone: OpenApp, store: Store, right: Right
) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/match/m1", right=right)
    other = await open_phone("/match/m1/deal/2", name="Ravi's phone")
    await app.settle()
    assert app.saying("Ravi's phone is entering Deal 2 of 4, Asha & Ravi")
    await other.tap("Meera & John: this deal 0, new total 0")
    await app.settle()
    assert app.saying("Ravi's phone is entering Deal 2 of 4, Meera & John")


async def test_to_look_at_a_saved_deal_is_not_to_enter_it(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal(record(100)))
    app, other = await open_phone("/match/m1"), await open_phone(DEAL_1, name="Ravi's phone")
    await app.settle()
    assert not app.saying("is entering")
    await other.tap("Red threes on the table, Asha & Ravi: one more")
    await app.settle()
    assert app.saying("Ravi's phone is entering Deal 1 of 4, Asha & Ravi")
    await other.tap("Undo the last tap")
    await app.settle()
    assert not app.saying("is entering")


async def test_of_a_whole_club_two_devices_are_named(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    names = ["Asha's phone", "Ravi's phone", "Meera's phone", "John's phone"]
    first, *_ = [await open_phone(DEAL_1, name=name) for name in names]
    await first.settle()
    ravi, meera = (f"{name} is entering this side" for name in names[1:3])
    side = "Asha & Ravi: this deal 0, new total 0"
    assert marked(first) == [f"{side}. {ravi}. {meera}. and 1 more"]


async def test_a_watcher_is_entering_nothing(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    await open_phone(DEAL_1, right=WATCHER)
    assert not marked(await open_phone(DEAL_1))


async def test_a_deal_of_rows_is_entered_as_a_whole(open_phone: OpenApp, store: Store) -> None:
    store.add(journal_of(TWENTY_TWO, Entry({"rank": "Q", "takers": (0,)}, ({},) * 4)))
    first = await open_phone("/match/m1/deal/2", name="Asha's phone")
    await open_phone("/match/m1/deal/2", name="Ravi's phone")
    await first.settle()
    assert first.saying("Ravi's phone is entering Hand 2")


def drawing(drawn: list[str], name: str, real: Any) -> Any:
    """A part of a screen that writes down when it is drawn."""

    def draw(*given: Any, **named: Any) -> BaseControl:
        drawn.append(name)
        control: BaseControl = real(*given, **named)
        return control

    return draw


async def test_only_the_marks_are_drawn_anew(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(journal())
    drawn: list[str] = []
    monkeypatch.setattr(side_tab, "_Mark", drawing(drawn, "mark", side_tab._Mark))
    monkeypatch.setattr(side_tab, "Badge", drawing(drawn, "tab", Badge))
    monkeypatch.setattr(deal_entry, "DealTray", drawing(drawn, "form", DealTray))
    await open_phone(DEAL_1)
    other = await open_phone(DEAL_1)
    drawn.clear()
    await other.tap("Back")
    assert drawn == ["mark"]


async def test_the_first_tap_of_a_deal_draws_no_form_anew(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(journal())
    app, other = await open_phone(DEAL_1), await open_phone(DEAL_1)
    drawn: list[str] = []
    monkeypatch.setattr(deal_entry, "Screen", drawing(drawn, "form", Screen))
    await other.tap("Red threes left, Asha & Ravi: one more")
    await app.settle()
    assert app.saying("Red threes left, Asha & Ravi: 1")
    assert not disabled(other.one("Undo the last tap"))
    assert disabled(app.one("Undo the last tap"))
    assert drawn == []


async def test_a_tap_draws_no_table_anew_on_any_phone(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(journal(record(100)))
    app, other = await open_phone("/match/m1"), await open_phone("/match/m1/deal/2")
    await other.tap("Red threes left, Asha & Ravi: one more")
    await app.settle()
    drawn: list[str] = []
    monkeypatch.setattr(table, "ScoreTable", drawing(drawn, "table", ScoreTable))
    await other.tap("Red threes left, Asha & Ravi: one more")
    await app.settle()
    assert drawn == []

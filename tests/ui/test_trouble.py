"""What people see when something fails: why, in place, and nothing that was entered is gone."""

import flet as ft
import pytest

from scorekeeper.games.entry_file import write_entry
from scorekeeper.match.changes import DealRecorded
from scorekeeper.storage.store import Store
from scorekeeper.ui.kept_drafts import NEW
from tests.match.makers import EVENING, go_on, journal, record
from tests.ui.brittle_store import BrittleStore
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient

DEAL_1 = "/match/m1/deal/1"
FULL = "There is no room left for the book."
ELSEWHERE = "This match was changed on another screen"
ONE_RED_THREE = "Red threes on the table, Asha & Ravi: one more"
WITH_ONE = "Asha & Ravi: this deal +200, new total 200"


async def enter_nothing_but_one_red_three(app: FakeClient, more: bool = True) -> None:
    """A whole deal; without `more` the red three is there already."""
    if more:
        await app.tap(ONE_RED_THREE)
    await app.tap("Went out: Stock ran out")
    for _ in range(3):
        await app.tap("Type the points instead", "0", "Next")
    await app.tap("Type the points instead", "0")


async def test_a_tap_that_cannot_be_kept_stays_on_screen(
    open_phone: OpenApp, store: BrittleStore
) -> None:
    store.add(journal(record(100)))
    app = await open_phone(DEAL_1)
    store.full = True
    await app.tap(ONE_RED_THREE)
    assert app.saying(FULL)
    assert app.saying(WITH_ONE)
    store.full = False
    await app.tap(ONE_RED_THREE)
    assert not app.saying(FULL)
    assert (await open_phone(DEAL_1)).saying("Asha & Ravi: this deal +300, new total 300")


async def test_a_deal_that_cannot_be_saved_is_saved_when_the_cause_is_gone(
    open_phone: OpenApp, store: BrittleStore
) -> None:
    store.add(journal(record(100)))
    app = await open_phone(DEAL_1)
    await app.tap(ONE_RED_THREE)
    store.full = True
    await app.tap("Save correction")
    assert app.saying(FULL)
    assert app.saying(WITH_ONE)
    store.full = False
    await app.tap("Save correction")
    assert app.saying("Deal 1: Asha & Ravi 200, Meera & John 0")
    assert not app.saying(FULL)


async def test_undo_that_cannot_be_written_says_so_and_changes_nothing(
    open_phone: OpenApp, store: BrittleStore
) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/match/m1")
    store.full = True
    await app.tap("Undo the last entry")
    assert app.saying(FULL)
    assert app.saying("Asha & Ravi: 100, leads")
    store.full = False
    await app.tap("Undo the last entry")
    assert app.saying("Redo the last entry")
    assert not app.saying(FULL)


async def test_a_match_that_cannot_be_started_keeps_its_table(
    open_phone: OpenApp, store: BrittleStore
) -> None:
    store.add(journal())
    app = await open_phone("/new")
    store.full = True
    await app.tap("Start · Meera deals")
    assert app.saying(FULL)
    store.full = False
    await app.tap("Start · Meera deals")
    assert app.saying("Deal 1 of 4, Dealer: Meera, First meld: 50")


async def test_a_match_that_cannot_be_brought_back_says_why(
    open_phone: OpenApp, store: BrittleStore
) -> None:
    store.add(journal(record(100)))
    store.bin("m1", EVENING)
    app = await open_phone("/")
    store.full = True
    [bring_back] = app.saying("Bring back: ")
    await app.tap(bring_back)
    assert app.saying(FULL)
    store.full = False
    await app.tap(bring_back)
    assert app.saying("Go on with")


async def test_a_deal_saved_by_another_process_meanwhile_is_shown_and_ones_own_is_kept(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal(record(100)))
    app = await open_phone(DEAL_1)
    await app.tap(ONE_RED_THREE)
    store.record(go_on(journal(record(100)), record(0, 500)))
    await app.tap("Save correction")
    assert app.saying(ELSEWHERE)
    assert app.saying(WITH_ONE)
    await app.tap("Save correction")
    assert app.saying("Deal 1: Asha & Ravi 200, Meera & John 0")
    assert app.saying("Deal 2: Asha & Ravi 0, Meera & John 500")
    assert not app.saying(ELSEWHERE)


async def test_two_who_save_the_same_at_once_have_both_saved_it(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await enter_nothing_but_one_red_three(app)
    draft = store.draft("m1", NEW)
    assert draft
    deal = write_entry(journal().match.form, draft)
    store.record(go_on(journal(), DealRecorded(deal=deal)), drop_draft=NEW)
    await app.tap("Save")
    assert not app.saying(ELSEWHERE)
    assert app.saying("Deal 1: Asha & Ravi 100, Meera & John 0")


async def test_each_side_is_entered_on_its_own_phone(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    first, other = await open_phone(DEAL_1), await open_phone(DEAL_1)
    await other.tap("Meera & John: this deal 0, new total 0")
    await first.tap(ONE_RED_THREE)
    await other.tap("Red threes left, Meera & John: one more")
    assert first.saying("Meera & John: this deal −100, new total −100")
    assert other.saying("Asha & Ravi: this deal +100, new total 100")
    await first.tap("Undo the last tap")
    assert other.saying("Asha & Ravi: this deal 0, new total 0")
    assert other.saying("Meera & John: this deal −100, new total −100")


async def test_a_deal_that_another_phone_has_saved_is_over_here_too(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal())
    first = await open_phone(DEAL_1)
    await first.tap(ONE_RED_THREE)
    other = await open_phone(DEAL_1)
    await enter_nothing_but_one_red_three(other, more=False)
    await other.tap("Save")
    assert first.saying("Correct: Deal 1 of 4")
    assert first.saying("Asha & Ravi: this deal +100, new total 100")
    await first.go("/match/m1")
    await first.tap("Enter: Deal 2 of 4")
    assert first.saying("Asha & Ravi: this deal 0, new total 100")


@pytest.mark.parametrize(
    ("route", "part", "tap"),
    [
        (DEAL_1, "deal_entry.DealSums", ONE_RED_THREE),
        ("/match/m1", "table.ScoreTable", "Undo the last entry"),
        ("/match/m1/scores/1", "breakdown._Side", "Remove"),
        ("/new", "new_match.Players", "Twenty-Two"),
    ],
)
async def test_a_screen_that_fails_says_so_and_leads_home(
    open_phone: OpenApp,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    route: str,
    part: str,
    tap: str,
) -> None:
    def broken(*given: object, **named: object) -> ft.Control:
        raise ZeroDivisionError("a mistake of ours")

    store.add(journal(record(100)))
    app = await open_phone(route)
    monkeypatch.setattr(f"scorekeeper.ui.screens.{part}", broken)
    await app.tap(tap)
    assert app.saying("This screen has failed. Nothing is lost")
    await app.tap("Back to the start")
    assert app.saying("Recent results") or app.saying("Go on with")

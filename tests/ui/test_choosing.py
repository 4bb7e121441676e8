"""Two who save one deal at the same moment: one wins, the other sees both and chooses."""

import pytest

from scorekeeper.storage.store import Store
from scorekeeper.ui.kept_drafts import NEW
from tests.match.makers import EVENING, correct, go_on, journal, record
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient
from tests.ui.test_trouble import DEAL_1, ELSEWHERE, ONE_RED_THREE, enter_nothing_but_one_red_three

BEATEN = "Ravi's phone saved this deal otherwise at the same moment. Which one is right?"
BOTH = ["Asha & Ravi: theirs 0, mine 100", "Meera & John: theirs 500, mine 0"]


@pytest.fixture
async def beaten(open_phone: OpenApp, store: Store) -> FakeClient:
    """A phone that saves a deal just after another one has saved it otherwise."""
    store.add(journal())
    app = await open_phone(DEAL_1)
    await enter_nothing_but_one_red_three(app)
    theirs = journal().with_change(record(0, 500), EVENING, "Ravi's phone")
    store.record(theirs, drop_draft=NEW)
    await app.tap("Save")
    return app


async def test_both_versions_are_seen_side_by_side(beaten: FakeClient) -> None:
    assert BEATEN in beaten.texts()
    assert beaten.saying(": theirs ") == [
        *BOTH,
        "Red threes on the table, Asha & Ravi: theirs –, mine 1",
        "Other points, Meera & John: theirs 500, mine –",
    ]
    assert beaten.saying("Correct: Deal 1 of 4")
    assert not beaten.saying(ELSEWHERE)


async def test_nothing_is_saved_until_one_is_chosen(beaten: FakeClient, store: Store) -> None:
    await beaten.go("/match/m1")
    assert beaten.saying("Deal 1: Asha & Ravi 0, Meera & John 500")
    assert beaten.saying("Deal 1 of 4: a correction is not saved yet.")
    await beaten.tap("Go on entering")
    assert beaten.saying(": theirs ")[:2] == BOTH


async def test_theirs_is_kept(beaten: FakeClient, store: Store) -> None:
    await beaten.tap("Keep theirs")
    assert beaten.saying("Deal 1: Asha & Ravi 0, Meera & John 500")
    assert store.drafts("m1") == ()
    kept = store.journal("m1")
    assert kept
    assert len(kept.steps) == 2


async def test_mine_is_used_and_theirs_can_be_had_back(beaten: FakeClient, store: Store) -> None:
    await beaten.tap("Use mine")
    assert beaten.saying("Deal 1: Asha & Ravi 100, Meera & John 0")
    assert store.drafts("m1") == ()
    await beaten.tap("Undo the correction of deal 1")
    assert beaten.saying("Deal 1: Asha & Ravi 0, Meera & John 500")


async def test_of_two_corrections_at_once_both_are_seen(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(record(100)))
    app = await open_phone(DEAL_1)
    await app.tap(ONE_RED_THREE)
    store.record(go_on(journal(record(100)), correct(1, 300)), drop_draft=1)
    await app.tap("Save correction")
    assert "This deal was saved otherwise on another device at the same moment." in str(app.texts())
    assert app.saying("Asha & Ravi: theirs 300, mine 200")


async def test_a_side_that_is_incomplete_by_now_keeps_the_deal_from_being_saved(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await enter_nothing_but_one_red_three(app)
    draft = store.draft("m1", NEW)
    assert draft
    store.save_draft("m1", NEW, draft.drop(1, "left_points"), EVENING)
    await app.tap("Save")
    assert app.saying("Not entered yet: Meera & John: Left")
    assert store.journal("m1") == journal()


async def test_what_another_phone_enters_in_that_moment_is_saved_too(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await enter_nothing_but_one_red_three(app)
    draft = store.draft("m1", NEW)
    assert draft
    store.save_draft("m1", NEW, draft.put(1, {"other": 40}), EVENING)
    await app.tap("Save")
    assert app.saying("Deal 1: Asha & Ravi 100, Meera & John 40")

"""Deal entry, without a browser: every tap counts, blank is not zero, and drafts are kept."""

import pytest

from scorekeeper.storage.store import Store
from tests.match.makers import journal, record
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient

DEAL_1 = "/match/m1/deal/1"
BLANK = "Asha & Ravi: this deal 0, new total 0"


async def tap_at_once(app: FakeClient, *names: str) -> None:
    """All come in before the screen is drawn anew."""
    controls = [app.one(name) for name in names]
    for control in controls:
        await app.session.dispatch_event(control._i, "click", None)
    await app.settle()


async def answer_all(app: FakeClient) -> None:
    """All piles of both sides are worth nothing."""
    zero = ("Type the points instead", "0")
    await app.tap(*[*zero, "Next"] * 3, *zero)


def melded(kind: str, count: str, side: str = "Asha & Ravi") -> str:
    """The name of a key of the pad."""
    return f"Melded, {kind}, {side}: {count}"


async def test_a_tap_shows_what_it_brings_at_once(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(record(1000, 500)))
    app = await open_phone("/match/m1/deal/2")
    await app.tap("Clean books, Asha & Ravi: one more")
    assert app.saying("Clean books, Asha & Ravi: 1")
    assert app.saying("Asha & Ravi: this deal +500, new total 1,500")
    assert app.saying("Meera & John: this deal 0, new total 500")


@pytest.mark.parametrize(
    ("taps", "score"),
    [
        (["2", "2"], "+1,100"),
        ([melded("Twos", "not entered"), "8"], "+160"),
        (["Left, Asha & Ravi: –", "3"], "−150"),
        (["Other, Asha & Ravi: –", "5"], "+5"),
        (["Clean books, Asha & Ravi: one more"] * 3, "+1,500"),
        (["3", "Erase", "4"], "+200"),
        (["Type the points instead", "9", "0"], "+90"),
        (["9", "Undo the last tap"], "0"),
    ],
)
async def test_taps_that_outrun_the_screen_all_count(
    open_phone: OpenApp, store: Store, taps: list[str], score: str
) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    if "Undo the last tap" in taps:
        await app.tap("1")
        await app.tap("Erase")
    await tap_at_once(app, *taps)
    assert app.saying(f"Asha & Ravi: this deal {score}, new total {score.removeprefix('+')}")


async def test_a_tap_on_the_other_side_and_a_digit_at_once_are_both_right(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await tap_at_once(app, "Meera & John: this deal 0, new total 0", "3")
    assert app.saying("Meera & John: this deal +150, new total 150")
    assert app.saying(BLANK)


async def test_a_deal_is_not_saved_before_all_is_answered(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await answer_all(app)
    await app.tap("Save")
    assert app.saying("Not entered yet: Who went out?")
    await app.tap("Went out: Stock ran out", "Save")
    assert app.page.route == "/match/m1"


async def test_that_there_is_nothing_is_one_tap_away(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await app.tap("Went out: Stock ran out", "3", "Next", "2", "Next", "Next", "0", "Next")
    assert not app.saying("Not entered yet")
    await app.tap("Next")
    assert app.saying("Not entered yet: Meera & John: Melded")
    await app.tap("Nothing melded")
    assert app.saying("Save")


async def test_a_saved_deal_is_on_the_table(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await answer_all(app)
    await app.tap("Went out: Stock ran out", "Save")
    assert app.page.route == "/match/m1"
    assert app.saying("Deal 1: Asha & Ravi 0, Meera & John 0")
    assert app.saying("Enter: Deal 2 of 4")


async def test_the_last_deal_leads_to_the_result(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(*[record(100)] * 3))
    app = await open_phone("/match/m1/deal/4")
    await answer_all(app)
    await app.tap("Went out: Stock ran out", "Save")
    assert app.page.route == "/match/m1/result"
    assert app.saying("Asha & Ravi win by 300 after 4 deals")


async def test_another_phone_finds_every_tap(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    first = await open_phone(DEAL_1)
    await first.tap("Went out: Meera & John", "3", melded("Twos", "not entered"), "1", "2")
    other = await open_phone(DEAL_1)
    assert other.saying("Asha & Ravi: this deal +390, new total 390")
    assert other.saying("Meera & John: this deal +3,200, new total 3,200")
    assert other.saying(melded("Twos", "12"))


async def test_the_table_offers_to_go_on_with_a_draft(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await app.tap("3", "Back")
    await app.tap("Go on entering: Deal 1 of 4")
    assert app.saying("Asha & Ravi: this deal +150, new total 150")


async def test_the_last_taps_are_taken_back_one_by_one(open_phone: OpenApp, store: Store) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await app.tap("2", "2", "Undo the last tap")
    assert app.saying("Asha & Ravi: this deal +100, new total 100")
    await app.tap("Undo the last tap")
    assert app.saying(BLANK)
    with pytest.raises(AssertionError, match="is disabled"):
        await app.tap("Undo the last tap")


async def test_a_draft_is_thrown_away_only_when_one_is_sure(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await app.tap("3", "Discard what was entered", "Keep it")
    assert app.saying("Asha & Ravi: this deal +150, new total 150")
    await app.tap("Discard what was entered", "Discard", "Enter: Deal 1 of 4")
    assert app.saying(BLANK)


async def test_a_correction_changes_nothing_before_it_is_saved(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal(record(1000, 500), record(10, 20)))
    app = await open_phone(DEAL_1)
    await app.tap("Red threes on the table, Asha & Ravi: one more")
    other = await open_phone("/match/m1")
    assert other.saying("Asha & Ravi: 1,010, leads")
    await app.tap("Save correction")
    assert other.saying("Asha & Ravi: 1,110, leads")
    assert other.saying("Deal 1: Asha & Ravi 1,100, Meera & John 500")


async def test_what_is_refused_says_why_and_is_not_saved(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(record(0)))
    app = await open_phone(DEAL_1)
    await app.tap("Went out: Asha & Ravi", "Clean books, Asha & Ravi: one less")
    await app.tap("Save correction")
    assert app.saying("needs 2 clean")
    assert not app.saying("Save anyway")
    assert app.saying("Clean books, Asha & Ravi: 1")


async def test_what_is_unusual_is_asked_about_and_saved_all_the_same(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal())
    app = await open_phone(DEAL_1)
    await answer_all(app)
    await app.tap("Went out: Stock ran out", "Melded, Meera & John: 0", "4", "5", "Save")
    assert app.saying("needs 50 points")
    await app.tap("Save anyway")
    assert app.saying("Deal 1: Asha & Ravi 0, Meera & John 45")

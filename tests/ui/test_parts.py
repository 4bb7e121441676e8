"""Parts of a screen: kept while they show the same, drawn anew when not."""

import flet as ft

from scorekeeper.storage.store import Store
from scorekeeper.ui.parts import Parts
from tests.match.makers import journal, record
from tests.ui.conftest import OpenApp

DEAL_2 = "/match/m1/deal/2"
CLEAN = "Clean books, Asha & Ravi: one more"


def drawn(parts: Parts, shown: object, *ground: object, inner: object = 0) -> ft.Control:
    """A part with another inside it, in one drawing of the screen."""
    parts.begin(ground)

    def draw() -> ft.Control:
        return ft.Column([parts.keep("inner", inner, lambda: ft.Text("x"))])

    return parts.keep("part", shown, draw)


def test_a_part_that_shows_the_same_is_the_same() -> None:
    parts = Parts()
    assert drawn(parts, 1) is drawn(parts, 1)


def test_a_part_that_shows_something_else_is_another_but_what_is_in_it_may_stay() -> None:
    parts = Parts()
    first, again, second = drawn(parts, 1), drawn(parts, 1), drawn(parts, 2)
    assert isinstance(first, ft.Column)
    assert isinstance(second, ft.Column)
    assert again is first
    assert second is not first
    assert second.controls[0] is first.controls[0]


def test_on_other_ground_all_is_drawn_anew() -> None:
    parts = Parts()
    assert drawn(parts, 1, "m1") is not drawn(parts, 1, "m2")


def test_a_part_that_was_not_there_last_time_is_drawn_anew() -> None:
    parts = Parts()
    first = drawn(parts, 1)
    parts.begin(())
    assert drawn(parts, 1) is not first


async def test_a_tap_elsewhere_draws_what_it_changes_and_leaves_the_rest(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal(record(1000, 500)))
    mine, theirs = await open_phone(DEAL_2), await open_phone(DEAL_2)
    pad, stepper = theirs.one("pad"), theirs.one(CLEAN)
    await mine.tap(CLEAN)
    assert theirs.saying("Asha & Ravi: this deal +500, new total 1,500")
    assert theirs.saying("Clean books, Asha & Ravi: 1")
    assert theirs.one("pad") is pad

    await theirs.tap(CLEAN)
    assert mine.saying("Clean books, Asha & Ravi: 2")
    assert theirs.one(CLEAN) is not stepper, "one less is possible now"


async def test_a_screen_that_is_covered_is_right_when_it_is_in_view_again(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal(record(1000, 500)))
    app, other = await open_phone(DEAL_2), await open_phone("/match/m1")
    assert other.saying("Enter: Deal 2")
    await app.tap("Went out: Stock ran out", *["Type the points instead", "0", "Next"] * 3)
    assert other.saying("Go on entering: Deal 2")
    await app.tap("Type the points instead", "5", "Save")
    for phone in (app, other):
        assert phone.page.route == "/match/m1"
        assert phone.saying("Deal 2: Asha & Ravi 0, Meera & John")
        assert phone.saying("Enter: Deal 3")

"""The whole table plays along: a host and two phones through one match of Hand and Foot."""

import re

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.hand_and_foot import (
    SIDES,
    Deal,
    Hand,
    example_deals,
    example_totals,
    lay_table,
    put,
    starting,
)
from tests.browser.phone import Phone
from tests.browser.room import assert_it_fits
from tests.browser.served import Served
from tests.browser.test_joining import come, invited

pytestmark = pytest.mark.browser

DEALS = example_deals("HF19")
TOTALS = example_totals("HF19", 0)


def named(phone: Phone, name: str) -> Phone:
    """The phone, called so by its people."""
    phone.open("/settings")
    phone.tap(re.compile("^Name of this device: "))
    phone.type_into("Name", name)
    phone.tap("Save")
    phone.sees(f"Name of this device: {name}")
    assert_it_fits(phone)
    return phone


def enters(phone: Phone, side: int) -> None:
    phone.finds(starting(SIDES[side]), selected=True)


def entered_together(first: Phone, second: Phone, deal: Deal, number: int) -> None:
    """One deal, a side on each phone, part by part in turns."""
    for phone in (first, second):
        phone.tap(f"Enter: Deal {number} of 4")
        phone.sees("Who went out?")
    second.tap(starting(SIDES[1]))
    first.sees("Ravi's phone is entering this side")
    second.sees("Asha's phone is entering this side")
    Hand(first).enter_out(deal["out"])
    out = "Stock ran out" if deal["out"] is None else SIDES[deal["out"]]
    second.finds(f"Went out: {out}", selected=True)
    parts = zip(Hand(first).parts(0, deal), Hand(second).parts(1, deal), strict=True)
    for enter_mine, enter_theirs in parts:
        enter_mine()
        first.sees_no(re.compile("^Save$"))
        enter_theirs()


def test_a_match_is_entered_on_two_phones_and_watched_on_a_third(
    own_server: Served, new_phone: NewPhone
) -> None:
    host = named(new_phone(own_server.url), "Laptop").open()
    lay_table(host)
    match = host.path
    link = invited(host, match, "For scoring")
    first, second = (come(new_phone, own_server, link) for _ in range(2))
    named(first, "Asha's phone").open(match)
    named(second, "Ravi's phone").open(match)
    host.open(match)

    for number, (deal, total) in enumerate(zip(DEALS, TOTALS, strict=True), start=1):
        entered_together(first, second, deal, number)
        host.sees(f"Ravi's phone is entering Deal {number} of 4, {SIDES[1]}")
        saving = (first, second)[number % 2]
        saving.tap("Save")
        host.sees(re.compile(f"^{SIDES[0]}: {total}"))
        host.sees_no("is entering")
        if number < len(DEALS):
            for phone in (first, second):
                phone.open(match)

    first.open(f"{match}/deal/1")
    hand = Hand(first)
    hand.open_steps(SIDES[0])
    hand.step("Red threes on the table", SIDES[0], -1)
    first.tap("Save correction")
    host.open(f"{match}/journal")
    second.open(f"{match}/scores/1")
    second.sees("+3,890")
    host.sees(re.compile("^Deal 1 of 4 corrected, .*Asha's phone"))
    host.sees(re.compile("^Deal 4 of 4 entered, .*Asha's phone"))
    host.sees(re.compile("^Deal 3 of 4 entered, .*Ravi's phone"))
    host.sees("Red threes on the table, Asha & Ravi: 2 before, 1 after")
    assert_it_fits(host)

    host.tap("Take back: Deal 1 of 4 corrected")
    second.sees("+3,990")
    second.open(f"{match}/journal")
    second.sees(re.compile("^Taken back: Deal 1 of 4 corrected, .*Laptop"))
    second.tap("Undo taking back a step")
    host.sees(re.compile("^Undone: Taken back: Deal 1 of 4 corrected, .*Ravi's phone"))


def test_a_phone_that_is_gone_is_entering_nothing(
    served: Served, phone: Phone, new_phone: NewPhone
) -> None:
    match = put(served, "gone")
    other = named(new_phone(served.url), "Ravi's phone").open(f"{match}/deal/1")
    other.sees("Who went out?")
    phone.open(match).sees(f"Ravi's phone is entering Deal 1 of 4, {SIDES[0]}")
    other.page.close()
    phone.sees_no("is entering")


def test_what_another_phone_does_costs_little_more_than_it_says(
    served: Served, new_phone: NewPhone
) -> None:
    match = put(served, "small")
    heard: list[int] = []
    phone = new_phone(served.url)
    phone.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(len(data)))
    )
    phone.open(f"{match}/deal/1").sees("Who went out?")
    screen = sum(heard)

    heard.clear()
    other = new_phone(served.url).open(f"{match}/deal/1")
    phone.sees("is entering this side")
    mark = sum(heard)
    heard.clear()
    Hand(other).step("Red threes on the table", SIDES[0], 1)
    phone.sees("Asha & Ravi: this deal +100")
    tap = sum(heard)

    assert 0 < mark < screen / 20, f"{mark} bytes of {screen}"
    assert 0 < tap < screen / 20, f"{tap} bytes of {screen}"

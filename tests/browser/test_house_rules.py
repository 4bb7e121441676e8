"""House rules before a match and in the middle of one, and the melds that are checked by them."""

import re

from tests.browser.conftest import NewPhone
from tests.browser.hand_and_foot import PLAYERS, SIDES, add_player, put
from tests.browser.phone import Phone
from tests.browser.served import Served
from tests.match.makers import record


def type_number(phone: Phone, digits: str) -> None:
    for digit in digits:
        phone.tap(digit)


def test_a_match_is_played_by_the_rules_that_were_chosen_for_it(
    own_server: Served, new_phone: NewPhone
) -> None:
    phone = new_phone(own_server.url, size=(320, 568)).open("/new")
    for name in PLAYERS:
        add_player(phone, name)
    phone.tap(re.compile("^House rules: "))
    phone.tap("Deals: 4")
    type_number(phone, "30")
    phone.sees("The most here is 20.")
    phone.tap("Erase")
    phone.finds("Deals: 3", selected=True)
    phone.tap("Done")
    phone.tap("Save these rules under a name")
    phone.type_into("Name", "Friday")
    phone.tap("Save")
    phone.finds("Friday", role="button", selected=True)
    phone.tap("Back")
    phone.finds("House rules: Deals 3")

    phone.tap("Start · Asha deals")

    phone.sees("Enter: Deal 1 of 3")
    phone.sees("House rules: Deals 3")
    phone.open("/new/rules")
    phone.tap("Standard")
    phone.tap("Friday")
    phone.finds("Deals: 3")
    phone.tap("Put these saved rules into the bin")
    phone.sees("Friday is in the bin.")
    phone.open("/")
    phone.tap(re.compile("^Bring back: .*Friday"))
    phone.sees_no("Friday")


def test_rules_changed_midway_show_every_total_before_and_after(
    served: Served, new_phone: NewPhone
) -> None:
    address = put(served, "midway", record(100, 300))
    phone = new_phone(served.url).open(f"{address}/house")
    phone.tap("Red three on the table: 100")
    type_number(phone, "300")
    phone.tap("Done")
    phone.sees(f"{SIDES[0]}: 100 before")
    phone.tap("Play by these rules")
    phone.sees("House rules: Red three on the table 300")

    phone.tap("Undo new house rules")

    phone.sees_no("House rules: ")
    phone.sees(f"{SIDES[0]}: 100")
    phone.tap("Redo new house rules")
    phone.sees("House rules: Red three on the table 300")


def test_a_meld_of_seven_cards_is_checked_in_ten_taps(served: Served, new_phone: NewPhone) -> None:
    address = put(served, "melds", record(100, 300))
    phone = new_phone(served.url, size=(320, 568)).open(address)
    taps = ["Check a meld", "K", "K", "K", "4", "4", "★", "★"]
    for tap in taps[:-1]:
        phone.tap(tap)
    phone.sees("90 of 90: enough")

    phone.tap(taps[-1])

    phone.sees("not like this")
    phone.sees("With 2 wild a meld needs at least 4 natural cards.")
    phone.tap("Take off ★", nth=0)
    phone.tap("Take off K", nth=0)
    phone.sees("80 of 90: 10 short")
    phone.sees("This would do: ")
    assert len(taps) <= 10

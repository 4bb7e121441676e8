"""Hand and Foot on real phones: a whole match, and what may come in between."""

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.hand_and_foot import SIDES, Hand, example_deals, lay_table, put, starting
from tests.browser.phone import Phone
from tests.browser.room import assert_it_fits
from tests.browser.served import Served
from tests.match.makers import record

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (320, 568)]
DEALS = example_deals("HF19")
USUAL_SIDE = {
    "books": {"clean": 2, "dirty": 2, "wild": 1},
    "red_threes": {"table": 2},
    "melded": {"joker": 3, "two": 8, "ace": 6, "high": 22, "low": 11},
    "left": {"high": 3, "low": 2, "black_three": 1},
}


def save(phone: Phone, number: int) -> None:
    phone.tap("Save")
    phone.sees(starting(f"Deal {number}"))
    assert_it_fits(phone)


def enter(phone: Phone, number: int) -> None:
    """One whole deal of the example, from the table back to the table."""
    phone.tap(f"Enter: Deal {number} of 4")
    phone.sees("Who went out?")
    assert_it_fits(phone)
    Hand(phone).enter(DEALS[number - 1])
    save(phone, number)


def correct_deal_1(phone: Phone) -> None:
    """One red three less on the table for the first side."""
    phone.tap(starting("Deal 1"))
    phone.sees("Where the points come from")
    assert_it_fits(phone)
    phone.tap("Correct")
    phone.sees("Correct: Deal 1 of 4")
    hand = Hand(phone)
    hand.open_steps(SIDES[0])
    hand.step("Red threes on the table", SIDES[0], -1)
    phone.tap("Save correction")


def enter_deal_2_with_a_reload_in_the_middle(phone: Phone) -> None:
    hand, deal = Hand(phone), DEALS[1]
    phone.tap("Enter: Deal 2 of 4")
    hand.enter_out(deal["out"])
    hand.enter_side(0, deal)
    phone.finds("Asha & Ravi: this deal −675, new total 3,315")
    phone.reload()
    phone.finds("Asha & Ravi: this deal −675, new total 3,315")
    hand.tap(starting(SIDES[1]))
    hand.enter_side(1, deal)
    save(phone, 2)


@pytest.mark.parametrize("size", SIZES)
def test_a_match_is_played_from_an_empty_table_to_the_rematch(
    own_server: Served, new_phone: NewPhone, size: tuple[int, int]
) -> None:
    phone = new_phone(own_server.url, size=size).open()
    phone.sees("Who is playing tonight?")
    lay_table(phone)
    enter(phone, 1)
    phone.sees("Deal 1: Asha & Ravi 3,990, Meera & John 800")
    enter_deal_2_with_a_reload_in_the_middle(phone)
    phone.sees("Asha & Ravi: 3,315, 2,275 behind")

    correct_deal_1(phone)
    phone.sees("Asha & Ravi: 3,215, 2,375 behind")
    phone.tap("Undo the correction of deal 1")
    phone.sees("Asha & Ravi: 3,315, 2,275 behind")
    phone.tap("Redo the correction of deal 1")
    phone.sees("Asha & Ravi: 3,215, 2,375 behind")
    phone.tap("Undo the correction of deal 1")

    enter(phone, 3)
    enter(phone, 4)
    phone.sees("Asha & Ravi win by 175 after 4 deals")
    phone.sees("Asha & Ravi: 10,625, won")
    phone.sees("Meera & John: 10,450, 175 behind")
    phone.tap("Rematch")
    phone.sees("Deal 1 of 4, Dealer: Meera, First meld: 50")


@pytest.mark.parametrize("size", SIZES)
def test_one_side_of_a_usual_deal_takes_at_most_28_taps(
    served: Served, new_phone: NewPhone, size: tuple[int, int]
) -> None:
    match = put(served, f"usual-{size[0]}")
    phone = new_phone(served.url, size=size).open(f"{match}/deal/1")
    hand = Hand(phone)
    hand.enter_out(0)
    hand.enter_side(0, {"out": 0, "sides": [USUAL_SIDE]})
    phone.sees("Asha & Ravi: this deal +4,060, new total 4,060")
    assert hand.taps <= 28


def test_points_are_typed_instead_of_cards_and_may_be_a_sum(served: Served, phone: Phone) -> None:
    phone.open(put(served, "typed") + "/deal/1")
    hand = Hand(phone)
    hand.tap("Type the points instead")
    hand.type("300")
    hand.tap("Add another pile")
    hand.type("405")
    phone.sees("300+405")
    phone.sees("Asha & Ravi: this deal +705, new total 705")
    hand.tap("Next")
    hand.tap("Type the points instead")
    hand.type("45")
    phone.sees("Asha & Ravi: this deal +660, new total 660")
    hand.tap(starting("Other", SIDES[0]))
    hand.type("50")
    hand.tap("Plus or minus")
    phone.sees("Asha & Ravi: this deal +610, new total 610")


def test_what_is_unusual_is_saved_when_it_is_meant(served: Served, phone: Phone) -> None:
    match = put(served, "unusual", record(0))
    phone.open(f"{match}/deal/1")
    hand = Hand(phone)
    hand.open(starting("Melded", SIDES[0]))
    hand.type("45")
    hand.tap("Save correction")
    phone.sees("The first meld of this deal needs 50 points")
    phone.finds("Asha & Ravi: this deal +45, new total 45")
    hand.tap("Save anyway")
    phone.sees("Asha & Ravi: 45, leads")


def test_what_is_impossible_says_why_and_stays_to_be_put_right(
    served: Served, phone: Phone
) -> None:
    phone.open(put(served, "impossible", record(0)) + "/deal/1")
    hand = Hand(phone)
    hand.enter_out(0)
    hand.step("Clean books", SIDES[0], -1)
    hand.tap("Save correction")
    phone.sees("needs 2 clean")
    phone.sees_no("Save anyway")
    phone.finds("Clean books, Asha & Ravi: 1")


def test_a_deal_half_entered_outlives_its_server(own_server: Served, new_phone: NewPhone) -> None:
    phone = new_phone(own_server.url).open(put(own_server, "m1") + "/deal/1")
    hand = Hand(phone)
    hand.enter_out(1)
    hand.count("Melded", SIDES[0], {"joker": 3, "two": 12})
    phone.sees("Asha & Ravi: this deal +390, new total 390")
    phone.ask("() => { window.loadedBefore = true; }")
    own_server.kill()
    own_server.start()
    phone.until(lambda _: phone.ask("() => !window.loadedBefore"), "the page is loaded anew")
    phone.sees("Asha & Ravi: this deal +390, new total 390")
    hand.count("Left", SIDES[0], {"joker": 1})
    phone.sees("Asha & Ravi: this deal +340, new total 340")


def test_two_phones_at_one_table_show_the_same(
    served: Served, phone: Phone, new_phone: NewPhone
) -> None:
    match = put(served, "two-phones", record(100))
    phone.open(f"{match}/deal/1")
    other = new_phone(served.url, size=(320, 568), dark=True).open(match)
    other.sees("Asha & Ravi: 100, leads")
    Hand(phone).step("Red threes on the table", SIDES[0], 1)
    phone.tap("Save correction")
    other.sees("Asha & Ravi: 200, leads")
    other.tap("Undo the correction of deal 1")
    phone.sees("Asha & Ravi: 100, leads")

"""Twenty-Two on a real phone: a whole match, put right in the middle."""

import re

import pytest

from scorekeeper.games.twenty_two import TWENTY_TWO
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.served import Served
from tests.browser.thumb import Thumb, fits, lay_table, starting
from tests.games.hands import hand
from tests.match.of_games import journal_of
from tests.storage.makers import make_store, url_of

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (320, 568)]
PLAYERS = ("Asha", "Ravi", "Dev", "Jasleen")


def enter(phone: Phone, number: int, rank: str, *takers: str) -> None:
    """One whole hand, from the table back to the table."""
    phone.tap(f"Enter: Hand {number}")
    fill_in(phone, rank, *takers)
    phone.tap("Save")
    phone.sees(starting(f"Hand {number}"))
    fits(phone)


def fill_in(phone: Phone, rank: str, *takers: str) -> None:
    Thumb(phone).tap(*(starting(f"Took it: {name}") for name in takers), rank)


def correct(phone: Phone, number: int, rank: str, taker: str, instead_of: str) -> None:
    """Another card, and another taker where it was not the same."""
    phone.tap(re.compile(f"^Hand {number}: "))
    phone.tap("Correct")
    phone.sees(f"Correct: Hand {number}")
    if taker != instead_of:
        phone.tap(starting(f"Took it: {instead_of}"))
        phone.tap(starting(f"Took it: {taker}"))
    phone.tap(rank)
    fits(phone)
    phone.tap("Save correction")
    phone.sees(f"Undo the correction of deal {number}")


def enter_tie(phone: Phone) -> None:
    """Two take a king: one of them deals next, the first named unless another is chosen."""
    phone.tap("Enter: Hand 2")
    fill_in(phone, "K", "Asha", "Dev")
    phone.sees("Who of them deals next?")
    phone.finds("Deals next: Asha", selected=True)
    phone.sees("Asha deals 10 each to 4, 9 left over")
    assert not [node for node in phone.names() if node.name == "Deals next: Ravi"]
    fits(phone)
    phone.tap("Deals next: Dev")
    phone.sees("Dev deals 10 each to 4, 9 left over")
    phone.tap("Save")
    phone.sees("Dev deals 10 each to 4, 9 left over")


def reload_in_the_middle(phone: Phone) -> None:
    """The taker is tapped, the page loaded anew, and the rank tapped then."""
    phone.tap("Enter: Hand 4")
    phone.tap(starting("Took it: Ravi"))
    phone.finds(starting("Took it: Ravi"), selected=True)
    phone.reload()
    phone.finds(starting("Took it: Ravi"), selected=True)
    phone.tap("K")
    phone.tap("Save")
    phone.sees("Ravi deals 10 each to 4, 7 left over")


def play_until_asha_is_out(phone: Phone) -> None:
    phone.sees("Asha deals 7 each to 4, 24 left over")
    enter(phone, 1, "9", "Ravi")
    phone.sees("Ravi deals 9 each to 4, 15 left over")
    phone.sees("Ravi: 9 of 22. any card is safe")
    enter_tie(phone)
    enter(phone, 3, "A", "Asha")
    phone.sees("Asha: 21 of 22. one trick from out")
    reload_in_the_middle(phone)
    phone.sees("Ravi: 19 of 22. safe: up to 2")
    enter(phone, 5, "5", "Asha")
    phone.sees("Asha: 26 of 22. out · place 4")
    phone.sees("Asha deals 5 each to 3, 31 left over")
    enter(phone, 6, "10", "Dev")
    phone.tap("Enter: Hand 7")
    phone.finds(starting("Took it: Asha"), disabled=True)
    phone.tap("Back")


def bring_asha_back(phone: Phone) -> None:
    """Her ace was a two: she was never put out."""
    correct(phone, 3, "2", "Asha", instead_of="Asha")
    phone.sees("Asha: 17 of 22. safe: up to 4")
    phone.sees("Dev deals 10 each to 4, 5 left over")
    enter(phone, 7, "2", "Ravi")
    phone.sees("Ravi: 21 of 22. one trick from out")


def put_ravi_out_before_his_last_card(phone: Phone) -> None:
    """Hand 3 was Ravi's ace: he was out when hand 7 says that he took it. It stays, marked."""
    correct(phone, 3, "A", "Ravi", instead_of="Asha")
    phone.sees("Hand 7 does not count: Ravi: This player is out and takes no more tricks.")
    phone.sees("Hand 7: does not count")
    phone.sees("Ravi: 30 of 22. out · place 4")
    phone.sees_no("Hand 8")
    fits(phone)
    phone.tap("Put right: Hand 7")
    phone.sees("Correct: Hand 7")
    phone.sees("Ravi: This player is out and takes no more tricks.")
    phone.finds(starting("Took it: Ravi"), selected=True)


def play_to_the_end(phone: Phone) -> None:
    phone.sees("Jasleen: 11 of 22. safe: up to K")
    enter(phone, 8, "5", "Dev")
    phone.sees("Dev: 25 of 22. out · place 3")
    phone.tap("Enter: Hand 9")
    fill_in(phone, "7", "Asha")
    phone.sees("Winner: Jasleen")
    phone.tap("Save")
    phone.sees("Jasleen wins")
    fits(phone)
    phone.tap(re.compile("^All matches$"))
    phone.sees(re.compile("^Jasleen won. Twenty-Two. over. Asha 22, Ravi 30, Dev 25, Jasleen 11"))


@pytest.mark.parametrize("size", SIZES)
def test_a_match_is_played_and_put_right_to_its_winner(
    own_server: Served, new_phone: NewPhone, size: tuple[int, int]
) -> None:
    phone = new_phone(own_server.url, size=size).open()
    lay_table(phone, "Twenty-Two", PLAYERS)
    play_until_asha_is_out(phone)
    bring_asha_back(phone)
    put_ravi_out_before_his_last_card(phone)
    phone.tap(starting("Took it: Ravi"))
    fill_in(phone, "A", "Jasleen")
    phone.tap("Save correction")
    phone.sees_no("does not count")
    play_to_the_end(phone)


def put(served: Served, match_id: str, *hands: str) -> str:
    """The address of a match of four with these hands, put into the database of a server."""
    played = journal_of(TWENTY_TWO, *map(hand, hands), match_id=match_id)
    with make_store(url_of(served.data), played):
        return f"/match/{match_id}"


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_takes_three_taps(
    served: Served, new_phone: NewPhone, size: tuple[int, int]
) -> None:
    match = put(served, f"taps-{size[0]}", "9 0")
    phone = new_phone(served.url, size=size).open(f"{match}/deal/2")
    thumb = Thumb(phone)
    thumb.tap(starting("Took it: Meera"), "J", "Save")
    phone.sees("Meera deals 10 each to 4, 10 left over")
    assert thumb.taps == 3


def test_a_hand_that_became_impossible_may_be_removed(served: Served, phone: Phone) -> None:
    phone.open(put(served, "removed", "A 0", "9 0", "K 1", "7 2", "9 0", "2 0", "2 2"))
    phone.sees("Hand 6 does not count")
    phone.sees("Hand 7: does not count")
    phone.tap("Hand 6: does not count")
    phone.sees("This player is out and takes no more tricks.")
    phone.tap("Remove")
    phone.sees("Remove this deal?")
    phone.tap("Remove")
    phone.sees("Asha: 29 of 22")
    phone.sees("Undo the removal of deal 6")


def test_the_places_of_those_who_are_out_stand_beside_them(served: Served, phone: Phone) -> None:
    phone.open(put(served, "places", "A 0", "A 1", "A 0", "A 1"))
    phone.sees("Asha: 22 of 22. out · place 4")
    phone.sees("Meera: 22 of 22. out · place 3")
    phone.sees("Ravi: 0 of 22. any card is safe")

"""One Card on a real phone: a whole match of four, with bids made, missed and passed."""

import re

import pytest

from scorekeeper.games.one_card import ONE_CARD
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.served import Served
from tests.browser.thumb import Thumb, fits, lay_table
from tests.match.of_games import journal_of
from tests.storage.makers import make_store, url_of

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (320, 568)]
PLAYERS = ("Asha", "Meera", "Ravi", "John")


def enter(phone: Phone, number: int, bid: tuple[str, ...], faces: str, joker: str) -> None:
    """One round, from the table to its form filled in; the last player's faces are not tapped."""
    phone.tap(re.compile(f": Round {number}$"))
    Thumb(phone).tap(*bid, *faces.split(), f"Joker: {joker}")


def save(phone: Phone, number: int) -> None:
    fits(phone)
    phone.tap("Save")
    phone.sees(f"Round {number}: Asha")
    fits(phone)


def bid_before_play(phone: Phone) -> None:
    """The bid is told at the table while the round is played, also after a reload."""
    phone.tap("Enter: Round 1")
    phone.sees("Who bid highest?")
    fits(phone)
    phone.tap("Bidder: Meera")
    phone.sees("How much?")
    assert not [node for node in phone.names() if node.name == "5"]
    phone.tap("7")
    phone.sees("Bidder: Meera · Bid: 7. Change")
    phone.tap("Back")
    phone.sees("Dealer: Asha, Cards each: 6, Bidder: Meera, Bid: 7")
    phone.sees("The highest bidder leads; if all pass, Ravi does.")
    phone.reload()
    phone.sees("Dealer: Asha, Cards each: 6, Bidder: Meera, Bid: 7")
    phone.sees("Go on entering: Round 1")


def agree_at_the_table(phone: Phone) -> None:
    """Trump and ranking: with the ranking of the day in view."""
    phone.sees("No trump: the joker, then A K Q J 10 9")
    phone.tap("Trump: ♥")
    phone.sees("Trump hearts: A K Q J 10 9, joker. Other suits: A K Q J 10 9")
    phone.tap("Ranking: Downtown")
    phone.sees("Trump hearts: 9 10 J Q K A, joker. Other suits: 9 10 J Q K A")
    fits(phone)
    phone.reload()
    phone.finds("Trump: ♥", selected=True)
    phone.finds("Ranking: Downtown", selected=True)


def miss_the_bid(phone: Phone) -> None:
    """Meera captures 6 of the 7 she bid, and gets nothing."""
    phone.tap("Go on entering: Round 1")
    phone.sees("Bidder: Meera · Bid: 7. Change")
    phone.sees("0 of 12 face cards given out")
    phone.tap("5")
    phone.tap("3")
    phone.sees("8 of 12 face cards given out")
    phone.tap("4")
    phone.sees("12 of 12 face cards given out")
    phone.sees("Face cards, John: 0")
    phone.tap("Joker: Meera")
    phone.sees("Bid missed: 6 of 7, so 0 points instead of 6")
    save(phone, 1)
    phone.sees("Round 1: Asha 5, Meera 0, Ravi 4, John 0")
    phone.sees("Asha: 5 of 30. needs 25 to win")
    phone.finds("Trump: None", selected=True)


def tie_at_the_top(phone: Phone) -> None:
    """Two are level at 32, so that another round is played."""
    enter(phone, 4, ("Bidder: Meera", "8"), "0 12 0", "Meera")
    save(phone, 4)
    phone.sees("Ravi: 25 of 30. needs 5 to win")
    enter(phone, 5, ("Bidder: Meera", "8"), "0 5 7", "Meera")
    phone.sees("Bid made: 8 of 8")
    save(phone, 5)
    phone.sees("Meera: 32 of 30. needs 1 to win")
    phone.sees("Ravi: 32 of 30. needs 1 to win")
    phone.sees("Round 6, Dealer: Meera")


@pytest.mark.parametrize("size", SIZES)
def test_a_match_is_played_to_its_winner(
    own_server: Served, new_phone: NewPhone, size: tuple[int, int]
) -> None:
    phone = new_phone(own_server.url, size=size).open()
    lay_table(phone, "One Card", PLAYERS)
    bid_before_play(phone)
    agree_at_the_table(phone)
    miss_the_bid(phone)
    enter(phone, 2, ("Bidder: All passed",), "0 6 6", "Meera")
    phone.sees("Bidder: All passed. Change")
    save(phone, 2)
    phone.sees("Round 2: Asha 0, Meera 9, Ravi 6, John 0")
    enter(phone, 3, ("Bidder: Ravi", "8"), "0 0 12", "Ravi")
    phone.sees("Bid made: 15 of 8")
    save(phone, 3)
    tie_at_the_top(phone)
    enter(phone, 6, ("Bidder: Ravi", "6"), "0 3 9", "Asha")
    phone.sees("Winner: Ravi")
    phone.tap("Save")
    phone.sees("Ravi wins by 6")
    fits(phone)


@pytest.mark.parametrize("size", SIZES)
def test_a_round_of_four_players_takes_at_most_14_taps(
    served: Served, new_phone: NewPhone, size: tuple[int, int]
) -> None:
    match = f"taps-{size[0]}"
    with make_store(url_of(served.data), journal_of(ONE_CARD, match_id=match)):
        phone = new_phone(served.url, size=size).open(f"/match/{match}")
    thumb = Thumb(phone)
    thumb.tap("Trump: ♠", "Ranking: Downtown", re.compile(": Round 1$"))
    thumb.tap("Bidder: John", "15", "0", "0", "0", "Joker: John", "Save")
    phone.sees("Round 1: Asha 0, Meera 0, Ravi 0, John 15")
    assert thumb.taps <= 14


def test_the_bid_is_changed_by_a_tap(served: Served, phone: Phone) -> None:
    with make_store(url_of(served.data), journal_of(ONE_CARD, match_id="changed")):
        phone.open("/match/changed/deal/1")
    Thumb(phone).tap("Bidder: John", "6", "Bidder: John · Bid: 6. Change", "Bidder: Asha", "9")
    phone.sees("Bidder: Asha · Bid: 9. Change")
    phone.tap("Bidder: Asha · Bid: 9. Change")
    phone.tap("Bidder: All passed")
    phone.sees("Bidder: All passed. Change")

"""Melds formed by taps: each card finds its meld."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.games.meld_taps import place, remove, take_pile
from scorekeeper.games.melds import CARDS, Meld
from tests.games.meld_makers import by_rules, melds

STANDARD = by_rules()
TAPS = st.lists(st.tuples(st.sampled_from(CARDS), st.none() | st.integers(0, 3), st.booleans()))


@pytest.mark.parametrize(
    ("before", "card", "into", "after"),
    [
        ([], "K", None, ["K"]),
        (["KK"], "K", None, ["KKK"]),
        (["KK"], "Q", None, ["KK", "Q"]),
        (["KK", "QQ"], "K", 1, ["KKK", "QQ"]),
        (["KK*"], "K", None, ["KK*K"]),
        (["KKKKKKK"], "K", None, ["KKKKKKK", "K"]),
        (["KKKKKKK", "K"], "K", None, ["KKKKKKK", "KK"]),
        (["KK"], "*", 0, ["KK*"]),
        (["KK", "QQ"], "2", 1, ["KK", "QQ2"]),
        (["KK"], "*", None, ["KK", "*"]),
        (["KK", "*"], "2", None, ["KK", "*2"]),
        (["**"], "K", None, ["**", "K"]),
        (["KK"], "*", 5, ["KK", "*"]),
        (["KKKKKKK"], "*", 0, ["KKKKKKK*"]),
        (["3"], "3", None, ["33"]),
    ],
)
def test_a_card_joins_the_meld_it_belongs_to(
    before: list[str], card: str, into: int | None, after: list[str]
) -> None:
    assert place(melds(*before), card, into, STANDARD) == melds(*after)


def test_books_that_stay_open_take_an_eighth_card() -> None:
    open_books = by_rules(books_open=True)

    assert place(melds("KKKKKKK"), "K", None, open_books) == melds("KKKKKKKK")


def test_a_card_of_the_pile_joins_without_counting() -> None:
    assert place(melds("KKK"), "K", None, STANDARD, taken=True) == melds("KKK|K")


@pytest.mark.parametrize(
    ("before", "at", "card", "after"),
    [
        (["KKK"], 0, "K", ["KK"]),
        (["K", "Q"], 0, "K", ["Q"]),
        (["KK*", "QQ"], 0, "*", ["KK", "QQ"]),
        (["KKK|KK"], 0, "K", ["KKK|K"]),
        (["KKK|2"], 0, "K", ["KK|2"]),
        (["KKK"], 0, "Q", ["KKK"]),
    ],
)
def test_a_card_is_taken_out_again(before: list[str], at: int, card: str, after: list[str]) -> None:
    assert remove(melds(*before), at, card) == melds(*after)


@pytest.mark.parametrize(
    ("cards", "taken"),
    [("KKK", ""), ("KKKKK", "KK"), ("K*KK2K", "K*2"), ("K*K", ""), ("KK**", "*"), ("K", "")],
)
def test_a_meld_of_the_pile_counts_three_cards_natural_ones_first(cards: str, taken: str) -> None:
    assert take_pile(Meld(cards), STANDARD) == Meld(cards, taken)


@given(TAPS)
def test_taps_lose_no_card_and_can_all_be_taken_back(
    taps: list[tuple[str, int | None, bool]],
) -> None:
    laid: tuple[Meld, ...] = ()
    for card, into, taken in taps:
        laid = place(laid, card, into, STANDARD, taken)

    assert sorted("".join(meld.cards for meld in laid)) == sorted(card for card, _, _ in taps)
    while laid:
        laid = remove(laid, 0, laid[0].cards[0])


@given(TAPS)
def test_naturals_are_never_mixed(taps: list[tuple[str, int | None, bool]]) -> None:
    laid: tuple[Meld, ...] = ()
    for card, into, _ in taps:
        laid = place(laid, card, into, STANDARD)

    assert all(len(STANDARD.ranks(meld.cards)) <= 1 for meld in laid)

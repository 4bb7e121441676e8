"""Checking a first meld: its shape, its worth, and what house rules make of both."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.melds import CARDS, Meld, check_meld, check_melds, read_cards
from tests.games.meld_makers import by_rules, checked, codes, melds

STANDARD = by_rules()
RULES = st.sampled_from(
    [STANDARD, by_rules(wilds_in_book=3), by_rules(books_open=True), by_rules(split="4-9")]
)
MELDS = st.lists(st.text(CARDS, min_size=1, max_size=9).map(Meld), max_size=4)
NATURALS = st.sampled_from("AKQJT987654")


@pytest.mark.parametrize(
    ("written", "cards"),
    [
        ("KKK", "KKK"),
        ("kk*", "KK*"),
        ("101010", "TTT"),
        ("10T t", "TTT"),
        (" 4 4 2 ", "442"),
        ("333", "333"),
    ],
)
def test_cards_are_read_as_they_are_typed(written: str, cards: str) -> None:
    assert read_cards(written) == cards


@pytest.mark.parametrize("written", ["", " ", "KKX", "1", "11", "K,K", "\N{KELVIN SIGN}", "½", "★"])
def test_what_is_no_card_is_not_read(written: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_cards(written)

    assert error.value.path == written


@pytest.mark.parametrize(
    ("written", "kind", "points", "wrong"),
    [
        ("KKK", "clean", 30, []),
        ("44*", "dirty", 60, []),
        ("22*", "wild", 90, []),
        ("AAAAAAA", "clean", 140, []),
        ("777", "clean", 15, []),
        ("888", "clean", 30, []),
        ("K", "clean", 10, ["too-few-cards"]),
        ("K*", "dirty", 60, ["too-few-cards", "too-many-wilds"]),
        ("KKKKKKKK", "clean", 80, ["too-many-cards"]),
        ("********", "wild", 400, ["too-many-cards"]),
        ("KKQ", "clean", 30, ["mixed-ranks"]),
        ("KQ*", "dirty", 70, ["mixed-ranks"]),
        ("K2*", "dirty", 80, ["too-many-wilds"]),
        ("KKK2*", "dirty", 100, ["too-many-wilds"]),
        ("KKKK2*", "dirty", 110, []),
        ("KKKK2**", "dirty", 160, ["too-many-wilds"]),
        ("333", "clean", 0, ["threes"]),
        ("3K2*", "dirty", 80, ["threes"]),
        ("33", "clean", 0, ["too-few-cards", "threes"]),
    ],
)
def test_a_meld_is_judged_by_itself(written: str, kind: str, points: int, wrong: list[str]) -> None:
    found = check_meld(Meld(written), STANDARD)

    assert (found.kind, found.points) == (kind, points)
    assert [problem.code for problem in found.problems] == wrong


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        (["KKK", "KKKK"], ["two-open-melds"]),
        (["KKK", "KK*"], ["two-open-melds"]),
        (["***", "2222"], ["two-open-melds"]),
        (["KKK", "KKKKKKK"], []),
        (["KKKKKKK", "KKKKKKK"], []),
        (["KKK", "QQQ", "***"], []),
        (["KKQ", "KKQ"], ["mixed-ranks", "mixed-ranks"]),
        (["KK", "KKK"], ["too-few-cards", "two-open-melds"]),
    ],
)
def test_a_side_has_one_unfinished_meld_of_a_rank(written: list[str], wrong: list[str]) -> None:
    assert codes(checked(*written)) == wrong


@pytest.mark.parametrize(
    ("points", "short", "ok"), [(30, 0, True), (29, 0, True), (31, 1, False), (50, 20, False)]
)
def test_it_is_enough_from_the_minimum_on(points: int, short: int, ok: bool) -> None:
    found = checked("KKK", minimum=points)

    assert (found.short, found.ok, found.right) == (short, ok, True)


def test_a_wrong_meld_is_never_enough() -> None:
    found = checked("AA", "***", minimum=50)

    assert (found.points, found.short, found.right, found.ok) == (190, 0, False, False)


def test_nothing_laid_down_is_enough_where_nothing_is_asked() -> None:
    assert checked(minimum=0).ok
    assert checked(minimum=50).short == 50


@pytest.mark.parametrize(
    ("written", "points"),
    [("KKK", 30), ("KKK|K", 30), ("KKK|KK*", 30), ("KKKK|K", 40), ("KK*K|K", 80)],
)
def test_of_the_discard_pile_only_what_must_be_melded_counts(written: str, points: int) -> None:
    assert checked(written).points == points


@pytest.mark.parametrize(
    ("rules", "written", "standard", "house"),
    [
        ({"wilds_in_book": 3}, "KKK2*", ["too-many-wilds"], []),
        ({"wilds_in_book": 3}, "KKKK2**", ["too-many-wilds"], []),
        ({"wilds_in_book": 3}, "KKK2**", ["too-many-wilds"], ["too-many-wilds"]),
        ({"wilds_in_book": 3}, "KK2*", ["too-many-wilds"], ["too-many-wilds"]),
        ({"books_open": True}, "KKKKKKKK", ["too-many-cards"], []),
        (
            {"books_open": True},
            "KKKKKKKK2**",
            ["too-many-cards", "too-many-wilds"],
            ["too-many-wilds"],
        ),
    ],
)
def test_house_rules_move_what_is_wrong(
    rules: dict[str, Any], written: str, standard: list[str], house: list[str]
) -> None:
    assert codes(checked(written)) == standard
    assert codes(checked(written, **rules)) == house


@pytest.mark.parametrize(
    ("rules", "written", "standard", "house"),
    [
        ({"joker": 25}, "44*", 60, 35),
        ({"two": 25}, "442", 30, 35),
        ({"ace": 15}, "AAA", 60, 45),
        ({"high": 15}, "KKK", 30, 45),
        ({"low": 10}, "444", 15, 30),
        ({"split": "4-9"}, "888999", 60, 30),
        ({"split": "4-9"}, "TTT", 30, 30),
    ],
)
def test_house_rules_move_what_cards_are_worth(
    rules: dict[str, Any], written: str, standard: int, house: int
) -> None:
    assert checked(written).points == standard
    assert checked(written, **rules).points == house


@given(MELDS, RULES, st.randoms(use_true_random=False), st.integers(0, 200))
def test_the_order_of_cards_and_melds_does_not_matter(
    laid: list[Meld], rules: Any, chance: Any, minimum: int
) -> None:
    turned = [Meld("".join(chance.sample(meld.cards, len(meld.cards)))) for meld in laid]
    chance.shuffle(turned)

    one, other = check_melds(laid, rules, minimum), check_melds(turned, rules, minimum)

    assert (other.points, other.short, other.ok) == (one.points, one.short, one.ok)
    assert sorted(codes(other)) == sorted(codes(one))


@given(MELDS, RULES, st.sampled_from(CARDS), st.integers(0, 3))
def test_another_card_never_lowers_the_points(
    laid: list[Meld], rules: Any, card: str, at: int
) -> None:
    before = check_melds(laid, rules, 50)
    larger = [Meld(meld.cards + card * (n == at)) for n, meld in enumerate(laid)]

    after = check_melds(larger, rules, 50)

    assert after.points >= before.points
    assert after.short <= before.short


@given(NATURALS, st.integers(3, 7), RULES)
def test_three_to_seven_natural_cards_are_a_clean_meld(rank: str, count: int, rules: Any) -> None:
    found = check_meld(Meld(rank * count), rules)

    assert (found.kind, found.problems) == ("clean", ())
    assert found.points == count * rules.worth[rank]


def test_every_card_has_its_worth_but_for_threes() -> None:
    assert set(STANDARD.worth) == set(CARDS) - {"3"}
    assert melds("KKK|K") == (Meld("KKKK", "K"),)

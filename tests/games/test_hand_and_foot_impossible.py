"""What cannot be in a deal of Hand and Foot: each check just allowed, and just not."""

from typing import Any

import pytest

from tests.games.makers import OUT, codes, deal, side

ALL_BUT_RED = {"joker": 10, "two": 20, "ace": 20, "high": 120, "low": 80}
NOTHING = side(melded=0, lost=0)


@pytest.mark.parametrize(
    ("code", "kind", "most"),
    [
        ("jokers", "joker", 10),
        ("twos", "two", 20),
        ("aces", "ace", 20),
        ("high-cards", "high", 120),
        ("low-cards", "low", 80),
    ],
)
def test_no_kind_exceeds_its_number_over_all_sides(code: str, kind: str, most: int) -> None:
    allowed = deal(side(**{kind: most - 2, f"left_{kind}": 1}), side(**{f"left_{kind}": 1}))
    refused = deal(side(**{kind: most - 1, f"left_{kind}": 1}), side(**{f"left_{kind}": 1}))

    assert code not in codes(allowed)
    assert codes(refused) == [code]


@pytest.mark.parametrize(
    ("code", "allowed", "refused"),
    [
        (
            "black-threes",
            deal(side(left_black_three=4), side(left_black_three=6)),
            deal(side(left_black_three=5), side(left_black_three=6)),
        ),
        (
            "red-threes",
            deal(side(red=6), side(red=1, red_left=3)),
            deal(side(red=6), side(red=2, red_left=3)),
        ),
        (
            "wild-books",
            deal(side(wild=2, melded=600), side(wild=2, melded=600)),
            deal(side(wild=3, melded=600), side(wild=2, melded=600)),
        ),
        (
            "wild-cards",
            deal(side(wild=4, melded=600), side(dirty=2, melded=100)),
            deal(side(wild=4, melded=600), side(dirty=3, melded=150)),
        ),
        (
            "clean-books",
            deal(side(clean=20, melded=700), side(clean=2, melded=70)),
            deal(side(clean=20, melded=700), side(clean=3, melded=105)),
        ),
        (
            "books-total",
            deal(side(clean=22, dirty=10, melded=1300), side(dirty=3, melded=150)),
            deal(side(clean=22, dirty=10, melded=1300), side(dirty=3, wild=1, melded=290)),
        ),
        (
            "book-naturals",
            deal(side(clean=1, dirty=1, high=12, two=2), NOTHING),
            deal(side(clean=1, dirty=1, high=11, two=3), NOTHING),
        ),
        (
            "book-wilds",
            deal(side(wild=1, dirty=1, high=6, two=8), NOTHING),
            deal(side(wild=1, dirty=1, high=7, two=7), NOTHING),
        ),
        (
            "book-cards",
            deal(side(dirty=2, high=12, two=2), NOTHING),
            deal(side(dirty=2, high=11, two=2), NOTHING),
        ),
        (
            "points-multiple-of-five",
            deal(side(melded=105, lost=5), NOTHING),
            deal(side(melded=105, lost=6), NOTHING),
        ),
        (
            "points-multiple-of-five",
            deal(side(melded=105, lost=5), NOTHING),
            deal(side(melded=104, lost=5), NOTHING),
        ),
        (
            "melded-points-too-low",
            deal(side(clean=1, dirty=1, wild=1, melded=225), NOTHING),
            deal(side(clean=1, dirty=1, wild=1, melded=220), NOTHING),
        ),
        (
            "points-total",
            deal(side(melded=2000, lost=900), side(lost=50)),
            deal(side(melded=2000, lost=900), side(lost=55)),
        ),
        (
            "points-total",
            deal(side(**OUT, melded=2000), side(lost=945), out=0),
            deal(side(**OUT, melded=2000), side(lost=950), out=0),
        ),
        (
            "cards-total",
            deal(side(**ALL_BUT_RED, red=10), side(left_black_three=9)),
            deal(side(**ALL_BUT_RED, red=10), side(left_black_three=10)),
        ),
        (
            "books-to-go-out",
            deal(side(**OUT, melded=1000), NOTHING, out=0),
            deal(side(**OUT | {"clean": 1}, melded=1000), NOTHING, out=0),
        ),
        (
            "books-to-go-out",
            deal(NOTHING, side(**OUT, melded=1000), out=1),
            deal(NOTHING, side(**OUT | {"dirty": 1}, melded=1000), out=1),
        ),
        (
            "books-to-go-out",
            deal(side(**OUT, melded=1000), NOTHING, out=None),
            deal(side(**OUT | {"wild": 0}, melded=1000), NOTHING, out=0),
        ),
    ],
)
def test_the_impossible_is_refused_from_its_edge_on(code: str, allowed: Any, refused: Any) -> None:
    assert code not in codes(allowed)
    assert codes(refused) == [code]


def test_eight_packs_have_natural_cards_for_44_clean_and_8_dirty_books() -> None:
    allowed = deal(side(clean=44, dirty=8, melded=2000, lost=0), NOTHING)
    refused = deal(side(clean=44, dirty=9, melded=2000, lost=0), NOTHING)

    assert codes(allowed, decks=8) == []
    assert codes(refused, decks=8) == ["natural-cards"]


@pytest.mark.parametrize(
    "facts",
    [{"clean": -1}, {"high": -1}, {"left_low": -1}, {"red": -1}, {"melded": -5}, {"lost": -5}],
)
def test_counts_and_points_below_zero_stand_alone(facts: dict[str, int]) -> None:
    assert codes(deal(side(**facts, left_joker=11), NOTHING)) == ["count"]


@pytest.mark.parametrize(
    ("entry", "code", "rules"),
    [
        (deal(side(left_joker=12), side()), "jokers", {"decks": 6}),
        (deal(side(wild=5, melded=700), NOTHING), "wild-books", {"decks": 6}),
        (deal(side(left_black_three=12), NOTHING), "black-threes", {"decks": 6}),
        (deal(side(melded=3000), NOTHING), "points-total", {"decks": 6}),
        (deal(side(melded=3000), NOTHING), "points-total", {"joker": 55}),
        (deal(side(melded=101), NOTHING), "points-multiple-of-five", {"low": 4}),
        (deal(side(clean=1, melded=30), NOTHING), "melded-points-too-low", {"low": 4}),
        (deal(side(dirty=1, melded=45), NOTHING), "melded-points-too-low", {"two": 5}),
        (
            deal(side(), NOTHING, out=0),
            "books-to-go-out",
            {"books_to_go_out": dict.fromkeys(OUT, 0)},
        ),
        (
            deal(side(clean=1, dirty=2, wild=1, melded=1000), NOTHING, out=0),
            "books-to-go-out",
            {"books_to_go_out": {"clean": 1}},
        ),
    ],
)
def test_a_house_rule_moves_a_check_or_switches_it_off(
    entry: Any, code: str, rules: dict[str, Any]
) -> None:
    assert codes(entry) == [code]
    assert code not in codes(entry, **rules)


def test_typed_points_switch_off_what_needs_cards() -> None:
    assert codes(deal(side(clean=1, melded=100, lost=0), side(dirty=1, melded=100, lost=0))) == []


def test_all_that_applies_is_listed() -> None:
    entry = deal(side(joker=11, left_ace=21, clean=1), side(clean=1, high=6))

    assert codes(entry) == ["jokers", "aces", "book-naturals", "book-naturals"]

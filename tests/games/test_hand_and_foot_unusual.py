"""What the rules of Hand and Foot make unlikely: each check just silent, and just asking."""

from typing import Any

import pytest

from tests.games.makers import OUT, codes, deal, side

NOTHING = side(melded=0, lost=0)
WENT_OUT = {**OUT, "melded": 1000}


@pytest.mark.parametrize(
    ("code", "silent", "asking"),
    [
        ("loose-cards", side(ace=3, lost=0), side(joker=1, ace=1, lost=0)),
        ("loose-cards", side(clean=1, high=7, lost=0), side(clean=1, high=8, lost=0)),
        ("loose-cards", side(high=72, lost=0), side(high=73, lost=0)),
        ("too-many-wilds", side(two=6, lost=0), side(dirty=1, two=10, high=5, lost=0)),
        ("too-many-wilds", side(two=7, high=2, lost=0), side(two=8, high=1, lost=0)),
        ("too-many-wilds", side(two=7, high=4, lost=0), side(two=8, high=3, lost=0)),
        ("too-many-wilds", side(two=8, high=4, lost=0), side(two=9, high=3, lost=0)),
        ("below-minimum", side(melded=50, lost=0), side(melded=45, lost=0)),
        ("below-minimum", side(melded=0, lost=0), side(melded=5, lost=0)),
        ("cards-left", side(melded=0, left_low=2), side(melded=0, left_low=1)),
        ("cards-left", side(melded=0, left_low=1, red_left=1), side(melded=0, red=1, left_low=1)),
        ("cards-missing", side(left_high=52), side(left_high=51)),
        ("cards-missing", side(left_high=50, red=1, red_left=1), side(left_high=50, red=1)),
        (
            "side-cards",
            side(left_high=120, left_low=80, left_ace=17),
            side(left_high=120, left_low=80, left_ace=18),
        ),
    ],
)
def test_the_unlikely_is_asked_about_from_its_edge_on(code: str, silent: Any, asking: Any) -> None:
    assert codes(deal(silent, NOTHING)) == []
    assert codes(deal(NOTHING, asking)) == [code]


@pytest.mark.parametrize(
    ("code", "silent", "asking"),
    [
        ("out-with-red-threes", {"lost": 0, "red": 1}, {"lost": 0, "red_left": 1}),
        ("cards-left", {"left_low": 1}, {"left_low": 0}),
    ],
)
def test_the_side_that_went_out_has_its_own_checks(
    code: str, silent: dict[str, int], asking: dict[str, int]
) -> None:
    assert codes(deal(side(**WENT_OUT, **silent), NOTHING, out=0)) == []
    assert codes(deal(side(**WENT_OUT, **asking), NOTHING, out=0)) == [code]


@pytest.mark.parametrize(("left", "expected"), [(0, []), (1, ["cards-left"])])
def test_a_single_player_who_went_out_has_no_card_left(left: int, expected: list[str]) -> None:
    entry = deal(side(**WENT_OUT, left_low=left), NOTHING, out=0)

    assert codes(entry, players=2) == expected


@pytest.mark.parametrize(("deal_number", "minimum"), [(1, 50), (2, 90), (3, 120), (4, 150)])
def test_the_minimum_rises_from_deal_to_deal(deal_number: int, minimum: int) -> None:
    enough = deal(side(melded=minimum, lost=0), NOTHING)
    short = deal(side(melded=minimum - 5, lost=0), NOTHING)

    assert codes(enough, deal_number) == []
    assert codes(short, deal_number) == ["below-minimum"]


@pytest.mark.parametrize(("left", "expected"), [(33, []), (32, ["stock-cards"])])
def test_a_stock_that_ran_out_was_drawn_by_somebody(left: int, expected: list[str]) -> None:
    entry = deal(side(left_high=60, left_low=33), side(left_high=60, left_low=left))

    assert codes(entry) == expected


def test_the_stock_is_not_asked_about_when_a_side_went_out() -> None:
    out = side(**OUT, high=12, low=12, two=4, joker=7, left_low=17)

    assert codes(deal(out, side(left_high=60), out=0)) == []


@pytest.mark.parametrize(
    ("entry", "code", "rules"),
    [
        (deal(side(melded=20, lost=0), NOTHING), "below-minimum", {"minimums": [0]}),
        (deal(side(melded=20, lost=0), NOTHING), "below-minimum", {"minimums": [20, 90]}),
        (
            deal(side(left_high=120, left_low=80, left_ace=18), NOTHING),
            "side-cards",
            {"decks": 6},
        ),
        (
            deal(side(left_high=60, left_low=33), side(left_high=60, left_low=32)),
            "stock-cards",
            {"decks": 4},
        ),
    ],
)
def test_a_house_rule_moves_a_question_or_switches_it_off(
    entry: Any, code: str, rules: dict[str, Any]
) -> None:
    assert codes(entry) == [code]
    assert code not in codes(entry, **rules)

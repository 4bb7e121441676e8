"""Dealers, minimums, places and the end of a match of Hand and Foot."""

import pytest

from scorekeeper.games.game import Next, first_places, places
from tests.games.makers import level, setup, standing, won


@pytest.mark.parametrize(
    ("deals", "minimum"), [(0, 50), (1, 90), (2, 120), (3, 150), (4, 150), (7, 150)]
)
def test_the_last_minimum_holds_for_further_deals(deals: int, minimum: int) -> None:
    assert setup().rules.minimum(deals + 1, 0) == minimum


@pytest.mark.parametrize(
    ("players", "sides", "first", "dealers"),
    [
        (4, 2, 0, [1, 2, 3, 0]),
        (4, 2, 3, [0, 1, 2, 3]),
        (3, 3, 2, [0, 1, 2, 0]),
        (2, 2, 0, [1, 0, 1, 0]),
        (6, 3, 4, [5, 0, 1, 2]),
    ],
)
def test_the_deal_passes_to_the_left(
    players: int, sides: int, first: int, dealers: list[int]
) -> None:
    deals = [won(*range(sides))] * 4

    after = [
        standing(*deals[:count], players=players, first_dealer=first, deals=5).outcome.next
        for count in (1, 2, 3, 4)
    ]

    assert [coming.dealer for coming in after if coming] == dealers


def test_the_next_deal_is_told_with_cards_and_minimum() -> None:
    assert standing(won(10, 0)).outcome.next == Next(deal=2, dealer=1, cards=13, minimum=90)


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((5,), (1,)),
        ((10, 20), (2, 1)),
        ((20, 20, 10), (1, 1, 3)),
        ((10, 20, 20, 5), (3, 1, 1, 4)),
        ((0, 0, 0), (1, 1, 1)),
        ((-5, -10), (1, 2)),
    ],
)
def test_equal_totals_share_a_place(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert places(totals) == expected


def test_where_low_wins_the_lowest_is_first() -> None:
    assert places((22, 5, 5), high_wins=False) == (3, 1, 1)
    assert first_places((3, 1, 1)) == (1, 2)


@pytest.mark.parametrize("dealt", [1, 2, 3])
def test_nobody_has_won_before_the_last_deal(dealt: int) -> None:
    match = standing(*[won(100, 0)] * dealt)

    assert (match.over, match.outcome.winners) == (False, ())


def test_the_highest_total_wins_after_four_deals() -> None:
    match = standing(won(0, 500), won(300, 0), won(0, 0), won(300, 0))

    assert match.over
    assert match.totals == (600, 500)
    assert match.outcome.winners == (0,)


def test_level_sides_share_the_win() -> None:
    match = standing(*[level(200)] * 4)

    assert match.over
    assert match.outcome.winners == (0, 1)


def test_level_sides_play_on_where_the_table_says_so() -> None:
    tied = [level(200)] * 4

    after_four = standing(*tied, tie="extra-deal")
    after_five = standing(*tied, level(200), tie="extra-deal")
    after_six = standing(*tied, level(200), won(0, 5), tie="extra-deal")

    assert after_four.outcome.next == Next(deal=5, dealer=0, cards=13, minimum=150)
    assert after_five.outcome.next == Next(deal=6, dealer=1, cards=13, minimum=150)
    assert after_six.outcome.winners == (1,)


def test_a_tie_behind_the_winner_is_not_played_off() -> None:
    match = standing(*[won(9, 5, 5)] * 4, players=3, tie="extra-deal")

    assert match.outcome.winners == (0,)
    assert match.outcome.places == (1, 2, 2)


def test_a_deal_after_the_end_is_refused_and_changes_nothing() -> None:
    match = standing(*[won(9, 5)] * 5)

    assert [problem.code for problem in match.deals[4].problems] == ["match-over"]
    assert match.stuck == 5
    assert match.totals == (36, 20)
    assert match.over
    assert match.outcome.winners == (0,)


def test_a_refused_deal_and_those_after_it_do_not_count() -> None:
    match = standing(won(10, 0), won(5, 0), level(3), won(100, 0))

    assert match.stuck == 3
    assert match.totals == (15, 0)
    assert [deal.played is None for deal in match.deals] == [False, False, True, True]
    assert not match.deals[3].refused
    assert not match.over

"""Cards taken, who deals how many next, and what players may still take in Twenty-Two."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.games.fields import RANKS
from scorekeeper.games.game import Outcome
from scorekeeper.games.lines import ScoreLine
from scorekeeper.games.twenty_two import TWENTY_TWO
from tests.games.hands import coming, hand, remarks, table, twenty_two

ALL_TWOS_AND_THREES = ("2 0 1 2 3", "3 0 1 2 3")


@pytest.mark.parametrize(
    ("rank", "points"),
    [("2", 2), ("3", 3), ("9", 9), ("10", 10), ("J", 10), ("Q", 10), ("K", 10), ("A", 11)],
)
def test_every_card_has_its_points(rank: str, points: int) -> None:
    assert twenty_two(f"{rank} 1").totals == (0, points, 0)


def test_the_court_and_the_ace_are_worth_what_the_table_says() -> None:
    rules = {"jack": 11, "queen": 12, "king": 13, "ace": 14}

    totals = twenty_two("J 0", "Q 1", "K 2", "A 3", players=4, **rules).totals

    assert totals == (11, 12, 13, 14)


def test_all_who_tie_keep_their_card() -> None:
    """
    |      | Asha | Meera | Ravi | John | Zoya |
    |------|-----:|------:|-----:|-----:|-----:|
    | 8888 |    8 |     8 |    8 |    8 |    0 |
    """
    assert twenty_two("8 0 1 2 3", players=5).totals == (8, 8, 8, 8, 0)


def test_the_line_of_a_score_names_the_card() -> None:
    lines = TWENTY_TWO.score(hand("Q 1"), table(TWENTY_TWO, 3))

    assert lines == ((), (ScoreLine("Q", 1, 10),), ())
    assert TWENTY_TWO.line_names["Q"] == "Queen"


@given(st.sampled_from(RANKS), st.sets(st.integers(0, 5), min_size=1, max_size=3))
def test_a_total_rises_by_the_points_of_the_card(rank: str, takers: set[int]) -> None:
    before = twenty_two("4 0", "5 1", players=6)
    after = twenty_two("4 0", "5 1", f"{rank} {' '.join(map(str, takers))}", players=6)

    rise = TWENTY_TWO.rules().points(rank)
    assert after.totals == tuple(
        total + rise * (side in takers) for side, total in enumerate(before.totals)
    )


@pytest.mark.parametrize(
    ("players", "hands", "cards", "left_over"),
    [
        (4, (), 7, 24),
        (3, ("Q 0",), 10, 21),
        (3, ("A 0",), 11, 18),
        (3, ("2 0",), 2, 45),
        (6, ("Q 2",), 8, 3),
        (4, (*ALL_TWOS_AND_THREES[:1], "3 0 1 2", "A 0"), 11, 0),
        (4, (*ALL_TWOS_AND_THREES, "A 0"), 10, 3),
        (5, ("4 0", "5 2", "Q 1"), 9, 4),
        (6, (*ALL_TWOS_AND_THREES, "4 0 1", "K 5"), 6, 5),
    ],
)
def test_as_many_cards_as_points_unless_the_pack_is_short(
    players: int, hands: tuple[str, ...], cards: int, left_over: int
) -> None:
    after = coming(twenty_two(*hands, players=players))

    assert (after.cards, after.left_over) == (cards, left_over)


@pytest.mark.parametrize(("first", "players", "cards"), [(5, 3, 5), (12, 6, 8), (26, 2, 26)])
def test_the_first_hand_is_as_large_as_the_table_likes_and_the_pack_allows(
    first: int, players: int, cards: int
) -> None:
    assert coming(twenty_two(players=players, first_deal=first)).cards == cards


@pytest.mark.parametrize(("rule", "cards", "left_over"), [("out", 9, 4), ("back", 10, 1)])
def test_cards_of_players_put_out_stay_out_or_go_back(
    rule: str, cards: int, left_over: int
) -> None:
    after = coming(twenty_two("K 1", "A 0", "A 0", players=6, cards_of_eliminated=rule))

    assert after.sides == (1, 2, 3, 4, 5)
    assert (after.cards, after.left_over) == (cards, left_over)


@pytest.mark.parametrize(
    ("hands", "dealer"),
    [
        ((), 1),
        (("9 2",), 2),
        (("9 2 0",), 2),
        (("9 2 0 > 0",), 0),
        (("A 0", "A 0"), 0),
    ],
)
def test_who_took_the_last_trick_deals_next(hands: tuple[str, ...], dealer: int) -> None:
    assert coming(twenty_two(*hands, first_dealer=1)).dealer == dealer


def test_a_player_put_out_deals_but_plays_no_more() -> None:
    after = coming(twenty_two("A 0", "A 0"))

    assert (after.dealer, after.sides) == (0, (1, 2))


def warnings(outcome: Outcome) -> list[tuple[int | None, str]]:
    """What is said to those who have to look out."""
    return [said for said in remarks(outcome) if said[1] != "any card is safe"]


def test_who_is_far_from_out_may_take_any_card() -> None:
    assert remarks(twenty_two("10 0").outcome)[0] == (0, "any card is safe")


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ((), []),
        (("10 0",), []),
        (("A 0",), [(0, "safe: up to K")]),
        (("10 0", "3 0"), [(0, "safe: up to 8")]),
        (("10 0", "9 0"), [(0, "safe: up to 2")]),
        (("A 0", "9 0"), [(0, "one trick from out")]),
        (("A 1", "J 1", "A 0"), [(0, "safe: up to K"), (1, "one trick from out")]),
        (("A 0", "A 0"), []),
    ],
)
def test_players_hear_what_they_may_take(
    hands: tuple[str, ...], said: list[tuple[int, str]]
) -> None:
    assert warnings(twenty_two(*hands).outcome) == said


def test_safe_ranks_are_named_one_by_one_where_values_do_not_rise() -> None:
    after = twenty_two("10 0", "9 0", ace=1)

    assert warnings(after.outcome) == [(0, "safe: 2, A")]


def test_only_who_is_one_trick_from_out_is_close() -> None:
    close = [it.side for it in twenty_two("A 0", "9 0", "A 1").outcome.remarks if it.close]

    assert close == [0]


def test_totals_are_measured_against_the_limit() -> None:
    assert TWENTY_TWO.mark(TWENTY_TWO.rules(limit=30)) == 30

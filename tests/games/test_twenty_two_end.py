"""Who is out, who has won, and all places in Twenty-Two."""

import pytest

from scorekeeper.games.standing import Standing
from tests.games.hands import coming, twenty_two

LEVEL_OF_TWO = ("5 0", "5 1", "J 0", "J 1", "7 0 1")
LEVEL_OF_THREE = ("K 0 1 2", "A 0 1 2", "2 0 1 2")


def test_a_whole_match() -> None:
    """
    | hand | cards | dealt by | Asha | Meera |   Ravi |
    |------|------:|----------|-----:|------:|-------:|
    | A    |     7 | Asha     |      |       |     11 |
    | 8    |    11 | Ravi     |    8 |       |        |
    | A    |     8 | Asha     |      |       | 22 out |
    | 9    |    11 | Ravi     |      |     9 |        |
    | 7    |     9 | Meera    |   15 |       |        |
    | 9    |     7 | Asha     |      |    18 |        |
    | 9 9  |     9 | Meera    |   24 |    27 |        |

    Asha and Meera go out together; Asha has fewer points. Ravi, out before, cannot win with 22.
    """
    hands = ("A 2", "8 0", "A 2", "9 1", "7 0", "9 1", "9 0 1")

    dealt = [coming(twenty_two(*hands[:played])) for played in range(len(hands))]
    end = twenty_two(*hands)

    assert [deal.cards for deal in dealt] == [7, 11, 8, 11, 9, 7, 9]
    assert [deal.dealer for deal in dealt] == [0, 2, 0, 2, 1, 0, 1]
    assert end.totals == (24, 27, 22)
    assert end.over
    assert end.outcome.winners == (0,)
    assert end.outcome.places == (1, 2, 3)
    assert end.outcome.eliminated == (0, 1, 2)


@pytest.mark.parametrize(
    ("limit", "hands", "out"),
    [
        (22, ("A 0", "J 0"), ()),
        (22, ("A 0", "A 0"), (0,)),
        (22, ("A 0", "K 0", "A 0"), (0,)),
        (21, ("K 0", "Q 0"), ()),
        (21, ("K 0", "A 0"), (0,)),
        (30, ("A 0", "A 0"), ()),
        (30, ("A 0", "A 0", "8 0"), (0,)),
    ],
)
def test_who_reaches_the_limit_is_out(
    limit: int, hands: tuple[str, ...], out: tuple[int, ...]
) -> None:
    match = twenty_two(*hands, limit=limit)

    assert match.outcome.eliminated == out
    assert not match.over


def test_the_last_player_in_wins_and_who_went_later_is_ahead() -> None:
    end = twenty_two("A 0", "A 0", "K 1", "A 1", "2 1")

    assert _end(end) == ((2,), (3, 2, 1))


def test_put_out_together_the_lower_total_is_ahead() -> None:
    assert _end(twenty_two("9 0", "K 1", "A 0 1", "3 0 1")) == ((2,), (2, 3, 1))


def test_put_out_together_with_the_same_total_the_place_is_shared() -> None:
    assert _end(twenty_two("J 0 1", "A 0 1", "A 0 1")) == ((2,), (2, 2, 1))


@pytest.mark.parametrize(
    ("hands", "places"),
    [
        ((), (1, 1, 1, 1)),
        (("5 0", "9 2"), (3, 1, 4, 1)),
        (("A 0", "A 0", "K 1"), (4, 3, 1, 1)),
        (("A 0", "A 0", "A 1", "A 1"), (4, 3, 1, 1)),
    ],
)
def test_while_playing_fewer_points_are_better(
    hands: tuple[str, ...], places: tuple[int, ...]
) -> None:
    assert twenty_two(*hands, players=4).outcome.places == places


def test_all_out_together_on_the_same_total_share_the_win() -> None:
    assert _end(twenty_two(*LEVEL_OF_TWO, players=2)) == ((0, 1), (1, 1))


def test_only_the_lowest_of_those_out_together_share_it() -> None:
    hands = ("9 0", "8 1", "8 2", "K 0 1 2", "4 0 1 2")

    assert _end(twenty_two(*hands)) == ((1, 2), (3, 1, 1))


def test_a_play_off_is_dealt_as_usual_among_those_level() -> None:
    hands = ("A 0", "A 0", "8 1", "8 2", "10 3", "K 1 2 3", "6 1 2 3 > 3")

    match = twenty_two(*hands, players=4, tie="play-off")

    assert not match.over
    assert match.outcome.places == (4, 1, 1, 3)
    assert match.outcome.eliminated == (0, 1, 2, 3)
    assert (coming(match).sides, coming(match).dealer, coming(match).cards) == ((1, 2), 3, 6)


@pytest.mark.parametrize(
    ("more", "winners", "places"),
    [
        ((), (), (1, 1, 1)),
        (("9 1",), (), (1, 3, 1)),
        (("9 1", "4 0"), (2,), (2, 3, 1)),
        (("9 0 1",), (2,), (2, 2, 1)),
        (("9 0 1 2",), (), (1, 1, 1)),
        (("9 0 1 2", "9 0", "3 1 2"), (), (3, 1, 1)),
    ],
)
def test_who_takes_a_trick_of_the_play_off_drops_out_unless_all_do(
    more: tuple[str, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    match = twenty_two(*LEVEL_OF_THREE, *more, tie="play-off")

    assert _end(match) == (winners, places)
    assert match.over == bool(winners)


@pytest.mark.parametrize(
    "hands",
    [
        ("9 0", "8 1", "7 2", "K 0 1 2", "6 0 1 2"),
        ("J 0 1", "A 0 1", "A 0 1"),
    ],
)
def test_one_lowest_or_one_still_in_needs_no_play_off(hands: tuple[str, ...]) -> None:
    assert _end(twenty_two(*hands, tie="play-off"))[0] == (2,)


def test_who_still_plays_is_ahead_after_ever_so_many_hands() -> None:
    rules = {"tie": "play-off", "cards_of_eliminated": "back", "limit": 10}
    level = ("A 0 1", *(f"{rank} 0 1" for rank in ("2", "3", "4", "5", "6", "7") * 2))

    match = twenty_two("A 2", *level, players=3, **rules)

    assert _end(match) == ((), (1, 1, 3))


def _end(match: Standing) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return match.outcome.winners, match.outcome.places

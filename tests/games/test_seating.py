"""Who may sit down to Hand and Foot, and on which sides."""

import pytest

from scorekeeper.games.game import Sides
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.seating import seating_problem, sides_across


@pytest.mark.parametrize(
    ("players", "sides", "seats"),
    [
        (2, 2, ((0,), (1,))),
        (4, 2, ((0, 2), (1, 3))),
        (6, 2, ((0, 2, 4), (1, 3, 5))),
        (6, 3, ((0, 3), (1, 4), (2, 5))),
        (5, 5, ((0,), (1,), (2,), (3,), (4,))),
    ],
)
def test_partners_sit_evenly_apart(players: int, sides: int, seats: Sides) -> None:
    assert sides_across(players, sides) == seats
    assert seating_problem(HAND_AND_FOOT, players, seats) is None


def test_partners_may_sit_side_by_side() -> None:
    assert seating_problem(HAND_AND_FOOT, 4, ((0, 1), (2, 3))) is None


@pytest.mark.parametrize(
    ("players", "sides", "code"),
    [
        (0, (), "players"),
        (1, ((0,),), "players"),
        (7, ((0,), (1,), (2,), (3,), (4,), (5,), (6,)), "players"),
        (4, ((0, 2), (1,)), "seats"),
        (4, ((0, 2), (1, 2)), "seats"),
        (4, ((0, 2), (1, 4)), "seats"),
        (4, ((0, 2), (1, -1)), "seats"),
        (4, (), "seats"),
        (4, ((0, 1, 2), (3,)), "sides"),
        (4, ((0, 1, 2, 3),), "sides"),
        (4, ((0, 1, 2, 3), ()), "sides"),
        (3, ((0, 1), (2,)), "sides"),
        (5, ((0, 1), (2, 3, 4)), "sides"),
    ],
)
def test_sides_that_cannot_play_are_told_why(players: int, sides: Sides, code: str) -> None:
    problem = seating_problem(HAND_AND_FOOT, players, sides)

    assert problem is not None
    assert problem.code == code
    assert problem.text.format(**problem.values)

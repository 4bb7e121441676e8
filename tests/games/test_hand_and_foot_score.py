"""What a side scores in a deal of Hand and Foot."""

import pytest

from scorekeeper.games.hand_and_foot import score
from scorekeeper.games.lines import ScoreLine, scores
from tests.games.makers import OUT, deal, setup, side


@pytest.mark.parametrize(
    ("facts", "points"),
    [
        ({"clean": 1}, 500),
        ({"dirty": 1}, 300),
        ({"wild": 2}, 3000),
        ({"joker": 1}, 50),
        ({"two": 1}, 20),
        ({"ace": 1}, 20),
        ({"high": 1}, 10),
        ({"low": 1}, 5),
        ({"left_joker": 1}, -50),
        ({"left_two": 1}, -20),
        ({"left_ace": 1}, -20),
        ({"left_high": 1}, -10),
        ({"left_low": 1}, -5),
        ({"left_black_three": 1}, -5),
        ({"red": 3}, 300),
        ({"red_left": 3}, -300),
        ({"melded": 290}, 290),
        ({"lost": 290}, -290),
        ({"other": 50}, 50),
        ({"other": -50}, -50),
        ({}, 0),
    ],
)
def test_every_fact_has_its_worth(facts: dict[str, int], points: int) -> None:
    lines = score(deal(side(**facts), side()), setup())

    assert scores(lines) == (points, 0)


@pytest.mark.parametrize(
    ("facts", "points"),
    [
        ({"clean": 1, "high": 7}, 570),
        ({"clean": 1, "low": 7}, 535),
        ({"dirty": 1, "high": 5, "two": 2}, 390),
        ({"wild": 1, "joker": 3, "two": 4}, 1730),
        ({"left_black_three": 2, "red_left": 1, "left_joker": 1}, -160),
    ],
)
def test_cards_inside_books_count_too(facts: dict[str, int], points: int) -> None:
    assert scores(score(deal(side(**facts), side()), setup()))[0] == points


@pytest.mark.parametrize(("out", "expected"), [(None, (0, 0)), (0, (100, 0)), (1, (0, 100))])
def test_one_side_at_most_gets_the_bonus_for_going_out(
    out: int | None, expected: tuple[int, ...]
) -> None:
    assert scores(score(deal(side(), side(), out=out), setup())) == expected


def test_lines_tell_how_a_score_came_about() -> None:
    lines = score(deal(side(**OUT, red=2, left_low=2, other=-30), side(), out=0), setup())

    assert lines == (
        (
            ScoreLine("clean_book", 2, 1000),
            ScoreLine("dirty_book", 2, 600),
            ScoreLine("wild_book", 1, 1500),
            ScoreLine("red_three_table", 2, 200),
            ScoreLine("left_low", 2, -10),
            ScoreLine("other", None, -30),
            ScoreLine("going_out", None, 100),
        ),
        (),
    )


def test_a_bonus_of_nothing_has_no_line() -> None:
    assert score(deal(side(), side(), out=0), setup(going_out=0)) == ((), ())

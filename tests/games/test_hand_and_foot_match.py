"""One whole match of Hand and Foot, as it was played."""

from scorekeeper.games.game import Next
from scorekeeper.games.standing import Standing
from tests.games.makers import deal, side, standing


def books(clean: int, dirty: int, wild: int) -> dict[str, int]:
    return side(clean=clean, dirty=dirty, wild=wild)


def melded(joker: int, two: int, ace: int, high: int, low: int) -> dict[str, int]:
    return side(joker=joker, two=two, ace=ace, high=high, low=low)


def left(joker: int, two: int, ace: int, high: int, low: int, black: int) -> dict[str, int]:
    cards = {"joker": joker, "two": two, "ace": ace, "high": high, "low": low}
    return side(left_black_three=black, **{f"left_{kind}": n for kind, n in cards.items()})


def red(table: int, left: int) -> dict[str, int]:
    return side(red=table, red_left=left)


DEALS = (
    deal(
        books(2, 2, 1) | melded(3, 8, 6, 22, 11) | left(1, 1, 0, 3, 2, 1) | red(2, 0),
        books(1, 1, 0) | melded(0, 2, 0, 20, 10) | left(1, 3, 4, 8, 3, 1) | red(1, 1),
        out=0,
    ),
    deal(
        books(0, 0, 0) | melded(0, 0, 0, 0, 0) | left(2, 4, 4, 22, 17, 2) | red(1, 2),
        books(3, 2, 1) | melded(4, 8, 7, 24, 16) | left(0, 0, 1, 0, 2, 0) | red(3, 0),
        out=1,
    ),
    deal(
        books(3, 4, 0) | melded(2, 5, 6, 36, 22) | left(2, 4, 2, 8, 4, 2) | red(2, 0),
        books(1, 4, 1) | melded(4, 7, 5, 34, 20) | left(1, 3, 3, 9, 5, 3) | red(1, 0),
    ),
    deal(
        books(2, 2, 1) | melded(2, 7, 7, 22, 12) | left(0, 0, 0, 1, 0, 0) | red(1, 0),
        books(1, 2, 0) | melded(0, 3, 2, 17, 10) | left(2, 2, 3, 10, 6, 2) | red(0, 1),
        out=0,
    ),
)


def after(count: int) -> Standing:
    """The match after so many of its deals."""
    return standing(*DEALS[:count])


def test_asha_and_ravi_win_by_175() -> None:
    """The score sheet.

    | deal  | went out     | Asha & Ravi |        | Meera & John |        | next deals | minimum |
    |-------|--------------|------------:|-------:|-------------:|-------:|------------|--------:|
    | 1     | Asha & Ravi  |       3,990 |  3,990 |          800 |    800 | Meera      |      90 |
    | 2     | Meera & John |        −675 |  3,315 |        4,790 |  5,590 | Ravi       |     120 |
    | 3     | the stock    |       3,360 |  6,675 |        3,880 |  9,470 | John       |     150 |
    | 4     | Asha & Ravi  |       3,950 | 10,625 |          980 | 10,450 |            |         |
    """
    match = after(4)

    played = [deal.played for deal in match.deals if deal.played]
    assert [deal.scores for deal in played] == [
        (3990, 800),
        (-675, 4790),
        (3360, 3880),
        (3950, 980),
    ]
    assert [deal.totals for deal in played] == [
        (3990, 800),
        (3315, 5590),
        (6675, 9470),
        (10625, 10450),
    ]
    assert match.over
    assert match.outcome.winners == (0,)
    assert match.outcome.places == (1, 2)
    assert match.outcome.next is None


def test_nothing_in_it_is_asked_about() -> None:
    assert [deal.problems for deal in after(4).deals] == [()] * 4


def test_the_lead_changes_after_the_second_deal() -> None:
    assert [after(count).outcome.places for count in (1, 2, 3, 4)] == [
        (1, 2),
        (2, 1),
        (2, 1),
        (1, 2),
    ]


def test_dealer_and_minimum_are_told_after_every_deal() -> None:
    assert [after(count).outcome.next for count in (1, 2, 3)] == [
        Next(deal=2, dealer=1, cards=13, minimum=90),
        Next(deal=3, dealer=2, cards=13, minimum=120),
        Next(deal=4, dealer=3, cards=13, minimum=150),
    ]

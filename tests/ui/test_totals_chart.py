"""The chart of totals keeps the badges of all sides on its paper."""

import itertools

import pytest

from scorekeeper.ui.widgets.totals_chart import BADGE, HEIGHT, _apart


@pytest.mark.parametrize(
    "tops",
    [
        [150.0] * 4,
        [0.0] * 6,
        [-2.0, 150.0],
        [10.0, 150.0, 149.0, 150.0],
        [148.0, 60.0, 61.0, 62.0, 0.0, 148.0],
    ],
)
def test_badges_lie_beside_each_other_and_on_the_paper(tops: list[float]) -> None:
    placed = _apart(tops)
    order = sorted(placed)
    assert order[0] >= 0
    assert order[-1] <= HEIGHT - BADGE
    assert all(low - high >= BADGE for high, low in itertools.pairwise(order))


def test_badges_with_room_stay_at_the_ends_of_their_lines() -> None:
    assert _apart([100.0, 10.0, 50.0]) == [100.0, 10.0, 50.0]

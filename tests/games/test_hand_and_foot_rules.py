"""The house rules of Hand and Foot as they are written and compared."""

from typing import Any

import pytest

from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.hand_and_foot.books import BooksToGoOut
from scorekeeper.games.hand_and_foot.rules import HandAndFootRules
from tests.games.makers import setup


@pytest.mark.parametrize(
    ("rules", "changed"),
    [
        ({}, {}),
        ({"joker": 50, "deals": 4}, {}),
        ({"joker": 25, "minimums": [60, 90]}, {"joker": 25, "minimums": [60, 90]}),
        ({"books_to_go_out": {"clean": 2, "wild": 0}}, {"books_to_go_out": {"wild": 0}}),
    ],
)
def test_only_what_differs_from_the_standard_is_written(
    rules: dict[str, Any], changed: dict[str, Any]
) -> None:
    assert setup(**rules).rules.changed() == changed
    assert HAND_AND_FOOT.rules.model_validate(changed) == setup(**rules).rules


def test_a_rule_without_points_has_no_worth() -> None:
    with pytest.raises(TypeError, match="tie is not a number of points"):
        HandAndFootRules().worth("tie")


def test_a_part_of_the_books_to_go_out_keeps_the_others_at_standard() -> None:
    assert setup(books_to_go_out={"clean": 5}).rules.books_to_go_out == BooksToGoOut(clean=5)

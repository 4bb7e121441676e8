"""What would do: the fewest cards that bring melds to their minimum."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.games.meld_additions import MOST_CARDS, MOST_WAYS, additions
from scorekeeper.games.meld_taps import place
from scorekeeper.games.melds import CARDS, Meld, MeldRules, check_melds
from tests.games.meld_makers import by_rules, melds

STANDARD = by_rules()
NATURAL = "AKQJT987654"


@pytest.mark.parametrize(
    ("written", "minimum", "hand", "ways"),
    [
        (["AAA", "KKK"], 105, "AK", ("A", "KK")),
        (["AAA", "KKK"], 105, CARDS, ("A", "2", "*")),
        (["KKK", "44*"], 90, CARDS, ()),
        (["AA"], 50, NATURAL, ("A",)),
        (["AA", "KKK"], 75, "K4", ()),
        ([], 50, "*2", ("222", "22*", "2**")),
        ([], 50, "A", ("AAA",)),
        ([], 50, "K", ("KKKKK",)),
        ([], 50, "4", ()),
        (["KKKKKKK"], 90, "K*", ("KKK", "KK*", "***")),
        (["KKKKKKK"], 100, "K", ("KKK",)),
        (["KKK", "KKKK"], 90, CARDS, ()),
        (["333", "AAA"], 90, CARDS, ()),
        (["KKQ"], 50, CARDS, ()),
        (["KKKKKKKK"], 150, CARDS, ()),
        (["KK", "QQ"], 50, CARDS, ("KQ", "K2", "Q2")),
        (["KKK"], 5000, CARDS, ()),
        (["KKK"], 50, "3", ()),
        (["K2*"], 50, "K", ("KKK",)),
    ],
)
def test_the_fewest_cards_come_first_then_the_fewest_points_over(
    written: list[str], minimum: int, hand: str, ways: tuple[str, ...]
) -> None:
    assert additions(melds(*written), STANDARD, minimum, hand) == ways


def test_three_wilds_make_more_ways() -> None:
    hand = "*"

    assert additions(melds("KKK*"), STANDARD, 120, hand) == ("***",)
    assert additions(melds("KKK*"), by_rules(wilds_in_book=3), 120, hand) == ("*",)


def placements(laid: tuple[Meld, ...], cards: str, rules: MeldRules) -> Iterator[tuple[Meld, ...]]:
    """All ways to place some cards, natural ones first."""
    if not cards:
        yield laid
        return
    first, rest = cards[0], cards[1:]
    targets = [None, *range(len(laid))] if first in rules.wild else [None]
    for into in targets:
        yield from placements(place(laid, first, into, rules), rest, rules)


def reaches(laid: tuple[Meld, ...], cards: str, rules: MeldRules, minimum: int) -> bool:
    """Whether some way to place cards is right and enough."""
    natural_first = "".join(sorted(cards, key=rules.wild.__contains__))
    return any(
        check_melds(placed, rules, minimum).ok for placed in placements(laid, natural_first, rules)
    )


RANKED = st.dictionaries(st.sampled_from("AK74"), st.integers(1, 6), max_size=3)
WILDS = st.sampled_from(["", "", "*", "2", "2*"])
RULES = st.sampled_from([STANDARD, by_rules(wilds_in_book=3), by_rules(books_open=True)])


@settings(deadline=None, max_examples=60)
@given(RANKED, WILDS, st.sampled_from([50, 90, 120]), RULES)
def test_every_way_would_do_and_nothing_shorter(
    ranked: dict[str, int], wilds: str, minimum: int, rules: MeldRules
) -> None:
    laid = tuple(Meld(rank * count + wilds * (rank == "A")) for rank, count in ranked.items())
    ways = additions(laid, rules, minimum, "AK4*2")

    assert len(ways) <= MOST_WAYS
    assert all(reaches(laid, way, rules, minimum) for way in ways)
    for way in ways:
        assert not any(Counter(other) < Counter(way) for other in ways)
    if check_melds(laid, rules, minimum).ok:
        assert ways == ()
        return
    shorter = range(1, min(4, len(ways[0]) if ways else MOST_CARDS + 1))
    for size in shorter:
        for cards in combinations_with_replacement("AK4*2", size):
            assert not reaches(laid, "".join(cards), rules, minimum)

"""What is wrong with a deal of Hand and Foot: every row of the table of checks that applies."""

from collections.abc import Iterator

from scorekeeper.games.entry import Entry
from scorekeeper.games.game import SoFar
from scorekeeper.games.hand_and_foot.check import Check
from scorekeeper.games.hand_and_foot.impossible import (
    IMPOSSIBLE,
    most_clean_books,
    most_wild_books,
)
from scorekeeper.games.hand_and_foot.rules import HandAndFootRules
from scorekeeper.games.hand_and_foot.tally import Deal, Tally, count_up
from scorekeeper.games.hand_and_foot.unusual import UNUSUAL
from scorekeeper.games.problem import Problem

CHECKS = (*IMPOSSIBLE, *UNUSUAL)


def deal_problems(entry: Entry, so_far: SoFar[HandAndFootRules]) -> Iterator[Problem]:
    """What the checks find, in the order of the table; a side in turn where two have the same."""
    deal = count_up(entry, so_far)
    for check in CHECKS:
        if check.finds and check.finds(deal):
            yield _problem(check, deal)
        elif finds_in := check.finds_in:
            for number, side in enumerate(deal.sides):
                if finds_in(deal, side):
                    yield _problem(check, deal, number)


def _problem(check: Check, deal: Deal, side: int | None = None) -> Problem:
    own = {} if side is None else _values_of(deal.sides[side])
    return Problem(check.severity, check.code, check.text, _values(deal) | own, side)


def _values_of(side: Tally) -> dict[str, object]:
    return {"minimum": side.minimum, "dirty_naturals": side.dirty_naturals}


def _values(deal: Deal) -> dict[str, object]:
    """The figures the texts speak of."""
    needed = deal.needed
    return {
        "decks": deal.decks,
        "cards": 54 * deal.decks,
        "points": deal.all_points,
        "dealt": deal.rules.dealt_each,
        "last_low": int(deal.rules.low_ranks[-1]),
        "first_high": int(deal.rules.low_ranks[-1]) + 1,
        "wild_books": most_wild_books(deal.decks),
        "clean_books": most_clean_books(deal.decks),
        "wilds": deal.packed["joker"] + deal.packed["two"],
        "clean": needed.clean,
        "dirty": needed.dirty,
        "wild": needed.wild,
        **deal.packed,
    }

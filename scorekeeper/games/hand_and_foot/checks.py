"""What is wrong with a deal of Hand and Foot: every row of the table of checks that applies."""

from collections.abc import Iterator

from scorekeeper.games.entry import Entry
from scorekeeper.games.game import SoFar
from scorekeeper.games.hand_and_foot.impossible import (
    IMPOSSIBLE,
    most_clean_books,
    most_wild_books,
)
from scorekeeper.games.hand_and_foot.rules import HandAndFootRules
from scorekeeper.games.hand_and_foot.tally import IN_A_PACK, Deal, count_up
from scorekeeper.games.hand_and_foot.unusual import UNUSUAL
from scorekeeper.games.problem import Problem


def deal_problems(entry: Entry, so_far: SoFar[HandAndFootRules]) -> Iterator[Problem]:
    """What the checks find, in the order of the table; a side in turn where two have the same."""
    deal = count_up(entry, so_far)
    values = _values(deal)
    for check in (*IMPOSSIBLE, *UNUSUAL):
        for side in check.found(deal):
            yield Problem(check.severity, check.code, check.text, values, side)


def _values(deal: Deal) -> dict[str, object]:
    """The figures the texts speak of."""
    needed = deal.rules.books_to_go_out
    return {
        "decks": deal.decks,
        "cards": 54 * deal.decks,
        "points": deal.all_points,
        "minimum": deal.minimum,
        "wild_books": most_wild_books(deal.decks),
        "clean_books": most_clean_books(deal.decks),
        "wilds": deal.packed("joker", "two"),
        "clean": needed.clean,
        "dirty": needed.dirty,
        "wild": needed.wild,
        **{kind: deal.packed(kind) for kind in IN_A_PACK},
    }

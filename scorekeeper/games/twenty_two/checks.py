"""What cannot be in a hand of Twenty-Two.

Source: one rank a hand, at most four takers, all still in, and four cards of a rank in a pack.
"""

from collections.abc import Iterator

from scorekeeper.games.entry import Entry
from scorekeeper.games.fields import RANKS
from scorekeeper.games.game import SoFar
from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.text import N_
from scorekeeper.games.twenty_two.rules import OF_A_RANK, TwentyTwoRules
from scorekeeper.games.twenty_two.table import Table, rank_of, table_after


def deal_problems(entry: Entry, so_far: SoFar[TwentyTwoRules]) -> Iterator[Problem]:
    """What is wrong with a hand: with its card, with its takers, or else with both together."""
    takers = entry.named("takers")
    if rank_of(entry) not in RANKS:
        yield _refuse("rank", N_("A card is a 2 to 10, jack, queen, king or ace."))
    elif not 1 <= len(set(takers)) == len(takers) <= OF_A_RANK:
        text = N_("One to four different players take the last trick: a rank has four cards.")
        yield _refuse("takers", text)
    else:
        yield from _at_table(entry, takers, table_after(so_far))


def _at_table(entry: Entry, takers: tuple[int, ...], table: Table) -> Iterator[Problem]:
    for side in takers:
        if side not in table.playing:
            text = N_("This player is out and takes no more tricks.")
            yield _refuse("taker-eliminated", text, side)
    if table.score_cards.count(rank_of(entry)) + len(takers) > OF_A_RANK:
        text = N_("All four cards of this rank would be used up: score cards stay out of the pack.")
        yield _refuse("rank-used-up", text)
    if not set(entry.named("dealer")) <= set(takers):
        yield _refuse("dealer-not-taker", N_("The player who took the last trick deals next."))


def _refuse(code: str, text: str, side: int | None = None) -> Problem:
    return Problem(Severity.REFUSE, code, text, side=side)

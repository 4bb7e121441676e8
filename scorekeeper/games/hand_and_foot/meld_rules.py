"""The melds of Hand and Foot: three to seven cards of a rank, threes never, twos and jokers wild.

Source: the rules page, but for what its house rules move (see `NATURALS_FOR`). It says too that
of the cards taken with the discard pile only those three count that must be melded at once; that
any from the hand count beside them is the way of published rules.
"""

from scorekeeper.games.hand_and_foot.rules import HandAndFootRules
from scorekeeper.games.melds import JOKER, MeldRules
from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.text import N_

THREES = Problem(Severity.REFUSE, "threes", N_("Threes are never melded."))


def meld_rules(rules: HandAndFootRules) -> MeldRules:
    """What a first meld is checked by."""
    worth = {JOKER: rules.joker, "2": rules.two, "A": rules.ace}
    worth |= dict.fromkeys(rules.high_ranks, rules.high)
    worth |= dict.fromkeys(rules.low_ranks, rules.low)
    return MeldRules(
        worth,
        wild=frozenset({JOKER, "2"}),
        naturals_for=rules.naturals_for,
        never={"3": THREES},
        grow=rules.books_open,
    )

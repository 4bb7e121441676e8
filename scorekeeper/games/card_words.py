"""Cards by name: one of a kind, or several."""

from collections import Counter

from scorekeeper.games.melds import CARDS
from scorekeeper.games.text import N_

CARD_NAMES = {
    "A": (N_("1 ace"), N_("{n} aces")),
    "K": (N_("1 king"), N_("{n} kings")),
    "Q": (N_("1 queen"), N_("{n} queens")),
    "J": (N_("1 jack"), N_("{n} jacks")),
    "T": (N_("1 ten"), N_("{n} tens")),
    "9": (N_("1 nine"), N_("{n} nines")),
    "8": (N_("1 eight"), N_("{n} eights")),
    "7": (N_("1 seven"), N_("{n} sevens")),
    "6": (N_("1 six"), N_("{n} sixes")),
    "5": (N_("1 five"), N_("{n} fives")),
    "4": (N_("1 four"), N_("{n} fours")),
    "3": (N_("1 three"), N_("{n} threes")),
    "2": (N_("1 two"), N_("{n} twos")),
    "*": (N_("1 joker"), N_("{n} jokers")),
}
"""For each card the texts for one and for several."""


def counted(cards: str) -> tuple[tuple[str, int], ...]:
    """How many of each kind, in the order of a pack: `"KAK"` is A once and K twice."""
    count = Counter(cards)
    return tuple((card, count[card]) for card in CARDS if card in count)

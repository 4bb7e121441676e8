"""Cards by name: one of a kind, or several."""

from collections import Counter

from scorekeeper.games.melds import CARDS
from scorekeeper.games.text import NN_

CARD_NAMES = {
    "A": NN_("1 ace", "{n} aces"),
    "K": NN_("1 king", "{n} kings"),
    "Q": NN_("1 queen", "{n} queens"),
    "J": NN_("1 jack", "{n} jacks"),
    "T": NN_("1 ten", "{n} tens"),
    "9": NN_("1 nine", "{n} nines"),
    "8": NN_("1 eight", "{n} eights"),
    "7": NN_("1 seven", "{n} sevens"),
    "6": NN_("1 six", "{n} sixes"),
    "5": NN_("1 five", "{n} fives"),
    "4": NN_("1 four", "{n} fours"),
    "3": NN_("1 three", "{n} threes"),
    "2": NN_("1 two", "{n} twos"),
    "*": NN_("1 joker", "{n} jokers"),
}
"""For each card the texts for one and for several, as `Speech.count` takes them."""


def counted(cards: str) -> tuple[tuple[str, int], ...]:
    """How many of each kind, in the order of a pack: `"KAK"` is A once and K twice."""
    count = Counter(cards)
    return tuple((card, count[card]) for card in CARDS if card in count)

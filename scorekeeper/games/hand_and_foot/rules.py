"""The house rules of Hand and Foot: standard values, and how far tables are known to move them.

Source: the house rules seen in print, as collected for this game; where the rules page is silent,
pagat.com and pages that tell of one table's own way.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from scorekeeper.games.hand_and_foot.books import BooksByDeal, BooksToGoOut, at_step
from scorekeeper.games.rules import (
    Numbers,
    Rules,
    Totals,
    choice,
    nested,
    numbers,
    whole,
    yes_no,
)
from scorekeeper.games.text import N_

CARDS, BONUSES, MELDS = N_("Cards"), N_("Bonuses"), N_("Melds and books")
FIRST_MELD, GOING_OUT, END = N_("The first meld"), N_("Going out"), N_("The end")

SPLITS = {"4-7": ("4567", "89TJQK"), "4-9": ("456789", "TJQK")}
"""The low ranks and the high ones, by the split of the cards."""
NATURALS_FOR = {2: (2, 4), 3: (2, 3, 4)}
"""By the most wild cards of a book: how many natural ones go with one of them, two, three.

Twice as many as a rule; where a book may hold three, more natural cards than wild ones: so the
pages that tell of three (nwpages.net, the Tanglewood rules).
"""


class HandAndFootRules(Rules):
    """Card values and bonuses in points, and how a match begins and ends."""

    decks: int = whole(
        5, 2, 8, N_("Packs of cards"), N_("Each of 52 cards and two jokers. Players + 1."), CARDS
    )
    cards: int = whole(
        13,
        11,
        13,
        N_("Cards dealt"),
        N_("To each player as the hand, and again as the foot."),
        CARDS,
    )
    joker: int = whole(50, 0, 500, N_("Joker"), N_("What a joker is worth."), CARDS)
    two: int = whole(20, 0, 500, N_("Two"), N_("What a two is worth."), CARDS)
    ace: int = whole(20, 0, 500, N_("Ace"), N_("What an ace is worth."), CARDS)
    high: int = whole(
        10, 0, 500, N_("High card"), N_("What each card up to the king is worth."), CARDS
    )
    low: int = whole(5, 0, 500, N_("Low card"), N_("What each card from 4 on is worth."), CARDS)
    split: Literal["4-7", "4-9"] = choice(
        "4-7",
        N_("Low and high cards"),
        N_("Which cards are low ones, and which high ones."),
        CARDS,
        {"4-7": N_("4 to 7, 8 to king"), "4-9": N_("4 to 9, 10 to king")},
    )
    black_three: int = whole(
        -5, -1000, 0, N_("Black three left"), N_("Lost for each in hand or foot."), CARDS
    )
    clean_book: int = whole(
        500, 0, 5000, N_("Clean book"), N_("For seven cards of a rank, none of them wild."), BONUSES
    )
    dirty_book: int = whole(
        300, 0, 5000, N_("Dirty book"), N_("For seven cards of a rank, some of them wild."), BONUSES
    )
    wild_book: int = whole(
        1500, 0, 5000, N_("Wild book"), N_("For seven twos and jokers."), BONUSES
    )
    red_three_table: int = whole(
        100, -1000, 1000, N_("Red three on the table"), N_("For each laid down."), BONUSES
    )
    red_three_left: int = whole(
        -100, -1000, 1000, N_("Red three left"), N_("For each in hand or foot."), BONUSES
    )
    wilds_in_book: int = whole(
        2,
        2,
        3,
        N_("Wild cards in a dirty book"),
        N_("With two, a meld has twice as many natural cards as wild ones; with three, more."),
        MELDS,
    )
    books_open: bool = yes_no(
        False, N_("Books stay open"), N_("Whether an eighth card may go on a book."), MELDS
    )
    minimums: Numbers = numbers(
        (50, 90, 120, 150),
        N_("First meld"),
        N_("What the cards of a first meld are worth at least: at first, then step by step."),
        FIRST_MELD,
    )
    minimum_by: Literal["deal", "total"] = choice(
        "deal",
        N_("First meld goes by"),
        N_("What takes it to its next step."),
        FIRST_MELD,
        {"deal": N_("the deal"), "total": N_("the total of the side")},
    )
    minimum_totals: Totals = numbers(
        (2500, 5000, 7500),
        N_("Steps of the total"),
        N_("Where it goes by the total: the totals from which the next first meld holds."),
        FIRST_MELD,
    )
    books_to_go_out: BooksToGoOut = nested(
        BooksToGoOut(), N_("Books to go out"), N_("What a side needs to go out."), GOING_OUT
    )
    books_by: Literal["match", "deal"] = choice(
        "match",
        N_("Books to go out are"),
        N_("Whether each deal asks for as many."),
        GOING_OUT,
        {"match": N_("the same in all deals"), "deal": N_("told deal by deal")},
    )
    books_by_deal: BooksByDeal = nested(
        BooksByDeal(),
        N_("Books, deal by deal"),
        N_("Where they are told deal by deal; the last number holds for all that follow."),
        GOING_OUT,
    )
    going_out: int = whole(
        100, 0, 1000, N_("Going out"), N_("For the side that ends the deal."), GOING_OUT
    )
    end: Literal["deals", "target"] = choice(
        "deals",
        N_("The match ends"),
        N_("What ends it; the highest total wins."),
        END,
        {"deals": N_("after the deals"), "target": N_("at the target")},
    )
    deals: int = whole(4, 1, 20, N_("Deals"), N_("After so many the match ends."), END)
    target: int = whole(
        10_000,
        500,
        100_000,
        N_("Target"),
        N_("Where the match ends at a target: the total that ends it."),
        END,
    )
    tie: Literal["shared", "extra-deal"] = choice(
        "shared",
        N_("Level at the end"),
        N_("What becomes of sides that are level in front."),
        END,
        {"shared": N_("shared win"), "extra-deal": N_("one more deal")},
    )

    @property
    def dealt_each(self) -> int:
        """The hand and the foot of one player."""
        return 2 * self.cards

    @property
    def low_ranks(self) -> str:
        return SPLITS[self.split][0]

    @property
    def high_ranks(self) -> str:
        return SPLITS[self.split][1]

    @property
    def packed(self) -> Mapping[str, int]:
        """How many cards of each kind there are in all packs."""
        return _packed(self.decks, len(self.low_ranks), len(self.high_ranks))

    @property
    def naturals_for(self) -> tuple[int, ...]:
        """The fewest natural cards that go with one wild card, with two, as far as may be."""
        return NATURALS_FOR[self.wilds_in_book]

    def minimum(self, deal: int, total: int) -> int:
        """What the first meld in a deal is worth at least, of a side with this total before it."""
        if self.minimum_by == "total":
            return at_step(self.minimums, sum(total >= bound for bound in self.minimum_totals))
        return at_step(self.minimums, deal - 1)

    def books_needed(self, deal: int) -> BooksToGoOut:
        """What a side needs to go out in a deal."""
        if self.books_by == "match":
            return self.books_to_go_out
        return self.books_by_deal.of(deal)


@lru_cache
def _packed(decks: int, low: int, high: int) -> Mapping[str, int]:
    pack = {"joker": 2, "two": 4, "ace": 4, "high": 4 * high, "low": 4 * low, "black_three": 2}
    return MappingProxyType({kind: decks * count for kind, count in pack.items()})

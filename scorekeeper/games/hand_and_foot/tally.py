"""A deal of Hand and Foot as its checks look at it: books, cards by kind, sums over all."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from scorekeeper.games.entry import Entry, Facts
from scorekeeper.games.game import SoFar
from scorekeeper.games.hand_and_foot.books import BooksToGoOut
from scorekeeper.games.hand_and_foot.rules import HandAndFootRules

CARDS = ("joker", "two", "ace", "high", "low")
BOOKS = ("clean", "dirty", "wild")
BLACK_THREE = "black_three"
PILES = {
    "melded": {kind: f"melded.{kind}" for kind in CARDS},
    "left": {kind: f"left.{kind}" for kind in (*CARDS, BLACK_THREE)},
}
"""The kinds of cards in each pile, and where their counts lie in an entry."""


@dataclass(frozen=True)
class Tally:
    """What one side entered. Cards are None where points were typed instead."""

    players: int
    out: bool
    clean: int
    dirty: int
    wild: int
    melded: Mapping[str, int] | None
    melded_points: int
    left: Mapping[str, int] | None
    left_points: int
    red_threes: int
    red_threes_left: int
    minimum: int
    dirty_naturals: int
    """The fewest natural cards of a dirty book."""

    @property
    def books(self) -> int:
        return self.clean + self.dirty + self.wild

    @property
    def melded_wilds(self) -> int:
        melded = self.melded
        return melded["joker"] + melded["two"] if melded else 0

    @property
    def melded_naturals(self) -> int:
        melded = self.melded
        return melded["ace"] + melded["high"] + melded["low"] if melded else 0

    @cached_property
    def loose(self) -> int:
        """R: the melded cards outside books."""
        return self.melded_wilds + self.melded_naturals - 7 * self.books

    @property
    def book_naturals(self) -> int:
        """The fewest natural cards that its clean and dirty books hold."""
        return 7 * self.clean + self.dirty_naturals * self.dirty

    @property
    def few_naturals(self) -> bool:
        """Fewer than its clean books (seven each) and dirty ones (five at least) hold."""
        return self.melded is not None and self.melded_naturals < self.book_naturals

    @property
    def few_wilds(self) -> bool:
        """Fewer than its wild books (seven each) and dirty ones (one at least) hold."""
        return self.melded is not None and self.melded_wilds < 7 * self.wild + self.dirty

    @cached_property
    def cards(self) -> int | None:
        """All cards of the side, or None where some were typed as points."""
        if self.melded is None or self.left is None:
            return None
        return sum(self.melded.values()) + sum(self.left.values()) + self.red_threes


@dataclass(frozen=True)
class Deal:
    """All that the checks look at."""

    sides: tuple[Tally, ...]
    rules: HandAndFootRules
    needed: BooksToGoOut
    """The books to go out with."""
    packed: Mapping[str, int]
    """How many cards of each kind there are."""
    worth: Mapping[str, int]
    """What a card of each kind is worth, won or lost."""

    @property
    def decks(self) -> int:
        return self.rules.decks

    @cached_property
    def players(self) -> int:
        return sum(side.players for side in self.sides)

    @property
    def out(self) -> bool:
        return any(side.out for side in self.sides)

    @cached_property
    def cards(self) -> int | None:
        """All cards entered, or None where a side typed points."""
        cards = [side.cards for side in self.sides]
        return None if None in cards else sum(filter(None, cards))

    @cached_property
    def books(self) -> Mapping[str, int]:
        """The books of all sides, of each kind."""
        return {kind: sum(getattr(side, kind) for side in self.sides) for kind in BOOKS}

    @property
    def book_naturals(self) -> int:
        """The fewest natural cards that all clean and dirty books hold."""
        return sum(side.book_naturals for side in self.sides)

    @cached_property
    def counted(self) -> Mapping[str, int]:
        """All cards of each kind that were entered as cards."""
        counted = dict.fromkeys((*CARDS, BLACK_THREE), 0)
        for pile in [pile for side in self.sides for pile in (side.melded, side.left) if pile]:
            for kind, count in pile.items():
                counted[kind] += count
        return counted

    @property
    def all_points(self) -> int:
        """What all cards are worth together; all but the last discard when a side went out."""
        packs = sum(count * self.worth[kind] for kind, count in self.packed.items())
        return packs - (min(self.worth.values()) if self.out else 0)


def count_up(entry: Entry, so_far: SoFar[HandAndFootRules]) -> Deal:
    """The deal in the words of the checks."""
    setup, rules, number = so_far.setup, so_far.setup.rules, so_far.number
    worth = {kind: abs(rules.worth(kind)) for kind in rules.packed}
    out, fewest = entry.deal.get("out"), 7 - rules.wilds_in_book

    def tally(side: int, players: int, total: int) -> Tally:
        facts, minimum = entry.sides[side], rules.minimum(number, total)
        melded, left = _pile(facts, "melded"), _pile(facts, "left")
        red_threes_left = _count(facts, "red_threes.left")
        return Tally(
            players=players,
            out=out == side,
            clean=_count(facts, "books.clean"),
            dirty=_count(facts, "books.dirty"),
            wild=_count(facts, "books.wild"),
            melded=melded,
            melded_points=_points(melded, worth) if melded else _count(facts, "melded_points"),
            left=left,
            left_points=_points(left, worth) if left else _count(facts, "left_points"),
            red_threes=_count(facts, "red_threes.table") + red_threes_left,
            red_threes_left=red_threes_left,
            minimum=minimum,
            dirty_naturals=fewest,
        )

    sides = tuple(
        tally(side, len(seats), total)
        for side, (seats, total) in enumerate(zip(setup.sides, so_far.totals, strict=True))
    )
    return Deal(sides, rules, rules.books_needed(number), rules.packed, worth)


def _pile(facts: Facts, pile: str) -> dict[str, int] | None:
    """Cards by kind, or None where the side typed their points."""
    if f"{pile}_points" in facts:
        return None
    return {
        kind: count if isinstance(count := facts.get(key), int) else 0
        for kind, key in PILES[pile].items()
    }


def _count(facts: Facts, key: str) -> int:
    value = facts.get(key)
    return value if isinstance(value, int) else 0


def _points(pile: Mapping[str, int], worth: Mapping[str, int]) -> int:
    """What all cards of a pile come to, were they left and count against the side."""
    return sum(count * worth[kind] for kind, count in pile.items() if count)

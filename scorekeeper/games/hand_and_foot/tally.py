"""A deal of Hand and Foot as its checks look at it: books, cards by kind, sums over all."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from scorekeeper.games.entry import Entry
from scorekeeper.games.game import SoFar
from scorekeeper.games.hand_and_foot.books import BooksToGoOut
from scorekeeper.games.hand_and_foot.form import FORM
from scorekeeper.games.hand_and_foot.rules import HandAndFootRules
from scorekeeper.games.lines import field_lines

NATURALS = ("ace", "high", "low")
WILDS = ("joker", "two")
CARDS = (*WILDS, *NATURALS)


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

    @cached_property
    def melded_wilds(self) -> int:
        return sum(self.melded[kind] for kind in WILDS) if self.melded else 0

    @cached_property
    def melded_naturals(self) -> int:
        return sum(self.melded[kind] for kind in NATURALS) if self.melded else 0

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

    @property
    def decks(self) -> int:
        return self.rules.decks

    @property
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

    def books(self, kind: str) -> int:
        return sum(getattr(side, kind) for side in self.sides)

    @property
    def book_naturals(self) -> int:
        """The fewest natural cards that all clean and dirty books hold."""
        return sum(side.book_naturals for side in self.sides)

    def kind(self, kind: str) -> int:
        """All cards of a kind that were entered as cards."""
        piles = (pile for side in self.sides for pile in (side.melded, side.left) if pile)
        return sum(pile.get(kind, 0) for pile in piles)

    @cached_property
    def packed(self) -> Mapping[str, int]:
        """How many cards of each kind there are."""
        return {kind: self.decks * count for kind, count in self.rules.in_a_pack.items()}

    @cached_property
    def all_points(self) -> int:
        """What all cards are worth together; all but the last discard when a side went out."""
        worth = {kind: abs(self.rules.worth(kind)) for kind in self.packed}
        packs = sum(self.packed[kind] * points for kind, points in worth.items())
        return packs - (min(worth.values()) if self.out else 0)


def count_up(entry: Entry, so_far: SoFar[HandAndFootRules]) -> Deal:
    """The deal in the words of the checks."""
    setup, rules, totals = so_far.setup, so_far.setup.rules, so_far.totals
    lines = field_lines(FORM, entry, rules)
    sides = tuple(
        Tally(
            players=len(seats),
            out=entry.deal.get("out") == side,
            clean=entry.number(side, "books.clean"),
            dirty=entry.number(side, "books.dirty"),
            wild=entry.number(side, "books.wild"),
            melded=_pile(entry, side, "melded", CARDS),
            melded_points=sum(ln.points for ln in lines[side] if ln.what.startswith("melded")),
            left=_pile(entry, side, "left", (*CARDS, "black_three")),
            left_points=sum(abs(ln.points) for ln in lines[side] if ln.what.startswith("left")),
            red_threes=entry.number(side, "red_threes.table")
            + entry.number(side, "red_threes.left"),
            red_threes_left=entry.number(side, "red_threes.left"),
            minimum=rules.minimum(so_far.number, totals[side]),
            dirty_naturals=7 - rules.wilds_in_book,
        )
        for side, seats in enumerate(setup.sides)
    )
    return Deal(sides, rules, rules.books_needed(so_far.number))


def _pile(entry: Entry, side: int, pile: str, kinds: tuple[str, ...]) -> dict[str, int] | None:
    """Cards by kind, or None where the side typed their points."""
    if f"{pile}_points" in entry.sides[side]:
        return None
    return {kind: entry.number(side, f"{pile}.{kind}") for kind in kinds}

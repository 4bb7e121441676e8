"""Melds laid down as the first of a side: whether they are right, and what they are worth.

A card is one sign: A K Q J T 9 8 7 6 5 4 3 2, and * for a joker; suits do not matter.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.text import N_

CARDS = "AKQJT98765432*"
JOKER = "*"


class MeldKind(StrEnum):
    """What a meld is made of."""

    CLEAN = "clean"
    """Natural cards only."""
    DIRTY = "dirty"
    """Natural cards and wild ones."""
    WILD = "wild"
    """Wild cards only."""


@dataclass(frozen=True)
class MeldRules:
    """The melds of a game, in data.

    `naturals_for` tells the fewest natural cards that go with one wild card, with two, and so on
    as far as may be. A meld of `full` cards is finished, and takes no more unless melds `grow`.
    A card that is never melded has the problem that it makes.
    """

    worth: Mapping[str, int]
    wild: frozenset[str]
    naturals_for: tuple[int, ...]
    never: Mapping[str, Problem] = field(default_factory=dict)
    least: int = 3
    full: int = 7
    grow: bool = False

    def points(self, cards: str) -> int:
        """What cards are worth; those that are never melded count nothing here."""
        return sum(self.worth.get(card, 0) for card in cards)

    def wilds(self, cards: str) -> int:
        """How many of them are wild."""
        return sum(card in self.wild for card in cards)

    def ranks(self, cards: str) -> str:
        """The different natural cards among them."""
        return "".join(dict.fromkeys(card for card in cards if card not in self.wild))

    def takes(self, meld: "Meld") -> bool:
        """Whether a meld has room for another card."""
        return self.grow or len(meld.cards) < self.full

    def open_rank(self, meld: "Meld") -> str | None:
        """The rank of an unfinished meld, empty for wild cards; None for any other."""
        ranks = self.ranks(meld.cards)
        return ranks if len(meld.cards) < self.full and len(ranks) <= 1 else None


@dataclass(frozen=True)
class Meld:
    """Cards laid down together.

    `taken` are those among them that came with the discard pile. Of what is taken only the top
    card counts towards the minimum, as one of the three cards that must be melded at once: it is
    not among `taken`. Cards from the hand always count.
    """

    cards: str
    taken: str = ""


@dataclass(frozen=True)
class MeldCheck:
    """One meld as it was found: what counts of it, and what is wrong with it."""

    meld: Meld
    points: int
    kind: MeldKind
    problems: tuple[Problem, ...]


@dataclass(frozen=True)
class Checked:
    """All melds together, against the minimum; `problems` are those between the melds."""

    melds: tuple[MeldCheck, ...]
    minimum: int
    problems: tuple[Problem, ...]

    @property
    def points(self) -> int:
        return sum(meld.points for meld in self.melds)

    @property
    def short(self) -> int:
        """How many points are missing."""
        return max(0, self.minimum - self.points)

    @property
    def right(self) -> bool:
        """Whether nothing is wrong with the melds, be they enough or not."""
        return not self.problems and not any(meld.problems for meld in self.melds)

    @property
    def ok(self) -> bool:
        return self.right and not self.short


def read_cards(text: str) -> str:
    """The cards of a meld as they are typed: `10` may stand for `T`, small letters will do.

    >>> read_cards("kk*"), read_cards("10 10 2")
    ('KK*', 'TT2')

    Raises Unreadable for anything else, and where there is no card.
    """
    cards = "".join(text.upper().replace("10", "T").split())
    if not cards or not set(cards) <= set(CARDS):
        raise Unreadable(text, N_("cards are A K Q J T 9 8 7 6 5 4 3 2, and * for a joker"))
    return cards


def check_melds(melds: Sequence[Meld], rules: MeldRules, minimum: int) -> Checked:
    """Whether melds are right and reach the minimum. Neither their order nor that of cards matters.

    A meld that is wrong counts in the points all the same, so that one sees them grow.
    """
    between = (TWO_OPEN,) if _two_open(melds, rules) else ()
    return Checked(tuple(check_meld(meld, rules) for meld in melds), minimum, between)


def check_meld(meld: Meld, rules: MeldRules) -> MeldCheck:
    """One meld by itself."""
    points = rules.points(meld.cards) - rules.points(meld.taken)
    return MeldCheck(meld, points, _kind(meld.cards, rules), tuple(_problems(meld.cards, rules)))


def _kind(cards: str, rules: MeldRules) -> MeldKind:
    wilds = rules.wilds(cards)
    if wilds == len(cards):
        return MeldKind.WILD
    return MeldKind.DIRTY if wilds else MeldKind.CLEAN


def _problems(cards: str, rules: MeldRules) -> Iterator[Problem]:
    if len(cards) < rules.least:
        yield _wrong("too-few-cards", N_("A meld has at least {n} cards."), n=rules.least)
    if len(cards) > rules.full and not rules.grow:
        yield _wrong("too-many-cards", N_("A meld is complete with {n} cards."), n=rules.full)
    never = [problem for card, problem in rules.never.items() if card in cards]
    yield from never or _mixture(cards, rules)


def _mixture(cards: str, rules: MeldRules) -> Iterator[Problem]:
    ranks, wilds = rules.ranks(cards), rules.wilds(cards)
    if len(ranks) > 1:
        yield _wrong("mixed-ranks", N_("A meld holds cards of one rank."))
    if not ranks or not wilds:
        return
    if wilds > len(rules.naturals_for):
        text = N_("At most {n} wild cards go with natural ones.")
        yield _wrong("too-many-wilds", text, n=len(rules.naturals_for))
    elif len(cards) - wilds < rules.naturals_for[wilds - 1]:
        text = N_("With {wilds} wild a meld needs at least {naturals} natural cards.")
        needed = rules.naturals_for[wilds - 1]
        yield _wrong("too-many-wilds", text, wilds=wilds, naturals=needed)


def _two_open(melds: Sequence[Meld], rules: MeldRules) -> bool:
    ranks = Counter(rules.open_rank(meld) for meld in melds)
    return any(count > 1 for rank, count in ranks.items() if rank is not None)


def _wrong(code: str, text: str, **values: object) -> Problem:
    return Problem(Severity.REFUSE, code, text, values)


TWO_OPEN = _wrong("two-open-melds", N_("A side has only one unfinished meld of a rank."))

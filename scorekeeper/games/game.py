"""What a game is: a record of data first, then of a few pure functions."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from operator import gt, lt
from typing import Generic, TypeVar

from scorekeeper.games.entry import Entry
from scorekeeper.games.fields import Form
from scorekeeper.games.lines import Lines, scores
from scorekeeper.games.melds import MeldRules
from scorekeeper.games.problem import Problem
from scorekeeper.games.rules import STANDARD, Preset, Rules

R = TypeVar("R", bound=Rules)

Sides = tuple[tuple[int, ...], ...]
"""The seats of each side: `((0, 2), (1, 3))`."""


@dataclass(frozen=True)
class Setup(Generic[R]):
    """Who sits where, on which side, who deals first, and by which rules."""

    players: tuple[str, ...]
    """Names in seat order, clockwise."""
    sides: Sides
    rules: R
    first_dealer: int = 0

    def dealer_left_of_last(self, deals: int) -> int:
        """The dealer after so many deals, where the deal passes to the left."""
        return (self.first_dealer + deals) % len(self.players)


@dataclass(frozen=True)
class Played:
    """A deal that counts, with what it brought and the totals after it."""

    entry: Entry
    lines: Lines
    totals: tuple[int, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        return scores(self.lines)


@dataclass(frozen=True)
class SoFar(Generic[R]):
    """The deals of a match that count, up to some point in it."""

    setup: Setup[R]
    played: tuple[Played, ...] = ()

    @property
    def number(self) -> int:
        """The number of the deal that comes next, from 1."""
        return len(self.played) + 1

    @property
    def totals(self) -> tuple[int, ...]:
        return self.played[-1].totals if self.played else (0,) * len(self.setup.sides)

    @property
    def sides(self) -> tuple[int, ...]:
        """All sides by number."""
        return tuple(range(len(self.setup.sides)))


@dataclass(frozen=True)
class Next:
    """The deal to come: who deals, how many cards each, and what the first meld must be worth."""

    deal: int
    dealer: int
    """A seat."""
    cards: int
    minimum: int | None = None
    left_over: int | None = None
    """The cards that remain when all are dealt theirs, where that is of use."""
    sides: tuple[int, ...] | None = None
    """The sides that play it, where it is not all of them."""
    minimums: tuple[int, ...] | None = None
    """What the first meld of each side must be worth, where that goes by its own total.

    `minimum` is then what all of them share, if they do.
    """


@dataclass(frozen=True)
class Remark:
    """What players want to know as a match stands: "needs 6 to win".

    `text` is English with named places that `values` fill; `side` is the side it stands beside,
    or None when it concerns the table. It is `close` when the next deal may end the match for
    that side.
    """

    text: str
    values: Mapping[str, object] = field(default_factory=dict)
    side: int | None = None
    close: bool = False


@dataclass(frozen=True)
class Topic:
    """What players ask of one thing in the middle of a deal, in the figures they play by."""

    title: str
    lines: tuple[Remark, ...]


@dataclass(frozen=True)
class Outcome:
    """How a match stands after some deals. It is over when there is no next deal."""

    places: tuple[int, ...]
    """By side; a tie shares a place: 1, 1, 3."""
    next: Next | None
    winners: tuple[int, ...] = ()
    eliminated: tuple[int, ...] | None = None
    """The sides that were put out, or None in a game that puts nobody out."""
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True)
class Game(Generic[R]):
    """The rules of one game, as far as the score goes."""

    key: str
    name: str
    about: str
    """One sentence for somebody who has not played it."""
    deal_word: str
    """What this game calls a deal: "Deal", "Round", "Hand"."""
    deal_name: str
    """What one deal is called, with its number: "Deal {n}"."""
    deal_of_name: str
    """The same where the number of deals is known: "Deal {n} of {all}"."""
    rules: type[R]
    sides: Mapping[int, tuple[int, ...]]
    """For each number of players how many sides they may form; the first is usual."""
    form: Form
    score: Callable[[Entry, Setup[R]], Lines]
    problems: Callable[[Entry, SoFar[R]], Iterable[Problem]]
    outcome: Callable[[SoFar[R]], Outcome]
    deals: Callable[[R], int | None] = lambda rules: None
    """How many deals a match has, where that is known before it ends."""
    presets: tuple[Preset, ...] = (STANDARD,)
    """Rules known by a name; the standard comes first."""
    form_by: Callable[[R], Form] | None = None
    """The form in words that go with the rules, where they differ; its keys are the same."""
    minimum: Callable[[R, int, int], int] | None = None
    """What the first meld must be worth in a deal (by its number), of a side with this total
    before it, in games that have that."""
    melds: Callable[[R], MeldRules] | None = None
    """What melds are checked by, in games that have them."""
    mark: Callable[[R], int | None] = lambda rules: None
    """The total that every other is measured against ("21 of 22"), where there is one."""
    bounds: Callable[[Setup[R]], Mapping[str, range]] = lambda setup: {}
    """The answers there are at a key where rules or the number of players say so: of a bid."""
    suggest: Callable[[Entry, Entry, SoFar[R]], Entry] = lambda before, after, so_far: after
    """The entry after a change of the draft, with what usually goes along with that change."""
    hints: Callable[[Entry, Setup[R]], tuple[Remark, ...]] = lambda entry, setup: ()
    """What the draft comes to so far: "9 of 12 given out"."""
    aid: Callable[[Entry, Setup[R]], tuple[Remark, ...]] = lambda entry, setup: ()
    """What the aids of the form say, as they are set in a draft: which card beats which."""
    primer: Callable[[Setup[R]], tuple[Topic, ...]] = lambda setup: ()
    """The rules in short, for the middle of a deal, with the figures of the match."""
    line_names: Mapping[str, str] = field(default_factory=dict)
    """Names of the score lines that are no fields."""
    high_wins: bool = True

    def form_for(self, rules: R) -> Form:
        """The form in the words of these rules."""
        return self.form_by(rules) if self.form_by else self.form


@lru_cache(maxsize=1024)
def places(totals: tuple[int, ...], high_wins: bool = True) -> tuple[int, ...]:
    """The place of each side, from 1; equal totals share one and the next is left out."""
    ahead = gt if high_wins else lt
    return tuple(1 + sum(ahead(other, total) for other in totals) for total in totals)


@lru_cache(maxsize=1024)
def first_places(places: tuple[int, ...]) -> tuple[int, ...]:
    """The sides that stand first."""
    return tuple(side for side, place in enumerate(places) if place == 1)

"""A match: one sitting of a game, from the first deal to the winner. Frozen: only replaced."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from typing import Any

from scorekeeper.games.entry import Entry, blank
from scorekeeper.games.fields import Form
from scorekeeper.games.game import Game, Outcome, Played, Setup, SoFar, first_places
from scorekeeper.games.rules import Rules, read_rules
from scorekeeper.games.standing import DealResult, Standing, score_deal, stand


@dataclass(frozen=True)
class Match:
    """Its rules and entries are stored; what they come to is worked out."""

    id: str
    game: Game[Any] = field(repr=False)
    setup: Setup[Any]
    started: datetime | None = None
    entries: tuple[Entry, ...] = ()
    edited: frozenset[int] = frozenset()
    """Numbers of the deals that were corrected."""
    ended_early: bool = False
    reopened: bool = False

    @cached_property
    def standing(self) -> Standing:
        return stand(self.game, self.setup, self.entries)

    @property
    def form(self) -> Form:
        """What is asked of a deal, in the words of the rules of this match."""
        return self.game.form_for(self.setup.rules)

    @property
    def over(self) -> bool:
        """Whether it has ended, by the rules or because the players left it at that."""
        return self.standing.over or self.ended_early

    @property
    def closed(self) -> bool:
        """Over, and not opened again."""
        return self.over and not self.reopened

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that won: by the rules, or those ahead where players left it at that."""
        if self.standing.over:
            return self.standing.outcome.winners
        return first_places(self.standing.outcome.places) if self.ended_early else ()

    @property
    def next_number(self) -> int:
        """The number that a new deal gets."""
        return len(self.entries) + 1

    @property
    def side_names(self) -> tuple[tuple[str, ...], ...]:
        """The players of each side."""
        players = self.setup.players
        return tuple(tuple(players[seat] for seat in seats) for seats in self.setup.sides)

    def with_rules(self, rules: Rules) -> "Match":
        """The same deals by other rules; a match opened again closes where it is over by them."""
        return replace(self, setup=replace(self.setup, rules=rules), reopened=False)

    def entry(self, number: int) -> Entry:
        """The deal of this number as recorded, or a blank one for the next."""
        if number <= len(self.entries):
            return self.entries[number - 1]
        return blank(len(self.setup.sides))

    def before(self, number: int) -> SoFar[Any]:
        """The deals that count before the one of this number."""
        played: list[Played] = []
        for result in self.standing.deals[: number - 1]:
            if result.played is None:
                break
            played.append(result.played)
        return SoFar(self.setup, tuple(played))

    def outcome_before(self, number: int) -> Outcome:
        """How things stood when the deal of this number was dealt."""
        outcome: Outcome = self.game.outcome(self.before(number))
        return outcome

    def outcome_with(self, number: int, entry: Entry) -> Outcome | None:
        """How things would stand with an entry in the place of a deal; None if it cannot be."""
        played = self.tried(number, entry).played
        if played is None:
            return None
        before = self.before(number)
        outcome: Outcome = self.game.outcome(replace(before, played=(*before.played, played)))
        return outcome

    def tried(self, number: int, entry: Entry) -> DealResult:
        """What an entry would bring, or what is wrong with it, in the place of a deal."""
        return score_deal(self.game, self.before(number), entry)


def standard_setup(
    game: Game[Any],
    players: tuple[str, ...],
    sides: tuple[tuple[int, ...], ...],
    first_dealer: int = 0,
    rules: Mapping[str, Any] | None = None,
) -> Setup[Any]:
    """A setup by the standard rules of a game, but for those given.

    Raises WrongRule for rules the game does not have or values out of range.
    """
    return Setup(players, sides, read_rules(game.rules, rules or {}), first_dealer)

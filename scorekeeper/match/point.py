"""A match at one point of its journal, and what one change makes of it."""

from bisect import bisect
from dataclasses import dataclass, replace
from datetime import datetime

from scorekeeper.games import GAMES
from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import read_entry
from scorekeeper.games.rules import WrongRule, read_rules
from scorekeeper.match.changes import (
    Change,
    Closed,
    Deal,
    DealCorrected,
    DealRecorded,
    DealRemoved,
    EndedEarly,
    Reopened,
    RulesChanged,
    Started,
)
from scorekeeper.match.match import Match, standard_setup


class Impossible(ValueError):
    """A change that the match it is made to does not allow."""


@dataclass(frozen=True)
class Point:
    """The match after a step, and which of its deals is which.

    `deals` has for each deal the number of the step that recorded it: its name for good, while
    its place changes when others are taken out or put back. They rise.
    """

    match: Match
    deals: tuple[int, ...] = ()

    def place(self, name: int) -> int:
        """The number that a deal has here, or would have."""
        return bisect(self.deals, name - 1) + 1


def begin(match_id: str, change: Change, at: datetime) -> Point:
    """The point at which a match is about to be played."""
    if not isinstance(change, Started) or change.game not in GAMES:
        raise Impossible("the journal does not begin with the start of a game known here")
    game = GAMES[change.game]
    setup = standard_setup(game, change.players, change.sides, change.first_dealer, change.rules)
    return Point(Match(match_id, game, setup, at))


def apply(point: Point, change: Change, step: int) -> Point:
    """The match with one thing done to it, by the step of this number."""
    match, deals = _changed(point.match, change), point.deals
    if isinstance(change, DealRecorded):
        deals = (*deals, step)
    if isinstance(change, DealRemoved):
        deals = (*deals[: change.number - 1], *deals[change.number :])
    return Point(match, deals)


def _changed(match: Match, change: Change) -> Match:
    match change:
        case DealRecorded():
            entries = (*match.entries, _entry(match, change.deal))
            return replace(match, entries=entries, reopened=False, ended_early=False)
        case DealCorrected():
            entries = _with(match, change.number, (_entry(match, change.deal),))
            edited = match.edited | {change.number}
            return replace(match, entries=entries, edited=edited, reopened=False)
        case DealRemoved():
            entries = _with(match, change.number, ())
            edited = frozenset(n - (n > change.number) for n in match.edited - {change.number})
            return replace(match, entries=entries, edited=edited)
        case RulesChanged():
            return _with_rules(match, change)
        case EndedEarly():
            return replace(match, ended_early=True, reopened=False)
        case Reopened():
            return replace(match, ended_early=False, reopened=match.standing.over)
        case Closed():
            return replace(match, reopened=False)
    raise Impossible(f"{change.kind} cannot stand inside a journal")


def _with(match: Match, number: int, instead: tuple[Entry, ...]) -> tuple[Entry, ...]:
    if not 1 <= number <= len(match.entries):
        raise Impossible(f"there is no deal {number}")
    return (*match.entries[: number - 1], *instead, *match.entries[number:])


def _with_rules(match: Match, change: RulesChanged) -> Match:
    try:
        return match.with_rules(read_rules(match.game.rules, change.rules))
    except WrongRule as error:
        raise Impossible(str(error)) from None


def _entry(match: Match, deal: Deal) -> Entry:
    return read_entry(match.game.form, deal, len(match.setup.sides), "deal")

"""The journal: the numbered, append-only list of what was done to a match.

It is the only truth stored; the match follows from it. Undoing and redoing are changes too, so
that they survive a restart and everybody can read what happened.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

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
    Redone,
    Reopened,
    RulesChanged,
    Started,
    Undone,
)
from scorekeeper.match.match import Match, standard_setup


class Impossible(ValueError):
    """A change that the match it is made to does not allow."""


@dataclass(frozen=True)
class Step:
    """A change with its number in the journal, from 1, and when it was made (UTC)."""

    number: int
    at: datetime
    change: Change


@dataclass(frozen=True)
class Journal:
    """All steps of one match, in order; the first is its start."""

    match_id: str
    steps: tuple[Step, ...]

    @cached_property
    def match(self) -> Match:
        """The match as it is now."""
        match = _begin(self.match_id, self.steps[0])
        for change in self._stand:
            match = apply(match, change)
        return match

    @property
    def name(self) -> str:
        """What the match is called, if anything."""
        change = self.steps[0].change
        return change.name if isinstance(change, Started) else ""

    @property
    def next_number(self) -> int:
        return len(self.steps) + 1

    @property
    def last_change(self) -> datetime:
        return self.steps[-1].at

    @property
    def undoable(self) -> Change | None:
        """What undo would take back."""
        return self._stand[-1] if self._stand else None

    @property
    def redoable(self) -> Change | None:
        """What redo would bring back."""
        return self._undone[-1] if self._undone else None

    def with_change(self, change: Change, at: datetime) -> "Journal":
        """The journal one step on. Raises Impossible where the match does not allow it."""
        journal = Journal(self.match_id, (*self.steps, Step(self.next_number, at, change)))
        if isinstance(change, Undone) and not self.undoable:
            raise Impossible("there is nothing to undo")
        if isinstance(change, Redone) and not self.redoable:
            raise Impossible("there is nothing to redo")
        _ = journal.match
        return journal

    @cached_property
    def _piles(self) -> tuple[tuple[Change, ...], tuple[Change, ...]]:
        return _sort_out([step.change for step in self.steps[1:]])

    @property
    def _stand(self) -> tuple[Change, ...]:
        return self._piles[0]

    @property
    def _undone(self) -> tuple[Change, ...]:
        return self._piles[1]


def start(match_id: str, change: Started, at: datetime) -> Journal:
    """The journal of a match about to be played."""
    return Journal(match_id, (Step(1, at, change),))


def _sort_out(changes: Sequence[Change]) -> tuple[tuple[Change, ...], tuple[Change, ...]]:
    """The changes that stand, and those that can be redone, last undone last."""
    stand: list[Change] = []
    undone: list[Change] = []
    for change in changes:
        match change:
            case Undone():
                undone.append(stand.pop())
            case Redone():
                stand.append(undone.pop())
            case _:
                stand.append(change)
                undone.clear()
    return tuple(stand), tuple(undone)


def _begin(match_id: str, step: Step) -> Match:
    change = step.change
    if not isinstance(change, Started) or change.game not in GAMES:
        raise Impossible("the journal does not begin with the start of a game known here")
    game = GAMES[change.game]
    setup = standard_setup(game, change.players, change.sides, change.first_dealer, change.rules)
    return Match(match_id, game, setup, step.at)


def apply(match: Match, change: Change) -> Match:
    """The match with one thing done to it."""
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

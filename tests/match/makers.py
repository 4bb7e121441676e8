"""Matches and journals in few words."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.match.changes import (
    Change,
    DealCorrected,
    DealRecorded,
    DealRemoved,
    EndedEarly,
    Redone,
    Reopened,
    Started,
    Undone,
)
from scorekeeper.match.journal import Journal, start
from scorekeeper.match.match import Match

PLAYERS = ("Asha", "Meera", "Ravi", "John")
SIDES = ((0, 2), (1, 3))
EVENING = datetime(2025, 8, 12, 20, 0, tzinfo=UTC)

UNDO, REDO, EARLY, REOPEN = Undone(), Redone(), EndedEarly(), Reopened()


def deal(first: int, second: int) -> dict[str, Any]:
    """A deal, as files have it, that brings two sides so many points."""
    sides = [{"melded_points": 0, "left_points": 0, "other": points} for points in (first, second)]
    return {"out": None, "sides": sides}


def record(first: int, second: int = 0) -> DealRecorded:
    """A deal recorded that brings two sides so many points."""
    return DealRecorded(deal=deal(first, second))


def correct(number: int, first: int, second: int = 0) -> DealCorrected:
    """A deal corrected to bring two sides so many points."""
    return DealCorrected(number=number, deal=deal(first, second))


def remove(number: int) -> DealRemoved:
    """A deal taken out."""
    return DealRemoved(number=number)


def journal(*changes: Change, **rules: Any) -> Journal:
    """A journal in which this was done, a minute apart."""
    key = HAND_AND_FOOT.key
    begun = start("m1", Started(game=key, players=PLAYERS, sides=SIDES, rules=rules), EVENING)
    return go_on(begun, *changes)


def go_on(before: Journal, *changes: Change) -> Journal:
    """The journal after these changes too."""
    for change in changes:
        at = EVENING + timedelta(minutes=len(before.steps))
        before = before.with_change(change, at)
    return before


def totals(of: Journal | Match) -> Sequence[int]:
    """The totals of a match."""
    return (of.match if isinstance(of, Journal) else of).standing.totals

"""The journal: the numbered, append-only list of what was done to a match.

It is the only truth stored; the match follows from it. Undoing and redoing are changes too, so
that they survive a restart and everybody can read what happened.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property

from scorekeeper.match.changes import Change, Redone, Reverted, Started, Undone
from scorekeeper.match.match import Match
from scorekeeper.match.point import Impossible, Point, apply, begin
from scorekeeper.match.reverting import STARTED, NotReverted, taken_back

__all__ = ["Impossible", "Journal", "NotReverted", "Step", "start"]


@dataclass(frozen=True)
class Step:
    """A change with its number in the journal, from 1, and when it was made (UTC).

    `by` is the device it was made on, as that was called then; empty where nobody knows.
    """

    number: int
    at: datetime
    change: Change
    by: str = ""


@dataclass(frozen=True)
class Journal:
    """All steps of one match, in order; the first is its start."""

    match_id: str
    steps: tuple[Step, ...]

    @property
    def match(self) -> Match:
        """The match as it is now."""
        return self.points[-1].match

    @property
    def points(self) -> tuple[Point, ...]:
        """The match after each of the steps."""
        return tuple(self._walk.points)

    @property
    def next_number(self) -> int:
        return len(self.steps) + 1

    @property
    def last_change(self) -> datetime:
        return self.steps[-1].at

    @property
    def undoable(self) -> Change | None:
        """What undo would take back."""
        return self._walk.stand[-1].change if len(self._walk.stand) > 1 else None

    @property
    def redoable(self) -> Change | None:
        """What redo would bring back."""
        return self._walk.undone[-1].change if self._walk.undone else None

    def with_change(self, change: Change, at: datetime, by: str = "") -> "Journal":
        """The journal one step on. Raises Impossible where the match does not allow it."""
        journal = Journal(self.match_id, (*self.steps, Step(self.next_number, at, change, by)))
        _ = journal.match
        return journal

    def hindrance(self, number: int) -> str | None:
        """Why what a step did cannot be taken back now, in English; None where it can."""
        try:
            _without(self._walk.points, number)
        except NotReverted as reason:
            return reason.text
        return None

    def about(self, step: Step) -> Change | None:
        """What a step undoes, redoes or takes back; None for one that does something itself."""
        if isinstance(step.change, Reverted):
            return self.steps[step.change.number - 1].change
        return self._walk.about.get(step.number)

    @cached_property
    def _walk(self) -> "_Walk":
        return _walked(self.match_id, self.steps)


def start(match_id: str, change: Started, at: datetime) -> Journal:
    """The journal of a match about to be played."""
    return Journal(match_id, (Step(1, at, change),))


@dataclass(frozen=True)
class _Made:
    """A change with what it made of the match."""

    change: Change
    point: Point


@dataclass(frozen=True)
class _Walk:
    """The match after each step; the changes that stand, and those that can be redone, last last.

    The first that stands is the start, which is never undone. `about` has for steps that undo
    or redo the change they do that to.
    """

    points: list[Point]
    stand: list[_Made]
    undone: list[_Made] = field(default_factory=list)
    about: dict[int, Change] = field(default_factory=dict)

    def go(self, step: Step) -> None:
        """One step on."""
        match step.change:
            case Undone():
                if len(self.stand) == 1:
                    raise Impossible("there is nothing to undo")
                self.undone.append(self.stand.pop())
                self.about[step.number] = self.undone[-1].change
            case Redone():
                if not self.undone:
                    raise Impossible("there is nothing to redo")
                self.stand.append(self.undone.pop())
                self.about[step.number] = self.stand[-1].change
            case change:
                self.stand.append(_Made(change, self._made(step)))
                self.undone.clear()
        self.points.append(self.stand[-1].point)

    def _made(self, step: Step) -> Point:
        if isinstance(step.change, Reverted):
            return _without(self.points, step.change.number)
        return apply(self.points[-1], step.change, step.number)


def _walked(match_id: str, steps: Sequence[Step]) -> _Walk:
    begun = begin(match_id, steps[0].change, steps[0].at)
    walk = _Walk([begun], [_Made(steps[0].change, begun)])
    for step in steps[1:]:
        walk.go(step)
    return walk


def _without(points: Sequence[Point], number: int) -> Point:
    """The last point, without what the step of this number did."""
    if number == 1:
        raise NotReverted(STARTED)
    if not 1 < number <= len(points):
        raise Impossible(f"there is no step {number}")
    return taken_back(points[number - 2], points[number - 1], points[-1])

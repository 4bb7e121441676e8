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

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """The match after each of the steps."""
        return tuple(self._walk.points)

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
        """Never earlier than it was, though the clock of the device may be set back."""
        return max(step.at for step in self.steps)

    @property
    def undoable(self) -> Change | None:
        """What undo would take back."""
        return self._walk.stand[-1].step.change if len(self._walk.stand) > 1 else None

    @property
    def redoable(self) -> Change | None:
        """What redo would bring back."""
        return self._walk.undone[-1].step.change if self._walk.undone else None

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

    def about(self, step: Step) -> Step | None:
        """The step that one undoes, redoes or takes back; None for one that does something new."""
        return self._walk.about.get(step.number)

    @cached_property
    def _walk(self) -> "_Walk":
        return _walked(self.match_id, self.steps)


def start(match_id: str, change: Started, at: datetime, by: str = "") -> Journal:
    """The journal of a match about to be played."""
    return Journal(match_id, (Step(1, at, change, by),))


@dataclass(frozen=True)
class _Made:
    """A step with what it made of the match."""

    step: Step
    point: Point


@dataclass(frozen=True)
class _Walk:
    """The match after each step; the steps that stand, and those that can be redone, last last.

    The first that stands is the start, which is never undone. `about` has for each step that
    undoes, redoes or takes back another that other one.
    """

    points: list[Point]
    stand: list[_Made]
    undone: list[_Made] = field(default_factory=list)
    about: dict[int, Step] = field(default_factory=dict)

    def go(self, step: Step, steps: Sequence[Step]) -> None:
        """One step on in the journal of these steps."""
        match step.change:
            case Undone():
                if len(self.stand) == 1:
                    raise Impossible("there is nothing to undo")
                self._move(step, self.stand, self.undone)
            case Redone():
                if not self.undone:
                    raise Impossible("there is nothing to redo")
                self._move(step, self.undone, self.stand)
            case Reverted(number=number):
                self._stand(step, _without(self.points, number))
                self.about[step.number] = steps[number - 1]
            case change:
                self._stand(step, apply(self.points[-1], change, step.number))
        self.points.append(self.stand[-1].point)

    def _stand(self, step: Step, point: Point) -> None:
        self.stand.append(_Made(step, point))
        self.undone.clear()

    def _move(self, step: Step, here: list[_Made], there: list[_Made]) -> None:
        """What was done last goes from one pile to the other."""
        there.append(here.pop())
        self.about[step.number] = there[-1].step


def _walked(match_id: str, steps: Sequence[Step]) -> _Walk:
    begun = begin(match_id, steps[0].change, steps[0].at)
    walk = _Walk([begun], [_Made(steps[0], begun)])
    for step in steps[1:]:
        walk.go(step, steps)
    return walk


def _without(points: Sequence[Point], number: int) -> Point:
    """The last point, without what the step of this number did."""
    if number == 1:
        raise NotReverted(STARTED)
    if not 1 < number <= len(points):
        raise Impossible(f"there is no step {number}")
    return taken_back(points[number - 2], points[number - 1], points[-1])

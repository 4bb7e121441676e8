"""The journal of a match as it stands in a match file: an addition that other readers may skip.

Read with more care than one from our own database: what was taken back has to be possible too.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.rules import WrongRule
from scorekeeper.games.text import N_
from scorekeeper.match.changes import CHANGES, DealRecorded, Redone, Reopened, Undone
from scorekeeper.match.file_parts import MatchPart
from scorekeeper.match.journal import Impossible, Journal, Step
from scorekeeper.match.match import Match

MOST_RESCORED = 20_000
"""Deals that are scored again on the way, as the match was reopened so often."""

IMPOSSIBLE = N_("this could not be done to the match as it was then")


def journal_data(journal: Journal) -> list[dict[str, Any]]:
    """All steps in order: when, what was done, and on which device, where that is known."""
    return [
        {"at": step.at.isoformat(), "change": CHANGES.dump_python(step.change, mode="json")}
        | ({"by": step.by} if step.by else {})
        for step in journal.steps
    ]


def read_journal(part: MatchPart, match: Match, path: str) -> Journal | None:
    """The journal of a match, if it has one, which comes to what is said of it besides: `match`.

    Raises Unreadable with the path to the step, or to what does not agree with the journal.
    """
    if part.journal is None:
        return None
    parts = enumerate(part.journal, start=1)
    steps = tuple(Step(n, step.at, step.change, step.by) for n, step in parts)
    journal = Journal(match.id, steps)
    at = f"{path}.journal"
    _check_start(part, match, _come_to(journal, 1, at), journal, path)
    _check_order(steps, at)
    _check_steps(journal, at)
    _check_end(part, match, journal.match, path)
    return journal


def _check_order(steps: Sequence[Step], path: str) -> None:
    """Whether there was something to undo and to redo, and the match not reopened for ever."""
    stand = undone = recorded = rescored = 0
    for n, step in enumerate(steps[1:], start=1):
        back, forth = isinstance(step.change, Undone), isinstance(step.change, Redone)
        recorded += isinstance(step.change, DealRecorded)
        rescored += recorded * isinstance(step.change, Reopened)
        stand, undone = stand + (-1 if back else 1), (undone + back - forth) * (back or forth)
        if min(stand, undone) < 0 or rescored > MOST_RESCORED:
            raise Unreadable(f"{path}[{n}].change", IMPOSSIBLE)


def _check_steps(journal: Journal, path: str) -> None:
    """Whether each could be done. Where not, halving what is in question finds the first."""
    good, bad = 1, len(journal.steps) + 1
    step = bad - 1
    while bad - good > 1:
        try:
            _come_to(journal, step, path)
        except Unreadable:
            bad = step
        else:
            good = step
        step = (good + bad) // 2
    if bad <= len(journal.steps):
        _come_to(journal, bad, path)


def _come_to(journal: Journal, steps: int, path: str) -> Match:
    """The match after so many steps; what could be redone then has to be possible too."""
    made = journal.steps[:steps]
    redone = [
        replace(made[-1], number=steps + n + 1, change=Redone()) for n in range(_undone(made))
    ]
    at = f"{path}[{steps - 1}].change"
    try:
        _ = Journal(journal.match_id, (*made, *redone)).match
        return Journal(journal.match_id, made).match
    except WrongRule as wrong:
        problem = wrong.problem
        raise Unreadable(f"{at}.rules.{wrong.path}", problem.text, **problem.values) from None
    except Impossible:
        raise Unreadable(at, IMPOSSIBLE) from None
    except Unreadable as error:
        raise Unreadable(f"{at}.{error.path}", error.text, **error.values) from None


def _undone(steps: Sequence[Step]) -> int:
    """How many changes could be redone after these."""
    undone = 0
    for step in steps[1:]:
        back, forth = isinstance(step.change, Undone), isinstance(step.change, Redone)
        undone = (undone + back - forth) * (back or forth)
    return undone


def _check_start(part: MatchPart, match: Match, begun: Match, journal: Journal, path: str) -> None:
    """Whether players sat down as the file says besides."""
    mine, theirs = match.setup, begun.setup
    _agree(
        path,
        game=match.game.key == begun.game.key,
        players=mine.players == theirs.players,
        sides=mine.sides == theirs.sides,
        first_dealer=mine.first_dealer == theirs.first_dealer,
        name=(part.name or "") == journal.name,
        started=part.started in (None, begun.started),
    )


def _check_end(part: MatchPart, match: Match, came_to: Match, path: str) -> None:
    """Whether the match came to what the file says besides."""
    _agree(
        path,
        rules=match.setup.rules == came_to.setup.rules,
        deals=len(match.entries) == len(came_to.entries),
        finished=(part.finished is not None) == came_to.closed,
    )
    pairs = enumerate(zip(match.entries, came_to.entries, strict=True))
    _agree(path, **{f"deals[{n}]": entry == other for n, (entry, other) in pairs})


def _agree(path: str, **same: bool) -> None:
    for name, agrees in same.items():
        if not agrees:
            raise Unreadable(f"{path}.{name}", N_("this is not what the journal comes to"))

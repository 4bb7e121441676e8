"""Journals as rows, and back."""

from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError
from sqlmodel import Session, col, func, select, update

from scorekeeper.games import GAMES
from scorekeeper.match.changes import CHANGES, Started
from scorekeeper.match.journal import Journal, Step
from scorekeeper.storage.listed import projection, state
from scorekeeper.storage.tables import ChangeRow, MatchRow
from scorekeeper.storage.trouble import StorageTrouble


def match_row(journal: Journal) -> MatchRow:
    start = journal.steps[0]
    if not isinstance(start.change, Started):
        raise TypeError("a journal begins with the start of a match")
    game = start.change.game
    return MatchRow(id=journal.match_id, game=game, started=start.at, **_now(journal))


def update_match(session: Session, journal: Journal) -> bool:
    """Writes how the match stands now; whether there is such a match."""
    row = update(MatchRow).where(col(MatchRow.id) == journal.match_id).values(**_now(journal))
    return bool(session.connection().execute(row).rowcount)


def last_number(session: Session, match_id: str) -> int:
    """The number of the last step written, or 0."""
    query = select(func.max(ChangeRow.number)).where(ChangeRow.match_id == match_id)
    return session.exec(query).one() or 0


def change_row(match_id: str, step: Step) -> ChangeRow:
    body = CHANGES.dump_python(step.change, mode="json")
    return ChangeRow(match_id=match_id, number=step.number, at=step.at, body=body, device=step.by)


def read_journal(match_id: str, rows: Sequence[ChangeRow]) -> Journal:
    """The journal of all steps of a match, in order.

    Raises StorageTrouble for a game not known here, and for steps that are missing or not
    readable.
    """
    steps = tuple(_step(number, row) for number, row in enumerate(rows, start=1))
    start = steps[0].change
    if not isinstance(start, Started):
        raise StorageTrouble("unreadable", number=1)
    if start.game not in GAMES:
        raise StorageTrouble("unknown-game", game=start.game)
    return Journal(match_id, steps)


def start_of(body: object) -> Started | None:
    """How a match was started, by the body of its first step, if that can be read."""
    try:
        change = CHANGES.validate_python(body)
    except ValidationError:
        return None
    return change if isinstance(change, Started) else None


def _step(number: int, row: ChangeRow) -> Step:
    try:
        change = CHANGES.validate_python(row.body)
    except ValidationError as error:
        raise StorageTrouble("unreadable", number=number) from error
    if row.number != number:
        raise StorageTrouble("unreadable", number=number)
    return Step(number, row.at, change, row.device)


def _now(journal: Journal) -> dict[str, Any]:
    match = journal.match
    return {
        "state": state(match),
        "last_change": journal.last_change,
        "projection": projection(match),
    }

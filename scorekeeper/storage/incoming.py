"""Matches on their way in: new ones with all their steps, and those that go on from ours."""

from collections.abc import Sequence

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from scorekeeper.match.arrivals import Arrival
from scorekeeper.match.journal import Journal
from scorekeeper.storage import players
from scorekeeper.storage.journals import change_row, last_number, match_row, update_match


def add(session: Session, journals: Sequence[Journal]) -> bool:
    """Writes new matches; False where an id is taken, and nothing more can be written then."""
    session.add_all(map(match_row, journals))
    try:
        session.flush()
    except IntegrityError:
        return False
    ids = players.remember(session, journals)
    for journal in journals:
        session.add_all(players.seat_rows(journal, ids))
        session.add_all(change_row(journal.match_id, step) for step in journal.steps)
    return True


def go_on(session: Session, arrival: Arrival) -> bool:
    """Writes the steps that go on from ours; False where ours is not as it was."""
    journal, known = arrival.journal, arrival.known
    # First of all, as it keeps other writers of this match out.
    there = update_match(session, journal)
    if not there or last_number(session, journal.match_id) != known:
        return False
    session.add_all(change_row(journal.match_id, step) for step in journal.steps[known:])
    return True


def bring_in(session: Session, arrivals: Sequence[Arrival]) -> bool:
    """Writes what is not there yet; False where something is not as it was."""
    new = [arrival.journal for arrival in arrivals if not arrival.known]
    longer = (arrival for arrival in arrivals if arrival.known)
    return add(session, new) and all(go_on(session, arrival) for arrival in longer)

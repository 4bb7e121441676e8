"""Deals being entered, kept at every tap."""

from datetime import datetime

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, delete, select

from scorekeeper.games import GAMES
from scorekeeper.games.draft_file import read_draft, write_draft
from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import Unreadable
from scorekeeper.storage.tables import DraftRow, MatchRow
from scorekeeper.storage.trouble import NoSuchMatch
from scorekeeper.storage.upsert import insert


def save(session: Session, match_id: str, number: int, entry: Entry, at: datetime) -> None:
    """Writes a draft in place of the one there is. Raises NoSuchMatch."""
    body = write_draft(entry)
    row = insert(session, DraftRow).values(match_id=match_id, number=number, body=body, changed=at)
    newest = {"body": row.excluded.body, "changed": row.excluded.changed}
    there = ["match_id", "number"]
    try:
        session.execute(row.on_conflict_do_update(index_elements=there, set_=newest))
    except IntegrityError as error:
        raise NoSuchMatch(match_id) from error


def read(session: Session, match_id: str, number: int) -> Entry | None:
    """A draft, if there is one that the game of its match can make sense of."""
    query = (
        select(DraftRow.body, MatchRow.game, MatchRow.projection)
        .join(MatchRow)
        .where(DraftRow.match_id == match_id, DraftRow.number == number)
    )
    found = session.exec(query).first()
    if found is None:
        return None
    body, game, projection = found
    return _entry(body, game, sides=len(projection["sides"]))


def drop(session: Session, match_id: str, number: int) -> None:
    """Takes a draft away, if there is one."""
    here = (col(DraftRow.match_id) == match_id, col(DraftRow.number) == number)
    session.execute(delete(DraftRow).where(*here))


def numbers(session: Session, match_id: str) -> tuple[int, ...]:
    """Which deals of a match have a draft."""
    query = select(DraftRow.number).where(DraftRow.match_id == match_id)
    return tuple(session.exec(query.order_by(col(DraftRow.number))))


def _entry(data: object, game: str, sides: int) -> Entry | None:
    try:
        return read_draft(GAMES[game].form, data, sides)
    except (KeyError, Unreadable):
        return None

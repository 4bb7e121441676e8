"""Deals being entered, kept at every tap."""

from datetime import datetime
from functools import lru_cache

from sqlalchemy import bindparam
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, delete, select

from scorekeeper.games import GAMES
from scorekeeper.games.draft_file import read_draft, write_draft
from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import Unreadable
from scorekeeper.storage.tables import DraftRow, MatchRow
from scorekeeper.storage.trouble import NoSuchMatch
from scorekeeper.storage.upsert import Insert, insert

_HERE = (DraftRow.match_id == bindparam("match"), DraftRow.number == bindparam("number"))
_READ = select(DraftRow.body, MatchRow.game, MatchRow.projection).join(MatchRow).where(*_HERE)
_NUMBERS = (
    select(DraftRow.number)
    .where(DraftRow.match_id == bindparam("match"))
    .order_by(col(DraftRow.number))
)
"""Made once: to make a query anew at each tap would take longer than to ask it."""


def save(session: Session, match_id: str, number: int, entry: Entry, at: datetime) -> None:
    """Writes a draft in place of the one there is. Raises NoSuchMatch."""
    row = {"match_id": match_id, "number": number, "body": write_draft(entry), "changed": at}
    try:
        session.connection().execute(_writing(session.get_bind().dialect.name), row)
    except IntegrityError as error:
        raise NoSuchMatch(match_id) from error


@lru_cache
def _writing(dialect: str) -> Insert:
    row = insert(dialect, DraftRow)
    newest = {"body": row.excluded.body, "changed": row.excluded.changed}
    return row.on_conflict_do_update(index_elements=["match_id", "number"], set_=newest)


def read(session: Session, match_id: str, number: int) -> Entry | None:
    """A draft, if there is one that the game of its match can make sense of."""
    found = session.connection().execute(_READ, {"match": match_id, "number": number}).first()
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
    return tuple(session.connection().execute(_NUMBERS, {"match": match_id}).scalars())


def _entry(data: object, game: str, sides: int) -> Entry | None:
    try:
        return read_draft(GAMES[game].form, data, sides)
    except (KeyError, Unreadable):
        return None

"""Deals being entered, kept at every tap."""

from datetime import datetime

from pydantic import BaseModel, ConfigDict, ValidationError
from sqlmodel import Session, col, delete, select

from scorekeeper.games import GAMES
from scorekeeper.games.entry import Entry, Value
from scorekeeper.storage.tables import DraftRow, MatchRow
from scorekeeper.storage.upsert import insert


class _Body(BaseModel):
    """An entry with flat keys; None is the answer "nobody"."""

    model_config = ConfigDict(extra="forbid", strict=True)

    deal: dict[str, Value]
    sides: list[dict[str, Value]]


def save(session: Session, match_id: str, number: int, entry: Entry, at: datetime) -> None:
    """Writes a draft in place of the one there is."""
    body = {"deal": dict(entry.deal), "sides": [dict(facts) for facts in entry.sides]}
    row = insert(session, DraftRow).values(match_id=match_id, number=number, body=body, changed=at)
    newest = {"body": row.excluded.body, "changed": row.excluded.changed}
    there = ["match_id", "number"]
    session.execute(row.on_conflict_do_update(index_elements=there, set_=newest))


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
        body = _Body.model_validate(data)
    except ValidationError:
        return None
    if game not in GAMES or len(body.sides) != sides:
        return None
    form = GAMES[game].form
    strange = body.deal.keys() - form.deal_fields.keys()
    strange |= {key for facts in body.sides for key in facts} - form.side_fields.keys()
    return None if strange else Entry(body.deal, tuple(body.sides))

"""The bin: matches, players and presets out of sight, until they are restored or gone for good."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement
from sqlmodel import Session, col, delete, exists, select, update

from scorekeeper.storage.listed import Listed, listed
from scorekeeper.storage.presets import OwnPreset
from scorekeeper.storage.tables import MatchRow, PlayerRow, PresetRow, SeatRow


@dataclass(frozen=True)
class Binned:
    """What is in the bin, those put there last first; or a part of it. Players by name."""

    matches: tuple[Listed, ...] = ()
    presets: tuple[OwnPreset, ...] = ()
    players: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.matches or self.presets or self.players)


def put_match(session: Session, match_id: str, at: datetime | None) -> bool:
    """Put a match into the bin; without a time take it out. Whether there is such a match."""
    row = update(MatchRow).where(col(MatchRow.id) == match_id).values(binned_at=at)
    return bool(session.connection().execute(row).rowcount)


def put_player(session: Session, name: str, at: datetime | None) -> None:
    """Put a player, if known, into the bin; without a time take them out."""
    row = update(PlayerRow).where(col(PlayerRow.key) == name.casefold())
    session.execute(row.values(binned_at=at, offered=True))


def matches(session: Session) -> tuple[Listed, ...]:
    at = col(MatchRow.binned_at)
    query = select(MatchRow).where(at.is_not(None)).order_by(at.desc(), col(MatchRow.id))
    return tuple(map(listed, session.exec(query)))


def players(session: Session) -> tuple[str, ...]:
    at = col(PlayerRow.binned_at)
    query = select(PlayerRow.name).where(at.is_not(None)).order_by(at.desc(), "id")
    return tuple(session.exec(query))


def delete_for_good(session: Session, things: Binned) -> None:
    """Delete what is still in the bin of these things, and what only they needed.

    A match takes its seats, journal, drafts and links along. A player whose name matches still
    have is offered no more, and is forgotten with the last of them.
    """
    _delete(session, MatchRow, col(MatchRow.id).in_([match.id for match in things.matches]))
    _delete(session, PresetRow, col(PresetRow.id).in_([preset.id for preset in things.presets]))
    keys = [name.casefold() for name in things.players]
    named = (col(PlayerRow.key).in_(keys), col(PlayerRow.binned_at).is_not(None))
    session.execute(update(PlayerRow).where(*named).values(binned_at=None, offered=False))
    seated = exists().where(col(SeatRow.player_id) == col(PlayerRow.id))
    session.execute(delete(PlayerRow).where(col(PlayerRow.offered).is_(False), ~seated))


def _delete(
    session: Session, table: type[MatchRow | PresetRow], chosen: ColumnElement[bool]
) -> None:
    session.execute(delete(table).where(chosen, col(table.binned_at).is_not(None)))

"""The tables. The journal in `change` is the truth; what else stands in a match row follows."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect, Index, TypeDecorator
from sqlmodel import Field, SQLModel


class Moment(TypeDecorator[datetime]):
    """An aware time, kept in UTC also where the database forgets the zone, as SQLite does."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            raise ValueError("a time without its zone cannot be stored")
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None or value.tzinfo:
            return value and value.astimezone(UTC)
        return value.replace(tzinfo=UTC)


class PlayerRow(SQLModel, table=True):
    """Somebody who has played. `key` is the casefolded name, `name` as last written."""

    __tablename__ = "player"

    id: int | None = Field(default=None, primary_key=True)
    name: str
    key: str = Field(unique=True)
    last_played: datetime = Field(sa_type=Moment, index=True)


class MatchRow(SQLModel, table=True):
    """A match as lists show it; `state` is "open" or "closed"."""

    __tablename__ = "match"

    id: str = Field(primary_key=True)
    game: str
    state: str
    started: datetime = Field(sa_type=Moment)
    last_change: datetime = Field(sa_type=Moment)
    projection: dict[str, Any] = Field(sa_type=JSON)
    binned_at: datetime | None = Field(default=None, sa_type=Moment)


class SeatRow(SQLModel, table=True):
    """Who sat where, clockwise from 0, under which name, on which side."""

    __tablename__ = "seat"

    match_id: str = Field(primary_key=True, foreign_key="match.id", ondelete="CASCADE")
    seat: int = Field(primary_key=True)
    player_id: int = Field(foreign_key="player.id", index=True)
    name: str
    side: int


class ChangeRow(SQLModel, table=True):
    """A step of a journal, and what the device was called that made it, if that is known.

    Of two writers of the same number one wins.
    """

    __tablename__ = "change"

    match_id: str = Field(primary_key=True, foreign_key="match.id", ondelete="CASCADE")
    number: int = Field(primary_key=True)
    at: datetime = Field(sa_type=Moment)
    body: dict[str, Any] = Field(sa_type=JSON)
    device: str = Field(default="", sa_column_kwargs={"server_default": ""})


class DraftRow(SQLModel, table=True):
    """The deal of this number as far as it has been entered."""

    __tablename__ = "draft"

    match_id: str = Field(primary_key=True, foreign_key="match.id", ondelete="CASCADE")
    number: int = Field(primary_key=True)
    body: dict[str, Any] = Field(sa_type=JSON)
    changed: datetime = Field(sa_type=Moment)


class PresetRow(SQLModel, table=True):
    """House rules under a name, as far as they differ from the standard of their game."""

    __tablename__ = "preset"

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(index=True)
    name: str
    rules: dict[str, Any] = Field(sa_type=JSON)
    changed: datetime = Field(sa_type=Moment)
    binned_at: datetime | None = Field(default=None, sa_type=Moment)


class AccessRow(SQLModel, table=True):
    """A link, or what a device got by one. `hash` is of the secret, which is kept nowhere.

    `kind` is "host", "score" or "watch"; `purpose` is "invite" or "device".
    """

    __tablename__ = "access"

    id: int | None = Field(default=None, primary_key=True)
    kind: str
    match_id: str | None = Field(
        default=None, foreign_key="match.id", ondelete="CASCADE", index=True
    )
    purpose: str
    invite_id: int | None = Field(
        default=None, foreign_key="access.id", ondelete="CASCADE", index=True
    )
    hash: str = Field(index=True)
    name: str = ""
    created: datetime = Field(sa_type=Moment)
    withdrawn_at: datetime | None = Field(default=None, sa_type=Moment)


def _index(name: str, *columns: str) -> Index:
    """An index of the matches that are not in the bin."""
    match = SQLModel.metadata.tables["match"].c
    there = match.binned_at.is_(None)
    found = [match[column] for column in columns]
    return Index(name, *found, sqlite_where=there, postgresql_where=there)


_index("match_newest", "last_change", "id")
_index("match_newest_of_state", "state", "last_change", "id")
_index("match_last_started", "started")
_index("match_last_started_of_game", "game", "started")

"""The store: matches in, matches out, in short synchronous calls.

Every call is one transaction, and raises StorageTrouble when the database cannot do it.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from sqlalchemy import Engine
from sqlmodel import Session, col, select, update
from sqlmodel.sql.expression import SelectOfScalar

from scorekeeper.games.entry import Entry
from scorekeeper.match.arrivals import Arrival
from scorekeeper.match.changes import Started
from scorekeeper.match.journal import Journal
from scorekeeper.storage import drafts, incoming, players, presets
from scorekeeper.storage.journals import (
    change_row,
    last_number,
    read_journal,
    start_of,
    update_match,
)
from scorekeeper.storage.listed import Listed, listed
from scorekeeper.storage.presets import OwnPreset
from scorekeeper.storage.tables import ChangeRow, MatchRow
from scorekeeper.storage.trouble import place, troubles


class Conflict(Exception):
    """Another writer was first: the journal has to be read again. Nothing was written."""

    def __init__(self, match_id: str, number: int) -> None:
        super().__init__(f"step {number} of match {match_id} does not follow the last one stored")
        self.match_id = match_id
        self.number = number


class NoSuchMatch(LookupError):
    """No match of this id is in the store."""


class Store:
    """Matches, players and drafts in one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._place = place(engine.url)

    def add(self, journal: Journal) -> None:
        """A new match, with all steps it has. Raises Conflict when its id is taken."""
        with self._session() as session:
            if not incoming.add(session, [journal]):
                raise Conflict(journal.match_id, 1)

    def bring_in(self, arrivals: Sequence[Arrival]) -> None:
        """New matches, and steps that go on where ours end: all of them, or nothing.

        Raises Conflict where a match is not as it was when they were looked at.
        """
        with self._session() as session:
            if not incoming.bring_in(session, arrivals):
                raise Conflict(", ".join(each.journal.match_id for each in arrivals), 1)

    def record(self, journal: Journal, drop_draft: int | None = None) -> None:
        """Writes the last step of a journal, and drops the draft it came from.

        Raises Conflict when the step does not follow the last one stored, and NoSuchMatch.
        """
        step = journal.steps[-1]
        with self._session() as session:
            # First of all, as it keeps other writers of this match out.
            if not update_match(session, journal):
                raise NoSuchMatch(journal.match_id)
            if last_number(session, journal.match_id) != step.number - 1:
                raise Conflict(journal.match_id, step.number)
            session.add(change_row(journal.match_id, step))
            if drop_draft is not None:
                drafts.drop(session, journal.match_id, drop_draft)

    def journal(self, match_id: str) -> Journal | None:
        """All that was done to a match.

        Raises StorageTrouble also for a match that only another version can read.
        """
        query = select(ChangeRow).where(ChangeRow.match_id == match_id)
        with self._session() as session:
            rows = session.exec(query.order_by(col(ChangeRow.number))).all()
            return read_journal(match_id, rows) if rows else None

    def listed(
        self, *, open: bool | None = None, limit: int = 50, before: datetime | None = None
    ) -> tuple[Listed, ...]:
        """Matches not in the bin, those changed last first; `before` is for the page that follows.

        Matches of one moment stay on one page, which is longer than `limit` for them.
        """
        change, id = col(MatchRow.last_change), col(MatchRow.id)
        query = self._seen().where(col(MatchRow.binned_at).is_(None))
        if open is not None:
            query = query.where(MatchRow.state == ("open" if open else "closed"))
        page = query if before is None else query.where(change < before)
        with self._session() as session:
            rows = list(session.exec(page.order_by(change.desc(), id.desc()).limit(limit)))
            if rows and len(rows) == limit:
                level = query.where(change == rows[-1].last_change, id < rows[-1].id)
                rows += session.exec(level.order_by(id.desc()))
            return tuple(map(listed, rows))

    def bin(self, match_id: str, at: datetime) -> None:
        """Puts a match out of sight, from where it can be restored."""
        self._set_binned(match_id, at)

    def restore(self, match_id: str) -> None:
        self._set_binned(match_id, None)

    def binned(self) -> tuple[Listed, ...]:
        """The matches in the bin, those put there last first."""
        at = col(MatchRow.binned_at)
        query = select(MatchRow).where(at.is_not(None)).order_by(at.desc(), col(MatchRow.id))
        with self._session() as session:
            return tuple(map(listed, session.exec(query)))

    def players(self, limit: int) -> tuple[str, ...]:
        """Names that have been at a table, those who played last first."""
        with self._session() as session:
            return players.names(session, limit)

    def last_table(self, game_key: str | None = None) -> Started | None:
        """How the newest match, or the newest of a game, was started."""
        query = select(ChangeRow.body).join(MatchRow).where(ChangeRow.number == 1)
        query = query.where(col(MatchRow.binned_at).is_(None))
        if game_key is not None:
            query = query.where(MatchRow.game == game_key)
        with self._session() as session:
            body = session.exec(query.order_by(col(MatchRow.started).desc()).limit(1)).first()
        return start_of(body)

    def save_draft(self, match_id: str, number: int, entry: Entry, at: datetime) -> None:
        """Keeps a deal as far as it has been entered."""
        with self._session() as session:
            drafts.save(session, match_id, number, entry, at)

    def draft(self, match_id: str, number: int) -> Entry | None:
        """What was entered of a deal; None also where it makes no sense in this version."""
        with self._session() as session:
            return drafts.read(session, match_id, number)

    def drop_draft(self, match_id: str, number: int) -> None:
        with self._session() as session:
            drafts.drop(session, match_id, number)

    def drafts(self, match_id: str) -> tuple[int, ...]:
        """The numbers of the deals that are being entered."""
        with self._session() as session:
            return drafts.numbers(session, match_id)

    def presets(self, game_key: str) -> tuple[OwnPreset, ...]:
        """The house rules that were saved for a game, by name."""
        with self._session() as session:
            return presets.of_game(session, game_key)

    def binned_presets(self) -> tuple[OwnPreset, ...]:
        with self._session() as session:
            return presets.binned(session)

    def keep_preset(
        self, game_key: str, name: str, rules: Mapping[str, Any], at: datetime
    ) -> OwnPreset:
        """Saves house rules under a name, in place of those that have it."""
        with self._session() as session:
            return presets.keep(session, game_key, name, rules, at)

    def rename_preset(self, preset_id: int, name: str) -> None:
        with self._session() as session:
            presets.change(session, preset_id, name=name)

    def bin_preset(self, preset_id: int, at: datetime | None) -> None:
        """Puts a preset into the bin; without a time takes it out again."""
        with self._session() as session:
            presets.change(session, preset_id, binned_at=at)

    def _seen(self) -> SelectOfScalar[MatchRow]:
        """The matches that lists are made of."""
        return select(MatchRow)

    def _set_binned(self, match_id: str, at: datetime | None) -> None:
        row = update(MatchRow).where(col(MatchRow.id) == match_id).values(binned_at=at)
        with self._session() as session:
            if not session.connection().execute(row).rowcount:
                raise NoSuchMatch(match_id)

    @contextmanager
    def _session(self) -> Iterator[Session]:
        with troubles(self._place), Session(self._engine) as session, session.begin():
            yield session

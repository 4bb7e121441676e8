"""What must be kept of the matches that are being entered, and what is kept."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import Engine
from sqlmodel import Session, func, select

from scorekeeper.games.entry import Entry, Facts
from scorekeeper.storage.store import Store
from scorekeeper.storage.tables import SeatRow
from tests.storage.makers import opened, url_of

SIDES = ("Asha & Ravi", "Meera & John")
NEW = 0
"""Where the draft of a new deal lies."""
THREES, MELDED, LEFT = "red_threes.table", "melded_points", "left_points"


@dataclass(frozen=True)
class Kept:
    """How many matches there are; the deals of the newest, and the draft of its next deal."""

    matches: int
    deals: tuple[Entry, ...] = ()
    draft: Entry | None = None

    @property
    def entry(self) -> Entry:
        """The deal being entered."""
        return self.draft or Entry({}, ({}, {}))

    def answered(self, side: int | None, facts: Facts) -> "Kept":
        """With an answer more in the draft."""
        return replace(self, draft=self.entry.put(side, facts))

    def saved(self) -> "Kept":
        return Kept(self.matches, (*self.deals, self.entry))

    def undone(self) -> "Kept":
        return replace(self, deals=self.deals[:-1])


class HalfWritten(Exception):
    """Something in the database does not go with the rest."""


def scores(entry: Entry) -> tuple[int, ...]:
    """What the sides get for what is entered here."""
    own = range(len(entry.sides))
    return tuple(
        100 * entry.number(side, THREES) + entry.number(side, MELDED) - entry.number(side, LEFT)
        for side in own
    )


def read_kept(data: Path) -> tuple[str, Kept]:
    """The id of the match started last, and what is on the disk. Raises HalfWritten."""
    with opened(url_of(data)) as engine:
        store = Store(engine)
        listed = store.listed(limit=9999)
        newest = max(listed, key=lambda match: match.started)
        journal, draft = store.journal(newest.id), store.draft(newest.id, NEW)
        if journal is None or (draft is None) != (store.drafts(newest.id) == ()):
            raise HalfWritten(newest.id)
        if seats(engine, newest.id) != len(journal.match.setup.players):
            raise HalfWritten(newest.id)
    written = (newest.totals, newest.last_change)
    if written != (journal.match.standing.totals, journal.last_change):
        raise HalfWritten(newest.id)
    return newest.id, Kept(len(listed), journal.match.entries, draft)


def seats(engine: Engine, match_id: str) -> int:
    """How many people sit at a match."""
    query = select(func.count()).where(SeatRow.match_id == match_id)
    with Session(engine) as session:
        return session.exec(query).one()


def read_deals(data: Path, match_id: str) -> tuple[Entry, ...]:
    """The deals of any match."""
    with opened(url_of(data)) as engine:
        journal = Store(engine).journal(match_id)
    return journal.match.entries if journal else ()


def integrity(data: Path) -> str:
    """What SQLite says of the file: "ok"."""
    with closing(sqlite3.connect(data / "scorekeeper.db")) as connection:
        return str(connection.execute("PRAGMA integrity_check").fetchone()[0])

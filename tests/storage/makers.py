"""Stores, journals and entries for the tests of this room."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Engine

from scorekeeper.games.entry import Entry
from scorekeeper.match.changes import DealRecorded, Started
from scorekeeper.match.journal import Journal, start
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Store

NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)
PLAYERS = ("Asha", "Bilal", "Chitra", "Dev")


def after(minutes: float) -> datetime:
    return NOON + timedelta(minutes=minutes)


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'scorekeeper.db'}"


@contextmanager
def opened(url: str = "sqlite://") -> Iterator[Engine]:
    engine = open_database(url)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def make_store(url: str = "sqlite://", *journals: Journal) -> Iterator[Store]:
    with opened(url) as engine:
        store = Store(engine)
        for journal in journals:
            store.add(journal)
        yield store


def make_start(players: tuple[str, ...] = PLAYERS, **changes: Any) -> Started:
    sides = tuple((seat,) for seat in range(len(players)))
    values = {"game": "hand-and-foot", "players": players, "sides": sides, **changes}
    return Started.model_validate(values)


def make_journal(
    match_id: str = "m1", at: datetime = NOON, deals: int = 0, **changes: Any
) -> Journal:
    """A match with so many deals, one a minute."""
    journal = start(match_id, make_start(**changes), at)
    for number in range(1, deals + 1):
        journal = with_deal(journal, at + timedelta(minutes=number))
    return journal


def with_deal(journal: Journal, at: datetime = NOON, melded: int = 0) -> Journal:
    """One deal more, in which the stock ran out and side 0 melded so many points."""
    return journal.with_change(DealRecorded(deal=make_deal(journal, melded)), at)


def make_deal(journal: Journal, melded: int = 0) -> dict[str, Any]:
    sides = [{"melded_points": 0, "left_points": 0} for _ in journal.match.setup.sides]
    return {"out": None, "sides": [{**sides[0], "melded_points": melded}, *sides[1:]]}


def make_draft(sides: int = 4) -> Entry:
    """Nobody went out; the first side has two clean books, the others nothing yet."""
    return Entry({"out": None}, ({"books.clean": 2}, *({},) * (sides - 1)))

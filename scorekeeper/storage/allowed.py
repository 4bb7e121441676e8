"""The store as a device has it that may score or watch some matches: the one guard of all writing.

Whatever a screen offers, or a frame made by hand asks for, ends here.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NoReturn

from sqlalchemy import Engine
from sqlmodel import col, select
from sqlmodel.sql.expression import SelectOfScalar

from scorekeeper.games.entry import Entry
from scorekeeper.match.arrivals import Arrival
from scorekeeper.match.changes import Started
from scorekeeper.match.journal import Journal
from scorekeeper.storage.listed import Listed
from scorekeeper.storage.presets import OwnPreset
from scorekeeper.storage.right import Right
from scorekeeper.storage.store import Store
from scorekeeper.storage.tables import MatchRow
from scorekeeper.storage.trouble import StorageTrouble


def allowed(store: Store, right: Right) -> Store:
    """The store with what the right allows of it: for the host, all."""
    return store if right.host else AllowedStore(store._engine, right)


class AllowedStore(Store):
    """Other matches are not there; what may not be written is refused by StorageTrouble."""

    def __init__(self, engine: Engine, right: Right) -> None:
        super().__init__(engine)
        self._right = right

    def journal(self, match_id: str) -> Journal | None:
        return super().journal(match_id) if self._right.sees(match_id) else None

    def draft(self, match_id: str, number: int) -> Entry | None:
        return super().draft(match_id, number) if self._right.sees(match_id) else None

    def drafts(self, match_id: str) -> tuple[int, ...]:
        return super().drafts(match_id) if self._right.sees(match_id) else ()

    def record(self, journal: Journal, drop_draft: int | None = None) -> None:
        self._check(journal.match_id)
        super().record(journal, drop_draft)

    def save_draft(self, match_id: str, number: int, entry: Entry, at: datetime) -> None:
        self._check(match_id)
        super().save_draft(match_id, number, entry, at)

    def drop_draft(self, match_id: str, number: int) -> None:
        self._check(match_id)
        super().drop_draft(match_id, number)

    def add(self, journal: Journal) -> NoReturn:
        _refuse()

    def bring_in(self, arrivals: Sequence[Arrival]) -> NoReturn:
        _refuse()

    def bin(self, match_id: str, at: datetime) -> NoReturn:
        _refuse()

    def restore(self, match_id: str) -> NoReturn:
        _refuse()

    def keep_preset(
        self, game_key: str, name: str, rules: Mapping[str, Any], at: datetime
    ) -> NoReturn:
        _refuse()

    def rename_preset(self, preset_id: int, name: str) -> NoReturn:
        _refuse()

    def bin_preset(self, preset_id: int, at: datetime | None) -> NoReturn:
        _refuse()

    def binned(self) -> tuple[Listed, ...]:
        return ()

    def players(self, limit: int) -> tuple[str, ...]:
        return ()

    def last_table(self, game_key: str | None = None) -> Started | None:
        return None

    def presets(self, game_key: str) -> tuple[OwnPreset, ...]:
        return ()

    def binned_presets(self) -> tuple[OwnPreset, ...]:
        return ()

    def _seen(self) -> SelectOfScalar[MatchRow]:
        return select(MatchRow).where(col(MatchRow.id).in_(self._right.matches))

    def _check(self, match_id: str) -> None:
        if not self._right.scores(match_id):
            _refuse()


def _refuse() -> NoReturn:
    raise StorageTrouble("not-allowed")

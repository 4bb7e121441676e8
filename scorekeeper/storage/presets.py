"""House rules that a table keeps under a name of its own."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import update
from sqlmodel import Session, col, select

from scorekeeper.storage.tables import PresetRow


@dataclass(frozen=True)
class OwnPreset:
    """Rules as far as they differ from the standard, under a name."""

    id: int
    game: str
    name: str
    rules: Mapping[str, Any]


def of_game(session: Session, game: str) -> tuple[OwnPreset, ...]:
    """Those of a game by name, without those in the bin."""
    query = select(PresetRow).where(PresetRow.game == game, col(PresetRow.binned_at).is_(None))
    rows = session.exec(query.order_by(col(PresetRow.name), col(PresetRow.id)))
    return tuple(map(_own, rows))


def binned(session: Session) -> tuple[OwnPreset, ...]:
    """Those in the bin, the last put there first."""
    at = col(PresetRow.binned_at)
    rows = session.exec(select(PresetRow).where(at.is_not(None)).order_by(at.desc()))
    return tuple(map(_own, rows))


def keep(
    session: Session, game: str, name: str, rules: Mapping[str, Any], at: datetime
) -> OwnPreset:
    """Write rules under a name, in place of those that have it."""
    query = select(PresetRow).where(
        PresetRow.game == game, PresetRow.name == name, col(PresetRow.binned_at).is_(None)
    )
    row = session.exec(query).first() or PresetRow(game=game, name=name, rules={}, changed=at)
    row.rules, row.changed = dict(rules), at
    session.add(row)
    session.flush()
    return _own(row)


def change(session: Session, preset_id: int, **values: object) -> None:
    """Give a preset another name, or put it into the bin and take it out."""
    session.execute(update(PresetRow).where(col(PresetRow.id) == preset_id).values(**values))


def _own(row: PresetRow) -> OwnPreset:
    return OwnPreset(row.id or 0, row.game, row.name, row.rules)

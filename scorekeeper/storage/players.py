"""Players as the store remembers them."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from sqlmodel import Session, col, select

from scorekeeper.match.journal import Journal
from scorekeeper.storage.tables import PlayerRow, SeatRow
from scorekeeper.storage.upsert import insert

AT_ONCE = 500
"""Names that one query asks for."""


def remember(session: Session, journals: Iterable[Journal]) -> dict[str, int]:
    """Writes down who plays; the ids by casefolded name.

    A name is kept as it was written for the newest match. Who plays again comes back from the
    bin, and from being deleted.
    """
    last, dialect = _newest(journals), session.get_bind().dialect.name
    # In one order for all writers, so that two of them never wait for each other.
    for key in sorted(last):
        at, name = last[key]
        row = insert(dialect, PlayerRow).values(name=name, key=key, last_played=at, offered=True)
        newest = {"name": row.excluded.name, "last_played": row.excluded.last_played}
        back = {"binned_at": None, "offered": True}
        newer = row.excluded.last_played >= col(PlayerRow.last_played)
        session.execute(
            row.on_conflict_do_update(index_elements=["key"], set_=newest | back, where=newer)
        )
    return dict(_ids(session, list(last)))


def _newest(journals: Iterable[Journal]) -> dict[str, tuple[datetime, str]]:
    """When each played last, and how the name was written then, by casefolded name."""
    last: dict[str, tuple[datetime, str]] = {}
    for journal in journals:
        for name in journal.match.setup.players:
            key, played = name.casefold(), (journal.last_change, name)
            last[key] = max(last.get(key, played), played)
    return last


def _ids(session: Session, keys: Sequence[str]) -> Iterator[tuple[str, int]]:
    for start in range(0, len(keys), AT_ONCE):
        some = col(PlayerRow.key).in_(keys[start : start + AT_ONCE])
        for player in session.exec(select(PlayerRow).where(some)):
            yield player.key, player.id or 0


def seat_rows(journal: Journal, ids: dict[str, int]) -> Iterable[SeatRow]:
    """Everybody's place at the table."""
    setup = journal.match.setup
    for side, seats in enumerate(setup.sides):
        for seat in seats:
            name = setup.players[seat]
            player = ids[name.casefold()]
            yield SeatRow(
                match_id=journal.match_id, seat=seat, player_id=player, name=name, side=side
            )


def names(session: Session, limit: int) -> tuple[str, ...]:
    """Those who played last first, without those in the bin."""
    there = (col(PlayerRow.binned_at).is_(None), col(PlayerRow.offered).is_(True))
    query = select(PlayerRow.name).where(*there)
    newest = col(PlayerRow.last_played).desc()
    return tuple(session.exec(query.order_by(newest, "id").limit(limit)))

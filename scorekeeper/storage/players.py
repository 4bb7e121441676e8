"""Players as the store remembers them."""

from collections.abc import Iterable

from sqlmodel import Session, col, select

from scorekeeper.match.journal import Journal
from scorekeeper.storage.tables import PlayerRow, SeatRow
from scorekeeper.storage.upsert import insert


def remember(session: Session, journal: Journal) -> dict[str, int]:
    """Writes down who plays; the ids by casefolded name.

    A name is kept as it was written for the newest match. Who plays again comes back from the
    bin, and from being deleted.
    """
    names = journal.match.setup.players
    keys = {name.casefold(): name for name in names}
    # In one order for all writers, so that two of them never wait for each other.
    for key in sorted(keys):
        row = insert(session, PlayerRow).values(
            name=keys[key], key=key, last_played=journal.last_change, offered=True
        )
        newest = {"name": row.excluded.name, "last_played": row.excluded.last_played}
        back = {"binned_at": None, "offered": True}
        newer = row.excluded.last_played >= col(PlayerRow.last_played)
        session.execute(
            row.on_conflict_do_update(index_elements=["key"], set_=newest | back, where=newer)
        )
    found = session.exec(select(PlayerRow).where(col(PlayerRow.key).in_(keys)))
    return {player.key: player.id or 0 for player in found}


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

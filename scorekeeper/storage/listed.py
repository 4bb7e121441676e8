"""A match as it stands in a list: what can be shown without reading its journal."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from scorekeeper.match.match import Match
from scorekeeper.storage.tables import MatchRow


@dataclass(frozen=True)
class Listed:
    """One match of a list.

    `sides` are the names of the players of each side; `winners` are numbers of sides. There is
    no `next_deal` and no `next_dealer` once a match is closed; `deals` is how many it has, where
    that is known. `ended` says that it is over, be it reopened or not.
    """

    id: str
    game: str
    open: bool
    started: datetime
    last_change: datetime
    binned_at: datetime | None
    sides: tuple[tuple[str, ...], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    next_deal: int | None
    next_dealer: str | None
    deals: int | None
    ended: bool


def state(match: Match) -> str:
    return "closed" if match.closed else "open"


def projection(match: Match) -> dict[str, Any]:
    """What of a match is kept in its row for lists, as JSON."""
    coming = None if match.closed else match.standing.outcome.next
    return {
        "sides": [list(names) for names in match.side_names],
        "totals": list(match.standing.totals),
        "winners": list(match.winners),
        "next_deal": coming and coming.deal,
        "next_dealer": coming and match.setup.players[coming.dealer],
        "deals": match.game.deals(match.setup.rules),
        "ended": match.over,
    }


def listed(row: MatchRow) -> Listed:
    """The match of a row."""
    data = row.projection
    return Listed(
        id=row.id,
        game=row.game,
        open=row.state == "open",
        started=row.started,
        last_change=row.last_change,
        binned_at=row.binned_at,
        sides=tuple(tuple(names) for names in data["sides"]),
        totals=tuple(data["totals"]),
        winners=tuple(data["winners"]),
        next_deal=data["next_deal"],
        next_dealer=data["next_dealer"],
        deals=data["deals"],
        ended=data["ended"],
    )

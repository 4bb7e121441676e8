"""Matches of any game in few words."""

from typing import Any

from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import write_entry
from scorekeeper.games.game import Game
from scorekeeper.games.seating import sides_across
from scorekeeper.match.changes import DealRecorded, Started
from scorekeeper.match.journal import Journal, start
from tests.match.makers import EVENING, go_on

PLAYERS = ("Asha", "Meera", "Ravi", "John", "Zoya", "Kabir")


def journal_of(
    game: Game[Any], *entries: Entry, players: int = 4, match_id: str = "m1", **rules: Any
) -> Journal:
    """A match in which these deals were recorded; everybody plays alone."""
    begun = Started(
        game=game.key,
        players=PLAYERS[:players],
        sides=sides_across(players, players),
        rules=rules,
    )
    deals = [DealRecorded(deal=write_entry(game.form, entry)) for entry in entries]
    return go_on(start(match_id, begun, EVENING), *deals)

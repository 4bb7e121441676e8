"""Matches of every game as they might go, with all that can be done to them, for Hypothesis."""

from datetime import timedelta
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from scorekeeper.games import GAMES
from scorekeeper.games.entry_file import write_entry
from scorekeeper.games.seating import sides_across
from scorekeeper.match.changes import (
    Change,
    Closed,
    DealCorrected,
    DealRecorded,
    DealRemoved,
    EndedEarly,
    Redone,
    Reopened,
    RulesChanged,
    Started,
    Undone,
)
from scorekeeper.match.journal import Impossible, Journal, start
from scorekeeper.match.names import name_problem, tidy
from tests.games.makers import FORM
from tests.match.deals import deals
from tests.match.makers import EVENING

NAMES = st.text(max_size=30).map(tidy).filter(lambda name: name_problem(name) is None)
SIDES = st.integers(0, 2)
RANKS = ("2", "7", "10", "J", "Q", "K", "A")

DEALS: dict[str, SearchStrategy[dict[str, Any]]] = {
    "hand-and-foot": deals(3).map(lambda entry: write_entry(FORM, entry)),
    "twenty-two": st.builds(
        lambda rank, takers: {"rank": rank, "takers": takers},
        st.sampled_from(RANKS),
        st.lists(SIDES, min_size=1, max_size=2, unique=True),
    ),
    "one-card": st.builds(
        lambda bidder, faces, joker: {
            "bidder": bidder,
            "bid": None if bidder is None else 8,
            "faces": [faces, 12 - faces, 0],
            "joker": joker,
        },
        st.none() | SIDES,
        st.integers(0, 12),
        SIDES,
    ),
}
"""A deal of three sides, as a match file has it."""
RULES: dict[str, dict[str, Any]] = {
    "hand-and-foot": {"deals": 2, "minimums": [60]},
    "twenty-two": {"limit": 30},
    "one-card": {"target": 20},
}
BY = st.sampled_from(["", "Asha's phone"])
SMALL = st.integers(1, 4)


def changes(game: str) -> SearchStrategy[Change]:
    """What might be tried next."""
    of_game = DEALS[game]
    rules = st.sampled_from([{}, RULES[game]])
    return st.one_of(
        st.builds(lambda deal: DealRecorded(deal=deal), of_game),
        st.builds(lambda deal: DealRecorded(deal=deal), of_game),
        st.builds(lambda number, deal: DealCorrected(number=number, deal=deal), SMALL, of_game),
        st.builds(lambda number: DealRemoved(number=number), SMALL),
        st.builds(lambda changed: RulesChanged(rules=changed), rules),
        st.sampled_from([Undone(), Undone(), Redone(), EndedEarly(), Reopened(), Closed()]),
    )


@st.composite
def journals(draw: DrawFn, match_id: str = "m1", most: int = 12) -> Journal:
    """A match of any game of three players who play alone; what is impossible was not done."""
    game = draw(st.sampled_from(sorted(GAMES)))
    names = draw(st.lists(NAMES, min_size=3, max_size=3, unique_by=str.casefold))
    title = draw(st.sampled_from(["", "Friday"]))
    begun = Started(
        game=game,
        players=tuple(names),
        sides=sides_across(3, 3),
        first_dealer=draw(SIDES),
        rules=draw(st.sampled_from([{}, RULES[game]])),
        name=title,
    )
    journal = start(match_id, begun, EVENING)
    for change in draw(st.lists(changes(game), max_size=most)):
        at = journal.last_change + timedelta(seconds=draw(st.integers(-5, 500)), microseconds=7)
        try:
            journal = journal.with_change(change, at, draw(BY))
        except Impossible:
            continue
    return journal

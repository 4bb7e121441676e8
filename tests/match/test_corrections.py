"""Correcting a deal equals having entered it so, in every game."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import write_entry
from scorekeeper.games.fields import RANKS
from scorekeeper.games.seating import sides_across
from scorekeeper.match.changes import Change, DealCorrected, DealRecorded, Started, Undone
from scorekeeper.match.journal import Journal, start
from tests.games.hands import NAMES, hand, round_

NOON = datetime(2025, 1, 1, 12, tzinfo=UTC)

hands = st.builds(
    lambda rank, takers: hand(f"{rank} {' '.join(map(str, takers))}"),
    st.sampled_from(RANKS),
    st.lists(st.integers(0, 2), min_size=1, max_size=3, unique=True),
)
rounds = st.builds(
    lambda bidder, bid, joker, first, second: round_(
        bidder, bid, joker, first, second, 12 - first - second
    ),
    st.integers(0, 2),
    st.integers(7, 15),
    st.integers(0, 2),
    st.integers(0, 6),
    st.integers(0, 6),
)


@st.composite
def corrected(draw: st.DrawFn) -> tuple[str, list[Entry], int, Entry]:
    """A game, the deals of a match of it, and another deal in the place of one of them."""
    game, deals = draw(st.sampled_from([("twenty-two", hands), ("one-card", rounds)]))
    entries = draw(st.lists(deals, min_size=1, max_size=9))
    return game, entries, draw(st.integers(0, len(entries) - 1)), draw(deals)


@given(corrected())
def test_correcting_a_deal_equals_having_entered_it_so(
    case: tuple[str, list[Entry], int, Entry],
) -> None:
    game, entries, place, instead = case
    first = _journal(game, entries)
    changed = DealCorrected(number=place + 1, deal=write_entry(first.match.game.form, instead))

    match = first.with_change(changed, NOON).match

    entered_so = _journal(game, [*entries[:place], instead, *entries[place + 1 :]]).match
    assert match.standing == entered_so.standing
    assert match.standing.deals[place].entry == instead


@given(corrected())
def test_a_correction_undone_never_was(case: tuple[str, list[Entry], int, Entry]) -> None:
    game, entries, place, instead = case
    first = _journal(game, entries)
    changed = DealCorrected(number=place + 1, deal=write_entry(first.match.game.form, instead))

    assert first.with_change(changed, NOON).with_change(Undone(), NOON).match == first.match


def _journal(game: str, entries: list[Entry]) -> Journal:
    """The journal of a match of three."""
    began = Started(game=game, players=NAMES[:3], sides=sides_across(3, 3))
    journal = start("m", began, NOON)
    for entry in entries:
        deal: Change = DealRecorded(deal=write_entry(journal.match.game.form, entry))
        journal = journal.with_change(deal, NOON)
    return journal

"""What a round of One Card brings, who wins, and what is said meanwhile."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.games.entry import Entry
from scorekeeper.games.lines import ScoreLine, scores
from scorekeeper.games.one_card import ONE_CARD, captured, score
from tests.games.hands import coming, one_card, remarks, round_, table

PASSED = (None, None)
TO_THIRTY_ALL = (
    round_(0, 8, 0, 7, 5),
    round_(1, 8, 1, 5, 7),
    round_(*PASSED, 0, 7, 5),
    round_(1, 8, 1, 5, 7),
)
THREE_TO_THIRTY_ALL = (
    round_(0, 9, 0, 9, 3, 0),
    round_(1, 10, 1, 2, 10, 0),
    round_(0, 8, 0, 7, 5, 0),
)


@st.composite
def rounds(draw: st.DrawFn, players: int = 4) -> Entry:
    """Any round there can be."""
    cuts = sorted(draw(st.lists(st.integers(0, 12), min_size=players - 1, max_size=players - 1)))
    faces = [high - low for low, high in zip([0, *cuts], [*cuts, 12], strict=True)]
    seats = st.integers(0, players - 1)
    bid = draw(st.one_of(st.just(PASSED), st.tuples(seats, st.integers(6, 15))))
    return round_(*bid, draw(seats), *faces)


@given(rounds())
def test_fifteen_points_are_captured_in_every_round(entry: Entry) -> None:
    assert sum(scores(captured(entry, table(ONE_CARD, 4)))) == 15
    assert not one_card(entry, players=4).deals[0].problems


@given(rounds())
def test_everybody_scores_what_was_captured_but_a_bidder_who_failed(entry: Entry) -> None:
    setup = table(ONE_CARD, 4)
    for side, got in enumerate(scores(captured(entry, setup))):
        bid = entry.number(None, "bid") if side in entry.named("bidder") else 0
        assert scores(score(entry, setup))[side] == (got if got >= bid else 0)


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (round_(0, 6, 0, 4, 4, 3, 1), (7, 4, 3, 1)),
        (round_(1, 8, 1, 4, 5, 3), (4, 8, 3)),
        (round_(1, 10, 1, 5, 7), (5, 10)),
        (round_(1, 11, 1, 5, 7), (5, 0)),
        (round_(2, 7, 0, 2, 3, 7), (5, 3, 7)),
        (round_(1, 15, 1, 0, 12), (0, 15)),
        (round_(*PASSED, 1, 2, 3, 5, 2), (2, 6, 5, 2)),
        (round_(1, 8, 0, 12, 0), (15, 0)),
    ],
)
def test_a_bid_is_made_or_brings_nothing(entry: Entry, expected: tuple[int, ...]) -> None:
    assert one_card(entry, players=len(expected)).totals == expected


def test_the_lines_tell_what_a_missed_bid_cost() -> None:
    lines = score(round_(0, 9, 0, 4, 5, 3), table(ONE_CARD, 3))

    assert lines[0] == (
        ScoreLine("faces", 4, 4),
        ScoreLine("joker", 1, 3),
        ScoreLine("bid_missed", None, -7),
    )
    assert lines[1] == (ScoreLine("faces", 5, 5),)


def test_cards_are_worth_what_the_table_says() -> None:
    entry = round_(0, 14, 0, 4, 5, 3)

    assert one_card(entry, face=2, joker=5).totals == (0, 10, 6)


def test_a_whole_match() -> None:
    """
    | round | dealt by | bid     | faces  | joker | Asha | Meera | Ravi |
    |-------|----------|---------|--------|-------|-----:|------:|-----:|
    | 1     | Asha     | Asha 9  | 7 3 2  | Asha  |   10 |     3 |    2 |
    | 2     | Meera    | Meera 8 | 5 7 0  | Meera |   15 |    13 |    2 |
    | 3     | Ravi     | Ravi 7  | 6 4 2  | Asha  |   24 |    17 |    2 |
    | 4     | Asha     | Meera 8 | 2 7 3  | Meera |   26 |    27 |    5 |
    | 5     | Meera    | Asha 8  | 5 4 3  | Asha  |   34 |    31 |    8 |

    Two pass 30 in the fifth round; the higher total wins. Ravi fell short of his bid in the third.
    """
    played = (
        round_(0, 9, 0, 7, 3, 2),
        round_(1, 8, 1, 5, 7, 0),
        round_(2, 7, 0, 6, 4, 2),
        round_(1, 8, 1, 2, 7, 3),
        round_(0, 8, 0, 5, 4, 3),
    )

    totals = [deal.played.totals for deal in one_card(*played).deals if deal.played]
    dealers = [coming(one_card(*played[:count])).dealer for count in range(len(played))]
    end = one_card(*played)

    assert totals == [(10, 3, 2), (15, 13, 2), (24, 17, 2), (26, 27, 5), (34, 31, 8)]
    assert dealers == [0, 1, 2, 0, 1]
    assert end.over
    assert end.outcome.winners == (0,)
    assert end.outcome.places == (1, 2, 3)


@pytest.mark.parametrize(("players", "cards"), [(2, 12), (3, 8), (4, 6)])
def test_all_but_one_card_are_dealt(players: int, cards: int) -> None:
    assert coming(one_card(players=players)).cards == cards


@pytest.mark.parametrize(
    ("tie", "winners", "places"),
    [("play-on", (), (1, 1)), ("shared", (0, 1), (1, 1)), ("bidder-first", (1,), (2, 1))],
)
def test_players_level_at_the_target_play_on_or_share_or_the_bidder_wins(
    tie: str, winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    match = one_card(*TO_THIRTY_ALL, players=2, tie=tie)

    assert match.totals == (30, 30)
    assert (match.outcome.winners, match.outcome.places) == (winners, places)
    assert match.over == bool(winners)


@pytest.mark.parametrize(
    ("last", "winners", "places"),
    [
        (round_(*PASSED, 1, 6, 6, 0), (), (1, 1, 3)),
        (round_(2, 7, 1, 6, 6, 0), (), (1, 1, 3)),
        (round_(1, 7, 1, 6, 6, 0), (1,), (2, 1, 3)),
    ],
)
def test_a_bidder_wins_only_when_level_in_front(
    last: Entry, winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    match = one_card(*THREE_TO_THIRTY_ALL, last, tie="bidder-first")

    assert match.totals == (30, 30, 0)
    assert (match.outcome.winners, match.outcome.places) == (winners, places)


def test_a_bidder_with_fewer_points_does_not_win() -> None:
    match = one_card(*THREE_TO_THIRTY_ALL, round_(0, 7, 1, 7, 5, 0), tie="bidder-first", target=29)

    assert match.totals == (31, 29, 0)
    assert match.outcome.winners == (0,)


def test_who_plays_on_wins_by_leading_alone() -> None:
    match = one_card(*TO_THIRTY_ALL, round_(1, 8, 1, 4, 8), players=2)

    assert match.totals == (34, 41)
    assert match.outcome.winners == (1,)


@pytest.mark.parametrize(("target", "over"), [(30, True), (50, False)])
def test_the_target_is_what_the_table_says(target: int, over: bool) -> None:
    match = one_card(*[round_(0, 15, 0, 12, 0)] * 2, players=2, target=target)

    assert match.over == over
    assert ONE_CARD.mark(ONE_CARD.rules(target=target)) == target


@pytest.mark.parametrize(
    ("rounds", "said"),
    [
        ((), ["needs 30 to win", "needs 30 to win", "needs 30 to win"]),
        (THREE_TO_THIRTY_ALL, ["needs 6 to win", "needs 9 to win", "needs 30 to win"]),
        (
            (*THREE_TO_THIRTY_ALL, round_(*PASSED, 1, 6, 6, 0)),
            ["needs 1 to win", "needs 1 to win", "needs 31 to win"],
        ),
    ],
)
def test_players_hear_what_they_need(rounds: tuple[Entry, ...], said: list[str]) -> None:
    after = one_card(*rounds)

    assert remarks(after.outcome)[1:] == list(enumerate(said))
    assert [it.close for it in after.outcome.remarks[1:]] == [
        int(text.split()[1]) <= 15 for text in said
    ]


@pytest.mark.parametrize(
    ("players", "first_dealer", "leads"),
    [
        (2, 0, "Meera"),
        (2, 1, "Asha"),
        (3, 0, "Meera"),
        (3, 2, "Asha"),
        (4, 0, "Ravi"),
        (4, 3, "Meera"),
    ],
)
def test_opposite_the_dealer_leads_if_all_pass(players: int, first_dealer: int, leads: str) -> None:
    said = remarks(one_card(players=players, first_dealer=first_dealer).outcome)

    assert said[0] == (None, f"The highest bidder leads; if all pass, {leads} does.")

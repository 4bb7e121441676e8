"""What cannot be in a hand of Twenty-Two, and what is asked of one."""

import pytest

from scorekeeper.games.entry import Entry, blank, gaps
from scorekeeper.games.game import SoFar
from scorekeeper.games.twenty_two import TWENTY_TWO
from tests.games.hands import codes, hand, table, twenty_two

FOUR_KINGS = ("K 0", "K 1", "K 2", "K 3")
THREE_WRONG = ["taker-eliminated", "rank-used-up", "dealer-not-taker"]
LEVEL = ("9 0", "8 1", "8 2", "K 0 1 2", "4 0 1 2")


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        (("Q 0",), []),
        (("8 0 1 2 3",), []),
        (("11 1",), ["rank"]),
        (("1 1",), ["rank"]),
        (("Joker 0",), ["rank"]),
        (("11",), ["rank"]),
        (("6",), ["takers"]),
        (("8 0 1 2 3 4",), ["takers"]),
        (("6 2 2",), ["takers"]),
        (("A 0", "A 0", "5 0"), ["taker-eliminated"]),
        (("A 3", "A 3", "5 0 2 3"), ["taker-eliminated"]),
        ((*FOUR_KINGS, "K 4"), ["rank-used-up"]),
        ((*FOUR_KINGS, "Q 4"), []),
        (("7 0 1", "7 2", "7 3 4"), ["rank-used-up"]),
        (("7 0 1", "7 2", "7 3"), []),
        (("9 1 > 2",), ["dealer-not-taker"]),
        (("9 1 2 > 2",), []),
        (("A 0", "A 0", "A 1", "A 2", "A 0 > 1"), THREE_WRONG),
    ],
)
def test_a_hand_that_cannot_be_is_refused(hands: tuple[str, ...], expected: list[str]) -> None:
    assert codes(twenty_two(*hands, players=5)) == expected


def test_a_hand_without_a_card_is_refused() -> None:
    problems = TWENTY_TWO.problems(blank(3), SoFar(table(TWENTY_TWO, 3)))

    assert [problem.code for problem in problems] == ["rank"]


def test_cards_gone_back_into_the_pack_can_be_taken_again() -> None:
    hands = ("K 0", "K 0", "K 0", "K 1", "K 1")

    assert codes(twenty_two(*hands, players=4)) == ["rank-used-up"]
    assert codes(twenty_two(*hands, players=4, cards_of_eliminated="back")) == []


def test_only_those_level_take_tricks_in_a_play_off() -> None:
    assert codes(twenty_two(*LEVEL, "5 1", tie="play-off")) == []
    assert codes(twenty_two(*LEVEL, "5 0", tie="play-off")) == ["taker-eliminated"]


def test_every_hand_after_the_end_is_refused_and_the_match_stays_over() -> None:
    match = twenty_two("A 0", "A 0", "A 1", "A 1", "3 2", "4 2")

    assert [[p.code for p in deal.problems] for deal in match.deals[4:]] == [["match-over"]] * 2
    assert (match.over, match.outcome.winners, match.stuck) == (True, (2,), 5)


def test_a_hand_made_impossible_by_a_correction_is_kept_and_stops_the_count() -> None:
    before = twenty_two("A 0", "4 0", "6 0", "5 1")
    after = twenty_two("A 0", "A 0", "6 0", "5 1")

    assert before.totals == (21, 5, 0)
    assert codes(before) == []
    assert after.totals == (22, 0, 0)
    assert after.stuck == 3
    assert [deal.refused for deal in after.deals] == [False, False, True, False]
    assert [deal.entry for deal in after.deals[2:]] == [hand("6 0"), hand("5 1")]


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ["rank", "takers"]),
        ({"rank": "9"}, ["takers"]),
        ({"takers": (1,)}, ["rank"]),
        ({"rank": "9", "takers": ()}, ["takers"]),
        ({"rank": "9", "takers": (1, 2)}, []),
    ],
)
def test_a_hand_is_complete_with_its_card_and_its_takers(
    facts: dict[str, str | tuple[int, ...]], missing: list[str]
) -> None:
    assert [gap.section.key for gap in gaps(TWENTY_TWO.form, Entry(facts, ({},) * 3))] == missing


def test_the_dealer_is_asked_for_after_a_tie_alone() -> None:
    dealer = TWENTY_TWO.form.deal_fields["dealer"]

    assert not hand("9 1").asks(dealer)
    assert hand("9 1 2").asks(dealer)


@pytest.mark.parametrize(
    ("dealer", "takers", "expected"),
    [
        (None, (2, 0), 2),
        (None, (2,), None),
        (0, (2, 0), 0),
        (0, (2, 1), 2),
        (0, (0,), None),
    ],
)
def test_the_first_of_those_who_tie_deals_until_another_is_chosen(
    dealer: int | None, takers: tuple[int, ...], expected: int | None
) -> None:
    before = blank(3) if dealer is None else blank(3).put(None, {"dealer": dealer})
    after = TWENTY_TWO.suggest(
        before, before.put(None, {"takers": takers}), SoFar(table(TWENTY_TWO, 3))
    )

    assert after.deal.get("dealer") == expected


def test_a_dealer_filled_in_follows_the_takers() -> None:
    setup, entry = table(TWENTY_TWO, 3), blank(3)
    for takers in ((2,), (2, 0), (0,), (0, 1)):
        entry = TWENTY_TWO.suggest(entry, entry.put(None, {"takers": takers}), SoFar(setup))

    assert entry.deal == {"takers": (0, 1), "dealer": 0}

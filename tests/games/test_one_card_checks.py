"""What cannot be in a round of One Card, what is asked of one, and what is filled in."""

from typing import Any

import pytest

from scorekeeper.games.entry import Entry, Facts, Value, blank, gaps
from scorekeeper.games.game import SoFar
from scorekeeper.games.one_card import ONE_CARD
from tests.games.hands import codes, one_card, round_, table


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (round_(0, 7, 0, 7, 3, 2), []),
        (round_(None, None, 0, 4, 4, 4), []),
        (round_(None, None, 0, 4, 4, 3), ["faces-total"]),
        (round_(None, None, 0, 4, 4, 5), ["faces-total"]),
        (round_(0, 7, None, 7, 3, 2), ["joker-holder"]),
        (round_(0, 6, 0, 7, 3, 2), ["bid-range"]),
        (round_(0, 16, 0, 7, 3, 2), ["bid-range"]),
        (round_(0, 0, 0, 7, 3, 2), ["bid-range"]),
        (round_(0, 15, 0, 7, 3, 2), []),
        (round_(None, 8, 0, 7, 3, 2), ["bid-without-bidder"]),
        (round_(2, None, 0, 7, 3, 2), ["bidder-without-bid"]),
        (round_(0, 7, 0, 11, -1, 2), ["count"]),
        (round_(2, None, None, 7, 3, 3), ["faces-total", "joker-holder", "bidder-without-bid"]),
    ],
)
def test_a_round_that_cannot_be_is_refused(entry: Entry, expected: list[str]) -> None:
    assert codes(one_card(entry)) == expected


@pytest.mark.parametrize(
    ("players", "rules", "bids"),
    [
        (2, {}, (8, 15)),
        (3, {}, (7, 15)),
        (4, {}, (6, 15)),
        (4, {"joker": 5}, (6, 17)),
        (2, {"face": 2, "joker": 5}, (8, 29)),
        (4, {"minimum_bids": {"4": 7}}, (7, 15)),
        (3, {"minimum_bids": {"4": 7}}, (7, 15)),
        (2, {"minimum_bids": {"2": 10, "3": 9, "4": 8}}, (10, 15)),
    ],
)
def test_bids_lie_between_the_lowest_allowed_and_all_there_is(
    players: int, rules: dict[str, Any], bids: tuple[int, int]
) -> None:
    least, most = bids
    found = [
        codes(one_card(round_(0, bid, 0, 12, *[0] * (players - 1)), players=players, **rules))
        for bid in (least - 1, least, most, most + 1)
    ]

    assert found == [["bid-range"], [], [], ["bid-range"]]
    assert ONE_CARD.bounds(table(ONE_CARD, players, **rules)) == {"bid": range(least, most + 1)}


def test_only_the_lowest_bids_that_differ_are_kept_with_a_match() -> None:
    rules = ONE_CARD.rules.model_validate({"minimum_bids": {"2": 8, "4": 7}})

    assert rules.changed() == {"minimum_bids": {"4": 7}}


@pytest.mark.parametrize(
    ("deal", "faces", "missing"),
    [
        ({}, (None, None), ["bidder", "joker", "faces", "faces"]),
        ({"bidder": None}, (None, None), ["joker", "faces", "faces"]),
        ({"bidder": 1}, (None, None), ["bid", "joker", "faces", "faces"]),
        ({"bidder": 1, "bid": 8}, (7, None), ["joker", "faces"]),
        ({"bidder": 1, "bid": 8, "joker": 0}, (12, 0), []),
    ],
)
def test_a_round_is_complete_with_bid_joker_and_all_face_cards(
    deal: Facts, faces: tuple[int | None, ...], missing: list[str]
) -> None:
    sides = tuple({} if count is None else {"faces": count} for count in faces)

    assert [gap.section.key for gap in gaps(ONE_CARD.form, Entry(deal, sides))] == missing


def test_the_bid_is_made_before_the_cards_are_played() -> None:
    assert [section.key for section in ONE_CARD.form.deal if section.before_play] == [
        "bidder",
        "bid",
    ]


@pytest.mark.parametrize(
    ("taps", "faces"),
    [
        ([(0, 5), (1, 3)], [5, 3, None, None]),
        ([(0, 5), (1, 3), (2, 4)], [5, 3, 4, 0]),
        ([(0, 5), (1, 3), (2, 1), (2, 2)], [5, 3, 2, 2]),
        ([(3, 5), (1, 3), (2, 1), (1, 4)], [2, 4, 1, 5]),
        ([(0, 5), (1, 3), (2, 1), (3, 2), (2, 2)], [5, 3, 2, 2]),
        ([(0, 9), (1, 3), (2, 1)], [9, 3, 1, None]),
        ([(0, 9), (1, 3), (2, 1), (1, 2)], [9, 2, 1, 0]),
    ],
)
def test_the_face_cards_of_the_last_player_are_what_the_others_left(
    taps: list[tuple[int, int]], faces: list[int | None]
) -> None:
    entry = blank(4)
    for side, count in taps:
        entry = _after(entry, side, "faces", count)

    assert [facts.get("faces") for facts in entry.sides] == faces


def test_what_was_filled_in_is_known_until_it_is_touched() -> None:
    entry = _after(blank(2), 0, "faces", 7)

    assert entry.filled == {(1, "faces")}
    assert _after(entry, 1, "faces", 5).filled == frozenset()


@pytest.mark.parametrize(
    ("bidders", "deal"),
    [
        ([None], {"bidder": None, "bid": None}),
        ([None, 1], {"bidder": 1}),
        ([1, None], {"bidder": None, "bid": None}),
    ],
)
def test_where_all_passed_there_is_no_bid(bidders: list[int | None], deal: Facts) -> None:
    entry = blank(3)
    for bidder in bidders:
        entry = _after(entry, None, "bidder", bidder)

    assert entry.deal == deal


def test_a_bid_stays_when_another_is_named_as_bidder() -> None:
    entry = _after(_after(_after(blank(3), None, "bidder", 0), None, "bid", 9), None, "bidder", 1)

    assert entry.deal == {"bidder": 1, "bid": 9}


def _after(entry: Entry, side: int | None, key: str, value: Value) -> Entry:
    """The draft after one answer, and what goes along with it."""
    so_far = SoFar(table(ONE_CARD, len(entry.sides)))
    return ONE_CARD.suggest(entry, entry.put(side, {key: value}), so_far)

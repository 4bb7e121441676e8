"""What cannot be is refused with its reason, and what was entered stays to be put right."""

from typing import Any

import pytest

from scorekeeper.games.entry import Entry, Facts
from scorekeeper.games.game import Game
from scorekeeper.games.one_card import ONE_CARD
from scorekeeper.games.twenty_two import TWENTY_TWO
from scorekeeper.storage.store import Store
from tests.games.hands import hand, round_
from tests.match.of_games import journal_of
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient

FULL = round_(None, None, 0, 12, 0, 0, 0)


async def tap_all(app: FakeClient, *names: str) -> None:
    for name in names:
        await app.tap(name)


def kept(store: Store) -> Facts | None:
    """What is in the draft of the next deal."""
    draft = store.draft("m1", 0)
    return draft.deal if draft else None


async def test_a_fifth_king_is_refused(open_phone: OpenApp, store: Store) -> None:
    store.add(journal_of(TWENTY_TWO, hand("K 0 1 2"), players=4))
    app = await open_phone("/match/m1/deal/2")
    await tap_all(app, "Took it: John, 0 of 22", "Took it: Asha, 10 of 22", "K", "Save")
    assert app.saying("All four cards of this rank would be used up")
    assert kept(store) == {"takers": (3, 0), "rank": "K", "dealer": 3}
    await tap_all(app, "Q", "Save")
    assert app.saying("Hand 2: Asha 10, Meera 0, Ravi 0, John 10")


async def test_five_players_cannot_take_one_trick(open_phone: OpenApp, store: Store) -> None:
    store.add(journal_of(TWENTY_TWO, players=6))
    app = await open_phone("/match/m1/deal/1")
    names = ("Asha", "Meera", "Ravi", "John", "Zoya")
    await tap_all(app, *(f"Took it: {name}, 0 of 22" for name in names))
    assert kept(store) == {"takers": (0, 1, 2, 3), "dealer": 0}


async def test_an_eliminated_player_cannot_be_tapped(open_phone: OpenApp, store: Store) -> None:
    store.add(journal_of(TWENTY_TWO, *map(hand, ["A 0", "A 0"])))
    app = await open_phone("/match/m1/deal/3")
    with pytest.raises(AssertionError, match="is disabled"):
        await app.tap("Took it: Asha, out · 22 of 22")


async def test_face_cards_that_are_not_12_are_refused(open_phone: OpenApp, store: Store) -> None:
    store.add(journal_of(ONE_CARD))
    app = await open_phone("/match/m1/deal/1")
    await tap_all(app, "Bidder: All passed", "5", "3", "3", "Joker: Ravi")
    assert app.saying("12 of 12 face cards given out")
    await tap_all(app, "Face cards, John: 1. 0 +1 = 1 of 30", "0")
    assert app.saying("11 of 12 face cards given out")
    await app.tap("Save")
    assert app.saying("All 12 kings, queens and jacks are taken in every round, not 11.")
    assert app.saying("Face cards, Asha: 5")


async def test_of_three_players_the_rest_is_never_less_than_nothing(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal_of(ONE_CARD, players=3))
    app = await open_phone("/match/m1/deal/1")
    await tap_all(app, "Bidder: All passed", "12", "12", "Joker: Ravi", "Save")
    assert app.saying("24 of 12 face cards given out")
    assert app.saying("Not entered yet: Ravi: Kings, queens and jacks")


@pytest.mark.parametrize(
    ("players", "lowest", "not_offered"), [(2, "8", "7"), (3, "7", "6"), (4, "6", "5")]
)
async def test_a_bid_out_of_range_is_not_offered(
    open_phone: OpenApp, store: Store, players: int, lowest: str, not_offered: str
) -> None:
    store.add(journal_of(ONE_CARD, players=players))
    app = await open_phone("/match/m1/deal/1")
    await app.tap("Bidder: Asha")
    assert lowest in app.names()
    assert "15" in app.names()
    assert not_offered not in app.names()
    assert "16" not in app.names()


@pytest.mark.parametrize(
    ("players", "game", "deals", "taps", "entry"),
    [
        (
            2,
            TWENTY_TWO,
            [hand("A 0"), hand("A 0")],
            ["Took it: Meera, 0 of 22", "9"],
            {"takers": (1,), "rank": "9"},
        ),
        (
            4,
            ONE_CARD,
            [FULL, FULL],
            ["Bidder: All passed", "12", "0", "0", "Joker: Asha"],
            {"bidder": None, "bid": None, "joker": 0},
        ),
    ],
    ids=["Twenty-Two", "One Card"],
)
async def test_nothing_is_added_to_a_match_that_is_over(
    open_phone: OpenApp,
    store: Store,
    players: int,
    game: Game[Any],
    deals: list[Entry],
    taps: list[str],
    entry: Facts,
) -> None:
    store.add(journal_of(game, *deals, players=players))
    app = await open_phone("/match/m1/deal/3")
    await tap_all(app, *taps, "Save")
    assert app.saying("The match is over; nothing can be added to it.")
    assert kept(store) == entry


async def test_a_taker_who_is_out_by_now_can_be_taken_back(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal_of(TWENTY_TWO, *map(hand, ["A 0", "J 0", "A 0"])))
    app = await open_phone("/match/m1")
    assert not app.saying("does not count")
    await tap_all(
        app, "Hand 2: Asha 10, Meera 0, Ravi 0, John 0", "Correct", "A", "Save correction"
    )
    assert app.saying("Hand 3 does not count: Asha: This player is out")
    await app.tap("Put right: Hand 3")
    await tap_all(app, "Took it: Asha, out · 22 +11 = 33 of 22", "Took it: John, 0 of 22")
    await app.tap("Save correction")
    assert not app.saying("does not count")
    assert app.saying("Hand 3: Asha 0, Meera 0, Ravi 0, John 11")

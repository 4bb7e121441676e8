"""The rules of the game: one tap from the table, in the figures that the match is played by."""

from typing import Any

import pytest

from scorekeeper.games import GAMES
from scorekeeper.games.game import Game
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.one_card import ONE_CARD
from scorekeeper.games.twenty_two import TWENTY_TWO
from scorekeeper.storage.store import Store
from tests.match.of_games import journal_of
from tests.ui.conftest import OpenApp

HOUSE_RULES: list[tuple[Game[Any], dict[str, Any], list[str]]] = [
    (
        HAND_AND_FOOT,
        {
            "joker": 60,
            "clean_book": 550,
            "red_three_left": 400,
            "minimums": [40, 80],
            "going_out": 100,
            "deals": 3,
            "books_to_go_out": {"clean": 3},
            "tie": "extra-deal",
        },
        [
            "Joker 60",
            "Clean, without wild cards: 550",
            "Left in hand or foot: 400 each",
            "Deal 1: 40",
            "Deal 3: 80",
            "It takes 3 clean, 2 dirty and 1 wild books.",
            "Going out brings 100.",
            "3 deals; the deal passes to the left.",
            "level sides play one more deal",
        ],
    ),
    (
        TWENTY_TWO,
        {
            "limit": 25,
            "ace": 12,
            "queen": 9,
            "first_deal": 5,
            "cards_of_eliminated": "back",
            "tie": "play-off",
        },
        [
            "Ace 12",
            "Queen 9",
            "King 10",
            "At 25 points or more a player is out.",
            "go back into the pack",
            "5 cards each in the first hand.",
            "Level players play off",
        ],
    ),
    (
        ONE_CARD,
        {
            "target": 50,
            "face": 2,
            "joker": 5,
            "minimum_bids": {"4": 9},
            "tie": "bidder-first",
        },
        [
            "King, queen or jack 2",
            "Joker 5",
            "All together 29",
            "From 9 to 29 points; players may pass.",
            "First to 50 points wins.",
            "that round's bidder wins",
        ],
    ),
]


@pytest.mark.parametrize(
    ("game", "rules", "lines"), HOUSE_RULES, ids=[game.key for game, *_ in HOUSE_RULES]
)
async def test_the_figures_are_those_of_the_match(
    open_phone: OpenApp, store: Store, game: Game[Any], rules: dict[str, Any], lines: list[str]
) -> None:
    store.add(journal_of(game, **rules))
    app = await open_phone("/match/m1")
    await app.tap("Rules of the game")
    assert app.page.route == "/match/m1/rules"
    assert [line for line in lines if not app.saying(line)] == []
    assert app.saying("House rules: ")
    await app.tap("Back")
    assert app.page.route == "/match/m1"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
async def test_standard_rules_are_said_to_be_so(
    open_phone: OpenApp, store: Store, game: Game[Any]
) -> None:
    store.add(journal_of(game))
    app = await open_phone("/match/m1/rules")
    assert app.saying("Played by the standard rules.")
    assert app.saying("Rules of this match")

"""The games on offer, in the order the menu shows them."""

from typing import Any

from scorekeeper.games.game import Game
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.one_card import ONE_CARD
from scorekeeper.games.twenty_two import TWENTY_TWO

GAMES: dict[str, Game[Any]] = {game.key: game for game in (HAND_AND_FOOT, TWENTY_TWO, ONE_CARD)}

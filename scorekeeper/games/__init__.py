"""The games on offer, in the order the menu shows them."""

from typing import Any

from scorekeeper.games.game import Game
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT

GAMES: dict[str, Game[Any]] = {game.key: game for game in (HAND_AND_FOOT,)}

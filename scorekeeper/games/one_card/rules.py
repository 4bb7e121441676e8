"""The house rules of One Card: the target, what captured cards are worth, the lowest bids."""

from typing import Annotated, Literal

from pydantic import Field

from scorekeeper.games.rules import Rules, choice, whole
from scorekeeper.games.text import N_

FACES = 12
"""Kings, queens and jacks: all of them are captured in every round."""


class MinimumBids(Rules):
    """The lowest bid for each number of players."""

    two: int = whole(8, 1, 200, N_("2 players"), "2")
    three: int = whole(7, 1, 200, N_("3 players"), "3")
    four: int = whole(6, 1, 200, N_("4 players"), "4")


class OneCardRules(Rules):
    """Card values and bids in points, and how a match ends."""

    target: int = whole(30, 5, 500, N_("Points to win"))
    face: int = whole(1, 1, 10, N_("King, queen or jack"))
    joker: int = whole(3, 0, 50, N_("Joker"))
    minimum_bids: Annotated[MinimumBids, Field(title=N_("Lowest bid"))] = MinimumBids()
    tie: Literal["play-on", "shared", "bidder-first"] = choice(
        "play-on",
        N_("Level at the end"),
        play_on=N_("play on"),
        shared=N_("shared win"),
        bidder_first=N_("the bidder wins"),
    )

    def bids(self, players: int) -> range:
        """What may be bid: at most what is captured in a round altogether."""
        bids = self.minimum_bids
        lowest = {2: bids.two, 3: bids.three, 4: bids.four}[players]
        return range(lowest, FACES * self.face + self.joker + 1)

"""The house rules of One Card: the target, what captured cards are worth, the lowest bids."""

from typing import Literal

from scorekeeper.games.rules import Rules, choice, nested, whole
from scorekeeper.games.text import N_

FACES = 12
"""Kings, queens and jacks: all of them are captured in every round."""

CARDS, BIDDING, END = N_("Cards"), N_("Bidding"), N_("The end")


class MinimumBids(Rules):
    """The lowest bid for each number of players."""

    two: int = whole(8, 1, 200, N_("2 players"), N_("The lowest bid when two play."), alias="2")
    three: int = whole(7, 1, 200, N_("3 players"), N_("The lowest bid when three play."), alias="3")
    four: int = whole(6, 1, 200, N_("4 players"), N_("The lowest bid when four play."), alias="4")


class OneCardRules(Rules):
    """Card values and bids in points, and how a match ends."""

    face: int = whole(
        1, 1, 10, N_("King, queen or jack"), N_("For each of the twelve captured."), CARDS
    )
    joker: int = whole(3, 0, 50, N_("Joker"), N_("For the joker captured."), CARDS)
    minimum_bids: MinimumBids = nested(
        MinimumBids(), N_("Lowest bid"), N_("Whoever bids, bids at least this."), BIDDING
    )
    target: int = whole(30, 5, 500, N_("Points to win"), N_("The total that ends the match."), END)
    tie: Literal["play-on", "shared", "bidder-first"] = choice(
        "play-on",
        N_("Level at the end"),
        N_("What becomes of players who are level in front at the target."),
        END,
        {
            "play-on": N_("play on"),
            "shared": N_("shared win"),
            "bidder-first": N_("the bidder wins"),
        },
    )

    def bids(self, players: int) -> range:
        """What may be bid: at most what is captured in a round altogether."""
        bids = self.minimum_bids
        lowest = {2: bids.two, 3: bids.three, 4: bids.four}[players]
        return range(lowest, FACES * self.face + self.joker + 1)

"""The house rules of Twenty-Two: card values, the limit, and what becomes of score cards."""

from typing import Literal

from scorekeeper.games.fields import RANKS
from scorekeeper.games.rules import Rules, choice, whole
from scorekeeper.games.text import N_

PACK = 52
OF_A_RANK = 4
COURT = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
"""The cards whose points are house rules; the others are worth what is printed on them."""


CARDS, PLAY, END = N_("Cards"), N_("The deal"), N_("The end")


class TwentyTwoRules(Rules):
    """Card values in points, and how a match begins and ends."""

    ace: int = whole(11, 1, 50, N_("Ace"), N_("The points of an ace taken."), CARDS)
    jack: int = whole(10, 1, 50, N_("Jack"), N_("The points of a jack taken."), CARDS)
    queen: int = whole(10, 1, 50, N_("Queen"), N_("The points of a queen taken."), CARDS)
    king: int = whole(10, 1, 50, N_("King"), N_("The points of a king taken."), CARDS)
    first_deal: int = whole(
        7,
        1,
        26,
        N_("Cards each in the first hand"),
        N_("Later hands have as many as the card taken has points."),
        PLAY,
    )
    cards_of_eliminated: Literal["out", "back"] = choice(
        "out",
        N_("Cards of players put out"),
        N_("Whether the score cards of a player who is out are dealt again."),
        PLAY,
        {"out": N_("stay out of the pack"), "back": N_("go back into the pack")},
    )
    limit: int = whole(
        22, 10, 50, N_("Out at this many points"), N_("A player who has so many is out."), END
    )
    tie: Literal["shared", "play-off"] = choice(
        "shared",
        N_("Level at the end"),
        N_("What becomes of the last players when one hand puts all of them out, level."),
        END,
        {"shared": N_("shared win"), "play-off": N_("play-off")},
    )

    def points(self, rank: str) -> int:
        """What a card of this rank is worth."""
        return self.worth(COURT[rank]) if rank in COURT else int(rank)

    def safe(self, missing: int) -> tuple[str, ...]:
        """The ranks that a player who misses so many points to the limit may take."""
        return tuple(rank for rank in RANKS if self.points(rank) < missing)

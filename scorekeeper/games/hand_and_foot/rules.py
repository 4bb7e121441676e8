"""The house rules of Hand and Foot: standard values, and how far tables are known to move them."""

from typing import Annotated, Literal

from pydantic import Field

from scorekeeper.games.rules import Numbers, Rules, choice, numbers, whole
from scorekeeper.games.text import N_

CARDS_EACH = 13
"""In the hand, and again in the foot."""
DEALT_EACH = 2 * CARDS_EACH


class BooksToGoOut(Rules):
    """How many books of each kind a side needs before it may go out."""

    clean: int = whole(2, 0, 10, N_("Clean books"))
    dirty: int = whole(2, 0, 10, N_("Dirty books"))
    wild: int = whole(1, 0, 10, N_("Wild books"))


class HandAndFootRules(Rules):
    """Card values and bonuses in points, and how a match begins and ends."""

    decks: int = whole(5, 2, 8, N_("Packs of cards"))
    clean_book: int = whole(500, 0, 5000, N_("Clean book"))
    dirty_book: int = whole(300, 0, 5000, N_("Dirty book"))
    wild_book: int = whole(1500, 0, 5000, N_("Wild book"))
    going_out: int = whole(100, 0, 1000, N_("Going out"))
    red_three_table: int = whole(100, -1000, 1000, N_("Red three on the table"))
    red_three_left: int = whole(-100, -1000, 1000, N_("Red three left"))
    black_three: int = whole(-5, -1000, 0, N_("Black three left"))
    joker: int = whole(50, 0, 500, N_("Joker"))
    two: int = whole(20, 0, 500, N_("Two"))
    ace: int = whole(20, 0, 500, N_("Ace"))
    high: int = whole(10, 0, 500, N_("8 to king"))
    low: int = whole(5, 0, 500, N_("4 to 7"))
    minimums: Numbers = numbers((50, 90, 120, 150), N_("First meld, by deal"))
    deals: int = whole(4, 1, 20, N_("Deals"))
    books_to_go_out: Annotated[BooksToGoOut, Field(title=N_("Books to go out"))] = BooksToGoOut()
    tie: Literal["shared", "extra-deal"] = choice(
        "shared", N_("Level at the end"), shared=N_("shared win"), extra_deal=N_("one more deal")
    )

    def minimum(self, deal: int) -> int:
        """What the first meld of a side must be worth in a deal."""
        return self.minimums[min(deal, len(self.minimums)) - 1]

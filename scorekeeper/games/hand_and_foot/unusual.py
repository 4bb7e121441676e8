"""What the rules of Hand and Foot make unlikely: asked about once, and saved all the same.

Source: the rows of the table of checks that ask to confirm, in its order.
"""

from functools import lru_cache

from scorekeeper.games.hand_and_foot.check import Check
from scorekeeper.games.hand_and_foot.rules import HandAndFootRules
from scorekeeper.games.hand_and_foot.tally import Deal, Tally
from scorekeeper.games.problem import Severity
from scorekeeper.games.text import N_

MOST_LOOSE = 72
"""Open melds of six cards in twelve ranks: eleven natural ones and one of wild cards."""


def _on_books(rules: HandAndFootRules, side: Tally) -> bool:
    """Whether loose cards may lie on books, which then hold more than seven."""
    return rules.books_open and side.books > 0


def _loose(deal: Deal, side: Tally) -> bool:
    if side.melded is None or _on_books(deal.rules, side):
        return False
    return side.loose in (1, 2) or side.loose > MOST_LOOSE


def _most_wilds(rules: HandAndFootRules, side: Tally) -> int:
    """What books and open melds of three to six cards may hold; six of these are all wild."""
    in_books = 7 * side.wild + rules.wilds_in_book * side.dirty
    if side.loose <= 6 or (rules.books_open and side.wild):
        return in_books + side.loose
    return in_books + 6 + _wilds_among(rules.naturals_for, side.loose - 6)


@lru_cache
def _wilds_among(naturals_for: tuple[int, ...], cards: int) -> int:
    """The most wild ones among so many in unfinished melds: in each one, or two, as they allow."""
    melds = enumerate(naturals_for, start=1)
    return max(wilds * cards // (wilds + needed) for wilds, needed in melds if wilds + needed < 7)


def _too_few_left(deal: Deal, side: Tally) -> bool:
    """Only the player who went out is without a card; alone, that is the whole side."""
    if side.left is None:
        return False
    left = sum(side.left.values()) + side.red_threes_left
    if side.out and side.players == 1:
        return left > 0
    return left < side.players - side.out


def _too_many_for_side(deal: Deal, side: Tally) -> bool:
    others = deal.players - side.players
    most = 54 * deal.decks - 1 - deal.rules.dealt_each * others
    return side.cards is not None and side.cards > most


def _stock_not_out(deal: Deal) -> bool:
    """The stock runs out in turns of two cards drawn; four players have at least 186 by then."""
    if deal.out or deal.cards is None:
        return False
    dealt = deal.rules.dealt_each * deal.players
    return deal.cards < dealt + (54 * deal.decks - dealt - 2) // 2


_CONFIRM = Severity.CONFIRM

UNUSUAL = (
    Check(
        "loose-cards",
        _CONFIRM,
        N_("Cards outside books lie in open melds of 3 to 6 of a rank; this number cannot."),
        finds_in=_loose,
    ),
    Check(
        "too-many-wilds",
        _CONFIRM,
        N_("More wild cards are melded than these books and open melds may hold."),
        finds_in=lambda deal, side: (
            side.melded is not None
            and side.loose >= 0
            and side.melded_wilds > _most_wilds(deal.rules, side)
        ),
    ),
    Check(
        "below-minimum",
        _CONFIRM,
        N_("The first meld of this deal needs {minimum} points, more than the side melded in all."),
        finds_in=lambda deal, side: 0 < side.melded_points < side.minimum,
    ),
    Check(
        "out-with-red-threes",
        _CONFIRM,
        N_("To go out every foot is taken up, and its red threes go on the table."),
        finds_in=lambda deal, side: side.out and side.red_threes_left > 0,
    ),
    Check(
        "cards-left",
        _CONFIRM,
        N_("Only the player who goes out ends without a card."),
        finds_in=_too_few_left,
    ),
    Check(
        "cards-missing",
        _CONFIRM,
        N_("Every player was dealt {dealt} cards and their number never falls."),
        finds_in=lambda deal, side: (
            side.cards is not None and side.cards < deal.rules.dealt_each * side.players
        ),
    ),
    Check(
        "side-cards",
        _CONFIRM,
        N_("The other sides were dealt {dealt} cards each, so this side cannot hold that many."),
        finds_in=_too_many_for_side,
    ),
    Check(
        "stock-cards",
        _CONFIRM,
        N_("The stock has run out, so more cards must have been drawn than are entered."),
        _stock_not_out,
    ),
)

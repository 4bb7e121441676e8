"""What cannot be in Hand and Foot: more cards than the packs hold, books without their cards.

Source: the rows of the table of checks that refuse, in its order.
"""

from scorekeeper.games.hand_and_foot.check import Check
from scorekeeper.games.hand_and_foot.tally import Deal, Tally
from scorekeeper.games.problem import Severity
from scorekeeper.games.text import N_


def most_wild_books(decks: int) -> int:
    """Seven wild cards each, of six in a pack."""
    return 6 * decks // 7


def most_clean_books(decks: int) -> int:
    """Of each of eleven ranks as many sevens as its four cards a pack make."""
    return 11 * (4 * decks // 7)


def _in_books(deal: Deal, side: Tally) -> int:
    """The least that the cards in the books of a side are worth."""
    rules = deal.rules
    natural = min(rules.ace, rules.high, rules.low)
    wild = min(rules.joker, rules.two)
    most = rules.wilds_in_book
    dirty = min(6 * natural + wild, side.dirty_naturals * natural + most * wild)
    return 7 * natural * side.clean + dirty * side.dirty + 7 * wild * side.wild


def _in_fives(deal: Deal) -> bool:
    return all(points % 5 == 0 for points in deal.worth.values())


def _lacks_books(deal: Deal, side: Tally) -> bool:
    needed = deal.needed
    return side.out and (
        side.clean < needed.clean or side.dirty < needed.dirty or side.wild < needed.wild
    )


_REFUSE = Severity.REFUSE

IMPOSSIBLE = (
    Check(
        "jokers",
        _REFUSE,
        N_("There are only {joker} jokers in {decks} packs."),
        lambda deal: deal.counted["joker"] > deal.packed["joker"],
    ),
    Check(
        "twos",
        _REFUSE,
        N_("There are only {two} twos in {decks} packs."),
        lambda deal: deal.counted["two"] > deal.packed["two"],
    ),
    Check(
        "aces",
        _REFUSE,
        N_("There are only {ace} aces in {decks} packs."),
        lambda deal: deal.counted["ace"] > deal.packed["ace"],
    ),
    Check(
        "high-cards",
        _REFUSE,
        N_("There are only {high} cards from {first_high} to king in {decks} packs."),
        lambda deal: deal.counted["high"] > deal.packed["high"],
    ),
    Check(
        "low-cards",
        _REFUSE,
        N_("There are only {low} cards from 4 to {last_low} in {decks} packs."),
        lambda deal: deal.counted["low"] > deal.packed["low"],
    ),
    Check(
        "black-threes",
        _REFUSE,
        N_("There are only {black_three} black threes in {decks} packs."),
        lambda deal: deal.counted["black_three"] > deal.packed["black_three"],
    ),
    Check(
        "red-threes",
        _REFUSE,
        N_("There are only {black_three} red threes in {decks} packs."),
        lambda deal: sum(side.red_threes for side in deal.sides) > 2 * deal.decks,
    ),
    Check(
        "wild-books",
        _REFUSE,
        N_("The wild cards of {decks} packs make at most {wild_books} wild books."),
        lambda deal: deal.books["wild"] > most_wild_books(deal.decks),
    ),
    Check(
        "wild-cards",
        _REFUSE,
        N_("These wild and dirty books need more than the {wilds} wild cards there are."),
        lambda deal: (
            deal.books["wild"] <= most_wild_books(deal.decks)
            and 7 * deal.books["wild"] + deal.books["dirty"] > 6 * deal.decks
        ),
    ),
    Check(
        "clean-books",
        _REFUSE,
        N_("{decks} packs make at most {clean_books} clean books."),
        lambda deal: deal.books["clean"] > most_clean_books(deal.decks),
    ),
    Check(
        "natural-cards",
        _REFUSE,
        N_("These clean and dirty books need more natural cards than there are."),
        lambda deal: deal.book_naturals > 44 * deal.decks,
    ),
    Check(
        "books-total",
        _REFUSE,
        N_("These books need more cards than can be melded."),
        lambda deal: sum(deal.books.values()) > 50 * deal.decks // 7,
    ),
    Check(
        "book-naturals",
        _REFUSE,
        N_("A clean book holds 7 natural cards, a dirty one {dirty_naturals} at least: too few."),
        finds_in=lambda deal, side: side.few_naturals,
    ),
    Check(
        "book-wilds",
        _REFUSE,
        N_("A wild book holds 7 wild cards and a dirty one at least 1; fewer are entered."),
        finds_in=lambda deal, side: side.few_wilds,
    ),
    Check(
        "book-cards",
        _REFUSE,
        N_("Every book holds 7 cards; fewer cards are entered than these books hold."),
        finds_in=lambda deal, side: (
            side.melded is not None
            and side.loose < 0
            and not side.few_naturals
            and not side.few_wilds
        ),
    ),
    Check(
        "points-multiple-of-five",
        _REFUSE,
        N_("Every card is worth a multiple of 5, so the points end in 0 or 5."),
        finds_in=lambda deal, side: (
            (side.melded_points % 5 > 0 or side.left_points % 5 > 0) and _in_fives(deal)
        ),
    ),
    Check(
        "melded-points-too-low",
        _REFUSE,
        N_("The cards in these books alone are worth more than the points entered."),
        finds_in=lambda deal, side: (
            side.melded is None and side.melded_points < _in_books(deal, side)
        ),
    ),
    Check(
        "points-total",
        _REFUSE,
        N_("All the cards that can be entered are worth {points} points."),
        lambda deal: (
            sum(side.melded_points + side.left_points for side in deal.sides) > deal.all_points
        ),
    ),
    Check(
        "cards-total",
        _REFUSE,
        N_("There are {cards} cards and at least one lies in the discard pile."),
        lambda deal: deal.cards is not None and deal.cards > 54 * deal.decks - 1,
    ),
    Check(
        "books-to-go-out",
        _REFUSE,
        N_("To go out a side needs {clean} clean, {dirty} dirty and {wild} wild books."),
        finds_in=_lacks_books,
    ),
)

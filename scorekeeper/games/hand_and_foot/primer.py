"""What players of Hand and Foot ask in the middle of a deal, in the figures of their match."""

from scorekeeper.games.game import Remark, Setup, Topic
from scorekeeper.games.hand_and_foot.rules import CARDS_EACH, HandAndFootRules
from scorekeeper.games.text import N_


def primer(setup: Setup[HandAndFootRules]) -> tuple[Topic, ...]:
    """Card values, books, the first meld, melds, red threes, going out and the end."""
    rules = setup.rules
    needed = rules.books_to_go_out
    return (
        Topic(
            N_("What cards are worth"),
            (
                Remark(N_("Joker {points}"), {"points": rules.joker}),
                Remark(N_("Two {points}"), {"points": rules.two}),
                Remark(N_("Ace {points}"), {"points": rules.ace}),
                Remark(N_("8 to king {points}"), {"points": rules.high}),
                Remark(N_("4 to 7 {points}"), {"points": rules.low}),
                Remark(N_("Black three left {points}"), {"points": rules.black_three}),
            ),
        ),
        Topic(
            N_("Books"),
            (
                Remark(N_("Clean, without wild cards: {points}"), {"points": rules.clean_book}),
                Remark(N_("Dirty, with wild cards: {points}"), {"points": rules.dirty_book}),
                Remark(N_("Wild, twos and jokers only: {points}"), {"points": rules.wild_book}),
            ),
        ),
        Topic(N_("First meld of a side"), tuple(_minimums(rules))),
        Topic(
            N_("Melds"),
            (
                Remark(N_("3 to 7 cards of one rank, from 4 up to ace; 7 make a book.")),
                Remark(N_("Twos and jokers are wild: at least two natural cards for each.")),
                Remark(N_("Threes are never melded.")),
            ),
        ),
        Topic(
            N_("Red threes"),
            (
                Remark(N_("On the table: {points} each"), {"points": rules.red_three_table}),
                Remark(N_("Left in hand or foot: {points} each"), {"points": rules.red_three_left}),
            ),
        ),
        Topic(
            N_("Going out"),
            (
                Remark(
                    N_("It takes {clean} clean, {dirty} dirty and {wild} wild books."),
                    {"clean": needed.clean, "dirty": needed.dirty, "wild": needed.wild},
                ),
                Remark(N_("Every partner has played a turn from the foot and agrees.")),
                Remark(N_("Going out brings {points}."), {"points": rules.going_out}),
                Remark(N_("Cards left in hand and foot count against their side.")),
            ),
        ),
        Topic(
            N_("The deals"),
            (
                Remark(
                    N_("{packs} packs; {cards} cards in the hand and {cards} in the foot."),
                    {"packs": rules.decks, "cards": CARDS_EACH},
                ),
                Remark(N_("{deals} deals; the deal passes to the left."), {"deals": rules.deals}),
                _tie(rules),
            ),
        ),
    )


def _minimums(rules: HandAndFootRules) -> list[Remark]:
    return [
        Remark(N_("Deal {n}: {points}"), {"n": deal, "points": rules.minimum(deal)})
        for deal in range(1, max(rules.deals, len(rules.minimums)) + 1)
    ]


def _tie(rules: HandAndFootRules) -> Remark:
    if rules.tie == "shared":
        return Remark(N_("The highest total wins; level sides share the win."))
    return Remark(N_("The highest total wins; level sides play one more deal."))

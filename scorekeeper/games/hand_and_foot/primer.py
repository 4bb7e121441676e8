"""What players of Hand and Foot ask in the middle of a deal, in the figures of their match."""

from collections.abc import Iterator

from scorekeeper.games.game import Remark, Setup, Topic
from scorekeeper.games.hand_and_foot.rules import HandAndFootRules
from scorekeeper.games.text import N_


def primer(setup: Setup[HandAndFootRules]) -> tuple[Topic, ...]:
    """Card values, books, the first meld, melds, red threes, going out and the end."""
    rules = setup.rules
    last_low = int(rules.low_ranks[-1])
    return (
        Topic(
            N_("What cards are worth"),
            (
                Remark(N_("Joker {points}"), {"points": rules.joker}),
                Remark(N_("Two {points}"), {"points": rules.two}),
                Remark(N_("Ace {points}"), {"points": rules.ace}),
                Remark(N_("{card} to king {points}"), {"card": last_low + 1, "points": rules.high}),
                Remark(N_("4 to {card} {points}"), {"card": last_low, "points": rules.low}),
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
                Remark(_BOOKS[rules.books_open]),
                Remark(_WILDS[rules.wilds_in_book]),
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
                *_books_needed(rules),
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
                    {"packs": rules.decks, "cards": rules.cards},
                ),
                _end(rules),
                _tie(rules),
            ),
        ),
    )


_BOOKS = {
    False: N_("3 to 7 cards of one rank, from 4 up to ace; 7 make a book."),
    True: N_("3 cards of one rank or more, from 4 up to ace; 7 make a book, and it stays open."),
}
_WILDS = {
    2: N_("Twos and jokers are wild: at least two natural cards for each."),
    3: N_("Twos and jokers are wild: more natural cards than wild ones, and 3 wild at most."),
}


def _minimums(rules: HandAndFootRules) -> Iterator[Remark]:
    if rules.minimum_by == "total":
        for total in (0, *rules.minimum_totals):
            text = N_("With a total from {total} on: {points}")
            yield Remark(text, {"total": total, "points": rules.minimum(1, total)})
        return
    for deal in range(1, max(rules.deals, len(rules.minimums)) + 1):
        yield Remark(N_("Deal {n}: {points}"), {"n": deal, "points": rules.minimum(deal, 0)})


def _books_needed(rules: HandAndFootRules) -> Iterator[Remark]:
    if rules.books_by == "match":
        text = N_("It takes {clean} clean, {dirty} dirty and {wild} wild books.")
        yield Remark(text, rules.books_to_go_out.model_dump())
        return
    for deal in range(1, rules.deals + 1):
        text = N_("Deal {n}: {clean} clean, {dirty} dirty and {wild} wild books.")
        yield Remark(text, {"n": deal, **rules.books_needed(deal).model_dump()})


def _end(rules: HandAndFootRules) -> Remark:
    if rules.end == "target":
        text = N_("Play goes on up to {target} points; the deal passes to the left.")
        return Remark(text, {"target": rules.target})
    return Remark(N_("{deals} deals; the deal passes to the left."), {"deals": rules.deals})


def _tie(rules: HandAndFootRules) -> Remark:
    if rules.tie == "shared":
        return Remark(N_("The highest total wins; level sides share the win."))
    return Remark(N_("The highest total wins; level sides play one more deal."))

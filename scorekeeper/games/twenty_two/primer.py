"""What players of Twenty-Two ask in the middle of a hand, in the figures of their match."""

from scorekeeper.games.game import Remark, Setup, Topic
from scorekeeper.games.text import N_
from scorekeeper.games.twenty_two.rules import TwentyTwoRules


def primer(setup: Setup[TwentyTwoRules]) -> tuple[Topic, ...]:
    """Card values, the last trick, elimination, the next hand and the end."""
    rules = setup.rules
    out = rules.cards_of_eliminated == "out"
    return (
        Topic(
            N_("What cards are worth"),
            (
                Remark(N_("Ace {points}"), {"points": rules.ace}),
                Remark(N_("King {points}"), {"points": rules.king}),
                Remark(N_("Queen {points}"), {"points": rules.queen}),
                Remark(N_("Jack {points}"), {"points": rules.jack}),
                Remark(N_("2 to 10: as printed")),
            ),
        ),
        Topic(
            N_("The last trick"),
            (
                Remark(N_("Its highest card stays with whoever played it, as a score card.")),
                Remark(N_("Who ties for the highest keeps theirs too. Suits do not matter.")),
            ),
        ),
        Topic(
            N_("Out of the game"),
            (
                Remark(N_("At {limit} points or more a player is out."), {"limit": rules.limit}),
                Remark(
                    N_("The cards of a player who is out stay out of the pack.")
                    if out
                    else N_("The cards of a player who is out go back into the pack.")
                ),
            ),
        ),
        Topic(
            N_("The next hand"),
            (
                Remark(N_("{cards} cards each in the first hand."), {"cards": rules.first_deal}),
                Remark(N_("Whoever took the last trick deals, as many each as the card's points.")),
                Remark(N_("If the pack is short, all get the same number; the rest is over.")),
            ),
        ),
        Topic(
            N_("The end"),
            (
                Remark(N_("The last player in wins.")),
                Remark(N_("If the last hand puts all out, the lowest of those totals wins.")),
                Remark(
                    N_("Level players share the win.")
                    if rules.tie == "shared"
                    else N_("Level players play off: whoever takes a last trick drops out.")
                ),
            ),
        ),
    )

"""What players of One Card ask in the middle of a round, in the figures of their match."""

from scorekeeper.games.game import Remark, Setup, Topic
from scorekeeper.games.one_card.rules import OneCardRules
from scorekeeper.games.text import N_

TIES = {
    "play-on": N_("Level at the top: play on until one leads alone."),
    "shared": N_("Level at the top: they share the win."),
    "bidder-first": N_("Level at the top: that round's bidder wins, if among them."),
}


def primer(setup: Setup[OneCardRules]) -> tuple[Topic, ...]:
    """What counts, bids, trump and ranking, and the end."""
    rules, players = setup.rules, len(setup.players)
    bids = rules.bids(players)
    return (
        Topic(
            N_("What counts"),
            (
                Remark(N_("King, queen or jack {points}"), {"points": rules.face}),
                Remark(N_("Joker {points}"), {"points": rules.joker}),
                Remark(N_("All together {points}"), {"points": bids.stop - 1}),
            ),
        ),
        Topic(
            N_("Bids"),
            (
                Remark(
                    N_("From {lowest} to {highest} points; players may pass."),
                    {"lowest": bids.start, "highest": bids.stop - 1},
                ),
                Remark(N_("Bid made: what was captured counts, not the bid.")),
                Remark(N_("Bid missed: 0 points.")),
                Remark(N_("Everybody else scores what they captured.")),
            ),
        ),
        Topic(
            N_("Trump and ranking"),
            (
                Remark(N_("The highest bidder leads; the suit led is trump.")),
                Remark(N_("All passed: no trump, and uptown.")),
                Remark(N_("The joker is the highest card, but the lowest trump.")),
                Remark(N_("Who captures it may turn the ranking: downtown, the 9 is high.")),
            ),
        ),
        Topic(
            N_("The end"),
            (
                Remark(N_("First to {target} points wins."), {"target": rules.target}),
                Remark(TIES[rules.tie]),
            ),
        ),
    )

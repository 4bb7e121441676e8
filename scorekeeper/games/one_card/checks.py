"""What cannot be in a round of One Card.

Source: all 25 cards are captured in every round, and a bid belongs to a bidder.
"""

from collections.abc import Iterator

from scorekeeper.games.entry import OF_DEAL, Entry
from scorekeeper.games.game import SoFar
from scorekeeper.games.one_card.rules import FACES, OneCardRules
from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.text import N_


def deal_problems(entry: Entry, so_far: SoFar[OneCardRules]) -> Iterator[Problem]:
    """What is wrong with the cards captured, and with the bid."""
    faces = sum(entry.number(side, "faces") for side in so_far.sides)
    if faces != FACES:
        text = N_("All {all} kings, queens and jacks are taken in every round, not {faces}.")
        yield _refuse("faces-total", text, all=FACES, faces=faces)
    if not entry.named("joker"):
        yield _refuse("joker-holder", N_("Somebody took the joker in every round."))
    yield from _bid_problems(entry, so_far.setup.rules.bids(len(so_far.sides)))


def _bid_problems(entry: Entry, bids: range) -> Iterator[Problem]:
    bid = entry.deal.get("bid")
    if bid is None:
        if entry.named("bidder"):
            yield _refuse("bidder-without-bid", N_("A bidder needs a bid."))
        return
    if entry.number(OF_DEAL, "bid") not in bids:
        text = N_("The bid lies between {least} and {most}.")
        yield _refuse("bid-range", text, least=bids.start, most=bids.stop - 1)
    if not entry.named("bidder"):
        yield _refuse("bid-without-bidder", N_("A bid needs a bidder."))


def _refuse(code: str, text: str, **values: object) -> Problem:
    return Problem(Severity.REFUSE, code, text, values)

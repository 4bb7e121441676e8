"""Melds formed by taps: a card joins the meld it belongs to, and leaves it again."""

from collections.abc import Sequence
from dataclasses import replace

from scorekeeper.games.melds import Meld, MeldRules

Melds = tuple[Meld, ...]


def place(
    melds: Sequence[Meld], card: str, into: int | None, rules: MeldRules, taken: bool = False
) -> Melds:
    """Another card: natural cards go by their rank, a wild one where it is pointed at.

    A natural card joins the meld of its rank that has room, or starts one. A wild card joins the
    meld of the number `into`; with None that of wild cards, or it starts one. A `taken` card
    came with the discard pile, below its top card.
    """
    pointed = card in rules.wild and into is not None and into < len(melds)
    at = into if pointed else _home(melds, card, rules)
    meld = melds[at] if at is not None else Meld("")
    larger = Meld(meld.cards + card, meld.taken + card * taken)
    if at is None:
        return (*melds, larger)
    return (*melds[:at], larger, *melds[at + 1 :])


def remove(melds: Sequence[Meld], at: int, card: str) -> Melds:
    """A meld without a card of this kind, first of those that were taken; an empty meld is gone."""
    meld = melds[at]
    smaller = Meld(_without(meld.cards, card), _without(meld.taken, card))
    return (*melds[:at], *((smaller,) if smaller.cards else ()), *melds[at + 1 :])


def take_pile(meld: Meld, rules: MeldRules) -> Meld:
    """The meld marked as begun with the discard pile: three of its cards must be melded, and count.

    They are the top card and two from the hand, natural ones as far as it has them; the others
    are taken to have come with the pile.
    """
    natural_first = sorted(meld.cards, key=lambda card: card in rules.wild)
    return replace(meld, taken="".join(natural_first[rules.least :]))


def _home(melds: Sequence[Meld], card: str, rules: MeldRules) -> int | None:
    rank = "" if card in rules.wild else card
    fitting = (
        number
        for number, meld in enumerate(melds)
        if rules.ranks(meld.cards) == rank and rules.takes(meld)
    )
    return next(fitting, None)


def _without(cards: str, card: str) -> str:
    before, _, after = cards.rpartition(card)
    return before + after

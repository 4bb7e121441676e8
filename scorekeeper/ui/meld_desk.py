"""Melds laid out on the desk, to see whether they are enough."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from scorekeeper.games.meld_taps import Melds, place, remove, take_pile
from scorekeeper.games.melds import MeldRules
from scorekeeper.ui.watched import Watched


@dataclass(frozen=True)
class LaidMelds:
    """The melds so far, and the one that a wild card goes to: the last touched."""

    melds: Melds = ()
    at: int | None = None
    side: int = 0
    deal: int = 1
    """Whose minimum, and of which deal, where no match tells."""

    def tap(self, card: str, rules: MeldRules) -> "LaidMelds":
        """One more card."""
        after = place(self.melds, card, self.at, rules)
        return replace(self, melds=after, at=_grown(self.melds, after))

    def take_off(self, at: int, card: str) -> "LaidMelds":
        """One card less."""
        after = remove(self.melds, at, card)
        return replace(self, melds=after, at=at if len(after) == len(self.melds) else None)

    def point(self, at: int) -> "LaidMelds":
        """Let wild cards go to this meld; pointed at again, to one of their own."""
        return replace(self, at=None if at == self.at else at)

    def apart(self) -> "LaidMelds":
        return replace(self, at=None)

    def pile(self, at: int, rules: MeldRules) -> "LaidMelds":
        """This meld takes the discard pile, or does not."""
        meld = self.melds[at]
        other = replace(meld, taken="") if meld.taken else take_pile(meld, rules)
        return replace(self, melds=(*self.melds[:at], other, *self.melds[at + 1 :]))

    def clear(self) -> "LaidMelds":
        return replace(self, melds=(), at=None)

    def of_side(self, side: int) -> "LaidMelds":
        return replace(self, side=side)

    def of_deal(self, deal: int) -> "LaidMelds":
        return replace(self, deal=deal)


def _grown(before: Melds, after: Melds) -> int:
    """The meld that a card was put to."""
    pairs = zip(before, after, strict=False)
    changed = (number for number, (old, new) in enumerate(pairs) if old != new)
    return next(changed, len(after) - 1)


class MeldDesk(Watched):
    """What is laid out in one tab."""

    def __init__(self) -> None:
        self.now = LaidMelds()

    def do(self, step: Callable[[LaidMelds], LaidMelds]) -> None:
        """Go on from the newest state."""
        self.now = step(self.now)

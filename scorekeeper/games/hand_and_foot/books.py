"""The books a side of Hand and Foot needs to go out: the same in all deals, or deal by deal."""

from scorekeeper.games.rules import Counts, Rules, numbers, whole
from scorekeeper.games.text import N_

BY_DEAL = N_("In the first deal, in the second, and so on.")


class BooksToGoOut(Rules):
    """How many books of each kind a side needs before it may go out."""

    clean: int = whole(2, 0, 10, N_("Clean books"), N_("Seven cards of a rank, none of them wild."))
    dirty: int = whole(2, 0, 10, N_("Dirty books"), N_("Seven cards of a rank, some of them wild."))
    wild: int = whole(1, 0, 10, N_("Wild books"), N_("Seven twos and jokers."))


class BooksByDeal(Rules):
    """The same deal by deal: three clean and three dirty ones at first, then more."""

    clean: Counts = numbers((3, 3, 4, 5), N_("Clean books"), BY_DEAL)
    dirty: Counts = numbers((3, 3, 4, 5), N_("Dirty books"), BY_DEAL)
    wild: Counts = numbers((0,), N_("Wild books"), BY_DEAL)

    def of(self, deal: int) -> BooksToGoOut:
        """What a deal asks for, by its number."""
        kinds = {"clean": self.clean, "dirty": self.dirty, "wild": self.wild}
        return BooksToGoOut(**{kind: at_step(steps, deal - 1) for kind, steps in kinds.items()})


def at_step(steps: tuple[int, ...], step: int) -> int:
    """The number of a step, from 0; the last one holds for all that follow."""
    return steps[min(step, len(steps) - 1)]

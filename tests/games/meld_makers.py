"""Melds in few words: `melds("KKK", "44*")`, and `K K K K K|KK` with what came with the pile."""

from typing import Any

from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.hand_and_foot.meld_rules import meld_rules
from scorekeeper.games.melds import Checked, Meld, MeldRules, check_melds


def meld(written: str) -> Meld:
    """Cards, then behind a bar those among them that came with the pile."""
    cards, _, taken = written.partition("|")
    return Meld(cards + taken, taken)


def melds(*written: str) -> tuple[Meld, ...]:
    """Some melds."""
    return tuple(map(meld, written))


def by_rules(**rules: Any) -> MeldRules:
    """The melds of standard rules but for those given."""
    return meld_rules(HAND_AND_FOOT.rules.model_validate(rules))


def checked(*written: str, minimum: int = 50, **rules: Any) -> Checked:
    """Melds as they are found."""
    return check_melds(melds(*written), by_rules(**rules), minimum)


def codes(check: Checked) -> list[str]:
    """All that is wrong, first with each meld, then between them."""
    own = [problem.code for meld in check.melds for problem in meld.problems]
    return own + [problem.code for problem in check.problems]

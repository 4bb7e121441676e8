"""Other rules tried on a running match: every side before and after, for the players to see."""

from dataclasses import dataclass

from scorekeeper.games.rules import Rules
from scorekeeper.match.changes import RulesChanged
from scorekeeper.match.match import Match


@dataclass(frozen=True)
class RulesTrial:
    """A match as it stands, and as it would by other rules."""

    before: Match
    after: Match

    @property
    def totals(self) -> tuple[tuple[int, int], ...]:
        """The total of each side before and after."""
        return tuple(zip(self.before.standing.totals, self.after.standing.totals, strict=True))

    @property
    def refused(self) -> int | None:
        """The deal that could not be by the new rules and would not count, nor those after it."""
        stuck = self.after.standing.stuck
        return stuck if stuck != self.before.standing.stuck else None

    @property
    def ends(self) -> bool:
        """Whether the match would be over by the new rules, and is not by the old ones."""
        return self.after.over and not self.before.over

    @property
    def goes_on(self) -> bool:
        """Whether a match that is over would go on."""
        return self.before.over and not self.after.over

    @property
    def change(self) -> RulesChanged:
        """What makes it so, for the journal."""
        return RulesChanged(rules=self.after.setup.rules.changed())


def try_rules(match: Match, rules: Rules) -> RulesTrial:
    """What other rules of its game would make of a match."""
    return RulesTrial(match, match.with_rules(rules))

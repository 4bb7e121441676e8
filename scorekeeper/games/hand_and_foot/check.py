"""A row of the table of checks."""

from collections.abc import Callable
from dataclasses import dataclass

from scorekeeper.games.hand_and_foot.tally import Deal, Tally
from scorekeeper.games.problem import Severity


@dataclass(frozen=True)
class Check:
    """A row of the table. `finds` looks at the deal, or at each side of it in turn."""

    code: str
    severity: Severity
    text: str
    finds: Callable[[Deal], bool] | None = None
    finds_in: Callable[[Deal, Tally], bool] | None = None

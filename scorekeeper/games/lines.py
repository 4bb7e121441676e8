"""Score lines: the reasons for the points of a deal."""

from dataclasses import dataclass
from functools import lru_cache

from scorekeeper.games.entry import Entry
from scorekeeper.games.fields import Form
from scorekeeper.games.rules import Rules


@dataclass(frozen=True)
class ScoreLine:
    """One reason a side got points in a deal: what, how many (None: not counted), points."""

    what: str
    count: int | None
    points: int


Lines = tuple[tuple[ScoreLine, ...], ...]
"""The score lines of a deal, one group a side."""


def scores(lines: Lines) -> tuple[int, ...]:
    """What each side got."""
    return tuple(sum(line.points for line in side) for side in lines)


def field_lines(form: Form, entry: Entry, rules: Rules) -> Lines:
    """A line for every count and number of points that is not 0, worth what the rules say."""
    priced = [
        (key, field.line, field.sign, rules.worth(field.worth) if field.worth else None)
        for key, field in form.scored.items()
    ]
    return tuple(
        tuple(
            _line(what, number, sign, worth)
            for key, what, sign, worth in priced
            if (number := facts.get(key)) and isinstance(number, int)
        )
        for facts in entry.sides
    )


@lru_cache(maxsize=4096)
def _line(what: str, number: int, sign: int, worth: int | None) -> ScoreLine:
    """Made once: a match is scored again at every look, and its deals have much in common."""
    if worth is None:
        return ScoreLine(what, None, sign * number)
    return ScoreLine(what, number, sign * number * worth)

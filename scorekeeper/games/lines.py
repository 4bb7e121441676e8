"""Score lines: the reasons for the points of a deal."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.games.entry import Entry, Facts
from scorekeeper.games.fields import Form, Kind
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
    return tuple(tuple(_side_lines(form, facts, rules)) for facts in entry.sides)


def _side_lines(form: Form, facts: Facts, rules: Rules) -> Iterator[ScoreLine]:
    for key, field in form.side_fields.items():
        number = facts.get(key)
        if not number or not isinstance(number, int):
            continue
        if field.kind is Kind.POINTS:
            yield ScoreLine(field.line, None, field.sign * number)
        elif field.worth:
            yield ScoreLine(field.line, number, field.sign * number * rules.worth(field.worth))

"""What one step changed of a match: which deal and which of its answers, and which rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from scorekeeper.games.entry import OF_DEAL, Entry, Value
from scorekeeper.games.fields import Field, Form, Kind
from scorekeeper.games.lines import scores
from scorekeeper.games.rule_fields import RuleField, rule_value, single_rules
from scorekeeper.match.match import Match
from scorekeeper.match.point import Point

NOT_GIVEN = ()
"""The answer that was not given."""


@dataclass(frozen=True)
class Answer:
    """An answer that changed, of a side or (None) of the deal."""

    side: int | None
    field: Field
    before: Value
    after: Value


@dataclass(frozen=True)
class DealDifference:
    """The deal that was put in, changed or taken out; its number as it was then."""

    number: int
    before: Entry | None
    after: Entry | None
    scores: tuple[tuple[int | None, int | None], ...]
    """What it brought each side before and after; None where it was not there."""
    answers: tuple[Answer, ...] = ()
    """Those that changed, where it was there before and after."""


@dataclass(frozen=True)
class RuleDifference:
    """A house rule that changed."""

    field: RuleField
    before: Any
    after: Any


@dataclass(frozen=True)
class Difference:
    """All that changed from one point to the next."""

    deal: DealDifference | None
    rules: tuple[RuleDifference, ...]


def difference(before: Point, after: Point) -> Difference:
    """What changed of deals and rules; one step touches one deal at most."""
    return Difference(next(_deals(before, after), None), tuple(_rules(before.match, after.match)))


def _deals(before: Point, after: Point) -> Iterator[DealDifference]:
    was, became = (dict(zip(at.deals, at.match.entries, strict=True)) for at in (before, after))
    for name in sorted(was.keys() | became.keys()):
        old, new = was.get(name), became.get(name)
        if old != new:
            changed = answers(after.match.form, old, new) if old and new else ()
            points = zip(_scores(before.match, old), _scores(after.match, new), strict=True)
            yield DealDifference(after.place(name), old, new, tuple(points), tuple(changed))


def _scores(match: Match, entry: Entry | None) -> tuple[int | None, ...]:
    if entry is None:
        return (None,) * len(match.setup.sides)
    return scores(match.game.score(entry, match.setup))


def answers(form: Form, before: Entry, after: Entry) -> Iterator[Answer]:
    """Those that differ, in the order of the form: of the deal first, then side by side."""
    for side in (OF_DEAL, *range(len(after.sides))):
        was, became = before.facts(side), after.facts(side)
        fields = form.deal_fields if side is OF_DEAL else form.side_fields
        for key, field in fields.items():
            answer = Answer(side, field, was.get(key, NOT_GIVEN), became.get(key, NOT_GIVEN))
            if _plain(answer.before, field) != _plain(answer.after, field):
                yield answer


def _plain(value: Value, field: Field) -> Value:
    """A number that was left out is 0."""
    return 0 if value == NOT_GIVEN and field.kind in (Kind.COUNT, Kind.POINTS) else value


def _rules(before: Match, after: Match) -> Iterator[RuleDifference]:
    was, became = before.setup.rules, after.setup.rules
    if was == became:
        return
    for field in single_rules(type(became)):
        old, new = rule_value(was, field.key), rule_value(became, field.key)
        if old != new:
            yield RuleDifference(field, old, new)

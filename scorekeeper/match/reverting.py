"""Taking back what one step did, wherever it stands, with all that was done since left as it is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.games.rule_fields import rule_value, single_rules
from scorekeeper.games.rules import Rules, WrongRule, with_rule
from scorekeeper.games.text import N_
from scorekeeper.match.match import Match
from scorekeeper.match.point import Impossible, Point

Facts = Mapping[Any, Any]
"""What may change of a match, each fact by a key that stays."""

DONE = N_("This was taken back already.")
_REMOVED = N_("This deal was taken out later. Take that back first.")
_PUT_BACK = N_("This deal was put back later. Take that back first.")
_CORRECTED = N_("This deal was changed again later. Take that back first.")
_OTHER_RULES = N_("These house rules were changed again later. Take that back first.")
_OTHER_END = N_("The match was ended, closed or reopened again later. Take that back first.")
STARTED = N_("The start of a match cannot be taken back. The whole match can go into the bin.")


class NotReverted(Impossible):
    """A step that cannot be taken back as the match is now; `text` says why, in English."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True)
class _Of:
    """The facts of one kind before a step, after it, and now."""

    before: Facts
    after: Facts
    now: Facts

    @property
    def touched(self) -> list[Any]:
        """What the step changed."""
        keys = {**self.before, **self.after}
        return [key for key in keys if self.before.get(key) != self.after.get(key)]

    @property
    def lost(self) -> Iterator[Any]:
        """What of it is not any more as the step left it."""
        return (key for key in self.touched if self.now.get(key) != self.after.get(key))

    def back(self) -> dict[Any, Any]:
        """The facts now, with those the step changed as they were before it."""
        others = {key: fact for key, fact in self.now.items() if key not in self.touched}
        return others | {key: self.before[key] for key in self.touched if key in self.before}


def taken_back(before: Point, after: Point, now: Point) -> Point:
    """The match now, without what led from one point to the next. Raises NotReverted."""
    deals = _Of(*map(_deals, (before, after, now)))
    rules = _Of(*_all_rules(before, after, now))
    end = _Of(*map(_end, (before, after, now)))
    for key in deals.lost:
        raise NotReverted(_why_not(deals, key))
    for key in rules.lost:
        raise NotReverted(DONE if rules.now[key] == rules.before[key] else _OTHER_RULES)
    if not (deals.touched or rules.touched) and (not end.touched or any(end.lost)):
        raise NotReverted(DONE if end.now == end.before else _OTHER_END)
    match = _with_rules(now.match, {key: rules.before[key] for key in rules.touched})
    # A deal entered opens or closes a match by the way; that stays as it is, if it changed since.
    back = _with_deals(match, deals.back())
    return back if any(end.lost) else replace(back, match=replace(back.match, **end.back()))


def _why_not(deals: _Of, key: int) -> str:
    if deals.now.get(key) == deals.before.get(key):
        return DONE
    if key not in deals.now:
        return _REMOVED
    return _CORRECTED if key in deals.after else _PUT_BACK


def _deals(point: Point) -> Facts:
    """Each deal with whether it was corrected, by its name."""
    match = point.match
    facts = zip(point.deals, match.entries, strict=True)
    return {
        name: (entry, number in match.edited) for number, (name, entry) in enumerate(facts, start=1)
    }


def _end(point: Point) -> Facts:
    return {"ended_early": point.match.ended_early, "reopened": point.match.reopened}


def _all_rules(*points: Point) -> Iterator[Facts]:
    """The rules of some points by key; nothing where no step between them changed one."""
    rules = [point.match.setup.rules for point in points]
    same = rules[0] == rules[1]
    return ({} if same else _rules(each) for each in rules)


def _rules(rules: Rules) -> Facts:
    return {field.key: rule_value(rules, field.key) for field in single_rules(type(rules))}


def _with_deals(match: Match, facts: Facts) -> Point:
    names = tuple(sorted(facts))
    entries = tuple(facts[name][0] for name in names)
    edited = frozenset(number for number, name in enumerate(names, start=1) if facts[name][1])
    return Point(replace(match, entries=entries, edited=edited), names)


def _with_rules(match: Match, facts: Facts) -> Match:
    rules: Rules = match.setup.rules
    try:
        for key, value in facts.items():
            rules = with_rule(rules, key, value)
    except WrongRule as error:
        raise Impossible(str(error)) from None
    return replace(match, setup=replace(match.setup, rules=rules))

"""House rules on the desk: tried out one by one, before they are played by."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.games.problem import Problem
from scorekeeper.games.rule_fields import RuleField, rule_value, single_rules
from scorekeeper.games.rules import RuleKind, Rules, WrongRule, with_rule
from scorekeeper.ui.watched import Watched

MOST_DIGITS = 6


@dataclass(frozen=True)
class OnDesk:
    """The rules so far, and the number that is being typed: of `key`, the one at `index`.

    What cannot be is not in the rules: it stands in `typed`, and `problem` says why.
    """

    rules: Rules
    key: str = ""
    index: int = 0
    typed: str = ""
    problem: Problem | None = None

    @property
    def field(self) -> RuleField | None:
        """The rule that the pad types into."""
        fields = single_rules(type(self.rules))
        return next((field for field in fields if field.key == self.key), None)

    def value(self, key: str) -> Any:
        return rule_value(self.rules, key)

    def lay(self, rules: Rules) -> "OnDesk":
        """Other rules altogether."""
        return OnDesk(rules)

    def choose(self, key: str, index: int = 0) -> "OnDesk":
        """Type into this rule; typing replaces what is there."""
        return OnDesk(self.rules, key, index)

    def done(self) -> "OnDesk":
        return OnDesk(self.rules)

    def put(self, key: str, value: object) -> "OnDesk":
        """Give a rule a value, or say why it cannot have it."""
        try:
            return replace(self, rules=with_rule(self.rules, key, value), problem=None)
        except WrongRule as wrong:
            return replace(self, problem=wrong.problem)

    def reset(self) -> "OnDesk":
        """The standard value again."""
        field = self.field
        if field is None:
            return self
        return replace(self.put(self.key, _plain(field.standard)), typed="", index=0)

    def digit(self, digit: str) -> "OnDesk":
        typed = self.typed + digit
        if len(typed.lstrip("-")) > MOST_DIGITS:
            return self
        return self._typed("-" * typed.startswith("-") + (typed.lstrip("-").lstrip("0") or "0"))

    def negate(self) -> "OnDesk":
        number = self.typed or str(self._number())
        return self._typed(number[1:] if number.startswith("-") else f"-{number}")

    def erase(self) -> "OnDesk":
        typed = self.typed[:-1]
        return self._typed(typed) if typed not in ("", "-") else replace(self, typed=typed)

    def add(self) -> "OnDesk":
        """One more number at the end, like the last."""
        numbers = self.value(self.key)
        after = self.put(self.key, [*numbers, numbers[-1] + 1])
        return replace(after, index=len(after.value(self.key)) - 1, typed="")

    def drop(self) -> "OnDesk":
        """The number that is typed into goes; the last one stays."""
        numbers = list(self.value(self.key))
        del numbers[self.index]
        after = self.put(self.key, numbers)
        return replace(after, index=max(0, self.index - 1), typed="")

    def _number(self) -> int:
        value = self.value(self.key)
        return int(value[self.index] if isinstance(value, tuple) else value)

    def _typed(self, typed: str) -> "OnDesk":
        field = self.field
        if field is None:
            return self
        number: object = int(typed)
        if field.kind is RuleKind.NUMBERS:
            numbers = list(self.value(self.key))
            numbers[self.index] = int(typed)
            number = numbers
        return replace(self.put(self.key, number), typed=typed)


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


class RulesDesk(Watched):
    """What is on the desk in one tab."""

    def __init__(
        self, rules: Rules, on_rules: Callable[[Rules], None] = lambda rules: None
    ) -> None:
        self._on_rules = on_rules
        self.now = OnDesk(rules)

    def do(self, step: Callable[[OnDesk], OnDesk]) -> None:
        """Go on from the newest state."""
        before, self.now = self.now, step(self.now)
        if self.now.rules != before.rules:
            self._on_rules(self.now.rules)

"""A preset as one line that people can send each other, and back.

    a-game: deals=3; minimums=60/90/120/150; books_to_go_out.wild=0 # Friday table

Not JSON: messages turn its quotation marks into others.
"""

import re
from collections.abc import Iterator
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.games.game import Game
from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.rule_fields import RuleField, changed_rules, single_rules
from scorekeeper.games.rules import Preset, RuleKind, Rules, WrongRule, read_rules
from scorekeeper.games.text import N_
from scorekeeper.match.names import LONGEST, tidy

LONGEST_TEXT = 2000
MINUS = "\N{MINUS SIGN}"
WHOLE = re.compile(r"-?[0-9]{1,9}", re.ASCII)
YES_NO = {"yes": True, "no": False}


class NoPreset(ValueError):
    """A text that is no preset, with the problem that tells why, and the rule it is about."""

    def __init__(self, problem: Problem, rule: str = "") -> None:
        super().__init__(problem.text.format(**problem.values))
        self.problem = problem
        self.rule = rule


def write_preset(game: Game[Any], name: str, rules: Rules) -> str:
    """The line that stands for these rules under a name."""
    told = [f"{field.key}={_written(value)}" for field, value in changed_rules(rules)]
    return f"{game.key}: {'; '.join(told)} # {tidy(name)[:LONGEST]}".replace("  ", " ")


def read_preset(text: str) -> tuple[Game[Any], Preset]:
    """The game and the preset of a line. Raises NoPreset."""
    if len(text) > LONGEST_TEXT:
        raise _refusal("preset-long", N_("This text is too long to be a set of house rules."))
    told, _, name = text.partition("#")
    key, colon, rules = told.replace(MINUS, "-").partition(":")
    game = GAMES.get(key.strip().lower())
    if not colon or game is None:
        raise _refusal("preset-game", N_("This text does not begin with a game known here."))
    return game, Preset(tidy(name)[:LONGEST], "", _read(game, rules))


def _read(game: Game[Any], text: str) -> dict[str, Any]:
    fields = {field.key: field for field in single_rules(game.rules)}
    data: dict[str, Any] = {}
    for key, value in _pairs(text):
        if key not in fields:
            raise _refusal("preset-rule", N_("This game has no rule called {key}."), key=key)
        *outer, last = key.split(".")
        place = data
        for part in outer:
            place = place.setdefault(part, {})
        if last in place:
            raise _refusal("preset-twice", N_("The rule {key} stands there twice."), key=key)
        place[last] = _value(fields[key], value)
    return _checked(game, data)


def _checked(game: Game[Any], data: dict[str, Any]) -> dict[str, Any]:
    try:
        rules: Rules = read_rules(game.rules, data)
        return rules.changed()
    except WrongRule as wrong:
        raise NoPreset(wrong.problem, wrong.path) from None


def _refusal(code: str, text: str, **values: object) -> NoPreset:
    return NoPreset(Problem(Severity.REFUSE, code, text, values))


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for part in filter(None, map(str.strip, text.split(";"))):
        key, equals, value = part.partition("=")
        if not equals:
            raise _refusal("preset-part", N_("{part} is not a rule with its value."), part=part)
        yield key.strip(), value.strip()


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _value(field: RuleField, text: str) -> Any:
    if field.kind is RuleKind.CHOICE:
        return text
    if field.kind is RuleKind.YES_NO:
        return YES_NO.get(text.lower(), text)
    parts = [part.strip() for part in text.split("/")] if field.kind is RuleKind.NUMBERS else [text]
    numbers = [int(part) if WHOLE.fullmatch(part) else part for part in parts if part]
    return numbers if field.kind is RuleKind.NUMBERS else next(iter(numbers), text)

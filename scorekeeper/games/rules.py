"""House rules: what a table may play differently, with standard values and ranges.

The rules of a game are a frozen pydantic model. Its fields are made by the functions below,
which keep the range and the words that an editor needs beside the standard value; `rule_fields`
reads them back.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.text import N_

MOST_LISTED = 20


class RuleKind(StrEnum):
    """What the value of a rule looks like, and with it the way it is changed."""

    WHOLE = "whole"
    """A whole number, in a range."""
    NUMBERS = "numbers"
    """At least one whole number, each in a range."""
    CHOICE = "choice"
    """One of some words."""
    YES_NO = "yes-no"
    """True or false."""
    NESTED = "nested"
    """Rules that belong together under one name."""


class Rules(BaseModel):
    """The rules of a match: fixed when it starts and kept with it."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    def worth(self, rule: str) -> int:
        """The points that the rule of this name gives for one."""
        value = getattr(self, rule)
        if not isinstance(value, int):
            raise TypeError(f"{rule} is not a number of points")
        return value

    def changed(self) -> dict[str, Any]:
        """What differs from the standard, as it stands in a match file."""
        return self.model_dump(mode="json", by_alias=True, exclude_defaults=True)


R = TypeVar("R", bound=Rules)


@dataclass(frozen=True)
class Preset:
    """Rules under a name, as far as they differ from the standard, and where they come from."""

    name: str
    source: str
    rules: Mapping[str, Any]


STANDARD = Preset(N_("Standard"), N_("The rules page of this game."), {})


def _rising(numbers: tuple[int, ...]) -> tuple[int, ...]:
    if any(after <= before for before, after in pairwise(numbers)):
        raise ValueError("the numbers must rise")
    return numbers


Numbers = tuple[Annotated[int, Field(ge=0, le=100_000)], ...]
"""One whole number a deal; the last holds for all deals that follow."""
Counts = tuple[Annotated[int, Field(ge=0, le=10)], ...]
"""The same where something is counted."""
Totals = Annotated[Numbers, AfterValidator(_rising)]
"""Totals from which on something holds, each above the one before."""


def whole(
    standard: int,
    low: int,
    high: int,
    label: str,
    meaning: str,
    group: str = "",
    alias: str | None = None,
) -> Any:
    """A whole number from `low` to `high`, both included; `alias` is its name in a match file."""
    told = _told(RuleKind.WHOLE, label, meaning, group)
    return Field(default=standard, ge=low, le=high, alias=alias, **told)


def numbers(standard: tuple[int, ...], label: str, meaning: str, group: str = "") -> Any:
    """At least one number, in the range of its type; a JSON list is as good as a tuple."""
    told = _told(RuleKind.NUMBERS, label, meaning, group)
    bounds: Any = {"min_length": 1, "max_length": MOST_LISTED, "fail_fast": True}
    return Field(default=standard, strict=False, **bounds, **told)


def choice(standard: str, label: str, meaning: str, group: str, words: Mapping[str, str]) -> Any:
    """One of the words in the Literal type of the field, each with its text."""
    return Field(default=standard, **_told(RuleKind.CHOICE, label, meaning, group, words))


def yes_no(standard: bool, label: str, meaning: str, group: str) -> Any:
    """Something that is so at a table, or is not."""
    return Field(default=standard, **_told(RuleKind.YES_NO, label, meaning, group))


def nested(standard: Rules, label: str, meaning: str, group: str) -> Any:
    """Rules that belong together; those inside are in the same group."""
    return Field(default=standard, **_told(RuleKind.NESTED, label, meaning, group))


def _told(
    kind: RuleKind, label: str, meaning: str, group: str, words: Mapping[str, str] | None = None
) -> dict[str, Any]:
    extra = {"kind": kind.value, "group": group, "words": dict(words or {})}
    return {"title": label, "description": meaning, "json_schema_extra": extra}


class WrongRule(ValueError):
    """A rule that cannot be played by, with the path to it: `minimums[1]`."""

    def __init__(self, path: str, problem: Problem) -> None:
        super().__init__(f"{path}: {problem.text.format(**problem.values)}")
        self.path = path
        self.problem = problem


def read_rules(rules: type[R], data: Any) -> R:
    """The rules that differ from the standard as `data` says. Raises WrongRule."""
    try:
        return rules.model_validate(data)
    except ValidationError as error:
        raise _wrong_rule(error) from None


def with_rule(rules: R, key: str, value: object) -> R:
    """The same rules but for one, by its key: `books_to_go_out.clean`. Raises WrongRule."""
    data = rules.changed()
    *outer, last = key.split(".")
    place = data
    for name in outer:
        place = place.setdefault(name, {})
    place[last] = value
    return read_rules(type(rules), data)


_WRONG = {
    "greater_than_equal": ("rule-below", N_("The least here is {ge}.")),
    "less_than_equal": ("rule-above", N_("The most here is {le}.")),
    "too_short": ("rule-empty", N_("At least one number is needed.")),
    "too_long": ("rule-long", N_("At most {max_length} numbers have room here.")),
    "value_error": ("rule-rising", N_("Each number is above the one before it.")),
    "literal_error": ("rule-choice", N_("This is none of the choices.")),
    "bool_type": ("rule-yes-no", N_("This is either true or false.")),
    "tuple_type": ("rule-numbers", N_("A list of whole numbers is needed.")),
    "model_type": ("rule-nested", N_("Rules by name are needed here.")),
    "extra_forbidden": ("rule-unknown", N_("This game has no such rule.")),
}
"""What is said of each of pydantic's errors, with the figures that it tells."""
_NO_NUMBER = ("rule-number", N_("A whole number is needed."))


def _wrong_rule(error: ValidationError) -> WrongRule:
    """The first thing that pydantic found, in our words."""
    first = error.errors(include_url=False, include_input=False)[0]
    path = ""
    for part in first["loc"]:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else str(part)
    code, text = _WRONG.get(first["type"], _NO_NUMBER)
    figures = {name: value for name, value in first.get("ctx", {}).items() if f"{{{name}}}" in text}
    return WrongRule(path, Problem(Severity.REFUSE, code, text, figures))

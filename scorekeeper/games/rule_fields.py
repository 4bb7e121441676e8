"""What an editor of house rules is drawn from, read from the declarations of a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from pydantic.fields import FieldInfo

from scorekeeper.games.rules import RuleKind, Rules


@dataclass(frozen=True)
class RuleField:
    """One rule as a game declares it.

    `key` is its place in a match file: `books_to_go_out.clean`. A number, or each of several,
    lies between `low` and `high`; a choice has its words with their texts. Nested rules have
    their own `fields`, and each of these the label of the whole in `of`.
    """

    key: str
    label: str
    meaning: str
    group: str
    kind: RuleKind
    standard: Any
    low: int | None = None
    high: int | None = None
    choices: tuple[tuple[str, str], ...] = ()
    fields: tuple["RuleField", ...] = ()
    of: str = ""


def describe(rules: type[Rules]) -> tuple[RuleField, ...]:
    """The rules of a game, in the order they are declared in."""
    return tuple(_field(name, info) for name, info in rules.model_fields.items())


def single_rules(rules: type[Rules]) -> tuple[RuleField, ...]:
    """Every rule that has one value of its own: in place of nested ones those inside them."""
    return tuple(inner for field in describe(rules) for inner in field.fields or (field,))


def rule_value(rules: Rules, key: str) -> Any:
    """The value of a rule, by its key."""
    value: Any = rules.model_dump(by_alias=True)
    for name in key.split("."):
        value = value[name]
    return value


def changed_rules(rules: Rules) -> tuple[tuple[RuleField, Any], ...]:
    """The rules that differ from the standard, each with its value."""
    fields = single_rules(type(rules))
    values = ((field, rule_value(rules, field.key)) for field in fields)
    return tuple((field, value) for field, value in values if value != field.standard)


def _field(name: str, info: FieldInfo, outer: RuleField | None = None) -> RuleField:
    extra: Any = info.json_schema_extra
    key = info.alias or name
    low, high = _range(info)
    field = RuleField(
        key=f"{outer.key}.{key}" if outer else key,
        label=info.title or name,
        meaning=info.description or "",
        group=extra["group"] or (outer.group if outer else ""),
        kind=RuleKind(extra["kind"]),
        standard=info.default if outer is None else getattr(outer.standard, name),
        low=low,
        high=high,
        choices=tuple(extra["words"].items()),
        of=outer.label if outer else "",
    )
    return _with_fields(field, info) if field.kind is RuleKind.NESTED else field


def _with_fields(field: RuleField, info: FieldInfo) -> RuleField:
    inside: type[Rules] = type(info.default)
    fields = tuple(_field(name, inner, field) for name, inner in inside.model_fields.items())
    return RuleField(**{**vars(field), "fields": fields})


def _range(info: FieldInfo) -> tuple[int | None, int | None]:
    bounds = [*info.metadata, *_of_each(info)]
    return _bound(bounds, "ge"), _bound(bounds, "le")


def _of_each(info: FieldInfo) -> Iterator[object]:
    """The bounds of every one of several numbers."""
    for part in get_args(info.annotation)[:1]:
        for inner in getattr(part, "__metadata__", ()):
            yield from inner.metadata


def _bound(bounds: list[object], name: str) -> int | None:
    return next((getattr(bound, name) for bound in bounds if hasattr(bound, name)), None)

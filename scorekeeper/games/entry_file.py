"""Entries as they stand in match files and in the journal: plain JSON, read with care."""

from collections.abc import Iterator, Mapping
from typing import Any

from scorekeeper.games.entry import Entry, Value
from scorekeeper.games.fields import Field, Form, Kind, Section
from scorekeeper.games.text import N_

MOST = 1_000_000
"""No count or number of points of a deal is larger."""

UNKNOWN = N_("there is no such thing in a deal of this game")


class Unreadable(ValueError):
    """What could not be read, with the path to it: `deals[0].sides[1].books.clean`."""

    def __init__(self, path: str, text: str, **values: object) -> None:
        super().__init__(f"{path}: {text.format(**values)}")
        self.path = path
        self.text = text
        self.values = values


def write_entry(entry: Entry) -> dict[str, Any]:
    """The deal of a match file: `{"out": 0, "sides": [{"books": {"clean": 2}}, {}]}`."""
    deal = nested(entry.deal)
    return {**deal, "sides": [nested(facts) for facts in entry.sides]}


def read_entry(form: Form, data: Any, sides: int, path: str = "") -> Entry:
    """The entry in a deal of a match file.

    Raises Unreadable for keys the form does not have and for values that are no answers.
    """
    deal = _mapping(data, path)
    listed = deal.get("sides", [])
    if not isinstance(listed, list) or len(listed) != sides:
        raise Unreadable(_join(path, "sides"), N_("a list of {sides} sides is needed"), sides=sides)
    facts = {key: value for key, value in deal.items() if key != "sides"}
    return Entry(
        _read(form.deal, facts, path, sides),
        tuple(
            _read(form.side, side, f"{_join(path, 'sides')}[{number}]", sides)
            for number, side in enumerate(listed)
        ),
    )


def nested(facts: Mapping[str, Value]) -> dict[str, Any]:
    """Dotted keys as objects: `{"books.clean": 2}` becomes `{"books": {"clean": 2}}`."""
    result: dict[str, Any] = {}
    for key, value in facts.items():
        *outer, last = key.split(".")
        place = result
        for name in outer:
            place = place.setdefault(name, {})
        place[last] = value
    return result


def _read(sections: tuple[Section, ...], data: Any, path: str, sides: int) -> dict[str, Value]:
    fields = {field.key: field for section in sections for field in section.all_fields}
    groups = {key.rpartition(".")[0] for key in fields} - {""}
    facts = {}
    for key, value in _flat(_mapping(data, path), groups, path):
        at = _join(path, key)
        if key not in fields:
            raise Unreadable(at, UNKNOWN)
        facts[key] = _value(fields[key], value, at, sides)
    for section in sections:
        if section.instead and section.instead.key in facts and _counted(section, facts):
            at = _join(path, section.instead.key)
            raise Unreadable(at, N_("give the cards or their points, not both"))
    return facts


def _counted(section: Section, facts: Mapping[str, Value]) -> bool:
    return any(field.key in facts for field in section.fields)


def _flat(
    data: Mapping[str, Any], groups: set[str], path: str, outer: str = ""
) -> Iterator[tuple[str, Any]]:
    for name, value in data.items():
        key = _join(outer, name)
        if "." in name:
            raise Unreadable(_join(path, key), UNKNOWN)
        if key in groups:
            yield from _flat(_mapping(value, _join(path, key)), groups, path, key)
        else:
            yield key, value


def _value(field: Field, value: Any, path: str, sides: int) -> Value:
    """The answer, checked for its shape alone: whether it can be right is for the problems."""
    if field.kind is Kind.SIDE:
        if value is None and field.nobody:
            return None
        if not _whole(value) or not 0 <= value < sides:
            raise Unreadable(path, N_("the number of one side is needed, from 0"))
    elif not _whole(value) or abs(value) > MOST:
        raise Unreadable(path, N_("a whole number is needed"))
    return int(value)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _mapping(value: Any, path: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise Unreadable(path, N_("an object is needed"))
    return value


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key

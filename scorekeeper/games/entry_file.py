"""Entries as they stand in match files and in the journal: plain JSON, read with care."""

from collections.abc import Container, Iterator, Mapping
from typing import Any

from scorekeeper.games.entry import Entry, Facts, Value
from scorekeeper.games.fields import Field, Form, Kind, Section
from scorekeeper.games.text import N_

MOST = 1_000_000
"""No count or number of points of a deal is larger."""
LONGEST = 20
"""No text in a deal is longer."""

UNKNOWN = N_("there is no such thing in a deal of this game")


class Unreadable(ValueError):
    """What could not be read, with the path to it: `deals[0].sides[1].books.clean`."""

    def __init__(self, path: str, text: str, **values: object) -> None:
        super().__init__(f"{path}: {text.format(**values)}")
        self.path = path
        self.text = text
        self.values = values


def write_entry(form: Form, entry: Entry) -> dict[str, Any]:
    """The deal of a match file: `{"out": 0, "sides": [{"books": {"clean": 2}}, {}]}`."""
    data = nested({key: value for key, value in entry.deal.items() if key not in form.aids})
    for key in form.listed:
        answers = [facts.get(key) for facts in entry.sides]
        if any(answer is not None for answer in answers):
            data[key] = answers
    if form.nested:
        data["sides"] = [nested(_only(form.nested, facts)) for facts in entry.sides]
    return data


def read_entry(form: Form, data: Any, sides: int, path: str = "") -> Entry:
    """The entry in a deal of a match file.

    Raises Unreadable for keys the form does not have and for values that are no answers.
    """
    deal = dict(_mapping(data, path))
    columns = {key: deal.pop(key) for key in form.listed if key in deal}
    facts = _read_lists(form, columns, path, sides)
    if form.nested:
        at = _join(path, "sides")
        for side, own in enumerate(_per_side(deal.pop("sides", None), at, sides)):
            facts[side] |= _read(form.nested, form.side, own, f"{at}[{side}]", sides)
    recorded = {key: field for key, field in form.deal_fields.items() if key not in form.aids}
    return Entry(_read(recorded, form.deal, deal, path, sides), tuple(facts))


def nested(facts: Mapping[str, Value]) -> dict[str, Any]:
    """Dotted keys as objects: `{"books.clean": 2}` becomes `{"books": {"clean": 2}}`."""
    result: dict[str, Any] = {}
    for key, value in facts.items():
        *outer, last = key.split(".")
        place = result
        for name in outer:
            place = place.setdefault(name, {})
        place[last] = list(value) if isinstance(value, tuple) else value
    return result


def _read(
    fields: Mapping[str, Field], sections: tuple[Section, ...], data: Any, path: str, sides: int
) -> dict[str, Value]:
    groups = {key.rpartition(".")[0] for key in fields} - {""}
    facts = {}
    for key, value in _flat(_mapping(data, path), groups, path):
        at = _join(path, key)
        if key not in fields:
            raise Unreadable(at, UNKNOWN)
        facts[key] = read_value(fields[key], value, at, sides)
    for section in sections:
        if section.instead and section.instead.key in facts and _counted(section, facts):
            at = _join(path, section.instead.key)
            raise Unreadable(at, N_("give the cards or their points, not both"))
    return facts


def _read_lists(
    form: Form, columns: Mapping[str, Any], path: str, sides: int
) -> list[dict[str, Value]]:
    """The answers of each side in the lists of a deal; null is one not given yet."""
    facts: list[dict[str, Value]] = [{} for _ in range(sides)]
    for key, column in columns.items():
        at = _join(path, key)
        for side, value in enumerate(_per_side(column, at, sides)):
            if value is not None:
                facts[side][key] = read_value(form.listed[key], value, f"{at}[{side}]", sides)
    return facts


def _only(keys: Container[str], facts: Facts) -> dict[str, Value]:
    return {key: value for key, value in facts.items() if key in keys}


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


def read_value(field: Field, value: Any, path: str, sides: int) -> Value:
    """The answer, checked for its shape alone: whether it can be right is for the problems."""
    if field.kind is Kind.SIDES:
        return tuple(_side(side, path, sides) for side in _list(value, path))
    if field.kind in (Kind.RANK, Kind.PICK):
        return _text(value, path)
    if value is None and field.kind in (Kind.SIDE, Kind.BID):
        return None
    return _side(value, path, sides) if field.kind is Kind.SIDE else _number(value, path)


def _side(value: Any, path: str, sides: int) -> int:
    if not _whole(value) or not 0 <= value < sides:
        raise Unreadable(path, N_("the number of one side is needed, from 0"))
    return int(value)


def _number(value: Any, path: str) -> int:
    if not _whole(value) or abs(value) > MOST:
        raise Unreadable(path, N_("a whole number is needed"))
    return int(value)


def _text(value: Any, path: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise Unreadable(path, N_("a short text is needed"))
    return value


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _list(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise Unreadable(path, N_("a list is needed"))
    return value


def _per_side(value: Any, path: str, sides: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != sides:
        raise Unreadable(path, N_("a list of {sides} sides is needed"), sides=sides)
    return value


def _mapping(value: Any, path: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise Unreadable(path, N_("an object is needed"))
    return value


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key

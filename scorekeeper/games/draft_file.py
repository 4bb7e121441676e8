"""Drafts as they are kept between two taps: flat answers, as far as they were given."""

from collections.abc import Mapping
from typing import Any

from scorekeeper.games.entry import Entry, Facts, Value
from scorekeeper.games.entry_file import UNKNOWN, Unreadable, read_value
from scorekeeper.games.fields import Field, Form


def write_draft(entry: Entry) -> dict[str, Any]:
    """`{"deal": {"out": 0}, "sides": [{"books.clean": 2}, {}]}`."""
    return {"deal": _plain(entry.deal), "sides": [_plain(facts) for facts in entry.sides]}


def read_draft(form: Form, data: Any, sides: int) -> Entry:
    """The draft again. Raises Unreadable where it is none of this form for so many sides."""
    match data:
        case {"deal": deal, "sides": list(listed), **rest} if len(listed) == sides and not rest:
            facts = tuple(_facts(form.side_fields, own, sides) for own in listed)
            return Entry(_facts(form.deal_fields, deal, sides), facts)
    raise Unreadable("", UNKNOWN)


def _plain(facts: Facts) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in facts.items()}


def _facts(fields: Mapping[str, Field], data: Any, sides: int) -> dict[str, Value]:
    if not isinstance(data, dict) or not data.keys() <= fields.keys():
        raise Unreadable("", UNKNOWN)
    return {key: read_value(fields[key], value, key, sides) for key, value in data.items()}

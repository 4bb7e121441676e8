"""The facts a deal is made of, as a game declares them."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property


class Kind(StrEnum):
    """What an answer looks like, and with it the way it is asked for."""

    COUNT = "count"
    """How many: a whole number from 0 up."""
    POINTS = "points"
    """A number of points, typed: from 0 up, or with a sign where `low` is None."""
    SIDE = "side"
    """One of the sides, or nobody (None) where the field names that answer."""


@dataclass(frozen=True)
class Field:
    """One fact of a deal.

    `key` is its place in the match file: `books.clean` lies in `{"books": {"clean": 2}}`.
    `worth` names the rule that says what one is worth, `sign` whether that is won or lost;
    points are worth themselves. `what` is the code of its score line.
    """

    key: str
    label: str
    kind: Kind = Kind.COUNT
    short: str = ""
    worth: str | None = None
    sign: int = 1
    what: str = ""
    low: int | None = 0
    nobody: str = ""

    @property
    def line(self) -> str:
        return self.what or self.key.replace(".", "_")

    @property
    def face(self) -> str:
        """The label where room is short: on a key, over a column."""
        return self.short or self.label


class Way(StrEnum):
    """How the fields of a section are counted at the table."""

    STEPS = "steps"
    """Few: one tap more, one tap less."""
    PAD = "pad"
    """Many: a number typed, then its kind tapped."""
    CHOICE = "choice"
    """One answer picked."""


@dataclass(frozen=True)
class Section:
    """Fields that are asked together.

    `instead` is the one number that may be given in place of counting. A `needed` section must
    be answered before a deal can be saved, were it by saying that there is nothing (`nothing`).
    """

    key: str
    label: str
    fields: tuple[Field, ...]
    way: Way = Way.STEPS
    instead: Field | None = None
    needed: bool = False
    nothing: str = ""

    @property
    def all_fields(self) -> tuple[Field, ...]:
        return self.fields if self.instead is None else (*self.fields, self.instead)


@dataclass(frozen=True)
class Form:
    """All that is asked of a deal: once for the deal, and once for each side."""

    deal: tuple[Section, ...]
    side: tuple[Section, ...]

    @cached_property
    def deal_fields(self) -> dict[str, Field]:
        return {field.key: field for field in _fields(self.deal)}

    @cached_property
    def side_fields(self) -> dict[str, Field]:
        return {field.key: field for field in _fields(self.side)}


def _fields(sections: tuple[Section, ...]) -> Iterator[Field]:
    return (field for section in sections for field in section.all_fields)

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
    SIDES = "sides"
    """Some of the sides, the first named first."""
    RANK = "rank"
    """The rank of a card, out of RANKS."""
    BID = "bid"
    """The points bid: a whole number in the bounds that the game gives, or None for no bid."""
    PICK = "pick"
    """One of the choices that the field lists."""


RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""The ranks of a pack, as they are printed."""


@dataclass(frozen=True)
class Field:
    """One fact of a deal.

    `key` is its place in the match file: `books.clean` lies in `{"books": {"clean": 2}}`. A
    `listed` field of a side lies in the deal itself, as the list of what all sides answered:
    `{"faces": [5, 3, 4, 0]}`.
    `worth` names the rule that says what one is worth, `sign` whether that is won or lost;
    points are worth themselves. `what` is the code of its score line.
    `choices` are the words that may be picked, each with its text.
    `low` and `high` bound a number, and how many sides may be named; `nobody` names the answer
    None. A field is asked `of` the side named at another key, once there is one, or `among` the
    sides named there, once there are several.
    """

    key: str
    label: str
    kind: Kind = Kind.COUNT
    short: str = ""
    worth: str | None = None
    sign: int = 1
    what: str = ""
    low: int | None = 0
    high: int | None = None
    nobody: str = ""
    listed: bool = False
    of: str = ""
    among: str = ""
    choices: tuple[tuple[str, str], ...] = ()

    @cached_property
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
    One that is known `before_play` is asked when the cards are dealt, the others afterwards. An
    `aid` helps while a deal is played: it is kept with the draft, and recorded nowhere.
    """

    key: str
    label: str
    fields: tuple[Field, ...]
    way: Way = Way.STEPS
    instead: Field | None = None
    needed: bool = False
    nothing: str = ""
    before_play: bool = False
    aid: bool = False

    @cached_property
    def all_fields(self) -> tuple[Field, ...]:
        return self.fields if self.instead is None else (*self.fields, self.instead)

    @cached_property
    def lines(self) -> frozenset[str]:
        """The codes of the score lines that its fields bring."""
        return frozenset(field.line for field in self.all_fields)


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

    @cached_property
    def homes(self) -> dict[str, Section]:
        """The sections of a side by the codes of the score lines that they bring."""
        return {code: section for section in reversed(self.side) for code in section.lines}

    @cached_property
    def aids(self) -> frozenset[str]:
        """The keys of what is never recorded."""
        return frozenset(field.key for field in _fields(self.deal, aid=True))

    @cached_property
    def lowest(self) -> dict[str, int]:
        """The least that may be counted of what a side has, by the keys of fields."""
        fields = self.side_fields.items()
        return {key: field.low for key, field in fields if field.low is not None}

    @cached_property
    def scored(self) -> dict[str, Field]:
        """The fields of a side that bring points."""
        fields = self.side_fields.items()
        return {key: field for key, field in fields if field.kind is Kind.POINTS or field.worth}

    @cached_property
    def listed(self) -> dict[str, Field]:
        """The fields of a side that lie in the deal as lists."""
        return {key: field for key, field in self.side_fields.items() if field.listed}

    @cached_property
    def nested(self) -> dict[str, Field]:
        """The fields that lie with their side."""
        return {key: field for key, field in self.side_fields.items() if not field.listed}


def _fields(sections: tuple[Section, ...], aid: bool = False) -> Iterator[Field]:
    return (field for section in sections if section.aid or not aid for field in section.all_fields)

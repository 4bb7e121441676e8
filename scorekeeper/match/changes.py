"""What can be done to a match, as the journal keeps it."""

from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Deal = dict[str, Any]
"""A deal as it stands in a match file."""

Seats = Annotated[tuple[int, ...], Field(fail_fast=True)]
"""Of one side. The first fault is enough, be the text from wherever."""


class _Change(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Started(_Change):
    """Players sat down to a game. The first change of every journal, and never undone."""

    kind: Literal["started"] = "started"
    game: str
    players: tuple[str, ...] = Field(fail_fast=True)
    sides: tuple[Seats, ...] = Field(fail_fast=True)
    first_dealer: int = 0
    rules: dict[str, Any] = {}
    name: str = ""
    """What a match file calls the match, if anything."""


class DealRecorded(_Change):
    """A new deal after all others."""

    kind: Literal["deal recorded"] = "deal recorded"
    deal: Deal


class DealCorrected(_Change):
    """Other facts for a deal that was recorded before."""

    kind: Literal["deal corrected"] = "deal corrected"
    number: int
    deal: Deal


class DealRemoved(_Change):
    """A deal taken out; those after it move up."""

    kind: Literal["deal removed"] = "deal removed"
    number: int


class RulesChanged(_Change):
    """Other house rules, from the first deal on: `rules` is all that differs from the standard."""

    kind: Literal["rules changed"] = "rules changed"
    rules: dict[str, Any]


class EndedEarly(_Change):
    """The players left it at the deals so far."""

    kind: Literal["ended early"] = "ended early"


class Reopened(_Change):
    """A match that was over is at the table again."""

    kind: Literal["reopened"] = "reopened"


class Closed(_Change):
    """A reopened match is over again as it stands."""

    kind: Literal["closed"] = "closed"


class Reverted(_Change):
    """What the step of this number did was taken back, and nothing that was done since."""

    kind: Literal["reverted"] = "reverted"
    number: int


class Undone(_Change):
    """The last change that stands was taken back."""

    kind: Literal["undone"] = "undone"


class Redone(_Change):
    """The change last taken back stands again."""

    kind: Literal["redone"] = "redone"


Change = Annotated[
    Started
    | DealRecorded
    | DealCorrected
    | DealRemoved
    | RulesChanged
    | EndedEarly
    | Reopened
    | Closed
    | Reverted
    | Undone
    | Redone,
    Field(discriminator="kind"),
]

CHANGES: TypeAdapter[Change] = TypeAdapter(Change)
"""Reads a change from JSON, whichever it is."""

KINDS = frozenset(kind.model_fields["kind"].default for kind in get_args(get_args(Change)[0]))
"""All that a change may call itself."""

"""The parts of a match file as they stand in it, their limits, and what can be wrong with them."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.text import N_
from scorekeeper.match.changes import KINDS, Change

FORMAT = "scorekeeper/1"
LARGEST = 20_000_000
"""Signs of a whole file: some ten thousand matches; a thousand are about two million."""
MOST_MATCHES = 20_000
MOST_PLAYERS = 100
MOST_DEALS = 1000
"""More than any table plays, and few enough to be scored at once."""
MOST_STEPS = 5000
"""Of one journal."""
MOST_IN_FILE = 100_000
"""Deals and steps of all matches together."""
MOST_PARTS = 2_000_000
"""Values of a whole file, be they numbers, lists or objects."""
MOST_KEYS = 1000
"""Of one object."""
LONGEST_BY = 100
MOST_DIGITS = 18
YEARS = range(1900, 3000)


def _conceivable(time: datetime) -> datetime:
    if time.year not in YEARS:
        raise ValueError("no game was played then")
    return time


Moment = Annotated[AwareDatetime, AfterValidator(_conceivable)]


Seats = Annotated[list[int], Field(max_length=MOST_PLAYERS, fail_fast=True)]
"""Of one side. As everywhere here, the first fault is enough: there might be a million."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class StepPart(_Part):
    """One step of a journal: when, what was done, and on which device, where that is known."""

    at: Moment
    change: Change
    by: str = Field(default="", max_length=LONGEST_BY)


class MatchPart(_Part):
    """One match. Scores are never in it, and `journal` is there where it was asked for."""

    game: str
    players: list[str] = Field(max_length=MOST_PLAYERS, fail_fast=True)
    sides: list[Seats] | None = Field(default=None, max_length=MOST_PLAYERS, fail_fast=True)
    first_dealer: int = 0
    rules: dict[str, Any] = {}
    deals: list[dict[str, Any]] = Field(default=[], max_length=MOST_DEALS, fail_fast=True)
    id: str | None = None
    name: str | None = None
    started: Moment | None = None
    finished: Moment | None = None
    journal: list[StepPart] | None = Field(
        default=None, min_length=1, max_length=MOST_STEPS, fail_fast=True
    )


class FilePart(_Part):
    """The whole file."""

    format: Literal["scorekeeper/1"]
    matches: list[MatchPart] = Field(max_length=MOST_MATCHES, fail_fast=True)


def parse(text: str) -> FilePart:
    """The parts of a file. Raises Unreadable with the path to what is wrong."""
    if len(text) > LARGEST:
        raise Unreadable("", N_("this is larger than {size} MB"), size=LARGEST // 1_000_000)
    try:
        file = FilePart.model_validate_json(json.dumps(_parsed(text)))
    except ValidationError as error:
        raise _unreadable(error) from None
    except json.JSONDecodeError as error:
        raise Unreadable("", N_("line {line}: this is not JSON"), line=error.lineno) from None
    except RecursionError:
        raise Unreadable("", N_("this is not a match file")) from None
    _check_size(file)
    return file


def _parsed(text: str) -> Any:
    if sum(map(text.count, "{[,")) > MOST_PARTS:
        raise Unreadable("", N_("this holds more than any matches do"))
    return json.loads(text, object_pairs_hook=_object, parse_int=_integer)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Of a key that stands twice one would be lost without a word."""
    data: dict[str, Any] = {}
    for key, value in pairs[: MOST_KEYS + 1]:
        if key in data:
            raise Unreadable(key, N_("this key stands twice in one object"))
        data[key] = value
    if len(data) > MOST_KEYS:
        raise Unreadable("", N_("this holds more than any matches do"))
    return data


def _integer(digits: str) -> int | float:
    """A number of thousands of digits is read as a large one, to be refused where it stands."""
    return int(digits) if len(digits) <= MOST_DIGITS else float(digits)


def _check_size(file: FilePart) -> None:
    left = MOST_IN_FILE
    for number, part in enumerate(file.matches):
        left -= len(part.deals) + len(part.journal or ())
        if left < 0:
            text = N_("at most {most} deals and steps have room in one file")
            raise Unreadable(f"matches[{number}]", text, most=MOST_IN_FILE)


_WRONG: Mapping[str, str] = {
    "missing": N_("this is missing"),
    "extra_forbidden": N_("there is no such key in a match file"),
    "string_type": N_("a text is needed"),
    "int_type": N_("a whole number is needed"),
    "int_from_float": N_("a whole number is needed"),
    "list_type": N_("a list is needed"),
    "dict_type": N_("an object is needed"),
    "model_type": N_("an object is needed"),
    "model_attributes_type": N_("an object is needed"),
    "string_too_long": N_("at most {max_length} have room here"),
    "too_long": N_("at most {max_length} have room here"),
    "too_short": N_("at least one is needed here"),
    "json_invalid": N_("this holds more than any matches do"),
    "literal_error": N_("this has to be {expected}"),
    "union_tag_invalid": N_("there is no such change"),
    "union_tag_not_found": N_("there is no such change"),
}
"""What is said of each of pydantic's errors, with the figures that it tells."""
_NO_TIME = N_("a time with its zone is needed, such as 2025-08-12T20:00:00+02:00")
_TIMES = ("started", "finished", "at")
WRONG_SHAPE = N_("this is not what belongs here")


def _unreadable(error: ValidationError) -> Unreadable:
    """The first thing pydantic found, with its path in our way of writing it."""
    first = error.errors(include_url=False, include_input=False)[0]
    path, before = "", None
    for part in first["loc"]:
        # Of several kinds of change pydantic names the one it was taken for.
        if not (before == "change" and part in KINDS):
            path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else str(part)
        before = part
    text = _NO_TIME if before in _TIMES else WRONG_SHAPE
    text = _WRONG.get(first["type"], text) if before not in _TIMES else text
    told = first.get("ctx", {})
    return Unreadable(path, text, **{key: told[key] for key in told if f"{{{key}}}" in text})

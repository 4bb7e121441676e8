"""Match files: matches as facts, in JSON, that a person or another tool can write too."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from scorekeeper.games import GAMES
from scorekeeper.games.entry_file import Unreadable, read_entry, write_entry
from scorekeeper.games.game import Game, Setup, Sides
from scorekeeper.games.rules import WrongRule
from scorekeeper.games.seating import seating_problem, sides_across
from scorekeeper.games.text import N_
from scorekeeper.match.match import Match, standard_setup
from scorekeeper.match.names import name_problem, tidy

FORMAT = "scorekeeper/1"
MOST_PLAYERS = 100
MOST_DEALS = 1000
"""More than any table plays, and few enough to be scored at once."""
MOST_DIGITS = 18


WRONG_SHAPE = N_("this does not belong here")
WRONG_SHAPES = {
    "missing": N_("this is missing"),
    "extra_forbidden": N_("there is no such thing in a match file"),
    "string_type": N_("a text is needed"),
    "int_type": N_("a whole number is needed"),
    "list_type": N_("a list is needed"),
    "dict_type": N_("an object is needed"),
    "model_type": N_("an object is needed"),
    "too_long": N_("this is too long"),
    **dict.fromkeys(
        ("timezone_aware", "datetime_type", "datetime_parsing"),
        N_("a time with its zone is needed"),
    ),
    "literal_error": N_("this is not a format known here"),
}
"""What pydantic calls that which it cannot read, in our words."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class _MatchPart(_Part):
    game: str
    players: list[str] = Field(max_length=MOST_PLAYERS)
    sides: list[list[int]] | None = None
    first_dealer: int = 0
    rules: dict[str, Any] = {}
    deals: list[dict[str, Any]] = Field(default=[], max_length=MOST_DEALS)
    id: str | None = None
    name: str | None = None
    started: AwareDatetime | None = None
    finished: AwareDatetime | None = None


class _File(_Part):
    format: Literal["scorekeeper/1"]
    matches: list[_MatchPart]


@dataclass(frozen=True)
class Filed:
    """A match of a file, with what the file says besides."""

    match: Match
    name: str | None = None
    finished: datetime | None = None


def read_matches(text: str) -> tuple[Filed, ...]:
    """The matches of a match file. Raises Unreadable with the path to what is wrong."""
    try:
        file = _File.model_validate_json(json.dumps(_parsed(text)))
    except ValidationError as error:
        raise _unreadable(error) from None
    except json.JSONDecodeError as error:
        raise Unreadable(
            N_("line {line}").format(line=error.lineno), N_("this is not JSON")
        ) from None
    except RecursionError:
        raise Unreadable("", N_("this is not a match file")) from None
    return tuple(_read(part, f"matches[{n}]") for n, part in enumerate(file.matches))


def _parsed(text: str) -> Any:
    return json.loads(text, object_pairs_hook=_object, parse_int=_integer)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Of a key that stands twice one would be lost without a word."""
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise Unreadable(key, N_("this key stands twice in one object"))
        data[key] = value
    return data


def _integer(digits: str) -> int | float:
    """A number of thousands of digits is read as a large one, to be refused where it stands."""
    return int(digits) if len(digits) <= MOST_DIGITS else float(digits)


def write_matches(matches: Iterable[Match]) -> str:
    """The match file that holds these matches."""
    file = {"format": FORMAT, "matches": [match_data(match) for match in matches]}
    return json.dumps(file, ensure_ascii=False, indent=1)


def match_data(
    match: Match, name: str | None = None, finished: datetime | None = None
) -> dict[str, Any]:
    """One match as it stands in a file."""
    setup = match.setup
    data: dict[str, Any] = {
        "id": match.id,
        "game": match.game.key,
        "players": list(setup.players),
        "sides": [list(seats) for seats in setup.sides],
        "first_dealer": setup.first_dealer,
        "rules": setup.rules.changed(),
        "deals": [write_entry(match.game.form, entry) for entry in match.entries],
    }
    times = {"started": match.started, "finished": finished}
    told = {key: time.isoformat() for key, time in times.items() if time}
    return {**data, **told, **({"name": name} if name else {})}


def _read(part: _MatchPart, path: str) -> Filed:
    game = GAMES.get(part.game)
    if game is None:
        raise Unreadable(
            f"{path}.game", N_("the games known here are {games}"), games=", ".join(GAMES)
        )
    setup = _setup(game, part, path)
    deals = tuple(
        read_entry(game.form, deal, len(setup.sides), f"{path}.deals[{n}]")
        for n, deal in enumerate(part.deals)
    )
    match = Match(part.id or "", game, setup, part.started, deals)
    early = part.finished is not None and match.standing.stuck is None and not match.standing.over
    return Filed(replace(match, ended_early=early), part.name, part.finished)


def _setup(game: Game[Any], part: _MatchPart, path: str) -> Setup[Any]:
    players = _players(part.players, f"{path}.players")
    sides = _sides(game, part, players, path)
    if not 0 <= part.first_dealer < len(players):
        raise Unreadable(f"{path}.first_dealer", N_("the number of a seat is needed, from 0"))
    try:
        return standard_setup(game, players, sides, part.first_dealer, part.rules)
    except WrongRule as error:
        problem = error.problem
        raise Unreadable(f"{path}.rules.{error.path}", problem.text, **problem.values) from None


def _players(names: list[str], path: str) -> tuple[str, ...]:
    players: list[str] = []
    for seat, name in enumerate(map(tidy, names)):
        problem = name_problem(name, players)
        if problem:
            raise Unreadable(f"{path}[{seat}]", problem.text, **problem.values)
        players.append(name)
    return tuple(players)


def _sides(game: Game[Any], part: _MatchPart, players: tuple[str, ...], path: str) -> Sides:
    count = len(players)
    sides = sides_across(count, count) if part.sides is None else _seats(part.sides)
    problem = seating_problem(game, count, sides)
    if problem:
        at = "sides" if part.sides is not None and count in game.sides else "players"
        raise Unreadable(f"{path}.{at}", problem.text, **problem.values)
    return sides


def _seats(sides: list[list[int]]) -> Sides:
    return tuple(tuple(seats) for seats in sides)


def _unreadable(error: ValidationError) -> Unreadable:
    """The first thing pydantic found, with its path in our way of writing it."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    path = ""
    for part in first["loc"]:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else str(part)
    return Unreadable(path, WRONG_SHAPES.get(first["type"], WRONG_SHAPE))

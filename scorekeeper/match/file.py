"""Match files: matches as facts, in JSON, that a person or another tool can write too."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.games.entry_file import Unreadable, read_entry, write_entry
from scorekeeper.games.game import Game, Setup, Sides
from scorekeeper.games.rules import WrongRule
from scorekeeper.games.seating import seating_problem, sides_across
from scorekeeper.games.text import N_
from scorekeeper.match.file_parts import FORMAT, MatchPart, parse
from scorekeeper.match.journal import Journal
from scorekeeper.match.journal_file import journal_data, read_journal
from scorekeeper.match.match import Match, standard_setup
from scorekeeper.match.names import name_problem, tidy


@dataclass(frozen=True)
class Filed:
    """A match of a file, with what the file says besides; its journal where that is in it."""

    match: Match
    name: str | None = None
    finished: datetime | None = None
    journal: Journal | None = None


def read_matches(text: str) -> tuple[Filed, ...]:
    """The matches of a match file. Raises Unreadable with the path to what is wrong."""
    return tuple(reading(text))


def reading(text: str) -> Iterator[Filed]:
    """The same one by one, as a large file takes its time."""
    for n, part in enumerate(parse(text).matches):
        yield _read(part, f"matches[{n}]")


def write_matches(matches: Iterable[Filed]) -> str:
    """The match file that holds these matches."""
    file = {"format": FORMAT, "matches": [match_data(filed) for filed in matches]}
    return json.dumps(file, ensure_ascii=False, indent=1)


def filed(journal: Journal, *, with_journal: bool = False) -> Filed:
    """A match as it is written to a file."""
    match = journal.match
    finished = journal.last_change if match.closed else None
    return Filed(match, journal.name or None, finished, journal if with_journal else None)


def match_data(filed: Filed) -> dict[str, Any]:
    """One match as it stands in a file."""
    match, setup = filed.match, filed.match.setup
    data: dict[str, Any] = {
        "id": match.id,
        "game": match.game.key,
        "players": list(setup.players),
        "sides": [list(seats) for seats in setup.sides],
        "first_dealer": setup.first_dealer,
        "rules": setup.rules.changed(),
        "deals": [write_entry(match.game.form, entry) for entry in match.entries],
    }
    times = {"started": match.started, "finished": filed.finished}
    data |= {key: time.isoformat() for key, time in times.items() if time}
    data |= {"name": filed.name} if filed.name else {}
    return data | ({"journal": journal_data(filed.journal)} if filed.journal else {})


def _read(part: MatchPart, path: str) -> Filed:
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
    journal = read_journal(part, match, path)
    if journal:
        return Filed(journal.match, part.name, part.finished, journal)
    early = part.finished is not None and match.standing.stuck is None and not match.standing.over
    return Filed(replace(match, ended_early=early), part.name, part.finished)


def _setup(game: Game[Any], part: MatchPart, path: str) -> Setup[Any]:
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


def _sides(game: Game[Any], part: MatchPart, players: tuple[str, ...], path: str) -> Sides:
    count = len(players)
    sides = sides_across(count, count) if part.sides is None else _seats(part.sides)
    problem = seating_problem(game, count, sides)
    if problem:
        at = "sides" if part.sides is not None and count in game.sides else "players"
        raise Unreadable(f"{path}.{at}", problem.text, **problem.values)
    return sides


def _seats(sides: list[list[int]]) -> Sides:
    return tuple(tuple(seats) for seats in sides)

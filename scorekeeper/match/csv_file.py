"""Matches as a table for other programs (CSV, RFC 4180): a row for each side of each deal.

The answers that were entered and the points they brought are in it, under headings for people.
"""

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.games.entry import Value
from scorekeeper.games.fields import Field, Form, Kind
from scorekeeper.games.game import Game
from scorekeeper.games.lines import ScoreLine
from scorekeeper.games.standing import DealResult
from scorekeeper.match.match import Match

BYTE_ORDER_MARK = "\ufeff"
"""Without it Excel takes the letters of most scripts for others."""
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a spreadsheet begins to calculate at."""

Say = Callable[..., str]
Cell = str | int | None


@dataclass(frozen=True)
class Row:
    """A side of a deal of the match of this number in the file."""

    number: int
    match: Match
    deal: DealResult
    side: int


@dataclass(frozen=True)
class Column:
    """What stands above, and what stands in a row."""

    head: str
    cell: Callable[[Row], Cell]


def write_csv(matches: Sequence[Match], say: Say, moment: Callable[[datetime], str]) -> str:
    """The table of these matches; `moment` writes a time."""
    columns = [*_frame(say, moment), *_of_games(matches, say)]
    written = _Written()
    writer = csv.writer(written)
    writer.writerow([_safe(column.head) for column in columns])
    for row in _rows(matches):
        writer.writerow([_safe(column.cell(row)) for column in columns])
    return BYTE_ORDER_MARK + "".join(written.lines)


class _Written:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def write(self, line: str) -> None:
        self.lines.append(line)


def _safe(cell: Cell) -> Cell:
    """A text that would be calculated is marked as text; numbers stay as they are."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def _rows(matches: Iterable[Match]) -> Iterator[Row]:
    for number, match in enumerate(matches, start=1):
        for deal in match.standing.deals:
            for side in range(len(match.setup.sides)):
                yield Row(number, match, deal, side)


def _frame(say: Say, moment: Callable[[datetime], str]) -> list[Column]:
    """What every game has."""
    return [
        Column(say("Match"), lambda row: row.number),
        Column(say("Started"), lambda row: moment(row.match.started) if row.match.started else ""),
        Column(say("Game"), lambda row: say(row.match.game.name)),
        Column(say("Deal"), lambda row: row.deal.number),
        Column(say("Side"), lambda row: _name(row.match, row.side)),
        Column(say("Points"), _score),
        Column(say("Total"), _total),
    ]


def _score(row: Row) -> Cell:
    return row.deal.played.scores[row.side] if row.deal.played else None


def _total(row: Row) -> Cell:
    return row.deal.played.totals[row.side] if row.deal.played else None


def _of_games(matches: Sequence[Match], say: Say) -> Iterator[Column]:
    """The columns of each game there is; under its name where there are several."""
    keys = {match.game.key for match in matches}
    for game in (game for key, game in GAMES.items() if key in keys):
        own = [match for match in matches if match.game.key == game.key]
        before = f"{say(game.name)}: " if len(keys) > 1 else ""
        for column in (*_answers(game, own, say), *_points(game, own, say)):
            yield Column(f"{before}{column.head}", _only(game, column))


def _only(game: Game[Any], column: Column) -> Callable[[Row], Cell]:
    return lambda row: column.cell(row) if row.match.game.key == game.key else None


def _answers(game: Game[Any], matches: Sequence[Match], say: Say) -> Iterator[Column]:
    """What was entered: of the deal, then of the side."""
    form = _form(game, matches)
    heads = _heads(form, say)
    for field in form.deal_fields.values():
        if field.key not in form.aids:
            yield Column(heads[field.key], _of_deal(field, say))
    for field in form.side_fields.values():
        yield Column(heads[field.key], _of_side(field, say))


def _points(game: Game[Any], matches: Sequence[Match], say: Say) -> Iterator[Column]:
    """The score lines that there are, named as their fields are."""
    form = _form(game, matches)
    heads = _heads(form, say)
    names = {field.line: heads[field.key] for field in form.side_fields.values()}
    names |= {what: say(text) for what, text in game.line_names.items()}
    there = {line.what for match in matches for lines in _lines(match) for line in lines}
    for what in sorted(there, key=[*names, *sorted(there)].index):
        head = say("Score: {what}", what=names.get(what, what))
        yield Column(head, _brought(what))


def _form(game: Game[Any], matches: Sequence[Match]) -> Form:
    """The words of the rules of these matches, where they have the same."""
    first = matches[0].form
    return first if all(match.form == first for match in matches) else game.form


def _heads(form: Form, say: Say) -> Mapping[str, str]:
    """What stands above each field: with the name of its section where two are named alike."""
    asked = [
        (section, field) for section in (*form.deal, *form.side) for field in section.all_fields
    ]
    names = [say(field.label) for _, field in asked]
    return {
        field.key: f"{say(section.label)}: {name}" if names.count(name) > 1 else name
        for (section, field), name in zip(asked, names, strict=True)
    }


def _lines(match: Match) -> Iterator[tuple[ScoreLine, ...]]:
    for deal in match.standing.deals:
        yield from deal.played.lines if deal.played else ()


def _of_deal(field: Field, say: Say) -> Callable[[Row], Cell]:
    def cell(row: Row) -> Cell:
        given = row.deal.entry.deal
        return _told(field, given[field.key], row, say) if field.key in given else None

    return cell


def _of_side(field: Field, say: Say) -> Callable[[Row], Cell]:
    def cell(row: Row) -> Cell:
        given = row.deal.entry.sides[row.side]
        return _told(field, given[field.key], row, say) if field.key in given else None

    return cell


def _told(field: Field, value: Value, row: Row, say: Say) -> Cell:
    if value is None:
        return say(field.nobody) if field.nobody else None
    if isinstance(value, tuple):
        return "; ".join(_name(row.match, side) for side in value)
    if field.kind is Kind.SIDE and isinstance(value, int):
        return _name(row.match, value)
    if field.kind is Kind.PICK:
        return say(dict(field.choices).get(str(value), str(value)))
    return value


def _brought(what: str) -> Callable[[Row], Cell]:
    def cell(row: Row) -> Cell:
        lines = row.deal.played.lines[row.side] if row.deal.played else ()
        points = [line.points for line in lines if line.what == what]
        return sum(points) if points else None

    return cell


def _name(match: Match, side: int) -> str:
    return " & ".join(match.side_names[side])

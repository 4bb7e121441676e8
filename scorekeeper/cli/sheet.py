"""Score sheets on a terminal: a table where there is room, a list where there is not."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import TextIOWrapper

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from scorekeeper.games.game import Next
from scorekeeper.games.problem import Problem
from scorekeeper.i18n import Speech
from scorekeeper.match.file import Filed
from scorekeeper.match.match import Match
from scorekeeper.match.report import by_code, looked_at

NOTHING = "–"
GAP = 2
NARROWEST = 6
"""No name can be read in a column of fewer cells."""


@dataclass(frozen=True)
class Sheet:
    """The cells of a score sheet: a column for each side, rows with their labels."""

    sides: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def label_width(self) -> int:
        return max(cell_len(label) for label, _ in self.rows)

    @property
    def number_width(self) -> int:
        cells = (cell_len(number) for _, numbers in self.rows for number in numbers)
        return max(NARROWEST, *cells)

    def column_width(self, width: int) -> int | None:
        """The width of the columns of sides, or None where the numbers have no room."""
        room = (width - self.label_width) // len(self.sides) - GAP
        if room < self.number_width:
            return None
        return min(room, max(self.number_width, *map(cell_len, self.sides)))


def print_sheets(matches: Sequence[Filed], speech: Speech) -> None:
    """Print the score sheet of each match, what comes next, and what is wrong."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    console = Console(highlight=False, markup=False, emoji=False)
    if not matches:
        console.print(speech.say("There is no match in this file."))
    for number, filed in enumerate(matches):
        if number:
            console.print()
        _print_match(filed, console, speech)


def _print_match(filed: Filed, console: Console, speech: Speech) -> None:
    match, sheet = filed.match, sheet_of(filed.match, speech)
    console.print(Text(_title(filed, speech), style="bold"))
    width = sheet.column_width(console.width)
    console.print(_list(sheet) if width is None else _table(sheet, width))
    console.print(_next(match, speech) or _end(match, speech))
    for line in _wrong(match, speech):
        console.print(line)


def sheet_of(match: Match, speech: Speech) -> Sheet:
    """Scores by deal, the totals, and the place of each side."""
    deals = [
        (
            deal_label(match, deal.number, speech),
            tuple(map(speech.number, deal.played.scores))
            if deal.played
            else (NOTHING,) * len(match.setup.sides),
        )
        for deal in looked_at(match.standing)
    ]
    totals = tuple(map(speech.number, match.standing.totals))
    places = tuple(map(speech.number, match.standing.outcome.places))
    ends = (speech.say("Total"), totals), (speech.say("Place"), places)
    return Sheet(tuple(map(speech.side, match.side_names)), (*deals, *ends))


def deal_label(match: Match, number: int, speech: Speech) -> str:
    """A deal by its number: "Deal 3"."""
    return speech.say(match.game.deal_name, n=number)


def _title(filed: Filed, speech: Speech) -> str:
    day = speech.day(filed.match.started) if filed.match.started else ""
    return " · ".join(filter(None, (filed.name, speech.say(filed.match.game.name), day)))


def _table(sheet: Sheet, width: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0))
    table.add_column()
    for side in sheet.sides:
        table.add_column(Text(side), justify="right", width=width, overflow="fold")
    for label, numbers in sheet.rows:
        table.add_row(label, *numbers)
    return table


def _list(sheet: Sheet) -> Text:
    lines = []
    for label, numbers in sheet.rows:
        lines.append(label)
        lines += [f"  {side}: {number}" for side, number in zip(sheet.sides, numbers, strict=True)]
    return Text("\n".join(lines))


def _next(match: Match, speech: Speech) -> str:
    """Who deals next, how many cards, and what the first meld must be worth."""
    coming = match.standing.outcome.next
    if match.over or coming is None:
        return ""
    dealer = match.setup.players[coming.dealer]
    told = [
        speech.say(
            "{deal}: {dealer} deals.", deal=_of_all(match, coming.deal, speech), dealer=dealer
        ),
        speech.say("Cards each: {cards}.", cards=coming.cards),
    ]
    return " ".join((*told, *_minimums(match, coming, speech)))


def _minimums(match: Match, coming: Next, speech: Speech) -> Iterator[str]:
    """One for all, or one for each side."""
    if coming.minimum is not None:
        yield speech.say("First meld: {minimum} points.", minimum=coming.minimum)
        return
    for names, minimum in zip(match.side_names, coming.minimums or (), strict=False):
        side = speech.side(names)
        yield speech.say("First meld of {side}: {minimum} points.", side=side, minimum=minimum)


def _of_all(match: Match, number: int, speech: Speech) -> str:
    """A deal by its number and that of all deals, where it is known and not played on."""
    most = match.game.deals(match.setup.rules)
    if most is None or number > most:
        return deal_label(match, number, speech)
    return speech.say(match.game.deal_of_name, n=number, all=most)


def _end(match: Match, speech: Speech) -> str:
    winners = [speech.side(match.side_names[side]) for side in match.winners]
    names = speech.names(winners)
    return speech.count("{names} won.", "{names} share the win.", len(winners), names=names)


def _wrong(match: Match, speech: Speech) -> Iterator[str]:
    for deal in looked_at(match.standing):
        kind = speech.say("Not counted") if deal.refused else speech.say("Please check")
        telling = [problem for problem in deal.problems if problem.refuses or not deal.refused]
        for alike in by_code(telling):
            yield f"{kind} · {_where(match, deal.number, alike, speech)}: {_what(alike[0], speech)}"


def _where(match: Match, number: int, alike: Sequence[Problem], speech: Speech) -> str:
    sides = [problem.side for problem in alike if problem.side is not None]
    names = [speech.side(match.side_names[side]) for side in sides]
    return ", ".join((deal_label(match, number, speech), *names))


def _what(problem: Problem, speech: Speech) -> str:
    return speech.say(problem.text, **problem.values)

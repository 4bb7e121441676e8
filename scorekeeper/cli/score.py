"""`scorekeeper score`: scores a match file, without a database."""

import json
from typing import Annotated

import typer

from scorekeeper.cli.files import fail_at, read_text
from scorekeeper.cli.sheet import print_sheets
from scorekeeper.cli.spoken import Language, spoken
from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.text import N_
from scorekeeper.match.file import Filed, read_matches
from scorekeeper.match.report import match_report

REFUSED = 1


def score(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help=N_("A match file; - reads the input."))
    ],
    as_json: Annotated[bool, typer.Option("--json", help=N_("Print scores as JSON."))] = False,
    _language: Language = None,
) -> None:
    """Score a match file; the code at the end tells how that went."""
    matches = _matches(file)
    if as_json:
        report = {"matches": [match_report(filed.match, spoken().say) for filed in matches]}
        typer.echo(json.dumps(report, ensure_ascii=False, indent=1).encode())
    else:
        print_sheets(matches, spoken())
    if any(filed.match.standing.stuck for filed in matches):
        raise typer.Exit(REFUSED)


def _matches(file: str) -> tuple[Filed, ...]:
    text = read_text(file)
    try:
        return read_matches(text)
    except Unreadable as error:
        fail_at(file, error)

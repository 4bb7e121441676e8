"""`scorekeeper score`: scores a match file, without a database."""

import json
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from scorekeeper.cli.sheet import print_sheets
from scorekeeper.cli.spoken import Language, spoken
from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.text import N_
from scorekeeper.match.file import Filed, read_matches
from scorekeeper.match.report import match_report
from scorekeeper.storage.reasons import of_system

MOST_BYTES = 20_000_000
"""Some ten thousand matches; a thousand are about two million."""
LONGEST_PATH = 200

REFUSED = 1
UNREADABLE = 2


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
    try:
        return read_matches(_text(file))
    except Unreadable as error:
        _fail(file, spoken().say(error.text, **error.values), error.path)


def _text(file: str) -> str:
    say = spoken().say
    try:
        data = _bytes(file)
    except FileNotFoundError:
        _fail(file, say("there is no such file"))
    except IsADirectoryError:
        _fail(file, say("this is a directory"))
    except OSError as error:
        _fail(file, say("this cannot be opened ({reason})", reason=of_system(error)))
    if len(data) > MOST_BYTES:
        _fail(file, say("this is larger than {size} MB", size=MOST_BYTES // 1_000_000))
    if not data.strip():
        _fail(file, say("this is empty"))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        _fail(file, say("this is not UTF-8"), say("byte {n}", n=error.start))


def _bytes(file: str) -> bytes:
    """What is there, but hardly more than may be."""
    if file == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with Path(file).open("rb") as source:
        return source.read(MOST_BYTES + 1)


def _fail(file: str, what: str, path: str = "") -> NoReturn:
    source = spoken().say("standard input") if file == "-" else file
    typer.echo(": ".join(filter(None, (source, _printable(path), what))), err=True)
    raise typer.Exit(UNREADABLE)


def _printable(path: str) -> str:
    """A path on one line of a terminal, whatever the keys in it are."""
    signs = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in path)
    return signs if len(signs) <= LONGEST_PATH else f"{signs[:LONGEST_PATH]}…"

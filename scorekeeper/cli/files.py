"""Files that commands read, with what is wrong with them said on stderr."""

import sys
from pathlib import Path
from typing import NoReturn

import typer

from scorekeeper.cli.spoken import spoken
from scorekeeper.games.entry_file import Unreadable
from scorekeeper.match.file_parts import LARGEST
from scorekeeper.storage.reasons import of_system

LONGEST_PATH = 200
UNREADABLE = 2


def read_text(file: str) -> str:
    """What stands in a file; `-` is the standard input. Ends the command where it cannot be."""
    say = spoken().say
    try:
        data = _bytes(file)
    except FileNotFoundError:
        fail(file, say("there is no such file"))
    except IsADirectoryError:
        fail(file, say("this is a directory"))
    except OSError as error:
        fail(file, say("this cannot be opened ({reason})", reason=of_system(error)))
    if len(data) > LARGEST:
        fail(file, say("this is larger than {size} MB", size=LARGEST // 1_000_000))
    if not data.strip():
        fail(file, say("this is empty"))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        fail(file, say("this is not UTF-8"), say("byte {n}", n=error.start))


def _bytes(file: str) -> bytes:
    """What is there, but hardly more than may be."""
    if file == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    with Path(file).open("rb") as source:
        return source.read(LARGEST + 1)


def fail_at(file: str, error: Unreadable) -> NoReturn:
    """End the command, saying where in the file what is wrong."""
    fail(file, spoken().say(error.text, **error.values), error.path)


def fail(file: str, what: str, path: str = "") -> NoReturn:
    source = spoken().say("standard input") if file == "-" else file
    typer.echo(": ".join(filter(None, (source, _printable(path), what))), err=True)
    raise typer.Exit(UNREADABLE)


def _printable(path: str) -> str:
    """A path on one line of a terminal, whatever the keys in it are."""
    signs = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in path)
    return signs if len(signs) <= LONGEST_PATH else f"{signs[:LONGEST_PATH]}…"

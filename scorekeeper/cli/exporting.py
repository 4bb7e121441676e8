"""`scorekeeper export`: matches of the database as a match file, or as a table."""

import os
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import NoReturn

from scorekeeper.cli.given import refusal, said
from scorekeeper.cli.spoken import spoken
from scorekeeper.storage.reasons import of_system
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import NoSuchMatch, StorageTrouble
from scorekeeper.ui.export_file import Wanted, every_match, export_file
from scorekeeper.ui.listed_words import listed_line

MOST_TOLD = 20
"""Matches that are named where one was asked for that is not there."""


def export_matches(store: Store, wanted: Wanted, file: str) -> None:
    """Writes the file, `-` to the output. Ends the command where that cannot be done."""
    try:
        written = export_file(store, wanted, spoken())
    except NoSuchMatch as missing:
        _no_such(store, missing.match_id)
    except StorageTrouble as trouble:
        raise refusal(said(trouble)) from None
    _write(file, written)


def _no_such(store: Store, match_id: str) -> NoReturn:
    """Ends the command, telling which matches there are."""
    newest = [each for each, _ in zip(every_match(store), range(MOST_TOLD), strict=False)]
    known = [f"  {each.id}  {listed_line(spoken(), each)}" for each in newest]
    raise refusal(spoken().say("There is no match {id}. The newest are:", id=match_id), *known)


def _write(file: str, written: bytes) -> None:
    if file == "-":
        sys.stdout.buffer.write(written)
        sys.stdout.buffer.flush()
        return
    try:
        _put(Path(file), written)
    except OSError as error:
        # What is not there is the folder: the file is to be made.
        blamed = str(Path(file).parent) if isinstance(error, FileNotFoundError) else file
        why = {"file": blamed, "reason": of_system(error)}
        raise refusal(spoken().say("{file} cannot be written: {reason}.", **why)) from None


def _put(target: Path, written: bytes) -> None:
    """In one piece: a file that is there already stays as it is until the new one is whole."""
    if target.exists() and not target.is_file():
        target.write_bytes(written)  # a device or a pipe
        return
    with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}-", delete=False) as new:
        try:
            new.write(written)
            new.flush()
            os.fsync(new.fileno())
            Path(new.name).replace(target)
        except OSError:
            Path(new.name).unlink(missing_ok=True)
            raise

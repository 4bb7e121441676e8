"""The log: a file beside the matches that tells what failed in the program, and nothing of people.

The message of an exception may hold names, and so may what a library says of itself. Of both only
the kind is written, and the places in the code: its lines, never the values in them.
"""

import logging
import sys
import time
import traceback
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

from scorekeeper import __version__

LARGEST, KEPT = 300_000, 2
"""Bytes of a file, and how many older ones are kept beside it."""
MOST_PLACES = 30
"""Of one exception, the last ones: where code calls itself without end there are thousands."""
OURS = "scorekeeper"


def open_log(file: Path) -> None:
    """Everything that is logged from now on goes to this file; where that cannot be, to stderr."""
    # What cannot be written into the log is no reason to print a traceback.
    logging.raiseExceptions = False
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            file, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", errors="replace"
        )
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(Scrubbed())
    handler.addFilter(_first_time)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def log_file() -> Path | None:
    """Where the log is, if it is in a file."""
    files = [each for each in logging.root.handlers if isinstance(each, RotatingFileHandler)]
    return Path(files[0].baseFilename) if files else None


class Scrubbed(logging.Formatter):
    """Time, version, level and what happened in a line; below it kinds and places."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        head = f"{when} {OURS} {__version__} {record.levelname} {record.name}: {_message(record)}"
        error = record.exc_info[1] if record.exc_info else None
        return "\n".join([head, *(_told(error) if error else ())])


def _message(record: logging.LogRecord) -> str:
    """Our own words; of others' only where they were said, as values may be in them."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    return f"{_short(record.pathname)}:{record.lineno}"


def _told(error: BaseException, indent: str = "  ") -> Iterator[str]:
    """An exception and those it came from, the first one last."""
    seen: set[int] = set()
    at: BaseException | None = error
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        yield f"{indent}{type(at).__module__}.{type(at).__qualname__}{_code(at)}"
        for place in traceback.extract_tb(at.__traceback__)[-MOST_PLACES:]:
            where = f"{_short(place.filename)}:{place.lineno} in {place.name}"
            yield f"{indent}  {where}: {place.line or ''}"
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)


def _code(error: BaseException) -> str:
    """The code of a database's or the system's error, which says more than its kind."""
    for attribute in ("sqlite_errorname", "sqlstate", "errno"):
        if code := getattr(error, attribute, None):
            return f" {code}"
    return ""


def _short(path: str) -> str:
    """A file without the folders that it was installed in: their names may be those of people."""
    for folder in sorted(map(str, filter(None, sys.path)), key=len, reverse=True):
        if path.startswith(folder):
            return Path(path).relative_to(folder).as_posix()
    return Path(path).name


def _first_time(record: logging.LogRecord) -> bool:
    """Whether it is not said already: Flet logs what it hands on to us."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None or not hasattr(error, "__dict__"):
        return True
    again = error.__dict__.get("_scorekeeper_logged", False)
    error.__dict__["_scorekeeper_logged"] = True
    return not again

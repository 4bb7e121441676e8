"""What can go wrong where matches are kept, said so that the reader knows what to do."""

import errno
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    TimeoutError,
)

from scorekeeper.games.text import N_, Term
from scorekeeper.storage.reasons import NOT_DONE, of_system
from scorekeeper.storage.trouble_texts import text_of

log = logging.getLogger(__name__)


class StorageTrouble(Exception):
    """A call to the store that came to nothing: `text` is English with places for `values`."""

    def __init__(self, code: str, **values: object) -> None:
        self.text = text_of(code)
        super().__init__(self.text.format(**values))
        self.code = code
        self.values = values


class NoSuchMatch(StorageTrouble, LookupError):
    """No match of this id is in the store, or not any more."""

    def __init__(self, match_id: str) -> None:
        super().__init__("no-match")
        self.match_id = match_id


def place(url: URL) -> str:
    """The file, or the address without its password, that troubles are told about."""
    if url.get_backend_name() == "sqlite" and url.database:
        return url.database
    return url.render_as_string(hide_password=True)


@contextmanager
def troubles(path: str) -> Iterator[None]:
    """Raises StorageTrouble for what the database or the system could not do inside.

    Errors that only a mistake in this program can bring are let through.
    """
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except (DBAPIError, sqlite3.Error, TimeoutError, ArgumentError, OSError, ImportError) as error:
        if not isinstance(error, ArgumentError):  # whose text may hold a password
            log.info("%s: %s", path, error)
        raise StorageTrouble(code(error), path=path, reason=_reason(error)) from error


_OF_SQLITE = {5: "locked", 6: "locked", 8: "read-only", 11: "damaged", 13: "full"}
_OF_SQLITE |= {3: "read-only", 26: "not-a-database"}
_OF_POSTGRESQL = {"25006": "read-only", "42501": "read-only", "53100": "full"}
_OF_POSTGRESQL |= {"55P03": "locked", "40P01": "locked", "40001": "locked"}
_OF_SYSTEM = {errno.ENOSPC: "full", errno.EDQUOT: "full", errno.EROFS: "read-only"}
_OF_SYSTEM |= {errno.EACCES: "read-only", errno.EPERM: "read-only"}


def code(error: Exception) -> str:
    """Which trouble an error is."""
    if isinstance(error, OSError):
        return _OF_SYSTEM.get(error.errno or 0, "unavailable")
    if isinstance(error, TimeoutError):
        return "locked"
    origin = getattr(error, "orig", error)
    # The low byte is the kind of error; the others only say more about it.
    of_sqlite = _OF_SQLITE.get(getattr(origin, "sqlite_errorcode", 0) & 0xFF)
    return of_sqlite or _OF_POSTGRESQL.get(getattr(origin, "sqlstate", "") or "", "unavailable")


_CANNOT_OPEN = 14
"""Of SQLite, in the low byte of its code."""


def _reason(error: Exception) -> Term:
    """A part of a sentence. The words of the system itself are in no language of ours."""
    if isinstance(error, ArgumentError):
        return Term(N_("this is no address of a database"))
    if isinstance(error, ImportError):
        return Term(N_("what speaks with such a database is not installed"))
    if isinstance(error, OSError):
        return of_system(error)
    origin = getattr(error, "orig", error)
    if not isinstance(origin, sqlite3.Error):
        return Term(N_("the database does not answer"))
    number = getattr(origin, "sqlite_errorcode", 0) & 0xFF
    return Term(N_("it cannot be opened") if number == _CANNOT_OPEN else NOT_DONE)

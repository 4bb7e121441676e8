"""What can go wrong where matches are kept, said so that the reader knows what to do."""

import errno
import logging
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType

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

log = logging.getLogger(__name__)

TEXTS: Mapping[str, str] = MappingProxyType(
    {
        "not-a-database": N_(
            "{path} is not a scorekeeper database. Nothing was changed. "
            "Move it away or choose another file with SCOREKEEPER_DATA."
        ),
        "newer": N_(
            "{path} was written by a newer scorekeeper (its database has version {version}). "
            "Nothing was changed. "
            "Update scorekeeper, or choose another file with SCOREKEEPER_DATA."
        ),
        "read-only": N_(
            "{path} can be read but not written. Nothing was changed, and nothing can be recorded. "
            "Allow scorekeeper to write to this file and its folder, then try again."
        ),
        "locked": N_(
            "{path} is in use by another program. Nothing was changed. "
            "Wait a moment and try again; if it stays so, close the other program."
        ),
        "full": N_(
            "There is no room left for {path}. What was recorded before is safe, this was not "
            "recorded. Make room on the device, then try again."
        ),
        "damaged": N_(
            "{path} is damaged. Nothing was changed. End Scorekeeper, then run `scorekeeper "
            "restore`: it keeps the damaged file and puts the newest backup in its place."
        ),
        "lost": N_(
            "{path} is gone or empty, but there are backups of it. Nothing was changed. Run "
            "`scorekeeper restore` to put the newest backup in its place, or move the folder "
            "`backups` away to begin anew."
        ),
        "gone": N_(
            "{path} is gone: its folder was moved, or its disk was taken out. Nothing was changed. "
            "Bring it back, then try again."
        ),
        "in-use": N_(
            "{path} is open in another program, such as a running Scorekeeper. Nothing was "
            "changed. End the other program, then try again."
        ),
        "no-such-file": N_(
            "There is no file {path}. Nothing was changed. See how its name is spelled."
        ),
        "exists": N_("{path} is there already. Nothing was changed. Choose another name."),
        "unavailable": N_(
            "{path} cannot be reached: {reason}. Nothing was changed. "
            "See that it exists and that scorekeeper may use it, then try again."
        ),
        "not-allowed": N_(
            "This device may not do that. Nothing was changed. "
            "Ask whoever runs Scorekeeper for a link that allows it."
        ),
        "no-match": N_(
            "This match was deleted for good on another screen. Nothing was changed, and nothing "
            "more can be entered in it."
        ),
        "unknown-game": N_(
            "This match is of a game that this scorekeeper does not know: {game}. "
            "Nothing was changed. Update scorekeeper to open it."
        ),
        "unreadable": N_(
            "Step {number} of this match cannot be read by this scorekeeper. "
            "Nothing was changed. Update scorekeeper to open it."
        ),
    }
)


class StorageTrouble(Exception):
    """A call to the store that came to nothing: `text` is English with places for `values`."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(TEXTS[code].format(**values))
        self.code = code
        self.text = TEXTS[code]
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

"""What is exported, and the file it comes to: for screens, the server and the command line."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from scorekeeper.i18n import Speech
from scorekeeper.match.csv_file import write_csv
from scorekeeper.match.file import filed, write_matches
from scorekeeper.match.journal import Journal
from scorekeeper.storage.listed import Listed
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import NoSuchMatch

PAGE = 500


@dataclass(frozen=True)
class Wanted:
    """Some matches by their ids, or else all there are but some; as a match file or a table."""

    only: tuple[str, ...] | None = None
    but: tuple[str, ...] = ()
    csv: bool = False
    with_journals: bool = False

    @property
    def whole(self) -> bool:
        """Whether all matches could be had again from the file."""
        return self.only is None and not self.but and not self.csv

    @property
    def ending(self) -> str:
        return "csv" if self.csv else "json"


def every_match(store: Store) -> Iterator[Listed]:
    """All that are not in the bin, those changed last first."""
    before = None
    while page := store.listed(limit=PAGE, before=before):
        yield from page
        before = page[-1].last_change


def wanted_journals(store: Store, wanted: Wanted) -> Iterator[Journal]:
    """Those to be exported, the oldest first. Raises StorageTrouble, and NoSuchMatch."""
    ids = wanted.only
    if ids is None:
        left_out = set(wanted.but)
        ids = tuple(each.id for each in every_match(store) if each.id not in left_out)[::-1]
    for match_id in ids:
        journal = store.journal(match_id)
        if journal is None:
            raise NoSuchMatch(match_id)
        yield journal


def export_file(store: Store, wanted: Wanted, speech: Speech) -> bytes:
    """The file. Raises StorageTrouble, and NoSuchMatch."""
    journals = wanted_journals(store, wanted)
    if wanted.csv:
        return write_csv([each.match for each in journals], speech.say, _moment).encode()
    files = (filed(journal, with_journal=wanted.with_journals) for journal in journals)
    return write_matches(files).encode()


def _moment(time: datetime) -> str:
    """As spreadsheets know it, in the time of this place."""
    return f"{time.astimezone():%Y-%m-%d %H:%M}"

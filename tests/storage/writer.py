"""Records one step after the other, and says the number of each once it is written.

Run by the test that kills it: `python -m tests.storage.writer URL`.
"""

import sys
from datetime import UTC, datetime

from scorekeeper.match.changes import Undone
from scorekeeper.match.journal import Journal
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Store
from tests.storage.makers import make_draft, make_journal, with_deal


def record_for_ever(url: str) -> None:
    store = Store(open_database(url))
    journal = store.journal("m1")
    if journal is None:
        journal = make_journal()
        store.add(journal)
    while True:
        store.save_draft("m1", journal.next_number, make_draft(), datetime.now(UTC))
        journal = _one_step_on(journal)
        store.record(journal, drop_draft=len(journal.steps))
        print(len(journal.steps), flush=True)


def _one_step_on(journal: Journal) -> Journal:
    now = datetime.now(UTC)
    if len(journal.match.entries) < 4:
        return with_deal(journal, now, melded=50)
    return journal.with_change(Undone(), now)


if __name__ == "__main__":
    record_for_ever(sys.argv[1])

import random
import subprocess
import sys
import time
from pathlib import Path

from tests.storage.makers import make_store, opened, url_of

ROOT = Path(__file__).parents[2]


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    for _ in range(5):
        acknowledged = _record_until_killed(url_of(tmp_path))

        with make_store(url_of(tmp_path)) as store:
            journal, (listed,), drafts = store.journal("m1"), store.listed(), store.drafts("m1")
        assert journal is not None
        assert len(journal.steps) - acknowledged in (0, 1)
        assert listed.totals == journal.match.standing.totals
        assert listed.last_change == journal.last_change
        assert drafts in ((), (journal.next_number,))
        with opened(url_of(tmp_path)) as engine, engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"


def _record_until_killed(url: str) -> int:
    """The last number that the writer said before it was killed, at a random moment."""
    command = [sys.executable, "-m", "tests.storage.writer", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        first = writer.stdout.readline()
        time.sleep(random.uniform(0, 0.2))
        writer.kill()
        said = [first, *writer.stdout]
    return int([line for line in said if line.endswith("\n")][-1])

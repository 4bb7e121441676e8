"""The long run of kills: `python -m tests.endurance.kill_run [ROUNDS]`, else 1,000 of them.

Exits with 1 when anything was lost, half-written or damaged.
"""

import secrets
import sys
import tempfile
from pathlib import Path

from tests.endurance.figures import so_far
from tests.endurance.kills import Table
from tests.endurance.nursery import Nursery

AT_ONCE = 50
"""Rounds from one line of figures to the next."""


def endure(rounds: int) -> int:
    """Play them all, telling the figures on the way; the code to exit with."""
    with tempfile.TemporaryDirectory(prefix="scorekeeper-") as data, Nursery(Path(data)) as server:
        table = Table(Path(data), server, secrets.randbits(32))
        with so_far(table.toll):
            while table.toll.rounds < rounds:
                print(table.play(min(AT_ONCE, rounds - table.toll.rounds)), flush=True)
    return 0 if table.toll.good else 1


if __name__ == "__main__":
    sys.exit(endure(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))

"""The long run: `python -m tests.endurance [ROUNDS]` kills the server so often, else 1,000 times.

Exits with 1 when anything was lost, half-written or damaged.
"""

import secrets
import sys
import tempfile
from pathlib import Path

from tests.endurance.kills import Table
from tests.endurance.nursery import Nursery

AT_ONCE = 50
"""Rounds from one line of figures to the next."""


def endure(rounds: int) -> int:
    """Play them all, telling the figures on the way; the code to exit with."""
    with tempfile.TemporaryDirectory(prefix="scorekeeper-") as data, Nursery(Path(data)) as server:
        table = Table(Path(data), server, secrets.randbits(32))
        while table.figures.rounds < rounds:
            figures = table.play(min(AT_ONCE, rounds - table.figures.rounds))
            print(figures, flush=True)
    return 0 if table.figures.good else 1


if __name__ == "__main__":
    sys.exit(endure(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))

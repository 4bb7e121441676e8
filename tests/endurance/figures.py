"""What a long run is told by."""

import resource
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType

PATIENCE = 30.0
"""Seconds of work after which one input is said to freeze the program."""


@dataclass
class Figures:
    """Of one kind of input: how many, what became of them, and the slowest.

    Seconds of this process, not of the clock: what a busy machine does besides is not counted.
    """

    kind: str
    became: dict[str, int] = field(default_factory=dict)
    slowest: float = 0.0
    slowest_input: str = ""

    def add(self, outcome: str, seconds: float, which: str) -> None:
        self.became[outcome] = self.became.get(outcome, 0) + 1
        if seconds > self.slowest:
            self.slowest, self.slowest_input = seconds, which

    def __str__(self) -> str:
        became = ", ".join(f"{n} {outcome}" for outcome, n in sorted(self.became.items()))
        count = sum(self.became.values())
        slowest = f"slowest {1000 * self.slowest:.0f} ms ({self.slowest_input})"
        return f"{self.kind}: {count} inputs: {became}; {slowest}; {megabytes()} MB at most"


def megabytes() -> int:
    """The most memory that this process has held."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (2**20 if sys.platform == "darwin" else 2**10)


@contextmanager
def so_far(figures: object) -> Iterator[None]:
    """Tells the figures of a run that does not come to its end, be it stopped or failed."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except BaseException:
        print(f"not finished, so far: {figures}", flush=True)
        raise
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def timed(figures: Figures, which: str) -> Iterator[list[str]]:
    """Times what is done inside, and ends what never would; the outcome is appended to the list."""
    outcome: list[str] = []
    begun = time.process_time()
    before = signal.signal(signal.SIGPROF, _frozen)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        yield outcome
    except BaseException as fault:
        fault.add_note(f"input: {which}")
        raise
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    figures.add("".join(outcome) or "done", time.process_time() - begun, which)


def _frozen(_: int, frame: FrameType | None) -> None:
    raise AssertionError(f"not done after {PATIENCE:.0f} s of work")

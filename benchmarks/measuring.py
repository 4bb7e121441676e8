"""What is measured comes as rows; how much of it is done is one of two sizes."""

import math
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the table. `kept` tells whether the bar was held; None where there is none."""

    what: str
    figures: str
    bar: str = ""
    kept: bool | None = None


@dataclass(frozen=True)
class Size:
    """How much is done: so many phones, taps in all, repeats, and matches in a list."""

    phones: tuple[int, ...]
    taps: int
    repeats: int
    matches: tuple[int, ...]


FULL = Size(phones=(10, 50, 200), taps=200, repeats=100, matches=(100, 10_000, 100_000))
TINY = Size(phones=(2,), taps=4, repeats=2, matches=(3, 6))
"""Enough to see that it works."""

Measurement = Callable[[Size], Iterable[Row]]


def times(what: str, taken: Sequence[float], bar: float | None = None, digits: int = 1) -> Row:
    """A row of the median and the slowest tenth of milliseconds; the bar is for the median."""
    median, slow = statistics.median(taken), percentile(taken, 90)
    figures = f"median {median:.{digits}f} ms, p90 {slow:.{digits}f} ms"
    if bar is None:
        return Row(what, figures)
    return Row(what, figures, f"median {bar:g} ms", median <= bar)


def timed(often: int, step: Callable[[], object]) -> list[float]:
    """Milliseconds that a step took, each time it was done."""
    return [milliseconds(step) for _ in range(often)]


def milliseconds(step: Callable[[], object]) -> float:
    before = time.perf_counter()
    step()
    return (time.perf_counter() - before) * 1000


def percentile(values: Iterable[float], percent: float) -> float:
    """The value that so many percent do not exceed.

    >>> percentile([3, 1, 2, 4], 50), percentile([7], 99)
    (2, 7)
    """
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]


def laid_out(rows: Iterable[Row]) -> Iterator[str]:
    """The lines of the table, as Markdown."""
    yield "| what | figures | bar | |"
    yield "|---|---|---|---|"
    marks = {True: "held", False: "MISSED", None: ""}
    for row in rows:
        yield f"| {row.what} | {row.figures} | {row.bar} | {marks[row.kept]} |"

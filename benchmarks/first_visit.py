"""The first and the second visit, ours beside stock Flet's: `python -m benchmarks.first_visit`.

Both serve the same app. A phone opens them by turns over a link of 10 Mbit/s and 40 ms, each time
with a browser that has seen nothing: over plain http, as in the Wi-Fi, where they take gzip, and
from this machine, where they take brotli as over https.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.measuring import FULL, Row, Size, laid_out
from benchmarks.visit import PHONE, Link, Visit, let_in, phone, visit
from scorekeeper.web.delivery import make_delivery
from scorekeeper.web.pack import pack_ahead
from scorekeeper.web.packed import Packed
from tests.browser.served import SCOREKEEPER, Served

STOCK = ("-m", "benchmarks.stock", "{port}")
LINK = Link(mbit=10, latency=0.040)
TURNS = 5


@dataclass(frozen=True)
class Way:
    """How a phone comes: the host it names, and the part of stock's bytes that ours may be."""

    name: str
    host: str
    share: int


WAYS = (Way("http, gzip", PHONE, 3), Way("localhost, brotli", "localhost", 4))


@dataclass(frozen=True)
class Pair:
    """Two visits of one browser, the second after the first."""

    first: Visit
    second: Visit


Taken = Sequence[Pair]


def first_visit(size: Size) -> Iterator[Row]:
    """Bytes, requests and times of both visits, by both ways."""
    pack_ahead(make_delivery().parts, Packed())
    for way, ours, stock in measured(min(TURNS, size.repeats)):
        yield from rows(way, ours, stock)


def measured(turns: int) -> Iterator[tuple[Way, Taken, Taken]]:
    """For each way, the visits of ours and of stock's, taken by turns."""
    with ExitStack() as stack:
        folders = [Path(stack.enter_context(TemporaryDirectory())) for _ in range(2)]
        ours, stock = Served(folders[0], SCOREKEEPER).start(), Served(folders[1], STOCK).start()
        stack.callback(ours.stop)
        stack.callback(stock.stop)
        for way in WAYS:
            pairs = [(pair(ours, way.host), pair(stock, way.host)) for _ in range(turns)]
            yield way, [first for first, _ in pairs], [second for _, second in pairs]


def pair(served: Served, host: str) -> Pair:
    """Both visits of a browser that has seen nothing yet."""
    url = f"http://{host}:{served.port}"
    with phone() as context:
        let_in(context, served, url)
        return Pair(visit(context, url, LINK), visit(context, url, LINK))


def rows(way: Way, ours: Taken, stock: Taken) -> Iterator[Row]:
    """What was measured of one way beside what the issue asks for."""

    def both(of: Callable[[Pair], float]) -> tuple[float, float]:
        return median(map(of, ours)), median(map(of, stock))

    name = f"first visit ({way.name})"
    sent, theirs = both(lambda pair: pair.first.all_bytes / 1000)
    yield Row(
        f"{name}: sent",
        f"{sent:,.0f} kB, stock {theirs:,.0f} kB: {theirs / sent:.2f} times",
        f"{way.share} times less",
        sent * way.share <= theirs,
    )
    asked, theirs = both(lambda pair: pair.first.requests)
    yield Row(f"{name}: requests", f"{asked:.0f}, stock {theirs:.0f}")
    asked, theirs = both(lambda pair: len(pair.first.elsewhere + pair.second.elsewhere))
    yield Row(f"{name}: requests to others", f"{asked:.0f}, stock {theirs:.0f}", "none", asked == 0)
    took, theirs = both(lambda pair: pair.first.cover)
    yield Row(
        f"{name}: something to see", f"{took:.2f} s, stock {theirs:.2f} s", "0.3 s", took <= 0.3
    )
    took, theirs = both(lambda pair: pair.first.frame)
    yield Row(
        f"{name}: first screen",
        f"{took:.2f} s, stock {theirs:.2f} s: {theirs / took:.2f} times",
        "2.5 times sooner",
        took * 2.5 <= theirs,
    )
    name = f"second visit ({way.name})"
    sent, theirs = both(lambda pair: pair.second.all_bytes / 1000)
    yield Row(f"{name}: sent", f"{sent:.1f} kB, stock {theirs:.1f} kB", "20 kB", sent <= 20)
    took, theirs = both(lambda pair: pair.second.frame)
    yield Row(f"{name}: first screen", f"{took:.2f} s, stock {theirs:.2f} s")


if __name__ == "__main__":
    for line in laid_out(first_visit(FULL)):
        print(line, flush=True)

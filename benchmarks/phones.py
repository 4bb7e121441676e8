"""Many phones at once: from a tap on one of them to the update on all the others."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.house import cpu_seconds, match_of_two_sides, megabytes, serving
from benchmarks.measuring import Row, Size, percentile
from benchmarks.phone import COUNTED, Phone
from tests.browser.served import JOIN, Served
from tests.web.socket_phone import cookies_of

TAPS_A_SECOND = 10
"""Of all phones together."""
LONGEST = 20.0
"""Seconds that the last updates are waited for."""
BAR_PHONES, BAR = 50, 60.0
"""So many phones, and milliseconds until 95 of 100 updates are there."""
AT_A_TABLE = 5


@dataclass
class Table:
    """The phones that enter one deal. Each of the first few counts something of its own."""

    phones: list[Phone] = field(default_factory=list)
    tapped: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """When each count was tapped up."""
    seen: Counter[tuple[Phone, str]] = field(default_factory=Counter)
    waits: dict[tuple[str, int], list[float]] = field(default_factory=lambda: defaultdict(list))
    """For each tap, the milliseconds until each of the others showed it."""

    async def tap(self, number: int) -> None:
        at = number % min(len(COUNTED), len(self.phones))
        what = COUNTED[at]
        # Before it is sent: the answer may be here before that is over.
        self.tapped[what].append(time.perf_counter())
        self.tapped[what][-1] = await self.phones[at].count(what)

    def heard(self, phone: Phone, what: str, count: int, at: float) -> None:
        """A phone shows a count: all taps up to it have arrived there."""
        for nth in range(self.seen[phone, what], count):
            if COUNTED.index(what) != self.phones.index(phone):
                self.waits[what, nth].append((at - self.tapped[what][nth]) * 1000)
        self.seen[phone, what] = max(self.seen[phone, what], count)

    @property
    def settled(self) -> bool:
        """Whether all phones show all taps."""
        return all(
            self.seen[phone, what] == len(taps)
            for phone in self.phones
            for what, taps in self.tapped.items()
        )


@dataclass(frozen=True)
class Load:
    """What was seen of one number of phones."""

    phones: int
    tables: int
    waits: list[list[float]]
    each: float
    """Megabytes."""
    server: float
    """Of one processor, while taps came in; and the same of the phones."""
    driver: float
    a_tap: float
    """Milliseconds of the processor that the server needed for a tap and all its updates."""


def on_one_match(size: Size) -> Iterator[Row]:
    """The hard case: all phones have the same deal open, so every tap is an update for all."""
    for count in size.phones:
        yield from rows(asyncio.run(measured(count, 1, size.taps)))


def on_many_matches(size: Size) -> Iterator[Row]:
    """Tables of five phones, each with a match of its own, that share the taps."""
    for count in size.phones:
        yield from rows(asyncio.run(measured(count, max(1, count // AT_A_TABLE), size.taps)))


def rows(load: Load) -> Iterator[Row]:
    where = "one match" if load.tables == 1 else f"{load.tables} matches"
    title = f"{load.phones} phones, {where}"
    single = [wait for waits in load.waits for wait in waits]
    last = [max(waits) for waits in load.waits if waits]
    p95 = percentile(last, 95)
    barred = load.phones == BAR_PHONES
    yield Row(
        f"{title}: tap to everybody's update",
        _percentiles(last),
        f"p95 {BAR:g} ms" if barred else "",
        p95 <= BAR if barred else None,
    )
    yield Row(f"{title}: tap to each update", _percentiles(single))
    yield Row(
        f"{title}: takes",
        f"{load.each:.2f} MB a phone; of a core the server {load.server:.0%}, that is "
        f"{load.a_tap:.1f} ms a tap, and the phones {load.driver:.0%}",
    )


def _percentiles(waits: Sequence[float]) -> str:
    shown = (f"p{percent} {percentile(waits, percent):.0f}" for percent in (50, 95, 99))
    return f"{', '.join(shown)} ms"


async def measured(count: int, tables: int, taps: int, profile: Path | None = None) -> Load:
    """Open so many phones, let them tap in turn, and wait until all is seen by all."""
    journals = [match_of_two_sides(match_id) for match_id in _ids(tables)]
    with serving(*journals, profile=profile) as served:
        seated = [Table() for _ in journals]
        before = megabytes(served)
        for number in range(count):
            table = number % tables
            await _open(served, seated[table], f"/match/{journals[table].match_id}/deal/2")
        await asyncio.sleep(1)
        each = (megabytes(served) - before) / count
        busy, idle, began = cpu_seconds(served), cpu_seconds(), time.perf_counter()
        await _tap_in_turn(seated, taps)
        took = time.perf_counter() - began
        server, driver = cpu_seconds(served) - busy, cpu_seconds() - idle
        await _settle(seated)
        a_tap = (cpu_seconds(served) - busy) * 1000 / taps
        await asyncio.gather(*(phone.close() for table in seated for phone in table.phones))
    waits = [waits for table in seated for waits in table.waits.values()]
    return Load(count, tables, waits, each, server / took, driver / took, a_tap)


def _ids(tables: int) -> Iterator[str]:
    return (f"m{number}" for number in range(1, tables + 1))


async def _open(served: Served, table: Table, route: str) -> None:
    cookies = await asyncio.to_thread(cookies_of, served.url, JOIN)
    phone = Phone(served.url, cookies, route, table.heard)
    await phone.open()
    table.phones.append(phone)


async def _tap_in_turn(tables: Sequence[Table], taps: int) -> None:
    """By the clock, not one after the other: a server that is late gets no fewer taps."""
    began = time.perf_counter()
    for number in range(taps):
        await asyncio.sleep(max(0, began + number / TAPS_A_SECOND - time.perf_counter()))
        table = tables[number % len(tables)]
        await table.tap(number // len(tables))


async def _settle(tables: Sequence[Table]) -> None:
    async with asyncio.timeout(LONGEST):
        while not all(table.settled for table in tables):
            await asyncio.sleep(0.05)

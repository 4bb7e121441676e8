"""What needs no phone: taps, saving and scoring, and how soon things are there."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from flet.messaging.protocol import Message

from benchmarks.house import match_of_two_sides, store_in_file
from benchmarks.measuring import Row, Size, milliseconds, timed, times
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.standing import stand
from scorekeeper.live import Hub
from scorekeeper.match.file import filed, write_matches
from scorekeeper.match.match import standard_setup
from scorekeeper.ui.app import make_main
from tests.browser.served import ROOT, Served
from tests.games.test_hand_and_foot_match import DEALS
from tests.match.makers import EVENING, PLAYERS, SIDES, record
from tests.ui.fake_client import FakeClient

STEPPER, PAD = ("Clean books, Asha & Ravi: one more",), ("4", "Erase")
"""Taps in Deal entry, over and over."""


def tap(size: Size) -> Iterator[Row]:
    """What the server does for a tap in Deal entry: kept on disk, drawn, compared and packed."""
    for where, taps in (("on a stepper", STEPPER), ("on the pad", PAD)):
        clock, busy = zip(*asyncio.run(_taps(taps, size.repeats)), strict=True)
        yield times(f"server time of a tap {where} in Deal entry", clock, 5)
        yield times("of that, time of the processor", busy)


class Counting(FakeClient):
    """A client that counts what it is sent."""

    got = 0

    def send_message(self, message: Message) -> None:
        super().send_message(message)
        self.got += 1


async def _taps(names: Sequence[str], count: int) -> list[tuple[float, float]]:
    with store_in_file() as store:
        store.add(match_of_two_sides("m1"))
        main = make_main(store, Hub(), lambda: EVENING)
        phone = Counting()
        await phone.open(main, route="/match/m1/deal/2")
        taken = [await _tap(phone, names[number % len(names)]) for number in range(count)]
        await phone.close()
        return taken


async def _tap(phone: Counting, name: str) -> tuple[float, float]:
    """Milliseconds from the event to the change of the screen, packed: by the clock, and busy."""
    target, got = phone.one(name), phone.got
    before, idle = time.perf_counter(), time.process_time()
    await phone.session.dispatch_event(target._i, "click", None)
    while phone.got == got:
        await asyncio.sleep(0)
    took = (time.perf_counter() - before) * 1000, (time.process_time() - idle) * 1000
    await phone.settle()
    return took


def save(size: Size) -> Iterator[Row]:
    """A deal recorded, until it would be there after a power cut."""
    taken = []
    with store_in_file() as store:
        for number in range(size.repeats):
            journal = match_of_two_sides(f"m{number}")
            store.add(journal)
            after = journal.with_change(record(100, 200), EVENING)
            taken.append(milliseconds(partial(store.record, after)))
    yield times("a deal saved, durable", taken, 10)


def score(size: Size) -> Iterator[Row]:
    """All four deals of a match of Hand and Foot, cards counted, with all that follows."""
    setup = standard_setup(HAND_AND_FOOT, PLAYERS, SIDES)
    assert stand(HAND_AND_FOOT, setup, DEALS).over, "all four deals count"
    taken = timed(size.repeats * 10, lambda: stand(HAND_AND_FOOT, setup, DEALS))
    yield times("a match of four deals scored", taken, 0.3, digits=3)


def start_of_server(size: Size) -> Iterator[Row]:
    """From the command to the first answer."""
    taken = [_start() for _ in range(min(5, size.repeats))]
    yield times("start of the server, to its first answer", taken)


def _start() -> float:
    with TemporaryDirectory() as folder:
        served = Served(Path(folder))
        try:
            return milliseconds(served.start)
        finally:
            served.stop()


def start_of_score(size: Size) -> Iterator[Row]:
    """`scorekeeper score FILE`, from the command to its end."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "match.json"
        file.write_text(write_matches([filed(match_of_two_sides("m1"))]), encoding="utf-8")
        command = [sys.executable, "-m", "scorekeeper", "score", str(file)]
        taken = timed(min(10, size.repeats), lambda: _run(command))
    yield times("scorekeeper score, one match", taken)


def _run(command: list[str]) -> None:
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)

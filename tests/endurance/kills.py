"""A server under a stream of taps, killed at random moments: is all there that was shown?"""

import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.exceptions import WebSocketException

from tests.browser.served import JOIN, START_SECONDS, answers
from tests.endurance.kept import HalfWritten, Kept, integrity, read_deals, read_kept
from tests.endurance.nursery import Nursery
from tests.endurance.scribe import Tap, plan, table_of
from tests.match.makers import journal
from tests.storage.makers import make_store, url_of
from tests.web.socket_phone import cookies_of
from tests.web.tapping_phone import LineCut, TappingPhone

ROUNDS_OF_A_MATCH = 20
WHILE_STARTING = 0.1
"""The part of the kills that come while the server starts."""
STARTING, TAPPING = 0.4, 0.1
"""Seconds within which it is killed, from its start or from a tap on."""
MOST_TAPS = 24
"""Before the kill."""
KILLING = 20.0
"""Seconds at most from a line that is cut to the news of the kill."""


@dataclass
class Toll:
    """What came of it."""

    seed: int
    rounds: int = 0
    taps: int = 0
    deals: int = 0
    lost: list[str] = field(default_factory=list)
    half_written: list[str] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not (self.lost or self.half_written or self.damaged)

    def __str__(self) -> str:
        told = (
            f"seed {self.seed}: {self.rounds} rounds, {self.taps} taps and {self.deals} deals "
            f"acknowledged; {len(self.lost)} lost, {len(self.half_written)} half-written, "
            f"integrity {'wrong' if self.damaged else 'ok'}"
        )
        return "\n".join((told, *self.lost, *self.half_written, *self.damaged))


class Table:
    """One data folder, its server, and what somebody at a phone believes to be in it."""

    def __init__(self, data: Path, server: Nursery, seed: int) -> None:
        self.toll = Toll(seed)
        self._data, self._server, self._random = data, server, Random(seed)
        self._cookies = ""
        with make_store(url_of(data), journal()):
            pass
        self._id, self._last = read_kept(data)
        self.believed: tuple[Kept, ...] = (self._last,)
        """What was shown last, and what the tap after it may have made of that."""
        self._finished: dict[str, Kept] = {}
        self._killed = threading.Event()
        self._kill_comes = False

    def play(self, rounds: int) -> Toll:
        """So many rounds: start, look, tap, be killed, compare."""
        for _ in range(rounds):
            self._round()
        for match_id, kept in self._finished.items():
            if read_deals(self._data, match_id) != kept.deals:
                self.toll.lost.append(f"match {match_id} is not as it was left")
        return self.toll

    def _round(self) -> None:
        self._killed.clear()
        self._kill_comes = False
        self._server.start()
        if self._cookies and self._random.random() < WHILE_STARTING:
            self._kill_within(STARTING)
        try:
            self._look_and_tap()
        except (LineCut, OSError, EOFError, WebSocketException):
            if not self._killed.wait(KILLING):
                raise
        self.toll.rounds += 1
        self.compare()

    def _kill_within(self, seconds: float) -> None:
        """Kill it at a random moment of this time, if none was chosen before in this round."""
        if not self._kill_comes:
            self._kill_comes = True
            threading.Timer(self._random.uniform(0, seconds), self._kill).start()

    def _kill(self) -> None:
        self._server.kill()
        self._killed.set()

    def _look_and_tap(self) -> None:
        self._wait()
        self._cookies = self._cookies or cookies_of(self._server.url, JOIN)
        (kept,) = self.believed
        anew = self.toll.rounds % ROUNDS_OF_A_MATCH == ROUNDS_OF_A_MATCH - 1
        route = "/new" if anew else f"/match/{self._id}"
        with TappingPhone(self._server.url, self._cookies, route) as phone:
            if not anew:
                phone.until(table_of(kept))
            last = self._random.randrange(MOST_TAPS)
            for number, tap in enumerate(plan(self._random, kept, anew)):
                if number == last:
                    self._kill_within(TAPPING)
                self._tap(phone, tap)

    def _wait(self) -> None:
        """Until the server answers. Raises LineCut when it was killed before."""
        give_up = time.monotonic() + START_SECONDS
        while not answers(f"{self._server.url}/ping"):
            if self._killed.is_set() or time.monotonic() > give_up:
                raise LineCut
            time.sleep(0.01)

    def _tap(self, phone: TappingPhone, tap: Tap) -> None:
        before = self.believed[0]
        self.believed = (before, tap.kept)
        phone.tap(tap.name)
        phone.until(tap.shows)
        self.believed = (tap.kept,)
        self.toll.taps += tap.kept != before
        self.toll.deals += tap.saves

    def compare(self) -> None:
        """What is on the disk with what was believed; from now on the disk is believed."""
        said = integrity(self._data)
        if said != "ok":
            self.toll.damaged.append(said)
        try:
            match_id, kept = read_kept(self._data)
        except HalfWritten as problem:
            self.toll.half_written.append(f"round {self.toll.rounds}: {problem}")
            return
        if kept not in self.believed:
            self.toll.lost.append(
                f"round {self.toll.rounds}: {self.believed} was shown, {kept} is kept"
            )
        if match_id != self._id:
            self._finished[self._id] = self._last
        self._id, self._last = match_id, kept
        self.believed = (kept,)

"""How often something may be tried: so many times at once, and then so many a second."""

import time
from collections.abc import Callable

BUCKETS = 64


class Tries:
    """Counts tries in a fixed number of buckets.

    The address of a client only chooses the bucket, so that one who tries all day does not keep
    everybody out. It proves nothing, and no more is made of it.
    """

    def __init__(
        self, most: int, a_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most, self._a_second, self._clock = most, a_second, clock
        self._left = [(float(most), clock())] * BUCKETS

    def left(self, address: str) -> bool:
        """Whether one more try is allowed."""
        return self._now(address) >= 1

    def take(self, address: str) -> bool:
        """Whether one more try is allowed; if so, it is made."""
        left = self._now(address)
        self._left[hash(address) % BUCKETS] = (left - (left >= 1), self._clock())
        return left >= 1

    def _now(self, address: str) -> float:
        left, before = self._left[hash(address) % BUCKETS]
        return min(self._most, left + (self._clock() - before) * self._a_second)

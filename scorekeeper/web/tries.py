"""How often it may be tried to join: so many at once, and then one a second."""

import time
from collections.abc import Callable

BUCKETS = 64


class Tries:
    """Counts tries in a fixed number of buckets.

    The address of a client only chooses the bucket, so that one who tries all day does not keep
    everybody out. It proves nothing, and no more is made of it.
    """

    def __init__(self, most: int = 60, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._clock = most, clock
        self._left = [(float(most), clock())] * BUCKETS

    def take(self, address: str) -> bool:
        """Whether one more try is allowed."""
        bucket, now = hash(address) % BUCKETS, self._clock()
        left, before = self._left[bucket]
        left = min(self._most, left + now - before)
        allowed = left >= 1
        self._left[bucket] = (left - allowed, now)
        return allowed

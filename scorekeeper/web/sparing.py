"""Log lines in bounds: who makes noise at the server cannot fill the disk behind its output."""

import logging
import time
from collections.abc import Callable

MOST, SECONDS = 20, 60.0


class Sparing(logging.Filter):
    """Lets every place in the code say so much a minute, and is silent about the rest."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._since, self._said = clock(), dict[tuple[str, int], int]()

    def filter(self, record: logging.LogRecord) -> bool:
        if self._clock() - self._since > SECONDS:
            self._since, self._said = self._clock(), {}
        place = (record.pathname, record.lineno)
        self._said[place] = self._said.get(place, 0) + 1
        return self._said[place] <= MOST


def be_sparing() -> None:
    """From now on, whatever is logged in this process."""
    handlers = [*logging.getLogger().handlers, *logging.getLogger("uvicorn").handlers]
    for handler in (*handlers, logging.lastResort):
        if handler:
            handler.addFilter(Sparing())

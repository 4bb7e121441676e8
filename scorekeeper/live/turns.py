"""Much to do for many: one after the other, and what comes in meanwhile is not kept waiting."""

import asyncio
import logging
from collections.abc import Callable

log = logging.getLogger(__name__)


class Turns:
    """Steps in the order they were asked for, one each time around the event loop.

    A tap on its way in has to wait for one phone to be drawn, not for all of them; and who is
    waiting for a turn already needs no second one.
    """

    def __init__(self) -> None:
        self._waiting: dict[Callable[[], object], None] = {}
        self._going: asyncio.Task[None] | None = None

    def take(self, step: Callable[[], object]) -> None:
        """Call `step` in its turn."""
        self._waiting[step] = None
        if self._going is None:
            self._going = asyncio.get_running_loop().create_task(self._go())

    async def _go(self) -> None:
        while self._waiting:
            step = next(iter(self._waiting))
            del self._waiting[step]
            try:
                step()
            except Exception:
                log.exception("a step failed")
            await asyncio.sleep(0)
        self._going = None

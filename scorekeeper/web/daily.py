"""A backup a day, while the server runs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from scorekeeper.storage.backups import Backups

LOOKS = 3600.0
"""Seconds from one look whether a backup is due to the next."""


@asynccontextmanager
async def daily(backups: Backups | None, every: float = LOOKS) -> AsyncIterator[None]:
    """Make backups when they are due, as long as this is open."""
    if backups is None:
        yield
        return
    looking = asyncio.create_task(_look(backups, every))
    try:
        yield
    finally:
        looking.cancel()


async def _look(backups: Backups, every: float) -> None:
    while True:
        await asyncio.sleep(every)
        # Beside the screens: a copy may take as long as the disk likes.
        await asyncio.to_thread(backups.make_daily)

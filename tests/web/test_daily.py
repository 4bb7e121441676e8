"""Backups while the server runs."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

from scorekeeper.web.daily import daily
from tests.storage.test_backups import make_backups


async def test_one_is_made_when_a_day_is_over(tmp_path: Path) -> None:
    backups, clock = make_backups(tmp_path)
    async with daily(backups, every=0.01):
        await _until(lambda: len(backups.newest_first()) == 1)
        clock.now += timedelta(days=1)
        await _until(lambda: len(backups.newest_first()) == 2)


async def test_a_server_goes_on_without_them(tmp_path: Path) -> None:
    backups, _ = make_backups(tmp_path)
    backups.folder.touch()
    async with daily(backups, every=0.01):
        await _until(lambda: backups.trouble is not None)
        backups.folder.unlink()
        await _until(lambda: backups.trouble is None)

    async with daily(None):
        pass


async def _until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not wanted():
            await asyncio.sleep(0.01)

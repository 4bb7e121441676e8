"""What one tab reads because another has changed something, and when."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

import flet as ft

from scorekeeper.live import DRAFT, JOURNAL, Hub, News
from scorekeeper.ui.following import Following


class FakePage:
    """A page that runs what it is given."""

    def __init__(self) -> None:
        self.tasks: set[object] = set()

    def run_task(self, task: Callable[[], Awaitable[None]]) -> None:
        self.tasks.add(asyncio.ensure_future(task()))


class Tab:
    """A tab that keeps what it reads of a number that all change."""

    def __init__(self, hub: Hub, store: list[int]) -> None:
        self.read: list[int] = []
        self.store = store
        self.following = Following(hub, "m1", {DRAFT: self._read, JOURNAL: self._read})
        self.following.start(cast("ft.Page", FakePage()))

    def _read(self, news: News) -> None:
        self.read.append(news.once("store", lambda: self.store[0]))

    def write(self, number: int) -> None:
        self.store[0] = number
        self.following.tell(DRAFT)


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_ten_changes_at_once_are_read_once() -> None:
    hub, store = Hub(), [0]
    mine, theirs = Tab(hub, store), Tab(hub, store)
    for number in range(1, 11):
        mine.write(number)
    await settled()

    assert theirs.read == [10]
    assert mine.read == []


async def test_who_has_written_meanwhile_does_not_take_what_was_read_before() -> None:
    """Else the own tap would be lost: the others' reading does not have it."""
    hub, store = Hub(), [0]
    first, second, third = (Tab(hub, store) for _ in range(3))
    await settled()
    first.write(1)
    while not second.read:
        await asyncio.sleep(0)
    assert third.read == []
    third.write(2)
    await settled()

    assert third.read == [2]
    assert first.read[-1] == second.read[-1] == 2


async def test_a_tab_that_has_left_reads_nothing() -> None:
    hub, store = Hub(), [0]
    mine, theirs = Tab(hub, store), Tab(hub, store)
    mine.write(1)
    theirs.following.stop()
    await settled()

    assert theirs.read == []

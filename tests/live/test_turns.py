"""Turns: one step after the other, each once, and the event loop goes on in between."""

import asyncio
from functools import partial

import pytest

from scorekeeper.live.turns import Turns


async def turn_by_turn(rounds: int) -> None:
    for _ in range(rounds):
        await asyncio.sleep(0)


async def test_steps_are_taken_in_order_and_each_once_however_often_it_was_asked_for() -> None:
    turns, taken = Turns(), list[str]()
    first, second = partial(taken.append, "first"), partial(taken.append, "second")
    for step in (first, second, first, second):
        turns.take(step)
    await turn_by_turn(6)

    assert taken == ["first", "second"]


async def test_what_comes_in_waits_for_one_step_and_not_for_all() -> None:
    turns, seen = Turns(), list[object]()
    for number in range(50):
        turns.take(partial(seen.append, number))
    await turn_by_turn(2)
    seen.append("a tap")
    await turn_by_turn(60)

    assert seen.index("a tap") < 5
    assert len(seen) == 51


async def test_a_step_can_be_asked_for_again_once_it_was_taken() -> None:
    turns, taken = Turns(), list[int]()
    step = partial(taken.append, 1)
    for _ in range(2):
        turns.take(step)
        await turn_by_turn(4)

    assert taken == [1, 1]


async def test_a_step_that_fails_keeps_nobody_waiting(caplog: pytest.LogCaptureFixture) -> None:
    turns, taken = Turns(), list[int]()
    turns.take(lambda: 1 / 0)
    turns.take(partial(taken.append, 1))
    await turn_by_turn(4)

    assert taken == [1]
    assert "a step failed" in caplog.text

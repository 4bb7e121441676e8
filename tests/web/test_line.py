"""The line of a phone: what is let through, and what ends it."""

import asyncio

import msgpack
import pytest
from starlette.types import Message

from scorekeeper.web import line as lines
from scorekeeper.web.line import LEFT, Line, Share

REGISTERED = [1, {"session_id": "", "page_name": "", "page": {}}]
CLICK = [3, {"target": 1, "name": "click", "data": None}]


class Wire:
    """A socket whose frames are there already; after the last one nothing comes."""

    def __init__(self, *messages: object) -> None:
        self.coming = [b"\0" + msgpack.packb(message) for message in messages]
        self.sent: list[Message] = []

    async def receive(self) -> Message:
        if not self.coming:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "bytes": self.coming.pop(0)}

    async def send(self, message: Message) -> None:
        self.sent.append(message)


async def heard(wire: Wire, most: int, share: Share | None = None) -> int:
    """How many frames come through before the line ends, or `most`."""
    line = Line(wire.receive, wire.send, share or Share())
    for number in range(most):
        if await line.receive() == LEFT:
            assert [message["type"] for message in wire.sent] == ["websocket.close"]
            return number
    return most


async def test_what_a_phone_sends_comes_through() -> None:
    assert await heard(Wire(REGISTERED, CLICK, CLICK), 3) == 3


async def test_who_does_not_register_has_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "REGISTER_SECONDS", 0.01)
    assert await heard(Wire(), 1) == 0


async def test_who_has_registered_may_be_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "REGISTER_SECONDS", 0.01)
    wire = Wire(REGISTERED)
    line = Line(wire.receive, wire.send, Share())
    await line.receive()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(line.receive(), 0.1)


async def test_a_line_bears_so_many_frames_at_once() -> None:
    assert await heard(Wire(REGISTERED, *[CLICK] * 1000), 1000) in range(600, 700)


async def test_a_device_has_no_more_with_more_lines_nor_when_it_comes_again() -> None:
    share = Share()
    through = [await heard(Wire(REGISTERED, *[CLICK] * 400), 400, share) for _ in range(3)]
    assert sum(through) in range(600, 700)
    assert through[2] < 100


async def test_a_line_bears_so_many_bytes_at_once() -> None:
    large = [3, {"target": 1, "name": "click", "data": "x" * 200_000}]
    assert await heard(Wire(REGISTERED, *[large] * 10), 11) in range(5, 8)


async def test_what_would_stay_in_the_session_is_smaller() -> None:
    props = [4, {"id": 1, "props": {"value": "x" * 40_000}}]
    assert await heard(Wire(REGISTERED, props), 2) == 1


async def test_a_line_that_was_cut_lets_nothing_through_that_has_come_already() -> None:
    wire = Wire(REGISTERED, CLICK)
    line = Line(wire.receive, wire.send, Share())
    await line.receive()
    line.cut()

    assert await line.receive() == LEFT

"""The line of one phone: what comes in is looked at first, and it can be cut from here."""

import asyncio
import time
from contextlib import suppress

from starlette.types import Message, Receive, Send
from starlette.websockets import WebSocketDisconnect

from scorekeeper.web.frames import acceptable

REGISTER_SECONDS = 30.0
A_SECOND, AT_ONCE = 60, 600
"""Frames that a device may send."""
BYTES_A_SECOND, BYTES_AT_ONCE = 32 * 1024, 1024 * 1024
REFUSED = 1008
LEFT: Message = {"type": "websocket.disconnect", "code": REFUSED}


class Allowance:
    """So much at once, and then so much a second."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._at_once, self._a_second = at_once, a_second
        self._left, self._before = at_once, time.monotonic()

    def take(self, much: float) -> bool:
        """Whether so much was left."""
        now = time.monotonic()
        grown = self._left + self._a_second * (now - self._before)
        self._left, self._before = min(self._at_once, grown) - much, now
        return self._left >= 0


class Share:
    """What a device may send, over all its lines together."""

    def __init__(self) -> None:
        self._frames = Allowance(AT_ONCE, A_SECOND)
        self._bytes = Allowance(BYTES_AT_ONCE, BYTES_A_SECOND)

    def take(self, frame: bytes) -> bool:
        """Whether one more frame was left, and its bytes."""
        return self._frames.take(1) and self._bytes.take(len(frame))


class Line:
    """What a socket receives, without frames that no phone sends: the first of them ends it."""

    def __init__(self, receive: Receive, send: Send, share: Share) -> None:
        self._receive, self._send, self._share = receive, send, share
        self._cut: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.registered = False
        self.ended = asyncio.Event()

    def cut(self) -> None:
        """End it: nothing more is heard from the phone, not even what has come already."""
        if not self._cut.done():
            self._cut.set_result(LEFT)

    async def receive(self) -> Message:
        """The next message for Flet; that the phone has left, once the line was cut."""
        coming = asyncio.ensure_future(self._receive())
        await asyncio.wait(
            {coming, self._cut},
            timeout=None if self.registered else REGISTER_SECONDS,
            return_when=asyncio.FIRST_COMPLETED,
        )
        if self._cut.done() or not coming.done():
            coming.cancel()
            return await self._end()
        message = coming.result()
        if message["type"] == "websocket.disconnect":
            self.ended.set()
        if message["type"] == "websocket.receive" and not self._passes(message):
            return await self._end()
        return message

    def _passes(self, message: Message) -> bool:
        frame = message.get("bytes")
        if not frame or not self._share.take(frame):
            return False
        if not acceptable(frame, first=not self.registered):
            return False
        self.registered = True
        return True

    async def _end(self) -> Message:
        self.cut()
        self.ended.set()
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._send({"type": "websocket.close", "code": REFUSED})
        return LEFT

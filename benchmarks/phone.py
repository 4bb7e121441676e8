"""A phone without a screen, many of which fit into one process.

It speaks to the server as Flet's client does, and looks at frames no closer than it has to: at the
ids of the controls it taps, and at the counts of the deal that is being entered.
"""

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

REGISTER, EVENT, CALL = 1, 3, 5
COUNTED = (
    *("Clean books", "Dirty books", "Wild books"),
    *("Red threes on the table", "Red threes left"),
)
"""What can be stepped up of a side, in a deal of Hand and Foot."""
SIDE = "Asha & Ravi"
COUNT = re.compile(rf"({'|'.join(COUNTED)}), {SIDE}: (\d+)".encode())
"""A count, as it is told of the side that is open."""

Heard = Callable[["Phone", str, int, float], None]
"""Called with a count that a phone was sent, and when it came."""


class Phone:
    """One that has opened the address `route`."""

    def __init__(self, url: str, cookies: str, route: str, heard: Heard) -> None:
        self._url, self._cookies, self._route, self._heard = url, cookies, route, heard
        self._targets: dict[str, int] = {}
        self._arrived = asyncio.Event()

    async def open(self) -> None:
        """Connect, register, and wait for the screen. Raises TimeoutError if none comes."""
        self._socket: ClientConnection = await connect(
            f"ws://{urlsplit(self._url).netloc}/ws",
            origin=Origin(self._url),
            additional_headers={"Cookie": self._cookies, "Accept-Language": "en"},
            max_size=None,
        )
        page = {"route": self._route, "width": 390.0, "height": 844.0, "web": True}
        await self._send(
            [REGISTER, {"session_id": "", "page_name": "", "page": {**page, "platform": "android"}}]
        )
        self._hearing = asyncio.create_task(self._hear())
        async with asyncio.timeout(60):
            await self._arrived.wait()

    async def close(self) -> None:
        self._hearing.cancel()
        with suppress(asyncio.CancelledError):
            await self._hearing
        await self._socket.close()

    async def count(self, what: str) -> float:
        """Tap for one more; the moment the frame was handed to the network."""
        target = self._targets[f"{what}, {SIDE}: one more"]
        frame = _packed([EVENT, {"target": target, "name": "click", "data": None}])
        at = time.perf_counter()
        await self._socket.send(frame)
        return at

    async def _send(self, message: object) -> None:
        await self._socket.send(_packed(message))

    async def _hear(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                frame = await self._socket.recv()
                at = time.perf_counter()
                assert isinstance(frame, bytes)
                for what, count in COUNT.findall(frame):
                    self._heard(self, what.decode(), int(count), at)
                if frame[2] == CALL or not self._arrived.is_set():
                    await self._take(msgpack.unpackb(frame[1:], strict_map_key=False))

    async def _take(self, message: Any) -> None:
        """Answer a service that is asked, as a phone that keeps nothing; or learn the screen."""
        kind, body = message
        if kind == CALL:
            called = {"control_id": body["control_id"], "call_id": body["call_id"]}
            await self._send([CALL, {**called, "result": None, "error": None}])
            return
        self._targets |= _targets(body)
        if self._targets:
            self._arrived.set()


def _packed(message: object) -> bytes:
    return b"\0" + bytes(msgpack.packb(message))


def _targets(tree: Any) -> dict[str, int]:
    """The ids of what can be pressed, by the names a screen reader would say."""
    found: dict[str, int] = {}
    waiting = [tree]
    while waiting:
        at = waiting.pop()
        if isinstance(at, list):
            waiting += at
        elif isinstance(at, dict):
            waiting += at.values()
            face = at.get("content")
            if at.get("on_click") and isinstance(face, dict) and "label" in face:
                found[face["label"]] = at["_i"]
    return found

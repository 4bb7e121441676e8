"""Connections that keep the server waiting: for so long, so much, and so many of them."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 10.0
LARGEST_HEAD = 64 * 1024
MOST_WAITING = 200


class Waiting:
    """The connections that have yet to say what they want, the oldest first."""

    def __init__(self, seconds: float = SECONDS, most: int = MOST_WAITING) -> None:
        self.seconds, self._most = seconds, most
        self._open: dict[Prompt, None] = {}

    def add(self, connection: "Prompt") -> None:
        """One more; if that is too many, the oldest has waited long enough."""
        self._open[connection] = None
        if len(self._open) > self._most:
            next(iter(self._open)).give_up()

    def remove(self, connection: "Prompt") -> None:
        self._open.pop(connection, None)


class Prompt(HttpToolsProtocol):
    """HTTP with an end to the patience that it has with the head of a request.

    Else whoever opens connections and says little could take all there are, and one who never
    comes to the end of a header all the memory.
    """

    def __init__(self, waiting: Waiting, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._waiting = waiting
        self._late: asyncio.TimerHandle | None = None
        self._heard = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._heard += len(data)
        super().data_received(data)
        if self._late and self._heard > LARGEST_HEAD:
            self.give_up()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._go_on()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """No page of ours sends a body: who does is not listened to until its end."""
        unheard = self.cycle.more_body
        super().on_response_complete()
        if unheard:
            self.transport.close()

    def give_up(self) -> None:
        """End the connection without an answer."""
        self._go_on()
        self.transport.abort()

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self._waiting.seconds, self.give_up)
            self._heard = 0
            self._waiting.add(self)

    def _go_on(self) -> None:
        if self._late:
            self._late.cancel()
        self._late = None
        self._waiting.remove(self)

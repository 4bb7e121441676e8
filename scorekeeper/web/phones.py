"""The sockets of the phones: each carries one session of the app."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from urllib.parse import urlsplit

import flet as ft
from flet_web.fastapi import FletApp, app_manager
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from scorekeeper.i18n import best_language
from scorekeeper.live import ACCESS, Hub
from scorekeeper.storage.access import Known
from scorekeeper.storage.right import NOBODY, Right
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.web.line import Line
from scorekeeper.web.sessions import make_room

#: How long a phone that is gone finds its screen as it was; what was entered is kept for ever.
SESSION_SECONDS = 3600
#: Sockets at a time.
MOST, MOST_OF_ONE = 300, 20

_asked: ContextVar[str] = ContextVar("accept_language", default="")
_right: ContextVar[Right] = ContextVar("right", default=NOBODY)
Again = Callable[[], Known]
"""Tells once more what a device may."""
log = logging.getLogger(__name__)


def wished_language() -> str | None:
    """Which of the languages the browser of the phone at hand asks for; None if it asks for none.

    To be called while `main` draws the page of that phone.
    """
    return best_language(_asked.get())


def right_of_phone() -> Right:
    """What the phone at hand may; to be called while `main` draws its page."""
    return _right.get()


class Phones:
    """The ASGI app of `/ws`: runs `main` for every phone, as long as its socket lives."""

    def __init__(self, main: Callable[[ft.Page], object], hub: Hub) -> None:
        self.main = main
        self._lines: dict[Line, tuple[Known, Again]] = {}
        hub.listen(ACCESS, self._look_again)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        known: Known | None = scope.get("known")
        socket = WebSocket(scope, receive, send)
        if known is None or not same_origin(socket) or not self._has_room(known):
            await socket.close()
            return
        _asked.set(socket.headers.get("accept-language", ""))
        _right.set(known.right)
        await make_room()
        line = Line(receive, send)
        self._lines[line] = (known, scope["known_again"])
        try:
            # Flet lets a session be taken up again from where it was left: from the same device.
            await self._serve(Socket({**scope, "client": (known.key, 0)}, line.receive, send), line)
        finally:
            del self._lines[line]

    async def _serve(self, socket: "Socket", line: Line) -> None:
        session = FletApp(
            loop=asyncio.get_running_loop(),
            executor=app_manager.executor,
            main=self.main,
            before_main=None,
            session_timeout_seconds=SESSION_SECONDS,
        )
        handling = asyncio.create_task(session.handle(socket))
        ending = asyncio.create_task(line.ended.wait())
        await asyncio.wait({handling, ending}, return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        # Flet waits for ever for a phone that left before it was registered.
        await asyncio.wait({handling}, timeout=5 if line.registered else 0)
        if not handling.done():
            handling.cancel()
        elif trouble := handling.exception():
            log.warning("a phone's line failed: %r", trouble)

    def _has_room(self, known: Known) -> bool:
        of_one = sum(other.key == known.key for other, _ in self._lines.values())
        return len(self._lines) < MOST and of_one < MOST_OF_ONE

    def _look_again(self, *_: object) -> None:
        """Cut the lines of those whose rights have changed: they come back with what they may."""
        for line, (known, again) in tuple(self._lines.items()):
            try:
                holds = again().key == known.key
            except StorageTrouble:
                holds = False
            if not holds:
                line.cut()


class Socket(WebSocket):
    """A socket that may die between two sends.

    Flet's sender would die with it, before the session is marked as left: the phone could not take
    it up again, and it would never be forgotten. The receiving end hears of the death soon enough.
    """

    async def send_bytes(self, data: bytes) -> None:
        """Send, or let it go if nobody is there."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await super().send_bytes(data)


def same_origin(asked: HTTPConnection) -> bool:
    """Whether the page that asks, or opened the socket, came from this server."""
    return urlsplit(asked.headers.get("origin", "")).netloc == asked.headers.get("host")

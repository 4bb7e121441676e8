"""The sockets of the phones: each carries one session of the app."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from functools import lru_cache
from urllib.parse import urlsplit

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import Message, configure_encode_object_for_msgpack
from flet_web.fastapi import FletApp, app_manager
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from scorekeeper.i18n import best_language
from scorekeeper.live import ACCESS, Hub
from scorekeeper.storage.access import Access, Known
from scorekeeper.storage.right import NOBODY, Right
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.nameplate import Naming
from scorekeeper.web.line import Line, Share
from scorekeeper.web.sessions import make_room

#: How long a phone that is gone finds its screen as it was; what was entered is kept for ever.
SESSION_SECONDS = 3600
#: Sockets at a time.
MOST, MOST_OF_ONE = 300, 20
LOOK_SECONDS = 2.0
"""Between two looks at the rights of all who are here."""

_asked: ContextVar[str] = ContextVar("accept_language", default="")
_right: ContextVar[Right] = ContextVar("right", default=NOBODY)
_naming: ContextVar[Naming] = ContextVar("naming")
_encode = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]
log = logging.getLogger(__name__)


def wished_language() -> str | None:
    """Which of the languages the browser of the phone at hand asks for; None if it asks for none.

    To be called while `main` draws the page of that phone.
    """
    return best_language(_asked.get())


def right_of_phone() -> Right:
    """What the phone at hand may; to be called while `main` draws its page."""
    return _right.get()


def naming_of_phone() -> Naming:
    """Where the name of the phone at hand is kept; to be called while `main` draws its page."""
    return _naming.get()


class Phones:
    """The ASGI app of `/ws`: runs `main` for every phone, as long as its socket lives."""

    def __init__(self, main: Callable[[ft.Page], object], access: Access, hub: Hub) -> None:
        self.main, self.access = main, access
        self._lines: dict[Line, tuple[Known, str]] = {}
        """What each was known for when it came, and the token it came with."""
        self._share_of = lru_cache(MOST)(lambda key: Share())
        """Who was cut off and comes again has no more than before."""
        hub.listen(ACCESS, lambda _: self._look_again_now())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        known: Known | None = scope.get("known")
        socket = WebSocket(scope, receive, send)
        if known is None or not same_origin(socket) or not self._has_room(known):
            await socket.close()
            return
        _asked.set(socket.headers.get("accept-language", ""))
        _right.set(known.right)
        _naming.set(scope["naming"])
        await make_room()
        line = Line(receive, send, self._share_of(known.key))
        self._lines[line] = (known, scope["token"])
        try:
            # Flet lets a session be taken up again from where it was left: from the same device.
            await self._serve(Socket({**scope, "client": (known.key, 0)}, line.receive, send), line)
        finally:
            del self._lines[line]

    async def _serve(self, socket: "Socket", line: Line) -> None:
        session = Carried(
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
            log.warning("a phone's line failed", exc_info=trouble)

    def _has_room(self, known: Known) -> bool:
        of_one = sum(other.key == known.key for other, _ in self._lines.values())
        return len(self._lines) < MOST and of_one < MOST_OF_ONE

    async def watch(self) -> None:
        """Look again every few seconds: a link may have been withdrawn by another server."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self._look_again()
            except Exception as trouble:
                log.warning("the rights of the phones could not be read: %r", trouble)

    def _look_again_now(self) -> None:
        """Something was withdrawn here: where it cannot be seen what, nobody stays."""
        try:
            self._look_again()
        except StorageTrouble:
            for line in self._lines:
                line.cut()

    def _look_again(self) -> None:
        """Cut the lines of those whose rights have changed: they come back with what they may."""
        tokens = {token for _, token in self._lines.values()}
        now = self.access.all_known(tokens) if tokens else {}
        for line, (known, token) in self._lines.items():
            if now[token].key != known.key:
                line.cut()


class Carried(FletApp):  # type: ignore[misc]
    """A session on its socket, which may be gone before the session is marked as left.

    To send in that moment would end the session's updates without a word, and freeze the phone
    that takes it up again. That is sent everything anew.
    """

    def send_message(self, message: Message) -> None:
        """Send, or let it go if nobody is there. Flet's own way writes each out in words first."""
        queue = getattr(self, "_FletApp__send_queue", None)
        if queue is not None:
            packed = msgpack.packb([message.action, message.body], default=_encode)
            queue.put_nowait(b"\0" + packed)


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

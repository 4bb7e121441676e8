"""The sockets of the phones: each carries one session of the app."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from urllib.parse import urlsplit

import flet as ft
from flet_web.fastapi import FletApp, app_manager
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from scorekeeper.i18n import best_language

#: How long a phone that is gone finds its screen as it was; what was entered is kept for ever.
SESSION_SECONDS = 3600

_asked: ContextVar[str] = ContextVar("accept_language", default="")


def wished_language() -> str | None:
    """Which of the languages the browser of the phone at hand asks for; None if it asks for none.

    To be called while `main` draws the page of that phone.
    """
    return best_language(_asked.get())


class Phones:
    """The ASGI app of `/ws`: runs `main` for every phone, as long as its socket lives."""

    def __init__(self, main: Callable[[ft.Page], object]) -> None:
        self.main = main

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = Socket(scope, receive, send)
        if not same_origin(socket):
            await socket.close(reason="another site's page")
            return
        _asked.set(socket.headers.get("accept-language", ""))
        session = FletApp(
            loop=asyncio.get_running_loop(),
            executor=app_manager.executor,
            main=self.main,
            before_main=None,
            session_timeout_seconds=SESSION_SECONDS,
        )
        await session.handle(socket)


class Socket(WebSocket):
    """A socket that may die between two sends.

    Flet's sender would die with it, before the session is marked as left: the phone could not take
    it up again, and it would never be forgotten. The receiving end hears of the death soon enough.
    """

    async def send_bytes(self, data: bytes) -> None:
        """Send, or let it go if nobody is there."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await super().send_bytes(data)


def same_origin(socket: WebSocket) -> bool:
    """Whether the page that opened the socket came from this server."""
    return urlsplit(socket.headers.get("origin", "")).netloc == socket.headers.get("host")

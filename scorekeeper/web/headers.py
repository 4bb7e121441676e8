"""Headers on every answer: what the page may do and load, and how long a file may be kept."""

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    # Only the parts in the folder of a version say otherwise.
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), usb=(), serial=(), payment=()",
    # With these two the client may draw in a second thread.
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
}
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' blob: 'wasm-unsafe-eval'",
        "worker-src 'self' blob:",
        "connect-src 'self'{sockets}",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        # A film of nothing keeps the screen on where browsers have no better way: over http.
        "media-src 'self' blob: data:",
        "style-src 'self' 'unsafe-inline'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)


class Guarded:
    """An ASGI app whose answers carry the headers above."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers["Content-Security-Policy"] = policy(Headers(scope=scope).get("host", ""))
            await send(message)

        await self.app(scope, receive, send_guarded if scope["type"] == "http" else send)


def policy(host: str) -> str:
    """What the page may load, all of it from `host`.

    Older Safari does not count a socket as 'self'.

    >>> policy("192.168.1.5:8550").split("; ")[3]
    "connect-src 'self' ws://192.168.1.5:8550 wss://192.168.1.5:8550"
    """
    named = re.fullmatch(r"[\w.\-:\[\]]+", host)
    return POLICY.format(sockets=f" ws://{host} wss://{host}" if named else "")

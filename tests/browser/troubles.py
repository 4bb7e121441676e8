"""What must not happen in a page: errors, and requests to anybody else's server."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket

#: Said by the browser when a server is stopped on purpose, or the network is lost.
EXPECTED = re.compile(r"net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INTERNET_DISCONNECTED)")


class Troubles:
    """Listens to a page of the server at `url`; `seen` are the troubles so far, in words."""

    def __init__(self, page: Page, url: str) -> None:
        self.seen: list[str] = []
        self._host = urlsplit(url).netloc
        page.context.on("request", self._on_request)
        page.on("websocket", self._on_socket)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.seen.append(f"error: {error}"))

    def _on_request(self, request: Request) -> None:
        self._asked(request.url)

    def _on_socket(self, socket: WebSocket) -> None:
        self._asked(socket.url)

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self._host:
            self.seen.append(f"asked another host: {url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.seen.append(f"console: {message.text} ({message.location.get('url', '')})")

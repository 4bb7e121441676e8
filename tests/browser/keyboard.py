"""The keyboard of a phone: text for the field that has the focus."""

import time

from playwright.sync_api import Page, WebSocket

IS_UP = "() => /INPUT|TEXTAREA/.test(document.activeElement?.tagName)"
"""JavaScript: whether a field has the focus."""
TRIES, TRY_SECONDS = 10, 1.0
CHANGE = b"change"
"""In what Flet's client sends when the text of a field has changed."""


class Keyboard:
    """Types until it is taken: a field has the focus before Flutter listens to it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._changes = 0
        page.on("websocket", self._listen)

    def put(self, text: str) -> None:
        """Type in place of what is in the field."""
        for _ in range(TRIES):
            before = self._changes
            self._page.keyboard.press("ControlOrMeta+A")
            self._page.keyboard.insert_text(text)
            if self._changed_since(before):
                return

    def _changed_since(self, before: int) -> bool:
        give_up = time.monotonic() + TRY_SECONDS
        while self._changes == before and time.monotonic() < give_up:
            self._page.wait_for_timeout(20)
        return self._changes > before

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._count)

    def _count(self, payload: bytes | str) -> None:
        self._changes += isinstance(payload, bytes) and CHANGE in payload

"""A phone that shows, goes and taps as a person's does, over a real WebSocket."""

from collections.abc import Callable
from typing import Any

from tests.web.shown import Shown
from tests.web.socket_phone import PAGE, SocketPhone


class LineCut(Exception):
    """The server is gone."""


class TappingPhone(SocketPhone):
    """A phone at an address of the app; a context manager."""

    def __init__(self, url: str, cookies: str, route: str) -> None:
        super().__init__(url, cookies, register=False)
        self._route = route

    def __enter__(self) -> "TappingPhone":
        super().__enter__()
        page = {"route": self._route, "web": True, "platform": "android"}
        size = {"width": 390, "height": 844}
        self.send([1, {"session_id": "", "page_name": "", "page": {**page, **size}}])
        kind, body = self._heard()
        assert kind == 1, body
        self.shown = Shown(body["page_patch"])
        return self

    def tap(self, name: str) -> None:
        """Press what has this name, once it is there. Raises LineCut."""
        self.until(lambda shown: shown.pressed(name) is not None)
        self.send([3, {"target": self.shown.pressed(name), "name": "click", "data": None}])

    def sees(self, name: str) -> None:
        """Wait until this is said on the screen. Raises LineCut."""
        self.until(lambda shown: name in shown.names())

    def until(self, wanted: Callable[[Shown], bool]) -> None:
        """Wait until the screen is as wanted. Raises LineCut, or TimeoutError."""
        while not wanted(self.shown):
            try:
                self._listen()
            except TimeoutError:
                raise TimeoutError("\n".join(self.shown.names())) from None

    def _listen(self) -> None:
        kind, body = self._heard()
        if kind == 2:
            self.shown.patch(body["id"], body["patch"])
        elif kind == 5 and body["name"] == "push_route":
            self._go(body["args"]["route"])
        assert kind != 6, body

    def _heard(self) -> Any:
        message = self.hear()
        if message is None:
            raise LineCut
        return message

    def _go(self, route: str) -> None:
        self.send([4, {"id": PAGE, "props": {"route": route}}])
        self.send([3, {"target": PAGE, "name": "route_change", "data": {"route": route}}])

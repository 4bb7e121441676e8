"""A phone without a screen: speaks to a running server over its real WebSocket."""

from collections.abc import Iterator
from http.cookiejar import CookieJar
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, build_opener

import msgpack
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

PAGE = 1
"""The page's number among the controls of Flet."""


def cookies_of(url: str, join: str) -> str:
    """What a browser that follows a link sends from then on."""
    jar = CookieJar()
    build_opener(HTTPCookieProcessor(jar)).open(url + join, timeout=20).close()
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)


class SocketPhone:
    """Registers with the cookies of a device; a context manager."""

    def __init__(
        self,
        url: str,
        cookies: str,
        *,
        register: bool = True,
        route: str = "/",
        session_id: str = "",
    ) -> None:
        self.sent: list[bytes | str] = []
        self.said = ""
        """All that the server has sent, as text."""
        self.ids: set[int] = set()
        """Of all controls it was ever told of."""
        self.session_id = session_id
        self._page = {"route": route, "width": 390.0, "height": 844.0, "web": True}
        self._line = connect(
            f"ws://{urlsplit(url).netloc}/ws",
            origin=Origin(url),
            additional_headers={"Cookie": cookies, "Accept-Language": "en"},
            max_size=None,
        )
        self._register = register

    def __enter__(self) -> "SocketPhone":
        self.socket: ClientConnection = self._line.__enter__()
        if self._register:
            asked = {"session_id": self.session_id, "page_name": "", "page": self._page}
            self.send([1, asked])
            self.session_id = self.hear()[1]["session_id"]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._line.__exit__(kind, error, trace)

    def send(self, message: object) -> None:
        """Send what a client would."""
        self.send_raw(b"\0" + msgpack.packb(message))

    def send_raw(self, frame: bytes | str) -> None:
        """Send anything; nothing happens when the line is cut already."""
        self.sent.append(frame)
        try:
            self.socket.send(frame)
        except ConnectionClosed:
            return

    def hear(self, timeout: float = 20) -> Any:
        """The next message of the server; None when it has cut the line. Raises TimeoutError."""
        try:
            heard = self.socket.recv(timeout=timeout)
        except ConnectionClosed:
            return None
        assert isinstance(heard, bytes)
        message = msgpack.unpackb(heard[1:], strict_map_key=False)
        self.said += str(message)
        self.ids |= set(_ids(message[1]))
        if message[0] == 5:
            self._answer(message[1])
        return message

    def arrive(self) -> None:
        """Hear until there is a screen."""
        while "'View'" not in str(self._patch()):
            pass

    def _patch(self) -> Any:
        """The next change of the screen."""
        while (heard := self.hear())[0] != 2:
            pass
        return heard[1]

    def event(self, target: int, name: str = "click", data: object = None) -> None:
        """Send what a client would when something happens to one of its controls."""
        self.send([3, {"target": target, "name": name, "data": data}])

    def go(self, route: str) -> None:
        """The address is another, as if typed into the browser."""
        self.send([4, {"id": PAGE, "props": {"route": route}}])
        self.event(PAGE, "route_change", {"route": route})

    def _answer(self, asked: Any) -> None:
        """A phone that keeps nothing."""
        called = {"control_id": asked["control_id"], "call_id": asked["call_id"]}
        self.send([5, {**called, "result": None, "error": None}])

    def is_cut(self) -> bool:
        """Whether the server ends the line, whatever it still says before."""
        while self.hear() is not None:
            pass
        return True

    def goes_to(self, route: str) -> bool:
        """Whether the screen follows when another address is asked for, once there is one.

        All that was sent before has been dealt with by then.
        """
        while "on_route_change" not in self.said:
            self.hear()
        self.go(route)
        return any(route in str(self.hear()) for _ in range(2000))


def _ids(tree: Any) -> Iterator[int]:
    """The numbers of all controls in a message."""
    if isinstance(tree, dict):
        if "_i" in tree:
            yield tree["_i"]
        tree = list(tree.values())
    if isinstance(tree, list):
        for each in tree:
            yield from _ids(each)

"""A phone without a screen: speaks to a running server over its real WebSocket."""

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

    def __init__(self, url: str, cookies: str, *, register: bool = True) -> None:
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
            self.send([1, {"session_id": "", "page_name": "", "page": {"route": "/", "web": True}}])
            self.hear()
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
        try:
            self.socket.send(frame)
        except ConnectionClosed:
            return

    def hear(self) -> Any:
        """The next message of the server; None when it has cut the line."""
        try:
            heard = self.socket.recv(timeout=20)
        except ConnectionClosed:
            return None
        assert isinstance(heard, bytes)
        message = msgpack.unpackb(heard[1:], strict_map_key=False)
        if message[0] == 5:
            self._answer(message[1])
        return message

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
        """Whether the screen follows when another address is asked for, once there is one."""
        assert any("on_route_change" in str(self.hear()) for _ in range(50))
        self.send([4, {"id": PAGE, "props": {"route": route}}])
        self.send([3, {"target": PAGE, "name": "route_change", "data": {"route": route}}])
        return any(route in str(self.hear()) for _ in range(50))

"""What no browser and no phone would send: requests and frames, the same ones every time."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgpack

METHODS = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE", "\x00", "GET" * 50)
PATHS = (
    *("/", "/ws", "/join/", "/join/" + "x" * 5000, "/%00", "/..%2f..%2fetc/passwd", "//", "*", ""),
    *("/ping?" + "a=1&" * 500, "/fonts/../boot.js", "/match/%ff%fe", "http://elsewhere/", "/\x01"),
)
HEADERS = (
    *("Host: elsewhere.example", "Host: ", "Host: a\x00b", "Host: [::1", "Cookie: " + "c=d;" * 900),
    *("Cookie: scorekeeper-{port}=\xff\xfe", "Content-Length: 99999999999", "Content-Length: -1"),
    *("Transfer-Encoding: chunked", "Upgrade: websocket\r\nConnection: Upgrade", "no colon"),
    *("Range: bytes=9-1,0-", "If-None-Match: " + "x" * 3000, "Sec-WebSocket-Key: x", "X: " * 9000),
)


def requests(random: Random, count: int, port: int) -> Iterator[bytes]:
    """Requests with something wrong in each, some of them nothing but noise."""
    for _ in range(count):
        if random.random() < 0.2:
            yield random.randbytes(random.randrange(1, 400))
            continue
        lines = [f"{random.choice(METHODS)} {random.choice(PATHS)} HTTP/1.1"]
        lines += random.choices(HEADERS, k=random.randrange(4))
        body = random.choice(("", "x" * 1000, "ffffffff\r\n"))
        text = "\r\n".join(lines) + "\r\n\r\n" + body
        yield text.replace("{port}", str(port)).encode("latin-1")


WHOLE: tuple[dict[str, Any], ...] = (
    {"target": 1, "name": "click", "data": None},
    {"id": 1, "props": {"route": "/"}},
    {"control_id": 1, "call_id": "x", "result": None, "error": None},
)


def shout(port: int, noise: bytes, patience: float) -> None:
    """Send bytes as they are to a server, and read a little of what is answered in some seconds."""
    line = socket.create_connection(("127.0.0.1", port), timeout=patience)
    with line, suppress(OSError):
        line.sendall(noise)
        line.shutdown(socket.SHUT_WR)
        line.recv(1000)


def frames(random: Random, count: int) -> Iterator[bytes | str]:
    """Frames that are none, or hold what a client never says."""
    made = (_noise, _packed, _damaged, _deep, _text, _wide, _large, _extended, _nearly)
    for _ in range(count):
        yield random.choice(made)(random)


def _noise(random: Random) -> bytes:
    return random.randbytes(random.randrange(0, 300))


def _text(random: Random) -> str:
    return "text" * random.randrange(1, 20)


def _packed(random: Random) -> bytes:
    kind = random.choice((0, 2, 5, 6, 99, -1, "1", None))
    return b"\0" + bytes(msgpack.packb([kind, _value(random, 3)]))


def _damaged(random: Random) -> bytes:
    whole = bytearray(msgpack.packb([3, {"target": 1, "name": "click", "data": _value(random, 2)}]))
    whole[0] = random.randrange(256)
    return bytes((random.choice((0, 1, 2, 255)),)) + bytes(whole[: random.randrange(1, 12)])


def _deep(random: Random) -> bytes:
    return b"\0\x92\x03" + b"\x91" * random.choice((40, 600, 20000)) + b"\xc0"


def _wide(random: Random) -> bytes:
    """Very many small things, or a claim of more than there are."""
    many = random.choice((5_000, 30_000))
    whole = {str(number): None for number in range(many)} if many % 3 else [None] * many
    claimed = b"\0\x92\x03" + random.choice((b"\xdd", b"\xdf", b"\xdb")) + b"\xff" * 4
    return random.choice((_frame([3, {"target": 1, "name": "click", "data": [whole]}, 1]), claimed))


def _large(random: Random) -> bytes:
    """Larger than a page may be, or than any frame."""
    text = "x" * random.choice((40_000, 300_000))
    page = {"session_id": "", "page_name": "", "page": {"route": text}}
    return random.choice((_frame([1, page]), _frame([4, {"id": 1, "props": {"route": text}}])))


def _extended(random: Random) -> bytes:
    """The dates and lengths of Flet's own, with nonsense in them."""
    odd = msgpack.ExtType(random.randrange(8), random.randbytes(random.randrange(0, 40)))
    return _frame([random.choice((1, 3, 4, 5, 6)), odd])


def _nearly(random: Random) -> bytes:
    """Whole but for one thing that is missing, or too much."""
    body = dict(random.choice(WHOLE))
    if random.random() < 0.5:
        del body[random.choice(sorted(body))]
    body = {**body, "more": 1} if "data" not in body or random.random() < 0.5 else {"data": 1}
    return _frame([random.choice((3, 4, 5)), body])


def _frame(message: object) -> bytes:
    return b"\0" + bytes(msgpack.packb(message))


def _value(random: Random, depth: int) -> Any:
    """Any value at all."""
    if depth == 0 or random.random() < 0.3:
        return random.choice((None, True, -1, 2**63, 1.5, "x" * 50, b"\xff", "__class__"))
    if random.random() < 0.5:
        return [_value(random, depth - 1) for _ in range(random.randrange(4))]
    keys = ("page", "props", "id", "target", "name", "__init__", "on_click", "session_id")
    return {random.choice(keys): _value(random, depth - 1) for _ in range(random.randrange(4))}

"""A running server under malformed requests and frames: it stays up, and a phone goes on."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from tests.browser.served import JOIN, Served, answers
from tests.web.noise import frames, requests, shout
from tests.web.socket_phone import PAGE, SocketPhone, cookies_of

MOST_SAID = 20_000
"""Signs that the server may print meanwhile."""
MOST_GROWTH = 60
"""Megabytes that some hundreds of bad frames may cost."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("data")).start()
    yield server
    server.stop()


@pytest.fixture
def cookies(served: Served) -> str:
    """Of a device that does harm."""
    return cookies_of(served.url, JOIN)


@pytest.fixture
def phone(served: Served) -> Iterator[SocketPhone]:
    """Another device."""
    with SocketPhone(served.url, cookies_of(served.url, JOIN)) as phone:
        yield phone


def test_malformed_requests_harm_nobody(served: Served, phone: SocketPhone) -> None:
    for noise in requests(Random(6), 1000, served.port):
        shout(served.port, noise, patience=0.2)

    assert answers(f"{served.url}/ping")
    assert phone.goes_to("/settings")


def test_malformed_frames_end_their_own_line_only(served: Served, phone: SocketPhone) -> None:
    before = served.megabytes()
    for number, frame in enumerate(frames(Random(7), 1000)):
        if number % 20 == 0:
            cookies = cookies_of(served.url, JOIN)
        with SocketPhone(served.url, cookies, register=number % 2 == 0) as other:
            other.send_raw(frame)
            assert other.is_cut()

    assert phone.goes_to("/settings")
    assert served.megabytes() - before < MOST_GROWTH
    assert "Traceback" not in served.said()
    assert len(served.said()) < MOST_SAID


@pytest.mark.parametrize(
    "message",
    [
        [1, {"session_id": "", "page_name": "", "page": {}}],
        [2, {"id": PAGE, "patch": []}],
        [3, {"target": PAGE, "name": "__init__", "data": None}],
        [3, {"target": "1", "name": "click", "data": None}],
        [4, {"id": PAGE, "props": {"on_click": "x"}}],
        [4, {"id": PAGE, "props": {"_i": 7}}],
        [4, {"id": PAGE, "props": {"client_ip": "10.0.0.1"}}],
        [5, {"control_id": PAGE, "call_id": 7}],
        [6, {"message": "crash"}],
        [3, {"target": PAGE, "name": "click", "data": None, "more": 1}],
    ],
)
def test_a_frame_made_by_hand_ends_the_line(phone: SocketPhone, message: object) -> None:
    phone.send(message)
    assert phone.is_cut()


def test_a_frame_that_is_too_large_ends_the_line(phone: SocketPhone) -> None:
    phone.send([3, {"target": PAGE, "name": "click", "data": "x" * 300_000}])
    assert phone.is_cut()


def test_a_flood_of_frames_ends_the_line(phone: SocketPhone) -> None:
    for _ in range(1500):
        phone.send([3, {"target": 999_999, "name": "click", "data": None}])
    assert phone.is_cut()


def test_a_flood_of_one_device_leaves_the_others_be(
    served: Served, phone: SocketPhone, cookies: str
) -> None:
    before = served.megabytes()
    with ExitStack() as lines:
        others = [lines.enter_context(SocketPhone(served.url, cookies)) for _ in range(3)]
        for other in others:
            for _ in range(1000):
                other.send([3, {"target": 999_999, "name": "click", "data": None}])
            assert other.is_cut()

    assert phone.goes_to("/settings")
    assert served.megabytes() - before < MOST_GROWTH


def test_whoever_fills_a_session_with_data_is_cut_off(
    served: Served, phone: SocketPhone, cookies: str
) -> None:
    before = served.megabytes()
    with SocketPhone(served.url, cookies) as other:
        other.arrive()
        for target in sorted(other.ids):
            other.send([4, {"id": target, "props": {"value": "x" * 30_000}}])
        assert other.is_cut()

    assert phone.goes_to("/settings")
    assert served.megabytes() - before < MOST_GROWTH


UNFINISHED = {
    "nothing": b"",
    "half a line": b"GET /pi",
    "half a head": b"GET /ping HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a handshake": b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX: ",
}


def is_closed(line: socket.socket, patience: float) -> bool:
    """Whether the server ends a connection within so many seconds."""
    line.settimeout(patience)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


@pytest.mark.parametrize("unfinished", UNFINISHED.values(), ids=UNFINISHED.keys())
def test_hundreds_of_connections_that_say_little_do_not_keep_others_out(
    served: Served, phone: SocketPhone, unfinished: bytes
) -> None:
    with ExitStack() as lines:
        slow = []
        for _ in range(400):
            line = lines.enter_context(socket.create_connection(("127.0.0.1", served.port)))
            with suppress(OSError):
                line.sendall(unfinished)
            slow.append(line)
        assert answers(f"{served.url}/ping")
        assert phone.goes_to("/settings")
        assert sum(is_closed(line, 0.01) for line in slow[:200]) > 100


def test_who_never_comes_to_the_end_of_a_request_is_left(served: Served) -> None:
    """Be it by a byte now and then."""
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(b"GET /ping HTTP/1.1\r\nX: ")
        for _ in range(3):
            assert not is_closed(line, 1)
            line.sendall(b"x")
        assert is_closed(line, 20)


def pour(served: Served, begun: bytes) -> None:
    """Send a hundred megabytes after it."""
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(begun)
        for _ in range(1000):
            line.sendall(b"x" * 100_000)


def test_a_head_without_end_does_not_fill_the_memory(served: Served) -> None:
    before = served.megabytes()
    with pytest.raises(OSError, match=r"reset|[Bb]roken pipe"):
        pour(served, b"GET /ping HTTP/1.1\r\nX: ")

    assert served.megabytes() - before < MOST_GROWTH


def test_a_body_that_nobody_asked_for_is_not_read(served: Served) -> None:
    before = served.megabytes()
    with pytest.raises(OSError, match=r"reset|[Bb]roken pipe"):
        pour(served, b"POST /ping HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n")

    assert served.megabytes() - before < MOST_GROWTH


def test_one_device_cannot_take_all_lines(served: Served, cookies: str) -> None:
    def open_many(lines: ExitStack) -> None:
        for _ in range(30):
            lines.enter_context(SocketPhone(served.url, cookies, register=False))

    with ExitStack() as lines, pytest.raises(InvalidStatus, match="403"):
        open_many(lines)

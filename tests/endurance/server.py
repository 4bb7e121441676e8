"""Noise at a running server: it stays up, does not grow, and phones go on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.browser.served import JOIN, Served, answers
from tests.endurance import hostile
from tests.endurance.figures import Figures, timed
from tests.web.noise import frames, requests, shout
from tests.web.socket_phone import PAGE, SocketPhone, cookies_of

MOST_GROWTH = 100
"""Megabytes that a long run may cost the server."""
LINES_EACH = 20
"""So many lines one device may open and waste before the server hears no more of it."""


def sockets(figures: Figures, count: int) -> None:
    """Frames, each at a line of its own, which ends; or from a phone that is let in and lies."""
    with _served() as served, _steady(served, cookies_of(served.url, JOIN)):
        for number in range(count):
            random = Random(f"sockets {number}")
            if number % LINES_EACH == 0:
                cookies = cookies_of(served.url, JOIN)
            with timed(figures, f"sockets {number}") as outcome:
                outcome.append(_at_a_line(served, cookies, random))


def _at_a_line(served: Served, cookies: str, random: Random) -> str:
    if random.random() < 0.5:
        with SocketPhone(served.url, cookies, register=random.random() < 0.2) as phone:
            phone.send_raw(next(frames(random, 1)))
            assert phone.is_cut()
        return "cut"
    with SocketPhone(served.url, cookies) as phone:
        for _ in range(5):
            phone.send(_plausible(random))
    return "borne"


def _plausible(random: Random) -> list[object]:
    """A message that has the right shape and makes no sense."""
    target = random.choice((PAGE, 2, 3, 5, 20, 100, 10**9, -1))
    events = ("click", "change", "submit", "route_change", "view_pop", "resize", "close")
    event = random.choice(events)
    text = hostile.text(random, 2).encode("utf-8", "replace").decode()
    data = random.choice((None, text, {"route": text}, {"width": "wide"}, [1], 10**18))
    props = random.choice(({"value": text}, {"route": text}, {"width": text}, {"views": text}))
    return random.choice(
        (
            [3, {"target": target, "name": event, "data": data}],
            [4, {"id": target, "props": props}],
            [5, {"control_id": target, "call_id": text, "result": data, "error": None}],
        )
    )


def http(figures: Figures, count: int) -> None:
    """Requests with something wrong in each."""
    with _served() as served, _steady(served, cookies_of(served.url, JOIN)):
        for number in range(count):
            [noise] = requests(Random(f"requests {number}"), 1, served.port)
            with timed(figures, f"requests {number}"):
                shout(served.port, noise, patience=5)


@contextmanager
def _served() -> Iterator[Served]:
    with TemporaryDirectory() as folder:
        server = Served(Path(folder)).start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def _steady(served: Served, cookies: str) -> Iterator[None]:
    """A phone that was there before goes on after it all, and the server has not grown."""
    with SocketPhone(served.url, cookies) as phone:
        before = served.megabytes()
        yield
        assert answers(f"{served.url}/ping")
        assert phone.goes_to("/settings")
    assert "Traceback" not in served.said()
    grown = served.megabytes() - before
    assert grown < MOST_GROWTH, f"grown by {grown} MB"
    print(f"the server has grown by {grown} MB")

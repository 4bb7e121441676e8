"""The app without a server, and those who visit it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from starlette.applications import Starlette

from scorekeeper.live import Hub
from scorekeeper.storage.access import Access
from scorekeeper.storage.store import Store
from scorekeeper.web import WebApp
from scorekeeper.web.packed import Packed
from tests.browser.toy import main
from tests.storage.makers import make_journal, opened

HOST = "192.168.1.5:8550"
KEY = "the-key-of-the-web-tests"


@contextmanager
def make_app() -> Iterator[Starlette]:
    """The toy behind the door of a database that has the match m1."""
    with opened() as engine, TemporaryDirectory() as folder:
        Store(engine).add(make_journal("m1"))
        access = Access(engine, KEY)
        app = WebApp(main, access, Hub(), packed=Packed(Path(folder)))
        app.state.access = access
        yield app


def visitor(app: Starlette, host: str = HOST) -> httpx.AsyncClient:
    """A browser that has no cookies yet."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://{host}")

"""What a phone shows while the database cannot be written, and that it goes on afterwards.

Real causes over a real file. A full device has its tests beside these, over a brittle store.
"""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from scorekeeper.live import Hub
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from tests.match.makers import EVENING, journal, record
from tests.storage.damage import spoil_a_table, spoil_the_head
from tests.storage.makers import opened, url_of
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient

DEAL_2 = "/match/m1/deal/2"
ONE_MORE = "Red threes on the table, Asha & Ravi: one more"


@dataclass(frozen=True)
class Server:
    """A database and its file."""

    engine: Engine
    file: Path
    hub: Hub

    def set(self, pragma: str) -> None:
        """Every connection from now on is set so."""
        self.engine.dispose()
        event.listen(
            self.engine, "connect", lambda connection, _: connection.execute(f"PRAGMA {pragma}")
        )


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    folder = tmp_path / "cards"
    with opened(url_of(folder)) as engine:
        Store(engine).add(journal(record(100)))
        yield Server(engine, folder / "scorekeeper.db", Hub())


@pytest.fixture
def phone(open_app: OpenApp, server: Server) -> OpenApp:
    async def open_one(route: str) -> FakeClient:
        main = make_main(Store(server.engine), server.hub, lambda: EVENING)
        return await open_app(main, route=route)

    return open_one


@contextmanager
def locked(server: Server) -> Iterator[None]:
    server.set("busy_timeout=20")
    with closing(sqlite3.connect(server.file)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


@contextmanager
def read_only(server: Server) -> Iterator[None]:
    server.set("query_only=ON")
    yield
    server.set("query_only=OFF")


@contextmanager
def folder_gone(server: Server) -> Iterator[None]:
    away = server.file.parent.with_name("away")
    server.file.parent.rename(away)
    yield
    away.rename(server.file.parent)


@contextmanager
def file_gone(server: Server) -> Iterator[None]:
    """And another one, with the same in it, put in its place."""
    server.engine.dispose()
    whole = server.file.with_name("whole")
    shutil.copy(server.file, whole)
    server.file.unlink()
    yield
    whole.rename(server.file)


def damaged(damage: Callable[[Path], None]) -> Callable[[Server], AbstractContextManager[None]]:
    @contextmanager
    def spoilt(server: Server) -> Iterator[None]:
        server.engine.dispose()
        whole = server.file.read_bytes()
        damage(server.file)
        yield
        server.engine.dispose()
        server.file.write_bytes(whole)

    return spoilt


WRITING = [
    pytest.param(locked, "is in use by another program.", id="locked"),
    pytest.param(read_only, "can be read but not written.", id="read-only"),
]
BOTH = [
    pytest.param(folder_gone, "is gone: its folder was moved", id="folder gone"),
    pytest.param(file_gone, "is gone: its folder was moved", id="file gone"),
    pytest.param(damaged(spoil_the_head), "is not a scorekeeper database.", id="head damaged"),
]
OF_MATCHES = [
    pytest.param(damaged(spoil_a_table), "then run `scorekeeper restore`", id="matches damaged")
]
"""What is in the way of writing, of reading and writing, and of all but drafts."""
Fault = Callable[[Server], AbstractContextManager[None]]


@pytest.mark.parametrize(("fault", "told"), [*WRITING, *BOTH])
async def test_a_tap_stays_on_screen_and_is_kept_with_the_next_when_the_cause_is_gone(
    phone: OpenApp, server: Server, fault: Fault, told: str
) -> None:
    app = await phone(DEAL_2)
    with fault(server):
        await app.tap(ONE_MORE)
        assert app.saying(told)
        assert app.saying("Asha & Ravi: this deal +100, new total 200")
    await app.tap(ONE_MORE)
    assert not app.saying(told)
    assert (await phone(DEAL_2)).saying("Asha & Ravi: this deal +200, new total 300")


@pytest.mark.parametrize(("fault", "told"), [*WRITING, *BOTH, *OF_MATCHES])
async def test_a_deal_is_saved_with_the_same_key_when_the_cause_is_gone(
    phone: OpenApp, server: Server, fault: Fault, told: str
) -> None:
    app = await phone("/match/m1/deal/1")
    await app.tap(ONE_MORE)
    with fault(server):
        await app.tap("Save correction")
        assert app.saying(told)
        assert app.saying("Asha & Ravi: this deal +200, new total 200")
    await app.tap("Save correction")
    assert app.saying("Deal 1: Asha & Ravi 200, Meera & John 0")
    assert not app.saying(told)


@pytest.mark.parametrize(("fault", "told"), [*BOTH, *OF_MATCHES])
async def test_a_list_that_cannot_be_read_says_why_and_is_there_when_the_cause_is_gone(
    phone: OpenApp, server: Server, fault: Fault, told: str
) -> None:
    with fault(server):
        app = await phone("/")
        assert app.saying(told)
    await app.go("/settings")
    await app.back()
    assert app.saying("Go on with")
    assert not app.saying(told)

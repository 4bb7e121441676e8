"""The headless client of the screens' tests."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from scorekeeper.live import Hub
from scorekeeper.storage.right import HOST, Right
from scorekeeper.ui.app import make_main
from scorekeeper.ui.nameplate import Naming
from tests.match.makers import EVENING
from tests.storage.makers import opened
from tests.ui.brittle_store import BrittleStore
from tests.ui.fake_client import FakeClient

OpenApp = Callable[..., Awaitable[FakeClient]]


@pytest.fixture
async def open_app() -> AsyncIterator[OpenApp]:
    """Opens an app as `await open_app(main, route="/", size=(390, 844), answers={})`."""
    opened: list[FakeClient] = []

    async def open_one(
        main: Callable[..., object], *, answers: object = None, **wishes: object
    ) -> FakeClient:
        client = FakeClient(answers)  # type: ignore[arg-type]
        opened.append(client)
        return await client.open(main, **wishes)  # type: ignore[arg-type]

    yield open_one
    for client in opened:
        await client.close()


@pytest.fixture
def store() -> Iterator[BrittleStore]:
    """An empty database."""
    with opened() as engine:
        yield BrittleStore(engine)


@pytest.fixture
def open_phone(open_app: OpenApp, store: BrittleStore) -> OpenApp:
    """Opens scorekeeper over the store: `await open_phone("/new", size=(320, 568))`.

    With a `name` the device is called so, with a `right` it may that alone.
    """
    hub = Hub()

    async def open_one(
        route: str = "/", name: str = "", right: Right = HOST, **wishes: object
    ) -> FakeClient:
        main = make_main(
            store,
            hub,
            lambda: EVENING,
            right=lambda: right,
            naming=lambda: Naming(read=lambda: name),
        )
        return await open_app(main, route=route, **wishes)

    return open_one

"""The headless client of the screens' tests."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

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

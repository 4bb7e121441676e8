"""The browser tests' browser, servers and phones."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.phone import Phone
from tests.browser.served import Served

NewPhone = Callable[..., Phone]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium. A module's, since Playwright's loop would be in the way of async tests."""
    path = find_chromium()
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=ARGUMENTS)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running scorekeeper that the tests of a module share."""
    server = Served(tmp_path_factory.mktemp("data")).start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A running scorekeeper with a database of its own, to be killed and started again."""
    server = Served(tmp_path).start()
    yield server
    server.stop()


@pytest.fixture
def new_phone(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPhone]:
    """Makes phones: `new_phone(served.url, size=(320, 640), dark=True)`."""
    with ExitStack() as phones:
        yield lambda url, **wishes: phones.enter_context(Phone(browser, url, **wishes))


@pytest.fixture
def phone(new_phone: NewPhone, served: Served) -> Phone:
    """A phone at the first screen of the module's server."""
    return new_phone(served.url).open()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may swallow a touch: what fails is tried once more."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))

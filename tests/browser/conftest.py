"""The browser tests' browser, servers and phones."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.alone import Alone, Host, Profile, built_site, host_of
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.phone import Phone
from tests.browser.served import Served

NewPhone = Callable[..., Phone]
Open = Callable[..., Alone]


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """A module's, since its loop would be in the way of async tests."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Browser:
    """A Chromium."""
    return playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)


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


@pytest.fixture(scope="module")
def site() -> Path:
    """The app without a server, as files."""
    return built_site()


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """A web host that has the site under a path, as many have it."""
    host = host_of(site, tmp_path)
    yield host
    host.stop()


@pytest.fixture
def profile(playwright: Playwright, tmp_path: Path) -> Profile:
    """A browser that keeps what it is given."""
    return Profile(playwright, tmp_path / "profile")


@pytest.fixture
def open_phone(profile: Profile, host: Host) -> Iterator[Open]:
    """Opens the site in that browser: `open_phone("#/settings")`."""
    with ExitStack() as phones:

        def open_one(path: str = "", **wishes: object) -> Alone:
            url = f"{host.url}/cards/"
            phone = Alone(profile, url, **wishes)  # type: ignore[arg-type]
            phones.enter_context(phone)
            phone.open(path)
            return phone

        yield open_one


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may swallow a touch: what fails is tried once more."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))

"""Not one request goes to anybody else, and the policy of the page would stop each."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ProxySettings

from tests.browser.elsewhere import Elsewhere
from tests.browser.names import READ
from tests.browser.served import JOIN, Served

pytestmark = pytest.mark.browser

SHOW_NAMES = """
new MutationObserver(() => document.querySelector("flt-semantics-placeholder")?.click())
  .observe(document, { childList: true, subtree: true });
"""
#: How a page can ask another host for something, by that host.
WAYS = {
    "fetch.example": "fetch('http://fetch.example/')",
    "socket.example": "new WebSocket('ws://socket.example/')",
    "image.example": "new Image().src = 'http://image.example/'",
    "beacon.example": "navigator.sendBeacon('http://beacon.example/', 'x')",
    "module.example": "import('http://module.example/x.js')",
    "worker.example": (
        "new Worker(URL.createObjectURL(new Blob([\"fetch('http://worker.example/')\"])))"
    ),
}


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    world = Elsewhere()
    yield world
    world.close()


def open_page(browser: Browser, served: Served, world: Elsewhere, lawless: bool = False) -> Page:
    """The first screen, in a browser that reaches other hosts by `world` alone."""
    proxy: ProxySettings = {"server": world.url, "bypass": "127.0.0.1"}
    context = browser.new_context(proxy=proxy, bypass_csp=lawless)
    context.request.get(served.url + JOIN, max_redirects=0)
    context.add_init_script(SHOW_NAMES)
    page = context.new_page()
    page.goto(served.url)
    while not any("New match" in str(node) for node in page.evaluate(READ)):
        page.wait_for_timeout(50)
    return page


@pytest.mark.parametrize("lawless", [False, True], ids=["under the policy", "without it"])
def test_nobody_else_is_asked(
    browser: Browser, served: Served, elsewhere: Elsewhere, lawless: bool
) -> None:
    page = open_page(browser, served, elsewhere, lawless)
    page.wait_for_timeout(1000)
    page.context.close()
    assert elsewhere.asked == []


def test_the_policy_stops_whatever_would_ask(
    browser: Browser, served: Served, elsewhere: Elsewhere
) -> None:
    page = open_page(browser, served, elsewhere)
    page.evaluate(f"() => {{ {'; '.join(WAYS.values())}; }}")
    page.wait_for_timeout(500)
    page.context.close()
    assert elsewhere.asked == []


def test_without_the_policy_each_of_them_is_seen(
    browser: Browser, served: Served, elsewhere: Elsewhere
) -> None:
    """Or the tests above would say nothing."""
    page = open_page(browser, served, elsewhere, lawless=True)
    page.evaluate(f"() => {{ {'; '.join(WAYS.values())}; }}")
    unseen = set(WAYS)
    while unseen:
        unseen = {host for host in unseen if host not in " ".join(elsewhere.asked)}
        page.wait_for_timeout(50)
    page.context.close()

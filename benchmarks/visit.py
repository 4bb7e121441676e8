"""What a visit in a real Chromium costs: bytes, requests, and time to the first frame."""

import base64
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, CDPSession, Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.served import JOIN, Served

#: A host that is this machine, and yet no secure one: what a phone in the Wi-Fi opens.
PHONE = "phone.test"
PATIENCE = 90.0
"""Seconds for one visit."""

#: Notes when anything of ours is painted, and when the first screen has its names.
WATCH = """
window.seen = {};
const note = (what) => requestAnimationFrame(() => requestAnimationFrame(
  () => (window.seen[what] ??= performance.now())));
new MutationObserver(() => {
  if (document.getElementById("cover") ?? document.getElementById("loading")) note("cover");
  document.querySelector("flt-semantics-placeholder")?.click();
  for (const element of document.querySelectorAll("flt-semantics"))
    if (/New match/.test(element.getAttribute("aria-label") ?? element.textContent)) note("frame");
}).observe(document, { childList: true, subtree: true });
"""


@dataclass(frozen=True)
class Link:
    """A network: bits a second, and seconds until an answer begins. None is this machine."""

    mbit: float
    latency: float


@dataclass
class Visit:
    """What was seen of one visit. Bytes and requests over the wire; times in seconds."""

    bytes: int = 0
    socket_bytes: int = 0
    requests: int = 0
    elsewhere: list[str] = field(default_factory=list)
    cover: float = 0.0
    frame: float = 0.0

    @property
    def all_bytes(self) -> int:
        return self.bytes + self.socket_bytes


@contextmanager
def phone() -> Iterator[BrowserContext]:
    """A browser of its own, whose disk remembers from visit to visit."""
    with sync_playwright() as playwright, TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=find_chromium(),
            args=[*ARGUMENTS, f"--host-resolver-rules=MAP {PHONE} 127.0.0.1"],
            viewport={"width": 390, "height": 844},
            has_touch=True,
            is_mobile=True,
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.add_init_script(WATCH)
        yield context
        context.close()


def let_in(context: BrowserContext, served: Served, url: str) -> None:
    """Get the cookie of the host's link, where there is one, under the address of the phone."""
    context.request.get(served.url + JOIN, max_redirects=0)
    for cookie in context.cookies(served.url):
        context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": url}])


def visit(context: BrowserContext, url: str, link: Link | None = None) -> Visit:
    """Open the address in a new page, and wait for its first screen."""
    page = context.new_page()
    seen = Visit()
    session = context.new_cdp_session(page)
    _listen(session, seen, urlsplit(url).netloc)
    if link:
        _slow(session, link)
    page.goto(url, wait_until="commit")
    times = _wait(page)
    page.wait_for_timeout(1500)
    seen.cover, seen.frame = times["cover"] / 1000, times["frame"] / 1000
    page.close()
    return seen


def _listen(session: CDPSession, seen: Visit, host: str) -> None:
    def requested(event: dict[str, Any]) -> None:
        url = urlsplit(event["request"]["url"])
        if url.scheme in ("data", "blob"):
            return
        if url.netloc != host:
            seen.elsewhere.append(event["request"]["url"])

    def loaded(event: dict[str, Any]) -> None:
        seen.bytes += int(event["encodedDataLength"])
        seen.requests += event["encodedDataLength"] > 0

    def heard(event: dict[str, Any]) -> None:
        response = event["response"]
        data = response["payloadData"]
        seen.socket_bytes += len(base64.b64decode(data) if response["opcode"] == 2 else data)

    session.on("Network.requestWillBeSent", requested)
    session.on("Network.loadingFinished", loaded)
    session.on("Network.webSocketFrameReceived", heard)
    session.send("Network.enable")


def _slow(session: CDPSession, link: Link) -> None:
    rate = link.mbit * 1e6 / 8
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": link.latency * 1000,
            "downloadThroughput": rate,
            "uploadThroughput": rate,
        },
    )


def _wait(page: Page) -> dict[str, float]:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        times: dict[str, float] = page.evaluate("() => window.seen")
        if "frame" in times:
            return times
        page.wait_for_timeout(20)
    raise AssertionError(f"no screen within {PATIENCE:.0f} s at {page.url}")

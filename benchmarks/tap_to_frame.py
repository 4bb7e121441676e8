"""From a tap to its picture in a real Chromium: `python -m benchmarks.tap_to_frame`.

The server is on the same machine: this is what server and client take, without a network. Sizes are
of what the server answers, before the socket packs it.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from benchmarks.history import seed
from benchmarks.house import fill, match_of_two_sides
from benchmarks.measuring import FULL, Row, Size, laid_out, percentile
from scorekeeper.match.journal import Journal
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.names import Wanted
from tests.browser.phone import Phone
from tests.browser.served import Served
from tests.match.makers import journal, record
from tests.storage.makers import make_store, url_of

MATCHES = 10_000
DEALS = 40
TAPS, OPENINGS = 30, 10
#: Milliseconds without a message, after which a tap has had all its answers.
QUIET = 400

#: Notes the last touch, and the time and size of what the server answered; a picture is there two
#: frames after the last answer.
WATCH = """
window.tap = { at: 0, shown: 0, bytes: 0 };
const touched = () => (window.tap = { at: performance.now(), shown: 0, bytes: 0 });
addEventListener("pointerup", touched, true);
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...wanted) {
    super(...wanted);
    this.addEventListener("message", ({ data }) => {
      const tap = window.tap;
      tap.bytes += data.byteLength ?? data.size ?? data.length;
      requestAnimationFrame(() => requestAnimationFrame(() => (tap.shown = performance.now())));
    });
  }
};
"""


@dataclass(frozen=True)
class Answer:
    """What a tap brought: milliseconds until it was seen, and bytes."""

    took: float
    bytes: int


def tap_to_frame(size: Size) -> Iterator[Row]:
    """A tap of a deal that is entered, and the three fullest screens opened."""
    taps, openings = min(TAPS, size.repeats), min(OPENINGS, size.repeats)
    with phone_at_the_table() as phone:
        phone.open("/match/short/deal/2")
        for what in ("Clean books", "Red threes on the table"):
            more = f"{what}, Asha & Ravi: one more"
            yield row(f"{what}, one more", [answer(phone, more) for _ in range(taps)])
        for what, place, name in (
            ("Deal entry opened", "/match/short", re.compile("^(Enter|Go on entering): ")),
            (f"Table of {DEALS} deals opened", "/", re.compile("^Hand and Foot")),
            (f"back to Home of {MATCHES:,} matches", "/match/long", "All matches"),
        ):
            yield row(what, opened_from(phone, place, name, openings))


def opened_from(phone: Phone, place: str, name: Wanted, times: int) -> list[Answer]:
    """What a tap on that name brought, each time from that address."""
    seen = []
    for _ in range(times):
        phone.open(place)
        phone.page.wait_for_timeout(QUIET)
        seen.append(answer(phone, name))
    return seen


def answer(phone: Phone, name: Wanted) -> Answer:
    """Tap what has this name, and wait until all that follows is seen."""
    phone.tap(name, nth=0)
    seen = phone.ask("() => window.tap")
    while True:
        phone.page.wait_for_timeout(QUIET)
        before, seen = seen, phone.ask("() => window.tap")
        if before == seen and seen["shown"]:
            return Answer(seen["shown"] - seen["at"], seen["bytes"])


def row(what: str, answers: list[Answer]) -> Row:
    """The median and the slowest tenth, and the median size."""
    took = [each.took for each in answers]
    size = median(each.bytes for each in answers)
    figures = f"median {median(took):.0f} ms, p90 {percentile(took, 90):.0f} ms"
    return Row(f"tap to frame: {what}", f"{figures}, {size / 1000:.1f} kB")


@contextmanager
def phone_at_the_table() -> Iterator[Phone]:
    """A phone of a server with a short match, a long one, and many others before them."""
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        lay_out(Path(name))
        served = Served(Path(name)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        try:
            with Phone(browser, served.url) as phone:
                phone.page.add_init_script(WATCH)
                yield phone
        finally:
            browser.close()
            served.stop()


def lay_out(folder: Path) -> None:
    """The matches; the long one is the newest."""
    with make_store(url_of(folder)) as store:
        seed(store, 0, MATCHES)
    deals = [record(1000, 500)] * DEALS
    long = replace(journal(*deals, end="target", target=100_000), match_id="long")
    fill(folder, match_of_two_sides("short"), later(long))


def later(journal: Journal) -> Journal:
    """The same match, played after all that were laid out."""
    by = timedelta(minutes=2 * MATCHES)
    steps = tuple(replace(step, at=step.at + by) for step in journal.steps)
    return replace(journal, steps=steps)


if __name__ == "__main__":
    for line in laid_out(tap_to_frame(FULL)):
        print(line, flush=True)

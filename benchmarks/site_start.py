"""How long the app without a server takes to start: `python -m benchmarks.site_start [ROUNDS]`.

Side by side with the same app by the plain recipe, in turns, in a real Chromium: cold with a new
profile, warm with one that has been there before, in a new browser process. Warm without a
snapshot of Python is what devices with little memory have, which make none. Usable is when the
first screen has its names. On a machine that has more to do, the seconds of processor time say
more than the clock. Before that, the bytes of a first visit over the wire.
"""

import shutil
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import psutil
from playwright.sync_api import Page, Playwright, sync_playwright

from benchmarks.hosted import Hosted
from benchmarks.plain_site import publish_plain
from benchmarks.visit import WATCH
from scorekeeper.site.siblings import write_siblings
from tests.browser.alone import KEPT_OFFLINE, SNAPSHOTS, STAGES, Profile, built_site

PATIENCE = 300
"""Seconds for one start."""
BARS = {"cold": 0.45, "warm without a snapshot": None, "warm": 0.30}
"""Of the plain recipe's time."""
WIRE = {"gzip": 17.0, "br": 14.0}
"""Megabytes of a first visit, at most."""


@dataclass(frozen=True)
class Start:
    """One start: seconds by the clock, and by the processor; the stages on the way."""

    clock: float
    processor: float
    stages: Mapping[str, float]


def start(playwright: Playwright, url: str, folder: Path, until: Sequence[str] = ()) -> Start:
    """Open the site in a browser of its own, and stay until all of these are true."""
    with browser(playwright, folder) as page:
        page.goto(url, wait_until="commit")
        wait(page, "() => window.seen.frame")
        spent = processor_seconds(folder)
        seen = Start(page.evaluate("() => window.seen.frame") / 1000, spent, stages(page))
        page.wait_for_timeout(1500)
        for true in until:
            wait(page, true)
        return seen


@contextmanager
def browser(playwright: Playwright, folder: Path) -> Iterator[Page]:
    wishes = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    context = Profile(playwright, folder).new_context(locale="en-GB", **wishes)
    context.add_init_script(WATCH)
    yield context.pages[0]
    context.close()


def wait(page: Page, true: str) -> None:
    for _ in range(PATIENCE * 20):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"not within {PATIENCE} s: {true}")


def stages(page: Page) -> dict[str, float]:
    return dict(page.evaluate(STAGES))


def processor_seconds(folder: Path) -> float:
    """Of all processes of the browser with this profile."""
    wanted = f"--user-data-dir={folder}"
    parents = [each for each in psutil.process_iter(["cmdline"]) if wanted in command(each)]
    family = {*parents, *(child for each in parents for child in each.children(recursive=True))}
    times = [process.cpu_times() for process in family]
    return sum(float(each.user + each.system) for each in times)


def command(process: psutil.Process) -> list[str]:
    return process.info["cmdline"] or []


def in_turns(sites: Mapping[str, Hosted], rounds: int) -> dict[tuple[str, str], list[Start]]:
    """Starts by the name of a site, and cold or warm."""
    found: dict[tuple[str, str], list[Start]] = defaultdict(list)
    with sync_playwright() as playwright:
        for _ in range(rounds):
            for name, host in sites.items():
                with TemporaryDirectory() as profile:
                    for kind, seen in of_one_profile(playwright, host.url, Path(profile), name):
                        found[name, kind].append(seen)
            report(found)
    return found


def of_one_profile(
    playwright: Playwright, url: str, profile: Path, name: str
) -> Iterator[tuple[str, Start]]:
    """The starts that a browser sees one after the other."""
    own = name == "site"
    yield "cold", start(playwright, url, profile, [KEPT_OFFLINE] if own else [])
    without = start(playwright, url, profile, [SNAPSHOTS] if own else [])
    if own:
        yield "warm without a snapshot", without
    yield "warm", start(playwright, url, profile)


def report(found: Mapping[tuple[str, str], Sequence[Start]]) -> None:
    print(f"\nmedians of {len(found['site', 'cold'])}: seconds by the clock / of processor time")
    for kind, bar in BARS.items():
        plain, site = found["plain", kind.partition(" ")[0]], found["site", kind]
        clock = [median(each.clock for each in starts) for starts in (plain, site)]
        spent = [median(each.processor for each in starts) for starts in (plain, site)]
        ratios = f"{clock[1] / clock[0]:.2f} / {spent[1] / spent[0]:.2f}"
        print(f"{kind}: plain {clock[0]:.1f} / {spent[0]:.1f}", end=", ")
        print(f"site {clock[1]:.1f} / {spent[1]:.1f}: ratio {ratios} (bar {bar or 'none'})")
        middle = sorted(site, key=lambda each: each.clock)[len(site) // 2]
        print("   ", ", ".join(f"{name} {at:.1f}" for name, at in middle.stages.items()))
    sys.stdout.flush()


def over_the_wire(folder: Path) -> None:
    """What a first visit asks for, with each coding."""
    with sync_playwright() as playwright:
        for coding, bar in WIRE.items():
            host = Hosted(folder, coding)
            with TemporaryDirectory() as profile:
                start(playwright, host.url, Path(profile), [KEPT_OFFLINE])
            host.stop()
            print(f"{coding}: {host.bytes_sent / 1e6:.2f} MB of a first visit (bar {bar})")
            for path, size in sorted(host.sent, key=lambda each: -each[1])[:12]:
                print(f"    {size / 1e6:6.2f} {path}")


def main(rounds: int) -> None:
    with TemporaryDirectory() as scratch:
        plain, site = Path(scratch) / "plain", built_site()
        publish_plain(plain)
        shutil.copytree(site, Path(scratch) / "packed")
        write_siblings(Path(scratch) / "packed")
        over_the_wire(Path(scratch) / "packed")
        sites = {"plain": Hosted(plain, None), "site": Hosted(site, None)}
        in_turns(sites, rounds)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)

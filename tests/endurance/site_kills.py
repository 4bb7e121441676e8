"""Kills the browser while deals are entered in the app without a server, again and again.

`python -m tests.endurance.site_kills 50`: 50 times all processes of the browser end at a random
moment; then it is opened again, without a network too, and what was shown before must be there.
"""

import random
import re
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Error, sync_playwright

from tests.browser.alone import Alone, Host, Profile, built_site
from tests.browser.thumb import lay_table, starting

PLAYERS = ("Asha", "Ravi", "Dev", "Jasleen", "Meera", "John")
RANKS = "2345"
ENOUGH = 16
"""Deals: four of each of these ranks, before anybody could be out."""
SHORTEST, LONGEST = 1.0, 12.0
"""Seconds until a kill: some taps, or some deals."""


@dataclass
class Shown:
    """What the screen has shown as done: deals that were saved, and who was tapped after that."""

    deals: int = 0
    tapped: str | None = None


@dataclass
class Tally:
    """How it went, kill by kill."""

    kills: int = 0
    deals: int = 0
    drafts: int = 0
    lost: list[str] = field(default_factory=list)


def enter_until_killed(phone: Alone, profile: Profile, shown: Shown) -> None:
    """Tap and save as fast as the screen follows; the browser ends in the middle of it."""
    killed = threading.Event()

    def kill() -> None:
        killed.set()
        profile.kill_processes()

    killer = threading.Timer(random.uniform(SHORTEST, LONGEST), kill)
    killer.start()
    try:
        while not killed.is_set() and shown.deals < ENOUGH:
            enter(phone, shown)
    except (Error, AssertionError):
        if not killed.is_set():
            raise
    killer.join()


def enter(phone: Alone, shown: Shown) -> None:
    """One deal; `shown` follows what is on the screen."""
    number = shown.deals + 1
    taker = PLAYERS[number % len(PLAYERS)]
    phone.tap(re.compile(f"[Ee]nter(ing)?: Hand {number}$"))
    if shown.tapped is None:
        phone.tap(starting(f"Took it: {taker}"))
        phone.finds(starting(f"Took it: {taker}"), selected=True)
        shown.tapped = taker
    phone.tap(RANKS[(number - 1) // 4])
    phone.tap("Save")
    phone.sees(re.compile(f"^Hand {number}: "))
    shown.deals, shown.tapped = number, None


def look(phone: Alone, shown: Shown, tally: Tally) -> None:
    """What is there now, against what was shown before the kill."""
    key = phone.sees(re.compile(r"^(Enter|Go on entering): Hand \d+$"))
    deals = int(key.name.rpartition(" ")[2]) - 1
    if not shown.deals <= deals <= shown.deals + 1:
        tally.lost.append(f"{shown.deals} deals were shown, {deals} are there")
    if deals == shown.deals and shown.tapped and not key.name.startswith("Go on"):
        tally.lost.append(f"the draft of deal {deals + 1}")
    shown.deals = deals
    shown.tapped = PLAYERS[(deals + 1) % len(PLAYERS)] if key.name.startswith("Go on") else None


def run(kills: int) -> Tally:
    """All kills in one profile, matches following each other; the host goes after the first."""
    tally = Tally()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(built_site()).start()
        profile, match, shown = Profile(playwright, Path(folder)), "", Shown()
        while tally.kills < kills:
            phone = Alone(profile, f"{host.url}/")
            phone.open(f"#{match}" if match else "")
            if not match:
                if tally.kills:
                    phone.tap("New match")
                    phone.tap(starting("Start"))
                    phone.sees("Enter: Hand 1")
                else:
                    lay_table(phone, "Twenty-Two", PLAYERS)
                match, shown = phone.path, Shown()
                phone.until_kept()
                host.stop()
            elif tally.kills:
                look(phone, shown, tally)
            before = shown.deals
            enter_until_killed(phone, profile, shown)
            profile.kill()
            tally.kills += 1
            tally.deals += shown.deals - before
            tally.drafts += shown.tapped is not None
            match = match if shown.deals < ENOUGH else ""
            print(tally, flush=True)
        host.stop()
    return tally


if __name__ == "__main__":
    random.seed(time.time())
    sys.exit(bool(run(int(sys.argv[1]) if len(sys.argv) > 1 else 50).lost))

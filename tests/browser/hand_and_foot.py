"""A hand that lays the table and enters deals of Hand and Foot on a phone, counting its taps."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

from scorekeeper.match.changes import Change
from tests.browser.names import Wanted, named
from tests.browser.phone import Phone
from tests.browser.served import Served
from tests.match.makers import journal
from tests.storage.makers import make_store, url_of

EXAMPLES = Path(__file__).parents[1] / "data" / "examples.json"

PLAYERS = ("Asha", "Meera", "Ravi", "John")
SIDES = ("Asha & Ravi", "Meera & John")
BOOKS = {"clean": "Clean books", "dirty": "Dirty books", "wild": "Wild books"}
RED_THREES = {"table": "Red threes on the table", "left": "Red threes left"}
KINDS = {
    "joker": "Jokers",
    "two": "Twos",
    "ace": "Aces",
    "high": "8 to king",
    "low": "4 to 7",
    "black_three": "Black threes",
}
OUT = {"clean": 2, "dirty": 2, "wild": 1}
"""Filled in for the side that goes out."""

Deal = Mapping[str, Any]


def example_deals(example: str) -> list[Deal]:
    """The deals of the first match of a worked example."""
    deals: list[Deal] = _example(example)["file"]["matches"][0]["deals"]
    return deals


def example_totals(example: str, side: int) -> list[str]:
    """What a side of it has after each deal, as the screen writes it."""
    deals = _example(example)["expect"]["matches"][0]["deals"]
    return [f"{deal['totals'][side]:,}".replace("-", "−") for deal in deals]


def _example(example: str) -> Any:
    examples = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    return next(each for each in examples if each["id"] == example)


def starting(name: str, *more: str) -> re.Pattern[str]:
    """Names that begin so, of what is followed by what changes: "Left, Asha & Ravi: −50"."""
    return re.compile("^" + ", ".join(map(re.escape, (name, *more))) + ": ")


def put(served: Served, name: str, *changes: Change) -> str:
    """The address of a match that is put into the database of a server."""
    match_id = f"{name}-{uuid4().hex[:8]}"
    with make_store(url_of(served.data), replace(journal(*changes), match_id=match_id)):
        return f"/match/{match_id}"


def add_player(phone: Phone, name: str) -> None:
    """Type a name, add it, and wait for the empty field."""
    phone.type_into("Name of another player", name)
    phone.tap("Add this player")
    phone.finds(name, role="button", selected=True)
    phone.finds("Name of another player", role="textbox", value="")


def lay_table(phone: Phone, players: tuple[str, ...] = PLAYERS) -> None:
    """From the first screen to the table of a new match, with players that are typed."""
    phone.tap("New match")
    for name in players:
        add_player(phone, name)
    phone.tap(f"Start · {players[0]} deals")
    phone.sees("Enter: Deal 1 of 4")


@dataclass
class Hand:
    """Enters as a person does who knows the form: all of one side, then on to the next."""

    phone: Phone
    taps: int = 0

    def tap(self, wanted: Wanted) -> None:
        self.phone.tap(wanted)
        self.taps += 1

    def enter(self, deal: Deal) -> None:
        """All of a deal, into the form that is open at its first side."""
        self.enter_out(deal["out"])
        self.enter_side(0, deal)
        self.tap(starting(SIDES[1]))
        self.enter_side(1, deal)

    def enter_out(self, out: int | None) -> None:
        self.tap("Went out: " + ("Stock ran out" if out is None else SIDES[out]))

    def enter_side(self, side: int, deal: Deal) -> None:
        """All that one side has, of the side that is open."""
        for enter_part in self.parts(side, deal):
            enter_part()

    def parts(self, side: int, deal: Deal) -> list[Callable[[], None]]:
        """What enters all that one side has, part by part."""
        facts, name = deal["sides"][side], SIDES[side]
        return [
            partial(self.enter_steps, side, deal),
            partial(self.count, "Melded", name, facts.get("melded", {})),
            partial(self.count, "Left", name, facts.get("left", {})),
        ]

    def enter_steps(self, side: int, deal: Deal) -> None:
        """Books and red threes."""
        facts, name = deal["sides"][side], SIDES[side]
        self.open_steps(name)
        filled = OUT if deal["out"] == side else {}
        books, reds = facts.get("books", {}), facts.get("red_threes", {})
        counts = [(label, books.get(key, 0), filled.get(key, 0)) for key, label in BOOKS.items()]
        counts += [(label, reds.get(key, 0), 0) for key, label in RED_THREES.items()]
        for label, count, there in counts:
            self.step(label, name, count - there)
            self.phone.finds(f"{label}, {name}: {count}")

    def step(self, label: str, side: str, by: int) -> None:
        for _ in range(abs(by)):
            self.tap(f"{label}, {side}: one {'more' if by > 0 else 'less'}")

    def count(self, pile: str, side: str, cards: Mapping[str, int]) -> None:
        """Count a pile by kinds. A pile opens with its jokers; 0 of them is no card at all."""
        self.open(starting(pile, side))
        for kind, count in (cards or {"joker": 0}).items():
            if kind != "joker":
                self.tap(starting(pile, KINDS[kind], side))
            self.type(str(count))
            self.phone.finds(f"{pile}, {KINDS[kind]}, {side}: {count}")

    def type(self, digits: str) -> None:
        for digit in digits:
            self.tap(digit)

    def open(self, tab: re.Pattern[str]) -> None:
        """Tap a tab, unless it is open."""
        if not any(node.selected for node in named(self.phone.names(), tab)):
            self.tap(tab)

    def open_steps(self, side: str) -> None:
        """On a low screen books and red threes have a tab of their own."""
        self.phone.finds(starting("Melded", side))
        tab = starting("Books", side)
        if named(self.phone.names(), tab):
            self.open(tab)

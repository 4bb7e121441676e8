"""Somebody who enters one deal after the other, and believes what the phone shows."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from tests.endurance.kept import LEFT, MELDED, SIDES, THREES, Kept, scores
from tests.web.shown import Shown

DEALS = 4
"""Of a match. The last one is never saved, but an earlier one taken back."""
LEFT_ALONE = 0.8
"""Of the numbers that are there in full; all others are typed anew."""
NOBODY = "Went out: Stock ran out"
POINTS = "Type the points instead"
COUNTS = "Count the cards instead"
THREES_NAMED = "Red threes on the table"
DEAL_LINE = re.compile(r"Deal \d+: ")


@dataclass(frozen=True)
class Tap:
    """A tap, what is kept from then on, and how the screen shows that it is."""

    name: str
    kept: Kept
    shows: Callable[[Shown], bool]
    saves: bool = False
    """Whether a deal is saved by it."""


def plan(random: Random, kept: Kept, new_match: bool) -> Iterator[Tap]:
    """Taps without end from the table of a match on; each follows from the one before."""
    if new_match:
        kept = Kept(kept.matches + 1)
        yield Tap("Start · ", kept, partial(says, f"Enter: Deal 1 of {DEALS}"))
    while True:
        while len(kept.deals) == DEALS - 1:
            kept = kept.undone()
            yield Tap("Undo the last entry", kept, table_of(kept))
        for tap in _entering(random, kept):
            kept = tap.kept
            yield tap
        kept = kept.saved()
        yield Tap("Save", kept, table_of(kept), saves=True)


def _entering(random: Random, kept: Kept) -> Iterator[Tap]:
    number = len(kept.deals) + 1
    deal = f"Deal {number} of {DEALS}"
    start = f"Go on entering: {deal}" if kept.draft else f"Enter: {deal}"
    yield Tap(start, kept, draft_of(kept))
    if "out" not in kept.entry.deal:
        kept = kept.answered(None, {"out": None})
        yield Tap(NOBODY, kept, lambda shown: shown.chosen(NOBODY))
    for side, name in enumerate(SIDES):
        here = f"{THREES_NAMED}, {name}: "
        yield Tap(f"{name}: this deal ", kept, partial(says, here))
        for _ in range(random.randrange(4 - kept.entry.number(side, THREES))):
            threes = kept.entry.number(side, THREES) + 1
            kept = kept.answered(side, {THREES: threes})
            yield Tap(f"{here}one more", kept, sees(f"{here}{threes}"))
        for key, tab, low, high in ((MELDED, "Melded", 200, 900), (LEFT, "Left", 5, 300)):
            there = kept.entry.number(side, key)
            if there >= low and there % 5 == 0 and random.random() < LEFT_ALONE:
                continue
            for tap in _typing(kept, side, key, tab, str(random.randrange(low, high, 5))):
                kept = tap.kept
                yield tap


def _typing(kept: Kept, side: int, key: str, tab: str, number: str) -> Iterator[Tap]:
    """Points, digit by digit: what is on the disk after each is what has been typed so far."""
    here = f"{tab}, {SIDES[side]}: "
    yield Tap(here, kept, lambda shown: shown.chosen(here))
    if key not in kept.entry.sides[side]:
        yield Tap(POINTS, kept, partial(says, COUNTS))
    for end in range(1, len(number) + 1):
        typed = int(number[:end])
        kept = kept.answered(side, {key: typed})
        points = signed(typed if key == MELDED else -typed)
        yield Tap(number[end - 1], kept, sees(f"{here}{points}"))


def table_of(kept: Kept) -> Callable[[Shown], bool]:
    """Whether the table shows these deals and no other."""
    lines = {line(number, scores(deal)) for number, deal in enumerate(kept.deals, 1)}
    key = "Go on entering: " if kept.draft else "Enter: "
    coming = f"{key}Deal {len(kept.deals) + 1} of {DEALS}"

    def shows(shown: Shown) -> bool:
        told = {name for name in shown.names() if DEAL_LINE.match(name)}
        return told == lines and coming in shown.names()

    return shows


def line(number: int, points: tuple[int, ...]) -> str:
    """A deal as the table tells it: "Deal 1: Asha & Ravi 200, Meera & John 0"."""
    told = zip(SIDES, points, strict=True)
    return f"Deal {number}: " + ", ".join(f"{side} {figure(score)}" for side, score in told)


def draft_of(kept: Kept) -> Callable[[Shown], bool]:
    """Whether the form shows what was entered of the next deal."""
    told = [
        f"{side}: this deal {signed(score)}, "
        for side, score in zip(SIDES, scores(kept.entry), strict=True)
    ]
    chosen = "out" in kept.entry.deal
    return lambda shown: (
        all(says(words, shown) for words in told) and shown.chosen(NOBODY) == chosen
    )


def sees(name: str) -> Callable[[Shown], bool]:
    return lambda shown: name in shown.names()


def says(beginning: str, shown: Shown) -> bool:
    return any(name.startswith(beginning) for name in shown.names())


def figure(number: int) -> str:
    return f"{number:,}".replace("-", "−")


def signed(number: int) -> str:
    return f"{number:+,}".replace("-", "−") if number else "0"

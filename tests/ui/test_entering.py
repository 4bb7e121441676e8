"""What taps make of the draft of a deal, as a table of facts."""

from functools import reduce

import pytest

from scorekeeper.games.entry import Facts, blank
from scorekeeper.games.game import SoFar
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.ui.entering import Entering, tray_sections
from tests.games.makers import setup as make_setup
from tests.games.makers import side

SIDE = HAND_AND_FOOT.form.side
TALL = tray_sections(SIDE, short=False)
LOW = tray_sections(SIDE, short=True)
SECTIONS = {section.key for section in SIDE}


def make_entering(sides: int = 2) -> Entering:
    """A blank deal of Hand and Foot."""
    return Entering(HAND_AND_FOOT, SoFar(make_setup(sides=sides)), blank(sides))


def tap(now: Entering, key: str) -> Entering:
    """One tap: a digit, + - <, a section, a kind of cards, `side1`, `out0`, `+clean`, `-red`."""
    section = now.open_section(TALL)
    if key.isdigit():
        return reduce(lambda now, digit: now.digit(TALL, digit), key, now)
    if key in SECTIONS:
        return now.open(key)
    if key.startswith("side"):
        return now.go_to(int(key[4:]))
    if key.startswith("out"):
        return now.pick("out", None if key == "out-" else int(key[3:]))
    if key[1:] and key[0] in "+-":
        return now.step(next(iter(side(**{key[1:]: 0}))), 1 if key[0] == "+" else -1)
    if key == "points" and section.instead:
        return now.choose(section.key, section.instead.key)
    signs = {
        "+": lambda: now.plus(now.open_field(section).key),
        "-": lambda: now.negate(TALL),
        "<": lambda: now.erase(TALL),
        "next": lambda: now.next(TALL),
    }
    return signs[key]() if key in signs else now.choose(section.key, f"{section.key}.{key}")


def tapped(keys: str, now: Entering | None = None) -> Entering:
    """The draft after these taps."""
    return reduce(tap, keys.split(), now or make_entering())


@pytest.mark.parametrize(
    ("taps", "facts"),
    [
        # A number goes to the kind that is chosen, the first one to begin with.
        ("3", side(joker=3)),
        ("3 two 8 ace 6 high 22 low 11", side(joker=3, two=8, ace=6, high=22, low=11)),
        ("left high 3 black_three 1", side(left_high=3, left_black_three=1)),
        # A kind that is left and chosen again is typed anew, not typed on.
        ("high 2 low 5 high 3", side(high=3, low=5)),
        ("high 22 left 1 melded high 3", side(high=3, left_joker=1)),
        # Chosen while it is chosen, a kind adds another pile.
        ("high 12 high 11", side(high=23)),
        ("high 12 high 11 high 7", side(high=30)),
        # Zero is an answer, and no number begins with it.
        ("0", side(joker=0)),
        ("0 5", side(joker=5)),
        ("1 0", side(joker=10)),
        # Five digits are enough for anybody.
        ("1234567", side(joker=12345)),
        # Erased is not entered, and not zero.
        ("22 <", side(joker=2)),
        ("2 <", {}),
        ("< <", {}),
        ("high 12 high 11 <", side(high=13)),
        ("high 12 high 11 < <", side(high=12)),
        ("high 12 high 11 < < < < <", {}),
        ("high 22 low 5 high <", side(low=5)),
        # Cards or points, never both.
        ("points 300", side(melded=300)),
        ("points 300 + 405", side(melded=705)),
        ("points 300 +", side(melded=300)),
        ("points 300 + + 5", side(melded=305)),
        ("two 8 high 22 points 405", side(melded=405)),
        ("points 405 high 22", side(high=22)),
        ("points 405 left points 45", side(melded=405, lost=45)),
        ("left 2 melded points 405", side(melded=405, left_joker=2)),
        # A long sum goes on from what it came to.
        ("points " + "1 + " * 12, side(melded=12)),
        # Points that can be won or lost.
        ("other 50", side(other=50)),
        ("other - 50", side(other=-50)),
        ("other 50 -", side(other=-50)),
        ("other 50 - -", side(other=50)),
        ("other - - 50", side(other=50)),
        ("other 50 - 5", side(other=-505)),
        ("other - 50 <", side(other=-5)),
        ("other - 50 < <", {}),
        # Steps go up and down, and not below nothing.
        ("+clean +clean +red", side(clean=2, red=1)),
        ("+clean +clean -clean", side(clean=1)),
        ("-clean", side(clean=0)),
    ],
)
def test_taps_come_to_these_facts_of_a_side(taps: str, facts: Facts) -> None:
    assert tapped(taps).entry.sides == (facts, {})


@pytest.mark.parametrize(
    ("taps", "sides"),
    [
        ("3 side1 4", (side(joker=3), side(joker=4))),
        ("high 3 side1 4", (side(high=3), side(joker=4))),
        ("left 3 side1 4", (side(left_joker=3), side(left_joker=4))),
        ("points 300 side1 4 side0 5", (side(melded=5), side(joker=4))),
        ("high 3 side1 side0 high 4", (side(high=4), {})),
    ],
)
def test_the_other_side_is_entered_in_the_same_section(taps: str, sides: tuple[Facts]) -> None:
    assert tapped(taps).entry.sides == sides


@pytest.mark.parametrize(
    ("taps", "side", "section"),
    [
        ("next", 0, "left"),
        ("3 next", 0, "left"),
        ("3 next 3 next", 1, "melded"),
        ("side1 3 next 3 next", 0, "melded"),
        ("side1 3 next", 1, "left"),
        ("left 3 next", 1, "melded"),
        ("3 left 3 side1 3 melded 3 next", 1, "melded"),
        ("other next", 1, "melded"),
        ("next next next next", 0, "melded"),
    ],
)
def test_next_leads_to_what_is_missing(taps: str, side: int, section: str) -> None:
    now = tapped(taps)
    assert (now.side, now.open_section(TALL).key) == (side, section)


def test_on_a_low_screen_next_begins_each_side_with_its_books() -> None:
    now = tapped("melded 3 left 3").next(LOW)
    assert (now.side, now.open_section(LOW).key) == (1, "books")
    assert now.next(LOW).open_section(LOW).key == "melded"


@pytest.mark.parametrize(
    ("taps", "missing"),
    [
        ("", ["out", "melded", "left", "melded", "left"]),
        ("out-", ["melded", "left", "melded", "left"]),
        ("out0 +clean +red 3", ["left", "melded", "left"]),
        ("out0 0 left 0 side1 points 0 melded points 0", []),
        ("out0 0 left 0 side1 points 0 melded points 0 <", ["melded"]),
    ],
)
def test_blank_is_not_zero(taps: str, missing: list[str]) -> None:
    assert [gap.section.key for gap in tapped(taps).gaps] == missing


def test_that_there_is_nothing_is_an_answer() -> None:
    now = tapped("out-")
    while now.gaps:
        now = now.nothing(now.gaps[0])
    assert now.entry.sides == (side(joker=0, left_joker=0),) * 2


@pytest.mark.parametrize(
    ("taps", "sides"),
    [
        ("out0", (side(clean=2, dirty=2, wild=1), {})),
        ("out0 out1", ({}, side(clean=2, dirty=2, wild=1))),
        ("out0 out-", ({}, {})),
        ("out0 +clean out1", (side(clean=3, dirty=2, wild=1), side(clean=2, dirty=2, wild=1))),
        ("+clean out0", (side(clean=1), {})),
    ],
)
def test_a_side_that_goes_out_has_the_books_for_it(taps: str, sides: tuple[Facts]) -> None:
    assert tapped(taps).entry.sides == sides


def test_a_pile_counted_in_points_opens_in_points() -> None:
    now = tapped("points 405 left 3 melded")
    assert now.open_field(now.open_section(TALL)).key == "melded_points"
    assert tapped("5", now).entry.sides[0] == side(melded=5, left_joker=3)


def test_only_a_low_screen_steps_in_the_tray() -> None:
    assert [section.key for section in TALL] == ["melded", "left", "other"]
    assert [section.key for section in LOW] == ["books", "melded", "left", "other"]

"""Deals of Hand and Foot in few words: `deal(side(clean=2, high=22), side(lost=45), out=0)`."""

from typing import Any

from scorekeeper.games.entry import Entry, Facts
from scorekeeper.games.game import Setup
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.problem import Severity
from scorekeeper.games.seating import sides_across
from scorekeeper.games.standing import Standing, stand

NAMES = ("Asha", "Meera", "Ravi", "John", "Zoya", "Kabir")
FORM = HAND_AND_FOOT.form

_CARDS = ("joker", "two", "ace", "high", "low", "black_three")
_KEYS = {
    **{kind: f"books.{kind}" for kind in ("clean", "dirty", "wild")},
    **{kind: f"melded.{kind}" for kind in _CARDS},
    **{f"left_{kind}": f"left.{kind}" for kind in _CARDS},
    "red": "red_threes.table",
    "red_left": "red_threes.left",
    "melded": "melded_points",
    "lost": "left_points",
    "other": "other",
}

TYPED = {"melded": 0, "lost": 0}
OUT = {"clean": 2, "dirty": 2, "wild": 1}


def side(**counts: int) -> dict[str, int]:
    """The facts of one side: books, melded cards, `left_` cards, points typed."""
    return {_KEYS[name]: count for name, count in counts.items()}


def deal(*sides: Facts, out: int | None = None) -> Entry:
    """A deal; nobody went out unless a side is named."""
    return Entry({"out": out}, sides)


def level(points: int = 0) -> Entry:
    """A deal of two sides that brings both the same and has nothing to ask about."""
    return deal(side(melded=points, lost=0), side(melded=points, lost=0))


def won(*points: int) -> Entry:
    """A deal that brings each side so many points."""
    return deal(*(side(melded=0, lost=0, other=number) for number in points))


def setup(players: int = 4, sides: int = 2, first_dealer: int = 0, **rules: Any) -> Setup[Any]:
    """Players across the table, by standard rules but for those given."""
    seats = sides_across(players, sides)
    table = HAND_AND_FOOT.rules.model_validate(rules)
    return Setup(NAMES[:players], seats, table, first_dealer)


def standing(*entries: Entry, players: int = 4, **rules: Any) -> Standing:
    """A match after these deals."""
    return stand(HAND_AND_FOOT, setup(players, len(entries[0].sides), **rules), entries)


def codes(entry: Entry, number: int = 1, players: int = 4, **rules: Any) -> list[str]:
    """What is wrong with an entry, as the deal of that number: its refusals, or its questions."""
    before = [won(*(0 for _ in entry.sides))] * (number - 1)
    problems = standing(*before, entry, players=players, **rules).deals[-1].problems
    refused = [problem.code for problem in problems if problem.severity is Severity.REFUSE]
    return refused or [problem.code for problem in problems]

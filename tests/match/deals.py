"""Deals of Hand and Foot as they might be played, for Hypothesis to draw."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from scorekeeper.games.entry import Entry
from tests.games.makers import OUT, side

FEW = st.integers(0, 2)


def fives(most: int) -> SearchStrategy[int]:
    """Points, a multiple of five."""
    return st.integers(0, most // 5).map(lambda number: 5 * number)


@st.composite
def typed_sides(draw: DrawFn, out: bool) -> dict[str, int]:
    """A side that typed its points, worth its books."""
    books = OUT if out else {kind: draw(st.integers(0, 1)) for kind in OUT}
    least = 35 * books["clean"] + 50 * books["dirty"] + 140 * books["wild"]
    reds = {"red": draw(FEW), "red_left": draw(FEW)}
    other = draw(st.integers(-500, 500))
    points = {"melded": least + draw(fives(200)), "lost": draw(fives(100))}
    return side(**books, **points, **reds, other=other)


@st.composite
def counted_sides(draw: DrawFn, out: bool) -> dict[str, int]:
    """A side that counted its cards, with all that its books hold."""
    books = OUT if out else {kind: draw(st.integers(0, 1)) for kind in OUT}
    clean, dirty, wild = books.values()
    melded = {
        "high": 7 * clean + draw(st.integers(3, 9)),
        "low": 5 * dirty,
        "two": 2 * dirty + 3 * wild,
        "joker": 4 * wild,
    }
    left = {f"left_{kind}": draw(FEW) for kind in ("ace", "high", "low", "black_three")}
    return side(**books, **melded, **left, red=draw(FEW))


@st.composite
def deals(draw: DrawFn, sides: int = 2) -> Entry:
    """A deal that is not refused, of two or three sides."""
    out = draw(st.none() | st.integers(0, sides - 1))
    facts = [
        draw(typed_sides(number == out) | counted_sides(number == out)) for number in range(sides)
    ]
    return Entry({"out": out}, tuple(facts))


def matches(sides: int = 2) -> SearchStrategy[list[Entry]]:
    """The deals of a match, the first to all four of them."""
    return st.lists(deals(sides), min_size=1, max_size=4)

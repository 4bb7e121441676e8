"""Hand and Foot: books, melded cards, red threes, and four deals with rising minimums.

Source: the rules page of Hand and Foot this project began from; where it is silent, pagat.com
and Bill Whitnack's page. What they leave open is settled as noted at each rule.
"""

from scorekeeper.games.entry import Entry
from scorekeeper.games.game import (
    Game,
    Next,
    Outcome,
    Setup,
    SoFar,
    first_places,
    places,
)
from scorekeeper.games.hand_and_foot.checks import deal_problems
from scorekeeper.games.hand_and_foot.form import FORM
from scorekeeper.games.hand_and_foot.primer import primer
from scorekeeper.games.hand_and_foot.rules import CARDS_EACH, HandAndFootRules
from scorekeeper.games.lines import Lines, ScoreLine, field_lines
from scorekeeper.games.text import N_


def score(entry: Entry, setup: Setup[HandAndFootRules]) -> Lines:
    """Every book, card and red three by its worth, and the bonus of the side that went out."""
    lines = list(field_lines(FORM, entry, setup.rules))
    out = entry.deal.get("out")
    if isinstance(out, int) and setup.rules.going_out:
        lines[out] = (*lines[out], ScoreLine("going_out", None, setup.rules.going_out))
    return tuple(lines)


def outcome(so_far: SoFar[HandAndFootRules]) -> Outcome:
    """The highest total after the last deal wins; level sides share it or play on."""
    rules, dealt = so_far.setup.rules, len(so_far.played)
    standing = places(so_far.totals)
    level = first_places(standing)
    if dealt >= rules.deals and (len(level) == 1 or rules.tie == "shared"):
        return Outcome(standing, None, level)
    dealer = so_far.setup.dealer_left_of_last(dealt)
    return Outcome(standing, Next(dealt + 1, dealer, CARDS_EACH, rules.minimum(dealt + 1)))


def suggest(before: Entry, after: Entry, setup: Setup[HandAndFootRules]) -> Entry:
    """A side that goes out has the books for it: they are filled in, and taken back with it."""
    was, now = before.deal.get("out"), after.deal.get("out")
    if was == now:
        return after
    needed = setup.rules.books_to_go_out
    books = {f"books.{kind}": count for kind, count in needed.model_dump().items() if count}
    if isinstance(was, int) and _books(after, was) == books:
        after = after.drop(was, *books)
    if isinstance(now, int) and not _books(after, now):
        after = after.fill(now, books)
    return after


def _books(entry: Entry, side: int) -> dict[str, int]:
    return {key: entry.number(side, key) for key in entry.sides[side] if key.startswith("books.")}


HAND_AND_FOOT = Game(
    key="hand-and-foot",
    name=N_("Hand and Foot"),
    about=N_("Two to six players, best in pairs. Four deals of books and melds."),
    deal_word=N_("Deal"),
    deal_name=N_("Deal {n}"),
    deal_of_name=N_("Deal {n} of {all}"),
    rules=HandAndFootRules,
    sides={2: (2,), 3: (3,), 4: (2, 4), 5: (5,), 6: (2, 3, 6)},
    form=FORM,
    score=score,
    problems=deal_problems,
    outcome=outcome,
    deals=lambda rules: rules.deals,
    minimum=HandAndFootRules.minimum,
    suggest=suggest,
    primer=primer,
    line_names={"going_out": N_("Went out")},
)

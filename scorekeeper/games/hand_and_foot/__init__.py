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
from scorekeeper.games.hand_and_foot.form import FORM, form_by
from scorekeeper.games.hand_and_foot.meld_rules import meld_rules
from scorekeeper.games.hand_and_foot.presets import PRESETS
from scorekeeper.games.hand_and_foot.primer import primer
from scorekeeper.games.hand_and_foot.rules import HandAndFootRules
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
    """The highest total at the end wins; level sides share it or play on."""
    standing = places(so_far.totals)
    level = first_places(standing)
    if _at_end(so_far) and (len(level) == 1 or so_far.setup.rules.tie == "shared"):
        return Outcome(standing, None, level)
    return Outcome(standing, _next(so_far))


def _at_end(so_far: SoFar[HandAndFootRules]) -> bool:
    rules = so_far.setup.rules
    if rules.end == "target":
        return max(so_far.totals) >= rules.target
    return len(so_far.played) >= rules.deals


def _next(so_far: SoFar[HandAndFootRules]) -> Next:
    rules, number = so_far.setup.rules, so_far.number
    dealer = so_far.setup.dealer_left_of_last(len(so_far.played))
    minimums = tuple(rules.minimum(number, total) for total in so_far.totals)
    return Next(
        number,
        dealer,
        rules.cards,
        minimum=minimums[0] if len(set(minimums)) == 1 else None,
        minimums=minimums if rules.minimum_by == "total" else None,
    )


def suggest(before: Entry, after: Entry, so_far: SoFar[HandAndFootRules]) -> Entry:
    """A side that goes out has the books for it: they are filled in, and taken back with it."""
    was, now = before.deal.get("out"), after.deal.get("out")
    if was == now:
        return after
    needed = so_far.setup.rules.books_needed(so_far.number)
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
    about=N_("Two to six players, best in pairs. Books, melds, and what is left in hand and foot."),
    deal_word=N_("Deal"),
    deal_name=N_("Deal {n}"),
    deal_of_name=N_("Deal {n} of {all}"),
    rules=HandAndFootRules,
    sides={2: (2,), 3: (3,), 4: (2, 4), 5: (5,), 6: (2, 3, 6)},
    form=FORM,
    score=score,
    problems=deal_problems,
    outcome=outcome,
    deals=lambda rules: rules.deals if rules.end == "deals" else None,
    mark=lambda rules: rules.target if rules.end == "target" else None,
    presets=PRESETS,
    form_by=form_by,
    minimum=HandAndFootRules.minimum,
    melds=meld_rules,
    suggest=suggest,
    primer=primer,
    line_names={"going_out": N_("Went out")},
)

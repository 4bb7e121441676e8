"""Rummy, a game of the tests alone: it shows what a further game takes, and touches nothing else.

Source: pagat.com, "Rummy", with the score that is kept there: who goes out gets what the others
are left with, twice as much when it was in one go.
"""

from collections.abc import Iterator
from typing import Literal

from scorekeeper.games.entry import OF_DEAL, Entry
from scorekeeper.games.fields import Field, Form, Kind, Section, Way
from scorekeeper.games.game import (
    Game,
    Next,
    Outcome,
    Remark,
    Setup,
    SoFar,
    Topic,
    first_places,
    places,
)
from scorekeeper.games.lines import Lines, ScoreLine
from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.rules import Rules, choice, whole
from scorekeeper.games.text import N_

CARDS = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}


class RummyRules(Rules):
    """How far a match goes, and what going out in one go brings."""

    target: int = whole(
        100, 10, 1000, N_("Points to win"), N_("Who has so many first has won."), N_("The end")
    )
    one_go: Literal["double", "single"] = choice(
        "double",
        N_("Out in one go"),
        N_("What going out without a meld before brings."),
        N_("The end"),
        {"double": N_("counts twice"), "single": N_("counts once")},
    )


FORM = Form(
    deal=(
        Section(
            "out",
            N_("Who went out?"),
            (Field("out", N_("Went out"), Kind.SIDE),),
            Way.CHOICE,
            needed=True,
        ),
        Section(
            "one_go",
            N_("In one go?"),
            (
                Field(
                    "one_go",
                    N_("In one go"),
                    Kind.PICK,
                    choices=(("no", N_("No")), ("yes", N_("Yes"))),
                ),
            ),
            Way.CHOICE,
        ),
    ),
    side=(
        Section(
            "left",
            N_("Left"),
            (),
            Way.PAD,
            instead=Field("left", N_("Points left in hand"), Kind.POINTS, listed=True),
            needed=True,
            nothing=N_("No card left"),
        ),
    ),
)


def score(entry: Entry, setup: Setup[RummyRules]) -> Lines:
    """All that the others are left with, for the one who went out."""
    left = sum(entry.number(side, "left") for side in range(len(entry.sides)))
    won = [ScoreLine("won", None, left)]
    if entry.deal.get("one_go") == "yes" and setup.rules.one_go == "double":
        won.append(ScoreLine("one_go", None, left))
    return tuple(
        tuple(won) if side in entry.named("out") else () for side in range(len(entry.sides))
    )


def problems(entry: Entry, so_far: SoFar[RummyRules]) -> Iterator[Problem]:
    """Who went out holds no card; that the others hold none is worth a question."""
    for side in so_far.sides:
        left, out = entry.number(side, "left"), side in entry.named("out")
        if out and left:
            text = N_("Who went out has no card left.")
            yield Problem(Severity.REFUSE, "cards-left", text, side=side)
        elif not out and not left:
            text = N_("Nobody but who went out plays all cards.")
            yield Problem(Severity.CONFIRM, "no-card-left", text, side=side)


def outcome(so_far: SoFar[RummyRules]) -> Outcome:
    """First to the target; level in front, they play on."""
    standing, target = places(so_far.totals), so_far.setup.rules.target
    front = first_places(standing)
    if max(so_far.totals) >= target and len(front) == 1:
        return Outcome(standing, None, front)
    dealer = so_far.setup.dealer_left_of_last(len(so_far.played))
    remarks = tuple(
        Remark(N_("{points} to go"), {"points": target - total}, side)
        for side, total in enumerate(so_far.totals)
    )
    coming = Next(so_far.number, dealer, CARDS[len(so_far.setup.players)])
    return Outcome(standing, coming, remarks=remarks)


def suggest(before: Entry, after: Entry, so_far: SoFar[RummyRules]) -> Entry:
    """Who goes out has no card left: that is filled in, and taken back with it."""
    for side, key in after.filled:
        if side is not OF_DEAL and side not in after.named("out"):
            after = after.drop(side, key)
    for side in after.named("out"):
        if "left" not in after.sides[side]:
            after = after.fill(side, {"left": 0})
    return after


def primer(setup: Setup[RummyRules]) -> tuple[Topic, ...]:
    end = Remark(N_("First to {target} points wins."), {"target": setup.rules.target})
    return (Topic(N_("The end"), (end,)),)


RUMMY = Game(
    key="rummy",
    name=N_("Rummy"),
    about=N_("Two to six players, each alone. Who goes out gets what the others are left with."),
    deal_word=N_("Deal"),
    deal_name=N_("Deal {n}"),
    deal_of_name=N_("Deal {n} of {all}"),
    rules=RummyRules,
    sides={players: (players,) for players in CARDS},
    form=FORM,
    score=score,
    problems=problems,
    outcome=outcome,
    mark=lambda rules: rules.target,
    suggest=suggest,
    primer=primer,
    line_names={"won": N_("Left with the others"), "one_go": N_("Out in one go")},
)

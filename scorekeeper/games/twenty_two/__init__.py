"""Twenty-Two: the last trick counts, its card is kept, and at 22 points a player is out.

Source: the rules page of Twenty-Two this project began from; where it is silent, pagat.com. What
they leave open is settled as noted at each rule, with an R.
"""

from collections.abc import Iterator

from scorekeeper.games.entry import Entry
from scorekeeper.games.fields import RANKS
from scorekeeper.games.game import Game, Next, Outcome, Remark, Setup, SoFar
from scorekeeper.games.lines import Lines, ScoreLine
from scorekeeper.games.text import N_
from scorekeeper.games.twenty_two.checks import deal_problems
from scorekeeper.games.twenty_two.form import FORM, RANK_NAMES
from scorekeeper.games.twenty_two.primer import primer
from scorekeeper.games.twenty_two.rules import TwentyTwoRules
from scorekeeper.games.twenty_two.table import Table, rank_of, table_after


def score(entry: Entry, setup: Setup[TwentyTwoRules]) -> Lines:
    """The card of the last trick for everybody who took it. R: all who tie keep theirs."""
    rank, takers = rank_of(entry), entry.named("takers")
    if rank not in RANKS:
        return ((),) * len(setup.sides)
    line = ScoreLine(rank, 1, setup.rules.points(rank))
    return tuple((line,) if side in takers else () for side in range(len(setup.sides)))


def outcome(so_far: SoFar[TwentyTwoRules]) -> Outcome:
    """The last player in wins."""
    table = table_after(so_far)
    if table.over:
        winners = tuple(sorted(table.playing))
        return Outcome(table.places, None, winners, table.eliminated)
    return Outcome(
        table.places,
        _next(so_far, table),
        eliminated=table.eliminated,
        remarks=tuple(_remarks(table)),
    )


def _next(so_far: SoFar[TwentyTwoRules], table: Table) -> Next:
    """Who took the last trick deals, also when put out by it; as many cards as its points. R"""
    setup = so_far.setup
    dealer, wanted = setup.first_dealer, setup.rules.first_deal
    if so_far.played:
        last = so_far.played[-1].entry
        side = (last.named("dealer") or last.named("takers"))[0]
        dealer, wanted = setup.sides[side][0], setup.rules.points(rank_of(last))
    cards = table.dealt(wanted)
    return Next(
        so_far.number,
        dealer,
        cards,
        left_over=table.left_over(cards),
        sides=tuple(sorted(table.playing)),
    )


def _remarks(table: Table) -> Iterator[Remark]:
    """What each player still in may take."""
    for side in sorted(table.playing):
        safe = table.rules.safe(table.rules.limit - table.totals[side])
        if not safe:
            yield Remark(N_("one trick from out"), side=side, close=True)
        elif safe == RANKS:
            yield Remark(N_("any card is safe"), side=side)
        elif safe == RANKS[: len(safe)]:
            yield Remark(N_("safe: up to {rank}"), {"rank": safe[-1]}, side)
        else:
            yield Remark(N_("safe: {ranks}"), {"ranks": ", ".join(safe)}, side)


def suggest(before: Entry, after: Entry, so_far: SoFar[TwentyTwoRules]) -> Entry:
    """Of several takers the first named deals next, until another of them is chosen. R"""
    takers, dealer = after.named("takers"), after.named("dealer")
    if len(takers) < 2:
        return after.drop(None, "dealer")
    chosen = dealer and (None, "dealer") not in after.filled
    return after if chosen and dealer[0] in takers else after.fill(None, {"dealer": takers[0]})


TWENTY_TWO = Game(
    key="twenty-two",
    name=N_("Twenty-Two"),
    about=N_(
        "Two to six players, each alone. Only the last trick counts: at 22 points you are out."
    ),
    deal_word=N_("Hand"),
    deal_name=N_("Hand {n}"),
    deal_of_name=N_("Hand {n} of {all}"),
    rules=TwentyTwoRules,
    sides={players: (players,) for players in range(2, 7)},
    form=FORM,
    score=score,
    problems=deal_problems,
    outcome=outcome,
    mark=lambda rules: rules.limit,
    suggest=suggest,
    primer=primer,
    line_names=RANK_NAMES,
    high_wins=False,
)

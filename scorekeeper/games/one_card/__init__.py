"""One Card: bid for the face cards and the joker, and be the first at 30 points.

Source: the rules page of One Card this project began from, and pagat.com's page on the game (by
Alex Ruhsenberger). What they leave open is settled as noted at each rule, with an R.
"""

from collections.abc import Iterator

from scorekeeper.games.entry import OF_DEAL, Entry
from scorekeeper.games.game import Game, Next, Outcome, Remark, Setup, SoFar, first_places, places
from scorekeeper.games.lines import Lines, ScoreLine, field_lines, scores
from scorekeeper.games.one_card.checks import deal_problems
from scorekeeper.games.one_card.form import FORM, SUITS
from scorekeeper.games.one_card.primer import primer
from scorekeeper.games.one_card.rules import FACES, OneCardRules
from scorekeeper.games.text import N_, Term

CARDS = 24
"""All but the one card in the middle are dealt."""


def captured(entry: Entry, setup: Setup[OneCardRules]) -> Lines:
    """The face cards of everybody, and the joker of whoever took it."""
    lines = field_lines(FORM, entry, setup.rules)
    joker = ScoreLine("joker", 1, setup.rules.joker)
    holder = entry.named("joker")
    return tuple((*own, joker) if side in holder else own for side, own in enumerate(lines))


def score(entry: Entry, setup: Setup[OneCardRules]) -> Lines:
    """What was captured; but nothing for the bidder who captured less than the bid. R"""
    lines = list(captured(entry, setup))
    for side in entry.named("bidder"):
        got = scores(tuple(lines))[side]
        if 0 < got < entry.number(OF_DEAL, "bid"):
            lines[side] = (*lines[side], ScoreLine("bid_missed", None, -got))
    return tuple(lines)


def outcome(so_far: SoFar[OneCardRules]) -> Outcome:
    """The highest total wins once it reaches the target; players level there as the rules say."""
    standing = places(so_far.totals)
    winners = _winners(so_far, first_places(standing))
    if winners:
        return Outcome(
            tuple(
                place if place > 1 or side in winners else 1 + len(winners)
                for side, place in enumerate(standing)
            ),
            None,
            winners,
        )
    players = len(so_far.sides)
    dealer = so_far.setup.dealer_left_of_last(len(so_far.played))
    return Outcome(
        standing,
        Next(so_far.number, dealer, CARDS // players),
        remarks=(_leads(so_far.setup, dealer), *_remarks(so_far)),
    )


def _winners(so_far: SoFar[OneCardRules], level: tuple[int, ...]) -> tuple[int, ...]:
    """Who wins of those level in front; nobody while the match goes on."""
    rules = so_far.setup.rules
    if max(so_far.totals) < rules.target:
        return ()
    if len(level) == 1 or rules.tie == "shared":
        return level
    bidder = so_far.played[-1].entry.named("bidder")
    return tuple(side for side in bidder if side in level and rules.tie == "bidder-first")


def _leads(setup: Setup[OneCardRules], dealer: int) -> Remark:
    """Opposite the dealer, were all to pass; of three players the one to the left. R"""
    players = setup.players
    name = players[(dealer + len(players) // 2) % len(players)]
    return Remark(N_("The highest bidder leads; if all pass, {player} does."), {"player": name})


def _remarks(so_far: SoFar[OneCardRules]) -> Iterator[Remark]:
    """What each player needs to win, as long as the others stay where they are."""
    rules, totals = so_far.setup.rules, so_far.totals
    for side, total in enumerate(totals):
        others = max(other for n, other in enumerate(totals) if n != side)
        needed = max(rules.target, others + 1) - total
        close = needed <= FACES * rules.face + rules.joker
        yield Remark(N_("needs {points} to win"), {"points": needed}, side, close)


def hints(entry: Entry, setup: Setup[OneCardRules]) -> tuple[Remark, ...]:
    """How many face cards are given out, and once all are, whether the bid was made."""
    given = sum(entry.number(side, "faces") for side in range(len(entry.sides)))
    count = Remark(N_("{given} of {all} face cards given out"), {"given": given, "all": FACES})
    bid, bidder = entry.number(OF_DEAL, "bid"), entry.named("bidder")
    if given != FACES or not entry.named("joker") or not bidder or not bid:
        return (count,)
    got = scores(captured(entry, setup))[bidder[0]]
    values = {"got": got, "bid": bid}
    if got >= bid:
        return (count, Remark(N_("Bid made: {got} of {bid}"), values, bidder[0]))
    text = N_("Bid missed: {got} of {bid}, so 0 points instead of {got}")
    return (count, Remark(text, values, bidder[0], close=True))


def aid(entry: Entry, setup: Setup[OneCardRules]) -> tuple[Remark, ...]:
    """Which card beats which: the joker is the highest, but the lowest trump."""
    ranks = "A K Q J 10 9" if entry.deal.get("ranking") != "downtown" else "9 10 J Q K A"
    for suit, _, name in SUITS:
        if entry.deal.get("trump") == suit:
            text = N_("Trump {suit}: {ranks}, joker. Other suits: {ranks}")
            return (Remark(text, {"suit": Term(name), "ranks": ranks}),)
    return (Remark(N_("No trump: the joker, then {ranks}"), {"ranks": ranks}),)


def suggest(before: Entry, after: Entry, so_far: SoFar[OneCardRules]) -> Entry:
    """No bid where all passed; the face cards of the last player are those the others left."""
    return _rest_filled(_bid_settled(after))


def _bid_settled(entry: Entry) -> Entry:
    if entry.named("bidder"):
        return entry if entry.deal.get("bid", 0) is not None else entry.drop(OF_DEAL, "bid")
    return entry.fill(OF_DEAL, {"bid": None}) if "bidder" in entry.deal else entry


def _rest_filled(entry: Entry) -> Entry:
    for side, key in entry.filled:
        if side is not OF_DEAL:
            entry = entry.drop(side, key)
    blank = [side for side, facts in enumerate(entry.sides) if "faces" not in facts]
    rest = FACES - sum(entry.number(side, "faces") for side in range(len(entry.sides)))
    return entry.fill(blank[0], {"faces": rest}) if len(blank) == 1 and rest >= 0 else entry


ONE_CARD = Game(
    key="one-card",
    name=N_("One Card"),
    about=N_("Two to four players, each alone. Bid for the face cards and the joker, up to 30."),
    deal_word=N_("Round"),
    deal_name=N_("Round {n}"),
    deal_of_name=N_("Round {n} of {all}"),
    rules=OneCardRules,
    sides={players: (players,) for players in (2, 3, 4)},
    form=FORM,
    score=score,
    problems=deal_problems,
    outcome=outcome,
    mark=lambda rules: rules.target,
    bounds=lambda setup: {"bid": setup.rules.bids(len(setup.players))},
    suggest=suggest,
    hints=hints,
    aid=aid,
    primer=primer,
    line_names={"joker": N_("Joker"), "bid_missed": N_("Bid missed")},
)

"""The table of Twenty-Two after some hands: who still plays, and where the score cards lie."""

from dataclasses import dataclass, field, replace
from math import inf

from scorekeeper.games.entry import Entry
from scorekeeper.games.game import Played, SoFar
from scorekeeper.games.twenty_two.rules import PACK, TwentyTwoRules


def rank_of(entry: Entry) -> str:
    """The rank that was taken; empty where none was entered."""
    rank = entry.deal.get("rank")
    return rank if isinstance(rank, str) else ""


@dataclass(frozen=True)
class Table:
    """Who plays the next hand, and what lies before them."""

    rules: TwentyTwoRules
    totals: tuple[int, ...]
    playing: frozenset[int]
    left: dict[int, int] = field(default_factory=dict)
    """For each side that plays no more the hand after which it left."""
    piles: tuple[tuple[str, ...], ...] = ()
    """The score cards of each side, in the order they were taken."""
    play_off: bool = False

    @property
    def over(self) -> bool:
        return len(self.playing) == 1 or (self.play_off and self.rules.tie == "shared")

    @property
    def eliminated(self) -> tuple[int, ...]:
        return tuple(side for side, total in enumerate(self.totals) if total >= self.rules.limit)

    @property
    def places(self) -> tuple[int, ...]:
        """Who plays on is ahead, then who left later; among those level the lower total."""
        ranks = [(-self.left.get(side, inf), total) for side, total in enumerate(self.totals)]
        return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)

    @property
    def score_cards(self) -> tuple[str, ...]:
        """The cards that are not dealt. R: those in a play-off keep theirs before them."""
        back = self.rules.cards_of_eliminated == "back"
        return tuple(
            rank
            for side, pile in enumerate(self.piles)
            if side in self.playing or not back
            for rank in pile
        )

    def dealt(self, wanted: int) -> int:
        """The cards each when so many are wanted: fewer where the pack is short."""
        return min(wanted, (PACK - len(self.score_cards)) // len(self.playing))

    def left_over(self, each: int) -> int:
        return PACK - len(self.score_cards) - each * len(self.playing)


def table_after(so_far: SoFar[TwentyTwoRules]) -> Table:
    """The table once the hands of a match so far are played."""
    sides = so_far.sides
    table = Table(so_far.setup.rules, (0,) * len(sides), frozenset(sides), piles=((),) * len(sides))
    for number, played in enumerate(so_far.played, start=1):
        table = _after_hand(table, number, played)
    return table


def _after_hand(table: Table, number: int, played: Played) -> Table:
    """One hand on. When it puts out all who were left, those of them with the lowest total stay.

    Source: the rules page (a player eliminated earlier cannot win); R: level, they share the win
    or play off, where whoever takes a trick drops out, unless all of them do.
    """
    takers = frozenset(played.entry.named("takers"))
    rank = rank_of(played.entry)
    out = {side for side in table.playing if played.totals[side] >= table.rules.limit}
    falling = takers if table.play_off else out
    staying = table.playing - falling
    if not staying:
        lowest = min(played.totals[side] for side in table.playing)
        staying = frozenset(side for side in table.playing if played.totals[side] == lowest)
    return replace(
        table,
        totals=played.totals,
        playing=staying,
        left=table.left | dict.fromkeys(table.playing - staying, number),
        piles=tuple((*pile, rank) if n in takers else pile for n, pile in enumerate(table.piles)),
        play_off=table.play_off or falling == table.playing,
    )

"""A table being laid for a new match: the game, who sits where, sides, and who deals first."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.games.game import Game, Sides
from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.rules import Rules, WrongRule, read_rules
from scorekeeper.games.seating import sides_across
from scorekeeper.games.text import N_
from scorekeeper.match.changes import Started
from scorekeeper.match.names import name_problem, tidy
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.watched import Watched


@dataclass(frozen=True)
class NewTable:
    """Every tap makes the next one. `known` are all names that can be chosen from."""

    game: Game[Any]
    rules: Rules
    players: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    side_count: int | None = None
    dealer: int = 0
    typed: str = ""
    added: int = 0
    """How many names were typed and taken."""
    problem: Problem | None = None
    removing: bool = False
    """Whether a tap on a known name takes it off the list."""

    @property
    def most(self) -> int:
        return max(self.game.sides)

    @property
    def choices(self) -> tuple[int, ...]:
        """The numbers of sides that so many players may form."""
        return self.game.sides.get(len(self.players), ())

    @property
    def sides(self) -> Sides:
        """The seats of each side as chosen, or the usual ones."""
        choices = self.choices or (max(1, len(self.players)),)
        count = self.side_count if self.side_count in choices else choices[0]
        return sides_across(len(self.players), count)

    @property
    def ready(self) -> bool:
        return bool(self.choices)

    def side_of(self, seat: int) -> int:
        return next(side for side, seats in enumerate(self.sides) if seat in seats)

    def play(self, key: str) -> "NewTable":
        """Another game, by its standard rules until others are chosen."""
        game = GAMES[key]
        return (
            self
            if game == self.game
            else replace(self, game=game, rules=game.rules(), side_count=None)
        )

    def form(self, sides: int) -> "NewTable":
        return replace(self, side_count=sides)

    def type(self, text: str) -> "NewTable":
        return replace(self, typed=text, problem=None)

    def toggle(self, name: str) -> "NewTable":
        """Sit down, or get up."""
        if name in self.players:
            return self.get_up(self.players.index(name))
        if len(self.players) >= self.most:
            return self
        return replace(self, players=(*self.players, name))

    def remove_names(self, removing: bool) -> "NewTable":
        """From now on a tap on a known name removes it, or seats it again."""
        return replace(self, removing=removing)

    def forget(self, name: str) -> "NewTable":
        """Offer a name no more."""
        return replace(self, known=tuple(other for other in self.known if other != name))

    def recall(self, name: str, place: int) -> "NewTable":
        """Offer a name again, where it stood."""
        return replace(self, known=(*self.known[:place], name, *self.known[place:]))

    def add(self) -> "NewTable":
        """Seat the player whose name was typed, or say why not."""
        name = tidy(self.typed)
        same = next((old for old in self.known if old.casefold() == name.casefold()), None)
        if same is not None and same not in self.players:
            return replace(self.toggle(same), typed="", added=self.added + 1, problem=None)
        problem = name_problem(name, self.players) or self._full
        if problem:
            return replace(self, problem=problem)
        known = (*self.known, name)
        seated = replace(self, known=known, typed="", added=self.added + 1, problem=None)
        return seated.toggle(name)

    @property
    def _full(self) -> Problem | None:
        if len(self.players) < self.most:
            return None
        text = N_("The table is full: at most {most} players.")
        return Problem(Severity.REFUSE, code="table-full", text=text, values={"most": self.most})

    def get_up(self, seat: int) -> "NewTable":
        players = (*self.players[:seat], *self.players[seat + 1 :])
        dealer = self.dealer - (seat < self.dealer)
        return replace(self, players=players, dealer=min(dealer, max(0, len(players) - 1)))

    def move(self, seat: int, to: int) -> "NewTable":
        """Let a player sit elsewhere; whoever dealt first still does."""
        if not 0 <= to < len(self.players):
            return self
        dealer = self.players[self.dealer]
        players = [*self.players[:seat], *self.players[seat + 1 :]]
        players.insert(to, self.players[seat])
        return replace(self, players=tuple(players), dealer=players.index(dealer))

    def deal_first(self, seat: int) -> "NewTable":
        return replace(self, dealer=seat)

    @property
    def start(self) -> Started:
        """The first change of the match."""
        return Started(
            game=self.game.key,
            players=self.players,
            sides=self.sides,
            first_dealer=self.dealer,
            rules=self.rules.changed(),
        )


class Laying(Watched):
    """The table being laid in one tab: taps go on from the newest state."""

    def __init__(self, table: NewTable, trouble: Trouble | None = None) -> None:
        self.now = table
        self.trouble = trouble
        self.forgotten: tuple[str, int] | None = None
        """The name that went into the bin by the last tap, and its place in the list."""

    def do(self, step: Callable[[NewTable], NewTable]) -> None:
        self.now = step(self.now)
        self.forgotten = None

    def forget(self, name: str, bin_it: Callable[[], None]) -> None:
        """Put a known name into the bin."""
        place = self.now.known.index(name)
        if self._written(bin_it):
            self.now, self.forgotten = self.now.forget(name), (name, place)

    def recall(self, restore: Callable[[], None]) -> None:
        """Have the name back that was forgotten last."""
        if self.forgotten and self._written(restore):
            self.now, self.forgotten = self.now.recall(*self.forgotten), None

    def _written(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
            return False
        self.trouble = None
        return True


def lay_table(last: Started | None, known: Sequence[str]) -> NewTable:
    """The last table again, by its rules and with the deal passed on; else the first game."""
    if last is None or last.game not in GAMES:
        game = next(iter(GAMES.values()))
        return NewTable(game, game.rules(), known=tuple(known))
    dealer = (last.first_dealer + 1) % len(last.players)
    game = GAMES[last.game]
    rules = _rules(game, last.rules)
    return NewTable(game, rules, last.players, tuple(known), len(last.sides), dealer)


def _rules(game: Game[Any], changed: Mapping[str, Any]) -> Rules:
    """The rules of the last match, where this version still has them."""
    standard: Rules = game.rules()
    try:
        return read_rules(type(standard), changed)
    except WrongRule:
        return standard

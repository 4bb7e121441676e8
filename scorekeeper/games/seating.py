"""How players sit: partners across the table, or everybody alone."""

from typing import Any

from scorekeeper.games.game import Game, Sides
from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.text import N_


def sides_across(players: int, sides: int) -> Sides:
    """The sides when their players sit in turn, so that partners are evenly apart.

    >>> sides_across(4, 2)
    ((0, 2), (1, 3))
    """
    return tuple(tuple(range(side, players, sides)) for side in range(sides))


def seating_problem(game: Game[Any], players: int, sides: Sides) -> Problem | None:
    """Why so many players cannot sit down to a game on these sides."""
    if players not in game.sides:
        text = N_("This game is for {least} to {most} players.")
        return _refuse("players", text, least=min(game.sides), most=max(game.sides))
    if sorted(seat for seats in sides for seat in seats) != list(range(players)):
        return _refuse("seats", N_("Every seat belongs to one side, and every side has a seat."))
    if len(sides) not in game.sides[players] or len({len(seats) for seats in sides}) > 1:
        return _refuse("sides", N_("These sides are not of one size that the game allows."))
    return None


def _refuse(code: str, text: str, **values: object) -> Problem:
    return Problem(Severity.REFUSE, code, text, values)

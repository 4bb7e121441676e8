"""`scorekeeper meld`: checks a first meld, by the standard rules."""

import json
from typing import Annotated, Any, NoReturn

import typer

from scorekeeper.cli.spoken import Language, spoken
from scorekeeper.games import GAMES
from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.game import Game
from scorekeeper.games.meld_additions import additions
from scorekeeper.games.melds import (
    Checked,
    Meld,
    MeldCheck,
    MeldKind,
    MeldRules,
    check_melds,
    read_cards,
)
from scorekeeper.games.problem import Problem
from scorekeeper.games.text import N_
from scorekeeper.i18n.cards import ways_text

WRONG = 1
UNREADABLE = 2

KINDS = {
    MeldKind.CLEAN: N_("clean"),
    MeldKind.DIRTY: N_("dirty"),
    MeldKind.WILD: N_("wild"),
}


def meld(
    melds: Annotated[
        list[str],
        typer.Argument(metavar="MELD…", help=N_("The cards of one meld: KKK, 44*, 10 as T.")),
    ],
    deal: Annotated[
        int | None, typer.Option(min=1, help=N_("The first meld of this deal; 1 if not told."))
    ] = None,
    minimum: Annotated[int | None, typer.Option(min=0, help=N_("What it must be worth."))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=N_("Print the check as JSON."))] = False,
    _language: Language = None,
) -> None:
    """Check a first meld; the code at the end tells how that went."""
    if deal is not None and minimum is not None:
        _fail(spoken().say("give the deal or the minimum, not both"))
    game, rules = _game()
    if minimum is None:
        minimum = game.minimum(game.rules(), deal or 1, 0) if game.minimum else 0
    checked = check_melds(_read(melds), rules, minimum)
    typer.echo((_json(checked) if as_json else _told(checked, rules)).encode())
    if not checked.ok:
        raise typer.Exit(WRONG)


def _game() -> tuple[Game[Any], MeldRules]:
    """The first game that has melds, and how it has them."""
    return next((game, game.melds(game.rules())) for game in GAMES.values() if game.melds)


def _read(melds: list[str]) -> tuple[Meld, ...]:
    try:
        return tuple(Meld(read_cards(cards)) for cards in melds)
    except Unreadable as error:
        _fail(f"{error.path!r}: {spoken().say(error.text, **error.values)}")


def _fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(UNREADABLE)


def _json(checked: Checked) -> str:
    report = {
        "points": checked.points,
        "minimum": checked.minimum,
        "short": checked.short,
        "ok": checked.ok,
        "melds": [
            {
                "cards": check.meld.cards,
                "points": check.points,
                "kind": check.kind.value,
                "problems": [problem.code for problem in check.problems],
            }
            for check in checked.melds
        ],
        "problems": [problem.code for problem in checked.problems],
    }
    return json.dumps(report, ensure_ascii=False)


def _told(checked: Checked, rules: MeldRules) -> str:
    lines = [*map(_meld_line, checked.melds), *map(_problem, checked.problems), _sum(checked)]
    ways = additions([check.meld for check in checked.melds], rules, checked.minimum)
    if ways:
        lines.append(spoken().say("This would do: {ways}.", ways=ways_text(spoken(), ways)))
    return "\n".join(lines)


def _meld_line(check: MeldCheck) -> str:
    say = spoken().say
    wrong = "".join(f" · {_problem(problem)}" for problem in check.problems)
    return f"{check.meld.cards}  {say(KINDS[check.kind])} {spoken().number(check.points)}{wrong}"


def _problem(problem: Problem) -> str:
    return spoken().say(problem.text, **problem.values)


def _sum(checked: Checked) -> str:
    values = {"points": checked.points, "minimum": checked.minimum, "short": checked.short}
    if checked.short:
        return spoken().say("{points} of {minimum}: {short} short", **values)
    if not checked.right:
        return spoken().say("{points} of {minimum}, but not like this", **values)
    return spoken().say("{points} of {minimum}: enough", **values)

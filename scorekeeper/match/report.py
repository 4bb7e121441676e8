"""A scored match as JSON: what `scorekeeper score --json` prints."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from scorekeeper.games.lines import Lines
from scorekeeper.games.problem import Problem
from scorekeeper.games.standing import DealResult, Standing
from scorekeeper.match.match import Match

BY_SIDE = ("places", "eliminated")
NEXT = ("deal", "dealer", "cards", "minimum", "minimums")
"""What is told of an outcome and of the next deal, where the game knows of it."""

Say = Callable[..., str]
"""Says a text with its values filled in, in the language of the reader."""


def match_report(match: Match, say: Say) -> dict[str, Any]:
    """Deals, totals, state, winners, places and what is next; deals end with a refused one."""
    outcome = match.standing.outcome
    return {
        "game": match.game.key,
        "deals": [deal_report(deal, say) for deal in looked_at(match.standing)],
        "totals": list(match.standing.totals),
        "state": "over" if match.over else "playing",
        **_given(outcome, BY_SIDE),
        "winners": list(match.winners),
        "next": None if match.over or outcome.next is None else _given(outcome.next, NEXT),
    }


def looked_at(standing: Standing) -> tuple[DealResult, ...]:
    """The deals up to the first that was refused, and all that came after the end."""
    return tuple(deal for deal in standing.deals if deal.played or deal.problems)


def deal_report(deal: DealResult, say: Say) -> dict[str, Any]:
    """What a deal brought and why, and what is wrong with it; a refused one has no scores."""
    report: dict[str, Any] = {"number": deal.number}
    if deal.played is not None:
        report["scores"] = list(deal.played.scores)
        report["totals"] = list(deal.played.totals)
    report["problems"] = [_problem(alike, say) for alike in by_code(deal.problems)]
    if deal.played is not None:
        report["lines"] = _lines(deal.played.lines)
    return report


def by_code(problems: Sequence[Problem]) -> Iterator[tuple[Problem, ...]]:
    """Problems of one code together: two sides may have the same."""
    for code in dict.fromkeys(problem.code for problem in problems):
        yield tuple(problem for problem in problems if problem.code == code)


def _problem(alike: Sequence[Problem], say: Say) -> dict[str, Any]:
    """One problem; its side is told where it is about that side alone."""
    first = alike[0]
    told = {
        "severity": first.severity.value,
        "code": first.code,
        "message": say(first.text, **first.values),
    }
    alone = len(alike) == 1 and first.side is not None
    return {**told, "side": first.side} if alone else told


def _lines(lines: Lines) -> list[list[dict[str, Any]]]:
    return [[vars(line).copy() for line in side] for side in lines]


def _given(record: Any, names: Iterable[str]) -> dict[str, Any]:
    """The attributes that have an answer, by name."""
    answers = ((name, getattr(record, name)) for name in names)
    return {
        name: list(answer) if isinstance(answer, tuple) else answer
        for name, answer in answers
        if answer is not None
    }

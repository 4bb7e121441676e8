"""The standing: everything that follows from the rules and the entries of a match."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from scorekeeper.games.entry import Entry
from scorekeeper.games.fields import Form
from scorekeeper.games.game import Game, Outcome, Played, R, Setup, SoFar
from scorekeeper.games.lines import scores
from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.text import N_


@dataclass(frozen=True)
class DealResult:
    """A deal as recorded, with what it brought or what is wrong with it.

    A refused deal, and every deal after one, has no lines: it is kept, and does not count.
    """

    number: int
    entry: Entry
    problems: tuple[Problem, ...]
    played: Played | None

    @property
    def refused(self) -> bool:
        return any(problem.refuses for problem in self.problems)


@dataclass(frozen=True)
class Standing:
    """Scores, totals, places, winners and what comes next."""

    deals: tuple[DealResult, ...]
    totals: tuple[int, ...]
    outcome: Outcome
    stuck: int | None = None
    """The number of the deal that was refused and must be put right before play goes on."""

    @property
    def over(self) -> bool:
        """Whether it has ended; a deal entered after the end is refused and changes nothing."""
        return self.outcome.next is None


def stand(game: Game[R], setup: Setup[R], entries: Sequence[Entry]) -> Standing:
    """Score a match from its first deal on."""
    so_far, results, stuck = SoFar(setup), [], None
    for number, entry in enumerate(entries, start=1):
        if stuck is not None:
            after_end = game.outcome(so_far).next is None
            results.append(DealResult(number, entry, (MATCH_OVER,) * after_end, None))
            continue
        result = score_deal(game, so_far, entry)
        results.append(result)
        if result.played is None:
            stuck = number
        else:
            so_far = SoFar(setup, (*so_far.played, result.played))
    return Standing(tuple(results), so_far.totals, game.outcome(so_far), stuck)


def score_deal(game: Game[R], so_far: SoFar[R], entry: Entry) -> DealResult:
    """What the next deal brings, or why it cannot be."""
    problems = tuple(_problems(game, so_far, entry))
    played = None
    if not any(problem.refuses for problem in problems):
        lines = game.score(entry, so_far.setup)
        totals = tuple(map(sum, zip(so_far.totals, scores(lines), strict=True)))
        played = Played(entry, lines, totals)
    return DealResult(so_far.number, entry, problems, played)


def _problems(game: Game[R], so_far: SoFar[R], entry: Entry) -> Iterable[Problem]:
    if game.outcome(so_far).next is None:
        return [MATCH_OVER]
    return list(_miscounts(game.form, entry)) or game.problems(entry, so_far)


MATCH_OVER = Problem(
    Severity.REFUSE, "match-over", N_("The match is over; nothing can be added to it.")
)


def _miscounts(form: Form, entry: Entry) -> Iterator[Problem]:
    for side, facts in enumerate(entry.sides):
        for key, low in form.lowest.items():
            value = facts.get(key)
            if isinstance(value, int) and value < low:
                text = N_("Cards, books and points are counted in whole numbers from 0 up.")
                yield Problem(Severity.REFUSE, "count", text, side=side)

"""What a draft comes to so far: worked out once, for however many tabs show it."""

from collections import Counter
from functools import cached_property

from scorekeeper.games.entry import Gap
from scorekeeper.games.lines import Lines, scores
from scorekeeper.ui.entering import Entering


class Tally:
    """Its score lines and its gaps, each worked out when it is asked for first."""

    def __init__(self, now: Entering) -> None:
        self._now = now

    def is_of(self, now: Entering) -> bool:
        """Whether it is that of this very entry, by the same rules."""
        return now.entry is self._now.entry and now.setup == self._now.setup

    @cached_property
    def lines(self) -> Lines:
        """What is entered brings; what is blank brings nothing yet."""
        lines: Lines = self._now.game.score(self._now.entry, self._now.setup)
        return lines

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """What each side has of it."""
        return scores(self.lines)

    @cached_property
    def points(self) -> tuple[Counter[str], ...]:
        """What each side has of it by the keys of sections."""
        homes, points = self._now.form.homes, tuple(Counter[str]() for _ in self.lines)
        for side, lines in zip(points, self.lines, strict=True):
            for line in lines:
                if line.what in homes:
                    side[homes[line.what].key] += line.points
        return points

    @cached_property
    def gaps(self) -> tuple[Gap, ...]:
        """What is still missing."""
        return self._now.gaps

"""What a device may: all, or to score or watch some matches."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["host", "score", "watch"]


@dataclass(frozen=True)
class Right:
    """False where nothing is allowed at all."""

    host: bool = False
    scoring: frozenset[str] = frozenset()
    watching: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return self.host or bool(self.matches)

    @property
    def matches(self) -> frozenset[str]:
        """Those that can be seen, for all but the host."""
        return self.scoring | self.watching

    def sees(self, match_id: str) -> bool:
        return self.host or match_id in self.matches

    def scores(self, match_id: str) -> bool:
        """Whether a match may be written to."""
        return self.host or match_id in self.scoring


HOST = Right(host=True)
NOBODY = Right()

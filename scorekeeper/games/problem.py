"""What can be wrong with an entry."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Severity(StrEnum):
    """Whether an entry can stand."""

    REFUSE = "refuse"
    """It cannot be right and is not scored."""
    CONFIRM = "confirm"
    """It is unusual, and scored after a question."""


@dataclass(frozen=True)
class Problem:
    """One thing wrong with an entry, with its code from the table of checks.

    `text` is English with named places (`{decks}`) that `values` fill; `side` is the side it is
    about, or None when it concerns the whole deal.
    """

    severity: Severity
    code: str
    text: str
    values: Mapping[str, object] = field(default_factory=dict)
    side: int | None = None

    @property
    def refuses(self) -> bool:
        return self.severity is Severity.REFUSE

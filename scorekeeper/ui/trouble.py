"""Trouble as people read it: what happened, what it means, what to do."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from scorekeeper.games.text import N_
from scorekeeper.storage.trouble import StorageTrouble


@dataclass(frozen=True)
class Trouble:
    """A text with its values, to be said in the language of the reader."""

    text: str
    values: Mapping[str, object] = field(default_factory=dict)

    @staticmethod
    def of(trouble: StorageTrouble) -> "Trouble":
        return Trouble(trouble.text, trouble.values)


ELSEWHERE = Trouble(
    N_(
        "This match was changed on another screen at the same moment. What you see now is how it "
        "is; what you entered is kept. Look, and save again."
    )
)

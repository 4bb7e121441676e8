"""An entry: what was recorded of a deal, in facts and never in points worked out.

The deal being entered, the draft, is an entry too: what is not answered yet is not in it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorekeeper.games.fields import Form, Section

Value = int | str | None
Facts = Mapping[str, Value]
"""Answers by the keys of their fields: `{"books.clean": 2}`. None is the answer "nobody"."""

OF_DEAL = None
"""In the place of a side: the answer is about the whole deal."""


@dataclass(frozen=True)
class Entry:
    """The facts of the deal and those of each side."""

    deal: Facts
    sides: tuple[Facts, ...]

    def facts(self, side: int | None) -> Facts:
        return self.deal if side is None else self.sides[side]

    def number(self, side: int | None, key: str) -> int:
        """The count or points at a key; what is not there counts 0."""
        value = self.facts(side).get(key, 0)
        return value if isinstance(value, int) else 0

    def put(self, side: int | None, facts: Facts) -> "Entry":
        """The entry with these answers instead of those at the same keys."""
        return self._with(side, {**self.facts(side), **facts})

    def drop(self, side: int | None, *keys: str) -> "Entry":
        """The entry with these keys unanswered."""
        left = {key: value for key, value in self.facts(side).items() if key not in keys}
        return self._with(side, left)

    def answered(self, side: int | None, section: Section) -> bool:
        """Whether anything was entered there, were it 0."""
        return any(field.key in self.facts(side) for field in section.all_fields)

    @property
    def untouched(self) -> bool:
        return not self.deal and not any(self.sides)

    def _with(self, side: int | None, facts: Facts) -> "Entry":
        if side is None:
            return replace(self, deal=facts)
        return replace(self, sides=(*self.sides[:side], facts, *self.sides[side + 1 :]))


def blank(sides: int) -> Entry:
    """An entry with nothing answered."""
    return Entry({}, ({},) * sides)


@dataclass(frozen=True)
class Gap:
    """A section that must be answered and is not, of a side or (None) of the deal."""

    side: int | None
    section: Section


def gaps(form: Form, entry: Entry) -> tuple[Gap, ...]:
    """What is still missing: blank is not zero, so a deal closes only when this is empty."""
    asked = [
        *((OF_DEAL, section) for section in form.deal),
        *((side, section) for side in range(len(entry.sides)) for section in form.side),
    ]
    return tuple(
        Gap(side, section)
        for side, section in asked
        if section.needed and not entry.answered(side, section)
    )

"""An entry: what was recorded of a deal, in facts and never in points worked out.

The deal being entered, the draft, is an entry too: what is not answered yet is not in it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from scorekeeper.games.fields import Field, Form, Section, Way

Value = int | str | tuple[int, ...] | None
Facts = Mapping[str, Value]
"""Answers by the keys of their fields: `{"books.clean": 2}`. None is the answer "nobody"."""

OF_DEAL = None
"""In the place of a side: the answer is about the whole deal."""


@dataclass(frozen=True)
class Entry:
    """The facts of the deal and those of each side."""

    deal: Facts
    sides: tuple[Facts, ...]
    filled: frozenset[tuple[int | None, str]] = field(default=frozenset(), compare=False)
    """Sides and keys of the answers that were worked out for the player, and may be again."""

    def facts(self, side: int | None) -> Facts:
        return self.deal if side is None else self.sides[side]

    def number(self, side: int | None, key: str) -> int:
        """The count or points at a key; what is not there counts 0."""
        value = self.facts(side).get(key, 0)
        return value if isinstance(value, int) else 0

    def named(self, key: str) -> tuple[int, ...]:
        """The sides named at a key of the deal: none, one or some."""
        value = self.deal.get(key)
        if isinstance(value, int):
            return (value,)
        return value if isinstance(value, tuple) else ()

    def put(self, side: int | None, facts: Facts) -> "Entry":
        """The entry with these answers instead of those at the same keys."""
        entry = self._with(side, {**self.facts(side), **facts})
        return replace(entry, filled=self.filled - _places(side, facts))

    def fill(self, side: int | None, facts: Facts) -> "Entry":
        """The same with answers that nobody gave, but that follow from others."""
        entry = self.put(side, facts)
        return replace(entry, filled=entry.filled | _places(side, facts))

    def drop(self, side: int | None, *keys: str) -> "Entry":
        """The entry with these keys unanswered."""
        left = {key: value for key, value in self.facts(side).items() if key not in keys}
        return replace(self._with(side, left), filled=self.filled - _places(side, keys))

    def asks(self, field: Field) -> bool:
        """Whether a field is to be answered, going by what was answered so far."""
        if field.of:
            return bool(self.named(field.of))
        return not field.among or len(self.named(field.among)) > 1

    def answered(self, side: int | None, section: Section) -> bool:
        """Whether all choices were made there, or anything was counted, were it 0."""
        enough = all if section.way is Way.CHOICE else any
        facts = self.facts(side)
        return enough(facts.get(field.key, ()) != () for field in section.all_fields)

    def _with(self, side: int | None, facts: Facts) -> "Entry":
        if side is None:
            return replace(self, deal=facts)
        return replace(self, sides=(*self.sides[:side], facts, *self.sides[side + 1 :]))


def _places(side: int | None, keys: Iterable[str]) -> set[tuple[int | None, str]]:
    return {(side, key) for key in keys}


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
        if section.needed
        and any(map(entry.asks, section.all_fields))
        and not entry.answered(side, section)
    )

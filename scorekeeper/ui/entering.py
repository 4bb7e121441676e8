"""A deal on its way in: the draft, and where on the form the thumb is.

A value: every tap makes the next one from it, so that quick taps are all counted. Taps outrun
the screen, so nothing here is told what the screen showed, but only which tabs the tray has.
"""

from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.games.entry import Entry, Gap, Value, gaps
from scorekeeper.games.fields import Field, Form, Kind, Section, Way
from scorekeeper.games.game import Game, Setup, SoFar

Sections = tuple[Section, ...]

MOST_DIGITS = 5
MOST_TERMS = 8


@dataclass(frozen=True)
class Entering:
    """The draft of one deal, and what the pad types into: a field of a side.

    `typed` is what was typed into that field since it was chosen, a sum such as "12+11"; typing
    into a field anew replaces what was there.
    """

    game: Game[Any]
    so_far: SoFar[Any]
    entry: Entry
    side: int = 0
    section: str = ""
    field: str = ""
    typed: str = ""

    @property
    def setup(self) -> Setup[Any]:
        return self.so_far.setup

    @property
    def form(self) -> Form:
        """What is asked of the deal, in the words of its rules."""
        return self.game.form_for(self.setup.rules)

    @property
    def gaps(self) -> tuple[Gap, ...]:
        return gaps(self.form, self.entry)

    def open_section(self, tray: Sections) -> Section:
        """The section whose tab is open: the one chosen, if the tray has it."""
        return next((section for section in tray if section.key == self.section), tray[0])

    def open_field(self, section: Section) -> Field:
        """What the pad types into: the field chosen, else the way the section was counted."""
        for field in section.all_fields:
            if field.key == self.field:
                return field
        instead = section.instead
        if instead and (not section.fields or instead.key in self.entry.sides[self.side]):
            return instead
        return section.fields[0]

    def pick(self, key: str, value: Value) -> "Entering":
        """Answer a question of the deal."""
        return self.entered(self.entry.put(None, {key: value}))

    def step(self, key: str, by: int) -> "Entering":
        """One more or one less of something the open side has."""
        most = self.game.form.side_fields[key].high
        count = max(0, self.entry.number(self.side, key) + by)
        if most is not None and count > most:
            return self
        return self.entered(self.entry.put(self.side, {key: count}))

    def go_to(self, side: int) -> "Entering":
        return replace(self, side=side, field="", typed="")

    def open(self, section: str) -> "Entering":
        return replace(self, section=section, field="", typed="")

    def choose(self, section: str, key: str) -> "Entering":
        """Type into this field; chosen again it adds another pile to what is there."""
        if key == self.field and key in self.entry.sides[self.side]:
            return self.plus(key)
        return replace(self, section=section, field=key, typed="")

    def digit(self, tray: Sections, digit: str) -> "Entering":
        """One more digit in the open field."""
        term = self.typed.rpartition("+")[2].lstrip("-")
        if len(term) >= MOST_DIGITS:
            return self
        kept = "" if term == "0" else term
        head = self.typed[: len(self.typed) - len(term)]
        return self._typed(tray, head + kept + digit)

    def plus(self, key: str) -> "Entering":
        """Begin another number to be added to what is there."""
        so_far = str(self.entry.number(self.side, key))
        typed = self.typed or so_far
        if typed.endswith("+"):
            return self
        if typed.count("+") >= MOST_TERMS:
            typed = so_far
        return replace(self, field=key, typed=f"{typed}+")

    def negate(self, tray: Sections) -> "Entering":
        """Turn points won into points lost and back."""
        field = self.open_field(self.open_section(tray))
        number = self.entry.number(self.side, field.key)
        if not number:
            return replace(self, typed="" if self.typed == "-" else "-")
        return self._typed(tray, str(-number))

    def erase(self, tray: Sections) -> "Entering":
        """Take back the last sign typed; of what was there before, all of it."""
        if (typed := self.typed[:-1]).strip("-"):
            return self._typed(tray, typed)
        field = self.open_field(self.open_section(tray))
        return replace(self.entered(self.entry.drop(self.side, field.key)), typed="")

    def nothing(self, gap: Gap) -> "Entering":
        """Answer that there is nothing where nothing was entered."""
        first = gap.section.all_fields[0]
        return self.entered(self.entry.put(gap.side, {first.key: 0}))

    def next(self, tray: Sections) -> "Entering":
        """On to what is missing next: further on for this side, then for the sides after it."""
        here = (self.side, tray.index(self.open_section(tray)))
        keys = [section.key for section in tray]
        missing = [
            (gap.side, keys.index(gap.section.key))
            for gap in self.gaps
            if gap.side is not None and gap.section.key in keys
        ]
        if not missing:
            return self
        side, index = next((place for place in missing if place > here), missing[0])
        if side != self.side:
            return replace(self.go_to(side), section=keys[0])
        return self.open(keys[index])

    def _typed(self, tray: Sections, typed: str) -> "Entering":
        section = self.open_section(tray)
        field = self.open_field(section)
        terms = [int(term) for term in typed.split("+") if term not in ("", "-")]
        given = {key for key in self._others(section, field) if key in self.entry.sides[self.side]}
        entry = self.entry.drop(self.side, *given).put(self.side, {field.key: sum(terms)})
        return replace(self.entered(entry), field=field.key, typed=typed)

    def _others(self, section: Section, field: Field) -> set[str]:
        """What a number in a field takes the place of: cards or their points, never both."""
        if section.instead is None:
            return set()
        if field == section.instead:
            return {other.key for other in section.fields}
        return {section.instead.key}

    def entered(self, entry: Entry) -> "Entering":
        """On with another entry, and with what usually goes along with the change."""
        return replace(self, entry=self.game.suggest(self.entry, entry, self.so_far))


def tray_sections(sections: Sections, short: bool) -> Sections:
    """The sections with a tab in the tray: those typed on a pad.

    On a low screen what is stepped is there too, all of it under the first section of its kind;
    and on every screen where nothing is typed.
    """
    typed = [section for section in sections if section.way is Way.PAD]
    stepped = [section for section in sections if section.way is Way.STEPS and (short or not typed)]
    return (*stepped[:1], *typed)


def signed_field(field: Field) -> bool:
    """Whether its points can be won or lost."""
    return field.kind is Kind.POINTS and field.low is None

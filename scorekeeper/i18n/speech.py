"""A language and all that is said in it.

Texts are written in English where they are used; a catalogue of the language says them
otherwise. Names of players go through untouched.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import lru_cache
from gettext import NullTranslations

from babel.core import Locale
from babel.dates import format_date, format_time
from babel.lists import format_list
from babel.numbers import format_decimal

from scorekeeper.games.text import Term
from scorekeeper.i18n.catalogue import read_catalogue

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Speech:
    """How everything is said to one reader."""

    language: str
    _catalogue: NullTranslations = field(repr=False, compare=False)

    def say(self, text: str, **values: object) -> str:
        """A text with its named places filled: whole numbers in the way of the language."""
        return self._fill(self._catalogue.gettext(text) if text else "", values)

    def count(self, one: str, many: str, n: int, **values: object) -> str:
        """The form of a text that goes with n, which is in it as {n}."""
        return self._fill(self._catalogue.ngettext(one, many, n), {"n": n, **values})

    def number(self, number: int) -> str:
        """1234 as "1,234", with a real minus sign."""
        return _number(self.language, number)

    def signed(self, number: int) -> str:
        """Points won or lost: "+100", "−5", "0"."""
        return f"+{self.number(number)}" if number > 0 else self.number(number)

    def names(self, names: Sequence[str]) -> str:
        """Several names in a sentence: "Asha and Ravi"."""
        return format_list(list(names), locale=self._locale)

    def side(self, names: Sequence[str]) -> str:
        """The players of a side as a label: "Asha & Ravi"."""
        return " & ".join(names)

    def day(self, when: date) -> str:
        """A day without its year: "12 Aug"."""
        return format_date(when, "d MMM", locale=self._locale)

    def date(self, when: date) -> str:
        """A day with its year: "12 Aug 2025"."""
        return format_date(when, "d MMM y", locale=self._locale)

    def time(self, when: datetime) -> str:
        """An hour and minute, with a blank that every font has."""
        return format_time(when, "short", locale=self._locale).replace("\u202f", "\u00a0")

    @property
    def _locale(self) -> Locale:
        return Locale.parse(self.language)

    def _fill(self, text: str, values: dict[str, object]) -> str:
        if not values:
            return text
        return text.format(**{name: self._told(value) for name, value in values.items()})

    def _told(self, value: object) -> object:
        if isinstance(value, Term):
            return self._catalogue.gettext(value)
        return self.number(value) if isinstance(value, int) else value


@lru_cache(maxsize=4096)
def _number(language: str, number: int) -> str:
    shown = format_decimal(abs(number), locale=Locale.parse(language))
    return f"{MINUS}{shown}" if number < 0 else shown


@lru_cache
def speech(language: str = "en") -> Speech:
    """The speech of a language, by its code."""
    return Speech(language, read_catalogue(language))

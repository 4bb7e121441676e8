"""Languages: which are read, and how numbers, days and names are said in each."""

from datetime import date, datetime
from gettext import GNUTranslations

import pytest

from scorekeeper.i18n import LANGUAGES, best_language, language_of_locale, speech
from scorekeeper.i18n.catalogue import read_catalogue

WHEN = datetime(2026, 8, 12, 19, 5)  # noqa: DTZ001
AND = {
    "en": "Asha, Ravi, and Dev",
    "pa": "Asha, Ravi ਅਤੇ Dev",
    "hi": "Asha, Ravi और Dev",
    "ta": "Asha, Ravi மற்றும் Dev",
}
DAYS = {"en": "12 Aug", "pa": "12 ਅਗ", "hi": "12 अग॰", "ta": "12 ஆக."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_in_the_digits_of_every_phone(language: str) -> None:
    grouped = "1,234,567" if language == "en" else "12,34,567"
    assert speech(language).number(-1234567) == f"−{grouped}"
    assert speech(language).signed(1234) == "+1,234"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_listed(language: str) -> None:
    assert speech(language).names(["Asha", "Ravi", "Dev"]) == AND[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_days_and_hours_have_plain_digits(language: str) -> None:
    said = speech(language)
    assert said.day(date(2026, 8, 12)) == DAYS[language]
    assert said.time(WHEN) == "19:05"


@pytest.mark.parametrize(("language", "ones"), [("pa", {0, 1}), ("hi", {0, 1}), ("ta", {1})])
def test_the_form_of_a_plural_follows_the_number(language: str, ones: set[int]) -> None:
    catalogue = read_catalogue(language)
    assert isinstance(catalogue, GNUTranslations)
    assert {n for n in range(200) if catalogue.plural(n) == 0} == ones  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("ta-IN,ta;q=0.9,en;q=0.8", "ta"),
        ("en;q=0.5, hi;q=0.7", "hi"),
        ("fr-FR, fr;q=0.9, pa;q=0.1", "pa"),
        ("PA-Guru-IN", "pa"),
        ("pa;q=0, en", "en"),
        ("fr, de;q=0.5", None),
        ("hi;q=much", None),
        ("", None),
    ],
)
def test_a_browser_asks_for_a_language(header: str, language: str | None) -> None:
    assert best_language(header) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "hi_IN.UTF-8"}, "hi"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "pa_IN"}, "pa"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:ta:en"}, "ta"),
        ({"LANG": "ta_IN", "LC_MESSAGES": "C.UTF-8"}, None),
        ({"LANG": "C.UTF-8"}, None),
        ({"LANG": ""}, None),
        ({}, None),
    ],
)
def test_a_terminal_has_a_language(environment: dict[str, str], language: str | None) -> None:
    assert language_of_locale(environment) == language

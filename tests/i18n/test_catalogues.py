"""The catalogues: complete where they are said to be, and right as far as they go."""

import pytest
from babel.messages.catalog import Catalog

from scorekeeper.i18n import speech
from scorekeeper.i18n.catalogue import catalogue_file
from tests.i18n.catalogues import TRANSLATED, stored, template, texts, updated
from tests.i18n.faults import faults, faults_of_text

COMPLETE: tuple[str, ...] = ("hi", "pa", "ta")
"""Languages in which every text is there."""


@pytest.fixture(scope="module")
def source() -> Catalog:
    return template()


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_catalogue_is_right(language: str, source: Catalog) -> None:
    assert faults(stored(language), source, complete=language in COMPLETE) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_catalogue_is_up_to_date(language: str, source: Catalog) -> None:
    """`make catalogues` would change nothing."""
    assert catalogue_file(language).read_text(encoding="utf-8") == updated(language, source)


def test_every_text_can_be_filled(source: Catalog) -> None:
    """Positions and formats are not for translators."""
    unnamed = [text for text in texts(source) if "{}" in text.id or "{0" in text.id]
    assert unnamed == []


@pytest.mark.parametrize(
    ("text", "english", "fault"),
    [
        ("{player} बाँटेंगे", "{dealer} deals", "has the places ['player'] instead of ['dealer']"),
        ("{cards", "{cards}", "has the places ['broken']"),
        ("दौर ३", "Round 3", "has other digits"),
        ("अगला round", "Next round", "has English words: round"),
        ("किताब", "Book", "means something else"),
        (" सहेजें", "Save", "has blanks around it"),
    ],
)
def test_what_is_wrong_is_found(text: str, english: str, fault: str) -> None:
    assert fault in " ".join(faults_of_text(text, english, "hi"))


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("SCOREKEEPER_DATA से दूसरा फ़ोल्डर चुनें", "Choose another with SCOREKEEPER_DATA"),
        ("--port से दूसरा पोर्ट", "another port with --port"),
        ("{n} MB", "{n} MB"),
    ],
)
def test_what_stays_as_it_is_is_no_fault(text: str, english: str) -> None:
    assert list(faults_of_text(text, english, "hi")) == []


@pytest.mark.parametrize(
    ("language", "said"), [("pa", "ਵੰਡ 2/4"), ("hi", "दौर 2/4"), ("ta", "சுற்று 2/4")]
)
def test_a_text_is_said_in_its_language(language: str, said: str) -> None:
    assert speech(language).say("Deal {n} of {all}", n=2, all=4) == said


def test_what_is_not_translated_is_said_in_english() -> None:
    assert speech("ta").say("Nobody has translated {n}", n=1) == "Nobody has translated 1"

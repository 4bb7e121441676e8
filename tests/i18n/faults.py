"""What can be wrong with a translation, told so that a translator can mend it."""

import re
from collections.abc import Iterator
from string import Formatter

from babel.messages.catalog import Catalog, Message

from tests.i18n.catalogues import forms, texts
from tests.i18n.terms import MISTAKEN

KEPT = {
    *("K", "Q", "J", "A", "MB", "JSON", "UTF", "FILE", "Wi", "Fi", "Ctrl", "C"),
    *("scorekeeper", "cards", "OPTIONS", "COMMAND", "ARGS", "CSV", "y", "id", "journal"),
}
"""Latin words that stay as they are, beside options, addresses and SCOREKEEPER_ variables."""
LATIN = re.compile(r"(?<![\w\-./])[A-Za-z]+(?![\w./])")
OTHER_DIGITS = re.compile(r"[੦-੯०-९௦-௯]")


def faults(catalog: Catalog, source: Catalog, *, complete: bool) -> list[str]:
    """All that is wrong; what is not translated yet counts only where all should be."""
    known = {message.id for message in texts(source)}
    mine = {message.id for message in texts(catalog)}
    stale = [f"{text!r} is not in the source" for text in mine - known]
    new = [f"{text!r} is not in the catalogue" for text in known - mine]
    wrong = (
        f"{message.id!r}: {fault}"
        for message in texts(catalog)
        for fault in faults_of(message, catalog, complete=complete)
    )
    return [*stale, *new, *wrong]


def faults_of(message: Message, catalog: Catalog, *, complete: bool) -> Iterator[str]:
    """What is wrong with one message."""
    said = forms(message.string)
    if message.fuzzy:
        yield "is marked as fuzzy"
    if not any(said):
        if complete:
            yield "is not translated"
        return
    if isinstance(message.id, tuple) and not (len(said) == catalog.num_plurals and all(said)):
        yield f"needs {catalog.num_plurals} forms"
    for number, text in enumerate(said):
        yield from faults_of_text(text, forms(message.id)[min(number, 1)], str(catalog.locale))


def faults_of_text(text: str, english: str, language: str) -> Iterator[str]:
    """What is wrong with one form of a message."""
    if places(text) != places(english):
        yield f"{text!r} has the places {places(text)} instead of {places(english)}"
    if text != text.strip() and english == english.strip():
        yield f"{text!r} has blanks around it"
    if OTHER_DIGITS.search(text):
        yield f"{text!r} has other digits than 0 to 9"
    words = set(LATIN.findall(re.sub(r"\{\w*\}|SCOREKEEPER_\w+", "", text)))
    if english_words := words - KEPT:
        yield f"{text!r} has English words: {', '.join(sorted(english_words))}"
    for word in MISTAKEN.get(language, ()):
        if word in text:
            yield f"{text!r} has {word}, which means something else at a card table"


def places(text: str) -> list[str]:
    """The named places of a text, in alphabetical order; what is no text with places has one.

    >>> places("{player} deals {cards}"), places("a { brace")
    (['cards', 'player'], ['broken'])
    """
    try:
        return sorted({name for _, name, _, _ in Formatter().parse(text) if name is not None})
    except ValueError:
        return ["broken"]

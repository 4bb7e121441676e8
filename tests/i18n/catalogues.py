"""Brings the catalogues up to date with the source: `python -m tests.i18n.catalogues`.

New texts come in empty, texts that are gone go; what was translated stays as it is.
"""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from babel.core import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from scorekeeper.i18n import LANGUAGES
from scorekeeper.i18n.catalogue import catalogue_file
from tests.i18n.extract import extract
from tests.i18n.terms import DOUBTFUL, meanings

HOUSE = Path(__file__).parents[2] / "scorekeeper"
TRANSLATED = [language for language in LANGUAGES if language != "en"]
KEYWORDS = {"say": None, "N_": None, "Term": None, "count": (1, 2)}
DOUBT = "(?) to be checked by a native speaker"
WIDTH = 98
HEADER = "# Scorekeeper in {language}. How it is kept: README.md, Contributing.\n"


def template() -> Catalog:
    """All texts of the source, with what translators are told about them."""
    catalog = Catalog(project="scorekeeper", version="1", charset="utf-8")
    found = extract_from_dir(
        HOUSE,
        method_map=[("**.py", extract)],  # type: ignore[list-item]
        keywords=KEYWORDS,
    )
    for file, line, text, comments, _ in sorted(found, key=lambda each: (each[0], each[1])):
        catalog.add(text, locations=[(f"scorekeeper/{file}", line)], auto_comments=comments)
    for message in texts(catalog):
        message.auto_comments += meanings(english(message))
    return catalog


def texts(catalog: Catalog) -> list[Message]:
    """The messages of a catalogue without its header."""
    return [message for message in catalog if message.id]


def english(message: Message) -> str:
    """What a message is in the source; of a plural, both forms."""
    return " ".join(forms(message.id))


def forms(text: str | Sequence[str] | None) -> tuple[str, ...]:
    """A text, or the forms of a plural; empty where there is none yet."""
    return (text or "",) if isinstance(text, str | None) else tuple(text)


def stored(language: str) -> Catalog:
    """The catalogue of a language as it is; an empty one of a language that has none yet."""
    file = catalogue_file(language)
    if file.exists():
        with file.open("rb") as source:
            return read_po(source, language)
    return Catalog(language, project="scorekeeper", version="1", charset="utf-8")


def updated(language: str, source: Catalog) -> str:
    """The file of a language with exactly the texts of the source."""
    catalog = stored(language)
    catalog.update(source, no_fuzzy_matching=True, update_creation_date=False)
    for message in texts(catalog):
        said = " ".join(filter(None, forms(message.string)))
        if not said:
            message.flags.discard("fuzzy")
        doubted = any(word in said for word in DOUBTFUL[language])
        others = [comment for comment in message.user_comments if comment != DOUBT]
        message.user_comments = [*others, *([DOUBT] if doubted else [])]
    written = BytesIO()
    write_po(
        written, catalog, width=WIDTH, omit_header=True, ignore_obsolete=True, include_lineno=False
    )
    return header(language) + written.getvalue().decode()


def header(language: str) -> str:
    """What gettext has to know of the language: above all its plural forms."""
    fields = {
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": Catalog(language).plural_forms,
    }
    lines = "".join(f'"{name}: {value}\\n"\n' for name, value in fields.items())
    title = HEADER.format(language=Locale.parse(language).get_language_name("en"))
    return f'{title}msgid ""\nmsgstr ""\n{lines}\n'


def main() -> None:
    """Bring all catalogues up to date, and say how far each is."""
    source = template()
    for language in TRANSLATED:
        file = catalogue_file(language)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(updated(language, source), encoding="utf-8")
        messages = texts(stored(language))
        done = sum(all(forms(message.string)) for message in messages)
        print(f"{language}: {done} of {len(messages)} texts")


if __name__ == "__main__":
    main()

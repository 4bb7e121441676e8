"""The catalogue of a language: what its texts are, read from the .po file itself.

Reading one takes about ten milliseconds, so nothing has to be compiled, installed or kept fresh.
"""

from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

FOLDER = Path(__file__).with_name("catalogues")


def catalogue_file(language: str) -> Path:
    """Where the texts of a language are."""
    return FOLDER / language / "LC_MESSAGES" / "scorekeeper.po"


def read_catalogue(language: str) -> NullTranslations:
    """The texts of a language. English has none of its own: it is what the source says."""
    file = catalogue_file(language)
    if not file.exists():
        return NullTranslations()
    # Not above: most who use the app read English.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    compiled = BytesIO()
    with file.open("rb") as source:
        write_mo(compiled, read_po(source, language))
    compiled.seek(0)
    return GNUTranslations(compiled)

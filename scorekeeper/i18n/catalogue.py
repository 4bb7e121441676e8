"""The catalogue of a language: what its texts are, read from the .po file itself.

Reading one takes about ten milliseconds, so nothing has to be compiled, installed or kept fresh.
Where there is a compiled one alone, as in the browser, that one is read.
"""

from datetime import UTC, datetime
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

FOLDER = Path(__file__).with_name("catalogues")
LONG_AGO = datetime(1980, 1, 1, tzinfo=UTC)


def catalogue_file(language: str) -> Path:
    """Where the texts of a language are."""
    return FOLDER / language / "LC_MESSAGES" / "scorekeeper.po"


def read_catalogue(language: str) -> NullTranslations:
    """The texts of a language. English has none of its own: it is what the source says."""
    file = catalogue_file(language)
    if file.exists():
        return GNUTranslations(BytesIO(compiled(file, language)))
    ready = file.with_suffix(".mo")
    return GNUTranslations(BytesIO(ready.read_bytes())) if ready.exists() else NullTranslations()


def compiled(file: Path, language: str) -> bytes:
    """A catalogue as gettext reads it, the same whenever it is made."""
    # Not above: most who use the app read English.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    target = BytesIO()
    with file.open("rb") as source:
        catalogue = read_po(source, language)
    catalogue.creation_date = catalogue.revision_date = LONG_AGO
    write_mo(target, catalogue)
    return target.getvalue()

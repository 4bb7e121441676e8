"""The catalogues as gettext reads them, so that the browser need not read what people write."""

from scorekeeper.i18n import LANGUAGES
from scorekeeper.i18n.catalogue import catalogue_file, compiled
from scorekeeper.web.client import PACKAGE


def compiled_catalogues() -> dict[str, bytes]:
    """The .mo file of each language that has texts of its own, by its place beside the source."""
    files = {language: catalogue_file(language) for language in LANGUAGES}
    return {
        file.with_suffix(".mo").relative_to(PACKAGE.parent).as_posix(): compiled(file, language)
        for language, file in files.items()
        if file.exists()
    }

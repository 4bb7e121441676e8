"""What the page says before Python can: texts of the cover, in every language."""

from scorekeeper.games.text import N_
from scorekeeper.i18n import LANGUAGES, speech

TEXTS = {
    "name": N_("Scorekeeper"),
    "loading": N_("Loading…"),
    "starting": N_("Starting…"),
    "elsewhere": N_(
        "Scorekeeper is open in another window of this browser. Go on there; when it is closed, "
        "it goes on here."
    ),
    "failed": N_(
        "Scorekeeper could not start. Your matches are safe on this device. Load the page again; "
        "if that does not help, restart the browser."
    ),
}


def texts() -> dict[str, dict[str, str]]:
    """Each text by its name, in each language by its code."""
    return {
        language: {name: speech(language).say(text) for name, text in TEXTS.items()}
        for language in LANGUAGES
    }

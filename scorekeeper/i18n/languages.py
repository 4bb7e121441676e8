"""Which languages there are, and which of them somebody reads."""

from collections.abc import Iterable, Mapping

LANGUAGES = {"en": "English", "pa": "ਪੰਜਾਬੀ", "hi": "हिन्दी", "ta": "தமிழ்"}
"""Each language by its code, named in its own words."""

LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def best_language(accept_language: str) -> str | None:
    """The first of our languages in the order of an Accept-Language header; None without one.

    >>> best_language("fr-CA, ta-IN;q=0.8, en;q=0.9"), best_language("fr"), best_language("*")
    ('en', None, None)
    """
    wanted = [_wish(part) for part in accept_language.split(",")]
    by_weight = sorted((wish for wish in wanted if wish[0] > 0), key=lambda wish: -wish[0])
    return _first(tag for _, tag in by_weight)


def language_of_locale(environment: Mapping[str, str]) -> str | None:
    """The language of a terminal by its variables; None where it is none of ours.

    >>> language_of_locale({"LANG": "ta_IN.UTF-8"}), language_of_locale({"LC_ALL": "C"})
    ('ta', None)
    """
    for name in LOCALE_VARIABLES:
        if value := environment.get(name):
            return _first(value.split(":"))
    return None


def _wish(part: str) -> tuple[float, str]:
    """A language of the header with its weight; what cannot be read weighs nothing."""
    tag, _, weight = part.strip().partition(";q=")
    try:
        return float(weight or 1), tag
    except ValueError:
        return 0, tag


def _first(tags: Iterable[str]) -> str | None:
    """The first of our languages among tags like ta, ta-IN or ta_IN.UTF-8."""
    codes = (tag.replace("_", "-").partition("-")[0].partition(".")[0].lower() for tag in tags)
    return next((code for code in codes if code in LANGUAGES), None)

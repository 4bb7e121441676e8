"""Texts, numbers, names and days, said in the language of the reader."""

from scorekeeper.i18n.languages import LANGUAGES, best_language, language_of_locale
from scorekeeper.i18n.speech import Speech, speech

__all__ = ["LANGUAGES", "Speech", "best_language", "language_of_locale", "speech"]

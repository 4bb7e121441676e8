"""Texts, numbers, names and days, said in the language of the reader."""

from scorekeeper.i18n.speech import LANGUAGES, Speech, speech

__all__ = ["LANGUAGES", "Speech", "speech"]

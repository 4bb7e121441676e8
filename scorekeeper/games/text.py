"""Texts in declarations: written in English where they are declared, said in any language later."""


class Term(str):
    """A word in the values of a text, to be said in the language of that text."""


def N_(text: str) -> str:
    """Mark a text for the catalogues; `i18n` says it in the language of the reader."""
    return text

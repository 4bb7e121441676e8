"""Texts in declarations: written in English where they are declared, said in any language later."""


class Term(str):
    """A word in the values of a text, to be said in the language of that text."""


def N_(text: str) -> str:
    """Mark a text for the catalogues; `i18n` says it in the language of the reader."""
    return text


def NN_(one: str, many: str) -> tuple[str, str]:
    """Mark the two forms of a text with a number in it, as `Speech.count` takes them."""
    return one, many

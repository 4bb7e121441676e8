"""Texts in declarations: written in English where they are declared, said in any language later."""


def N_(text: str) -> str:
    """Mark a text for the catalogues; `i18n` says it in the language of the reader."""
    return text

"""Words, paper, felt, and everything that can be pressed."""

import flet as ft

from scorekeeper.ui.theme import (
    FAINT,
    FELT,
    HAIRLINE,
    INK,
    PAPER,
    Round,
    Space,
)

Style = ft.TextThemeStyle


def Words(
    text: str,
    style: ft.TextThemeStyle = Style.BODY_MEDIUM,
    color: ft.ColorValue = INK,
    *,
    lines: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    expand: bool | None = None,
    spoken: str | None = None,
) -> ft.Text:
    """Text in a style of the theme; with `lines` it ends in dots instead of growing."""
    return ft.Text(
        text,
        theme_style=style,
        color=color,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        text_align=align,
        expand=expand,
        semantics_label=spoken,
    )


LEAST = 8
"""Of the sizes of type: below it nobody reads."""
LETTER = 0.68
"""How wide a letter of a name is drawn, in parts of its size."""

SIGNS = {
    "★": ft.Icons.STAR_ROUNDED,
    "♠": ft.CupertinoIcons.SUIT_SPADE_FILL,
    "♥": ft.CupertinoIcons.SUIT_HEART_FILL,
    "♦": ft.CupertinoIcons.SUIT_DIAMOND_FILL,
    "♣": ft.CupertinoIcons.SUIT_CLUB_FILL,
}
"""Signs of cards, drawn as pictures: the fonts of texts do not have them."""


def CardWords(text: str, style: ft.TextThemeStyle, color: ft.ColorValue = INK) -> ft.Row:
    """The short name of a card or a kind of cards: "A", "8–K", "3♠", "★"."""
    letters = "".join(sign for sign in text if sign not in SIGNS)
    signs = [ft.Icon(SIGNS[sign], size=16, color=color) for sign in text if sign in SIGNS]
    words = [Words(letters, style, color, lines=1)] if letters else []
    return ft.Row([*words, *signs], spacing=1, tight=True)


def Caption(text: str, color: ft.ColorValue = FAINT, *, lines: int | None = None) -> ft.Text:
    """A small quiet line."""
    return Words(text, Style.LABEL_MEDIUM, color, lines=lines)


def Figure(
    number: str, room: float, largest: float, longest: float, color: ft.ColorValue = INK
) -> ft.Text:
    """A number as large as `room` pixels allow for the `longest` of its kind, in ems."""
    size = max(10, min(largest, room / longest))
    return ft.Text(number, theme_style=Style.HEADLINE_LARGE, size=size, color=color, no_wrap=True)


def Name(name: str, room: float, style: ft.TextThemeStyle, largest: float) -> ft.Text:
    """A name in one line, drawn smaller where `room` pixels are too few for it as it is."""
    size = max(LEAST, min(largest, room / (max(len(name), 1) * LETTER)))
    words = Words(name, style, lines=1, align=ft.TextAlign.CENTER)
    words.size = size
    return words


def ems(number: str) -> float:
    """How wide a number is drawn, in parts of its size."""
    return sum(0.28 if sign in ",." else 0.6 for sign in number)


def Heading(text: str, beside: ft.Control | None = None) -> ft.Container:
    """The name of a part of a screen, told as a heading, and what belongs beside it."""
    name = ft.Semantics(header=True, content=Words(text, Style.TITLE_SMALL, FAINT), expand=True)
    return ft.Container(
        ft.Row([name, *([beside] if beside else [])], spacing=Space.S),
        padding=ft.Padding.only(left=Space.XS, right=Space.XS, top=Space.S),
    )


def Paper(content: ft.Control, padding: ft.PaddingValue = Space.M) -> ft.Container:
    """A sheet lying on the table."""
    return ft.Container(content, padding=padding, bgcolor=PAPER, border_radius=Round.PAPER)


def Felt(content: ft.Control, padding: ft.PaddingValue = Space.L) -> ft.Container:
    """A panel of cloth: the one strong colour of a screen."""
    return ft.Container(content, padding=padding, bgcolor=FELT, border_radius=Round.FELT)


def Rule() -> ft.Container:
    """A hairline."""
    return ft.Container(height=1, bgcolor=HAIRLINE)


def in_rows(keys: list[ft.Control], most: int, spacing: int = Space.S) -> list[ft.Control]:
    """Rows of at most so many; in the last the keys stand under those above."""
    rows: list[ft.Control] = []
    for start in range(0, len(keys), most):
        row = keys[start : start + most]
        if rows:
            row += [ft.Container(expand=True) for _ in range(most - len(row))]
        rows.append(ft.Row(row, spacing=spacing))
    return rows


def Told(label: str, content: ft.Control, expand: bool | int | None = None) -> ft.Semantics:
    """Several texts and pictures that are heard as one sentence."""
    return ft.Semantics(
        label=label, container=True, exclude_semantics=True, content=content, expand=expand
    )

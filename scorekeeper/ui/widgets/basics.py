"""Words, paper, felt, and everything that can be pressed."""

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.theme import (
    FAINT,
    FELT,
    HAIRLINE,
    INK,
    KEY,
    PAPER,
    TARGET,
    Round,
    Space,
)

Style = ft.TextThemeStyle
Handler = Callable[[], object]


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


def Press(
    content: ft.Control,
    on_press: Handler | None,
    label: str,
    *,
    selected: bool | None = None,
    ring: ft.ColorValue | None = None,
    expand: bool | int | None = None,
    height: float | None = TARGET,
    width: float | None = None,
    padding: ft.PaddingValue = 0,
    bgcolor: ft.ColorValue | None = KEY,
    edge: ft.ColorValue | None = None,
    radius: ft.BorderRadiusValue = Round.KEY,
    alignment: ft.Alignment | None = ft.Alignment.CENTER,
    hug: bool = False,
    action: ft.ClientAction | None = None,
    key: str | None = None,
) -> ft.Container:
    """One thing to press: one ripple, and one node with one name for a screen reader.

    Without `on_press` it is shown and told as disabled. An `action` is done by the browser itself,
    within the tap. With a `key` it stays the same thing when others come and go around it: a tap
    on its way reaches it still. With `hug` it is as wide as its content,
    where an aligned container would take all the room. `ring` marks what is chosen.
    """
    face = ft.Semantics(
        label=label,
        button=True,
        selected=selected,
        disabled=on_press is None,
        exclude_semantics=True,
        content=ft.Container(content, padding=padding, alignment=None if hug else alignment),
    )
    return ft.Container(
        ft.Row([face], tight=True) if hug else face,
        key=key,
        on_click=on_press,
        action=action,
        ink=on_press is not None,
        expand=expand,
        height=height,
        width=width,
        bgcolor=bgcolor,
        border_radius=radius,
        foreground_decoration=_outline(ring, edge, radius),
    )


def _outline(
    ring: ft.ColorValue | None, edge: ft.ColorValue | None, radius: ft.BorderRadiusValue
) -> ft.BoxDecoration | None:
    """Drawn over the content: a border of the container would push it aside."""
    if ring:
        return ft.BoxDecoration(border=ft.Border.all(2, ring), border_radius=radius)
    if edge:
        return ft.BoxDecoration(border=ft.Border.all(1, edge), border_radius=radius)
    return None


def IconPress(
    icon: ft.IconData,
    name: str,
    on_press: Handler | None,
    color: ft.ColorValue = INK,
    action: ft.ClientAction | None = None,
) -> ft.Container:
    """A picture to press. No tooltip: on the web it says names twice and covers what is near."""
    return Press(
        ft.Icon(icon, size=24, color=color if on_press else HAIRLINE),
        on_press,
        name,
        width=TARGET,
        height=TARGET,
        bgcolor=None,
        radius=TARGET / 2,
        action=action,
    )


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

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
    tooltip: str | None = None,
) -> ft.Container:
    """One thing to press: one ripple, and one node with one name for a screen reader.

    Without `on_press` it is shown and told as disabled. With `hug` it is as wide as its content,
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
        on_click=on_press,
        ink=on_press is not None,
        expand=expand,
        height=height,
        width=width,
        bgcolor=bgcolor,
        border_radius=radius,
        foreground_decoration=_outline(ring, edge, radius),
        tooltip=tooltip,
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
    icon: ft.IconData, name: str, on_press: Handler | None, color: ft.ColorValue = INK
) -> ft.Container:
    """A picture to press. Not an IconButton, whose tooltip names the box around it on the web."""
    return Press(
        ft.Icon(icon, size=24, color=color if on_press else HAIRLINE),
        on_press,
        name,
        width=TARGET,
        height=TARGET,
        bgcolor=None,
        radius=TARGET / 2,
        tooltip=name,
    )


def Told(label: str, content: ft.Control, expand: bool | int | None = None) -> ft.Semantics:
    """Several texts and pictures that are heard as one sentence."""
    return ft.Semantics(
        label=label, container=True, exclude_semantics=True, content=content, expand=expand
    )

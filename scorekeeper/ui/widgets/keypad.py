"""Our own keypad: five columns under the thumb, the same in every game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from scorekeeper.ui.parts import Parts
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, KEY, ON_ACTION, PALE, TRACK, Space
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.press import Handler, Press

COLUMNS = 5
GAP = 6
TALL, LOW = 54, 48
"""Heights of a key."""


@dataclass(frozen=True)
class Key:
    """What draws its face, what it is called, what it does, and how many columns it takes.

    Without a name it is no key, and only shows something.
    """

    face: Callable[[], ft.Control]
    name: str
    on_press: Handler | None
    span: int = 1
    bgcolor: ft.ColorValue | None = KEY
    selected: bool | None = None
    key: str | None = None
    shown: object = None
    """All that it shows and does beside its name, where it is kept while that is the same."""


def digit_key(digit: str, on_press: Handler) -> Key:
    """A key with a digit."""
    return Key(partial(Words, digit, Style.TITLE_LARGE), digit, on_press, shown=())


def sign_key(sign: str, name: str, on_press: Handler | None, span: int = 1) -> Key:
    """A key with a sign."""
    return Key(partial(Words, sign, Style.TITLE_LARGE), name, on_press, span)


def icon_key(icon: ft.IconData, name: str, on_press: Handler | None, shown: object = None) -> Key:
    """A key with a picture."""
    face = partial(ft.Icon, icon, size=24, color=INK if on_press else PALE)
    return Key(face, name, on_press, shown=shown)


def word_key(
    text: str, on_press: Handler | None, span: int = 1, name: str = "", shown: object = None
) -> Key:
    """A key with a word."""
    face = partial(Words, text, Style.LABEL_MEDIUM, lines=2, align=ft.TextAlign.CENTER)
    return Key(face, name or text, on_press, span, None, shown=shown)


def action_key(text: str, on_press: Handler | None, span: int = 2) -> Key:
    """The key that goes on or saves, bottom right."""

    def face() -> ft.Control:
        ink = ON_ACTION if on_press else PALE
        words = Words(text, Style.LABEL_LARGE, ink, lines=2, align=ft.TextAlign.CENTER)
        return ft.Container(words, padding=ft.Padding.symmetric(horizontal=Space.S))

    bgcolor = ACTION if on_press else TRACK
    return Key(face, text, on_press, span, bgcolor, key="action", shown=on_press is None)


def display(face: Callable[[], ft.Control] = ft.Container, span: int = 1) -> Key:
    """No key, but the room of one, to show something in."""
    return Key(face, "", None, span, None)


def Keypad(
    width: float, height: int, rows: Sequence[Sequence[Key]], parts: Parts | None = None
) -> ft.Column:
    """Keys in rows of five columns, `width` pixels in all.

    Widths are counted: in flexed rows a wide key would not stand under the columns above it.
    """
    parts = parts or Parts()
    unit = (width - GAP * (COLUMNS - 1)) / COLUMNS

    def cap(key: Key) -> ft.Container:
        draw = partial(_Cap, key, unit * key.span + GAP * (key.span - 1), height)
        if key.shown is None:
            return draw()
        return parts.keep(("cap", key.name), (key.shown, key.span, unit, height), draw)

    def line(number: int) -> ft.Row:
        caps: list[ft.Control] = [cap(key) for key in rows[number]]
        last = "last" if number == len(rows) - 1 else None
        draw = partial(ft.Row, caps, spacing=GAP, key=last)
        return parts.keep(("caps", number), (last, *map(id, caps)), draw)

    return ft.Column(
        [line(number) for number in range(len(rows))], spacing=GAP, tight=True, key="pad"
    )


def _Cap(key: Key, width: float, height: int) -> ft.Container:
    if not key.name:
        return ft.Container(key.face(), width=width, height=height, alignment=ft.Alignment.CENTER)
    return Press(
        key.face(),
        key.on_press,
        key.name,
        width=width,
        height=height,
        bgcolor=key.bgcolor,
        key=key.key,
        selected=key.selected,
        ring=ACTION if key.selected else None,
        edge=ft.Colors.with_opacity(0.4, ACTION) if key.bgcolor == CHOSEN else None,
    )

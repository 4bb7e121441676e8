"""A stepper: a small number with a key for one less and a key for one more."""

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.parts import Parts
from scorekeeper.ui.theme import CHOSEN, HAIRLINE, INK, PALE, TABLE, TARGET, Round, Space
from scorekeeper.ui.widgets.basics import Caption, Style, Words
from scorekeeper.ui.widgets.press import Handler, Press


def Stepper(
    label: str,
    worth: str,
    count: int,
    on_step: Callable[[int], Handler],
    parts: Parts,
    *,
    spoken: str,
    less: str,
    more: str,
    small: bool = False,
) -> ft.Container:
    """`spoken` is the number with all that it counts; `less` and `more` name the two keys.

    Of another count nothing but the figure is drawn anew.
    """
    inset = Space.S if small else 10
    figure = Words(str(count), Style.HEADLINE_SMALL, INK if count else PALE, spoken=spoken)
    keys = parts.keep((more, "keys"), bool(count), lambda: _Keys(count, on_step, less, more))
    name = parts.keep((more, "name"), (label, small), lambda: _Name(label, small))
    value = parts.keep((more, "worth"), worth, lambda: _Worth(worth))
    top = ft.Column([name, ft.Row([value, figure])], spacing=0)
    return ft.Container(
        ft.Column(
            [
                ft.Container(top, padding=ft.Padding.only(left=inset, right=inset, top=6)),
                keys,
            ],
            spacing=0,
            tight=True,
        ),
        bgcolor=TABLE,
        border_radius=Round.KEY,
        expand=True,
    )


def _Name(label: str, small: bool) -> ft.Semantics:
    style = Style.LABEL_MEDIUM if small else Style.TITLE_SMALL
    return ft.Semantics(exclude_semantics=True, content=Words(label, style, lines=1))


def _Worth(worth: str) -> ft.Semantics:
    return ft.Semantics(exclude_semantics=True, content=Caption(worth), expand=True)


def _Keys(count: int, on_step: Callable[[int], Handler], less: str, more: str) -> ft.Row:
    return ft.Row(
        [
            _Key(ft.Icons.REMOVE_ROUNDED, less, on_step(-1) if count else None),
            _Key(ft.Icons.ADD_ROUNDED, more, on_step(1), strong=True),
        ],
        spacing=0,
    )


def _Key(
    icon: ft.IconData, name: str, on_press: Handler | None, strong: bool = False
) -> ft.Container:
    corner = ft.BorderRadius.only(top_left=Round.KEY, bottom_right=Round.KEY)
    return Press(
        ft.Icon(icon, size=22, color=INK if on_press else HAIRLINE),
        on_press,
        name,
        expand=True,
        height=TARGET,
        bgcolor=CHOSEN if strong else None,
        radius=corner if strong else Round.KEY,
    )

"""A stepper: a small number with a key for one less and a key for one more."""

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.glance import Glance, Live
from scorekeeper.ui.theme import CHOSEN, FAINT, HAIRLINE, INK, PALE, TABLE, TARGET, Round, Space
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.live import LiveWords, Traits
from scorekeeper.ui.widgets.press import Handler, Press

LONG = 10
"""Letters from which on a label is drawn smaller where room is short."""


def Stepper(
    label: str,
    worth: str,
    count: Glance[int],
    on_step: Callable[[int], Handler],
    *,
    spoken: Callable[[int], str],
    less: str,
    more: str,
    small: bool = False,
) -> ft.Container:
    """`spoken` is the number with all that it counts; `less` and `more` name the two keys.

    Of another count nothing but the figure is drawn anew, and the key that takes from it.
    """
    inset = Space.S if small else 10

    def figure() -> Traits:
        n = count.shown
        return {"value": str(n), "color": INK if n else PALE, "semantics_label": spoken(n)}

    def fewer(some: bool) -> ft.Control:
        return _Key(ft.Icons.REMOVE_ROUNDED, less, on_step(-1) if some else None)

    some = Glance(count, lambda: bool(count.shown))
    top = ft.Column(
        [
            _Name(label, small),
            ft.Row([_Worth(worth, small), LiveWords(figure, count, Style.HEADLINE_SMALL)]),
        ],
        spacing=0,
    )
    return ft.Container(
        ft.Column(
            [
                ft.Container(top, padding=ft.Padding.only(left=inset, right=inset, top=6)),
                ft.Row(
                    [
                        Live(some, fewer),
                        _Key(ft.Icons.ADD_ROUNDED, more, on_step(1), strong=True),
                    ],
                    spacing=0,
                ),
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
    if small and len(label) > LONG:
        style = Style.LABEL_SMALL
    return ft.Semantics(exclude_semantics=True, content=Words(label, style, lines=1))


def _Worth(worth: str, small: bool) -> ft.Semantics:
    words = Words(worth, Style.LABEL_SMALL if small else Style.LABEL_MEDIUM, FAINT)
    return ft.Semantics(exclude_semantics=True, content=words, expand=True)


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

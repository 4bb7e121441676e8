"""A question with two answers, asked before something that cannot be undone by a tap."""

import flet as ft

from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.press import Handler

Answer = tuple[str, Handler]


def question(title: str, content: ft.Control, no: Answer, yes: Answer) -> ft.AlertDialog:
    """A dialog with two answers; to touch beside it is the first. It scrolls where it is long."""
    return ft.AlertDialog(
        title=Words(title, Style.TITLE_LARGE),
        content=content,
        scrollable=True,
        inset_padding=ft.Padding.symmetric(horizontal=Space.L, vertical=Space.XL),
        actions=[
            ft.TextButton(no[0], on_click=no[1]),
            ft.FilledButton(yes[0], on_click=yes[1]),
        ],
        on_dismiss=no[1],
    )


def use_confirm(title: str, text: str, yes: str, no: str, on_yes: Handler) -> Handler:
    """A dialog that is up while asked; what is returned asks."""
    asking, set_asking = ft.use_state(False)

    def close() -> None:
        set_asking(False)

    def agree() -> None:
        set_asking(False)
        on_yes()

    ft.use_dialog(question(title, Words(text), (no, close), (yes, agree)) if asking else None)

    def ask() -> None:
        set_asking(True)

    return ask

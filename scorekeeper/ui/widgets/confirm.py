"""A question with two answers, asked before something that cannot be undone by a tap."""

import flet as ft

from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.press import Handler


def use_confirm(title: str, text: str, yes: str, no: str, on_yes: Handler) -> Handler:
    """A dialog that is up while asked; what is returned asks."""
    asking, set_asking = ft.use_state(False)

    def close() -> None:
        set_asking(False)

    def agree() -> None:
        set_asking(False)
        on_yes()

    ft.use_dialog(
        ft.AlertDialog(
            title=Words(title, Style.HEADLINE_SMALL),
            content=Words(text),
            actions=[
                ft.TextButton(no, on_click=close),
                ft.FilledButton(yes, on_click=agree),
            ],
            on_dismiss=close,
        )
        if asking
        else None
    )

    def ask() -> None:
        set_asking(True)

    return ask

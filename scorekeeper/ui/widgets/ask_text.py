"""A question with a line of text for an answer."""

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.theme import INK, Round
from scorekeeper.ui.widgets.confirm import question
from scorekeeper.ui.widgets.press import Handler


def use_ask_text(
    title: str, label: str, yes: str, no: str, on_text: Callable[[str], str], there: str = ""
) -> Handler:
    """A dialog that is up while asked; what is returned asks.

    `on_text` says what is wrong with the text, or nothing: then the dialog goes. What is `there`
    already can be changed.
    """
    asking, set_asking = ft.use_state(False)
    typed, set_typed = ft.use_state("")
    wrong, set_wrong = ft.use_state("")

    def close() -> None:
        set_asking(False)

    def take(text: str) -> None:
        set_typed(text)
        set_wrong("")

    def agree() -> None:
        answer = on_text(typed)
        set_wrong(answer)
        if not answer:
            set_asking(False)

    ft.use_dialog(
        question(
            title,
            ft.TextField(
                label=label,
                value=typed,
                error=wrong or None,
                autofocus=True,
                on_change=lambda e: take(str(e.data)),
                on_submit=agree,
                color=INK,
                error_max_lines=3,
                border=ft.OutlineInputBorder(border_radius=Round.KEY),
            ),
            (no, close),
            (yes, agree),
        )
        if asking
        else None
    )

    def ask() -> None:
        set_typed(there)
        set_wrong("")
        set_asking(True)

    return ask

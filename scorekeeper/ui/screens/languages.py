"""Choosing a language: four keys, each in its own words and script."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import LANGUAGES
from scorekeeper.ui.device import use_device
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER, TABLE, Round, Space
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.press import Press


def LanguageKeys(chosen: str | None, on_choose: Callable[[str], None]) -> ft.Column:
    """Nobody has to read another language to find their own."""

    def choosing(code: str) -> Callable[[], None]:
        return lambda: on_choose(code)

    return ft.Column(
        [
            Press(
                Words(name, Style.TITLE_LARGE, ON_CHOSEN if code == chosen else INK),
                choosing(code),
                name,
                selected=code == chosen,
                ring=ACTION if code == chosen else None,
                height=64,
                bgcolor=CHOSEN if code == chosen else PAPER,
                radius=Round.PAPER,
            )
            for code, name in LANGUAGES.items()
        ],
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@guarded
def FirstLanguage(on_choose: Callable[[str], None]) -> ft.View:
    """The very first screen on a device that does not say what it speaks."""
    device = use_device()
    keys = ft.Container(LanguageKeys(None, on_choose), width=min(device.width, 420) - 2 * Space.L)
    return ft.View(
        route="/",
        bgcolor=TABLE,
        controls=[
            ft.SafeArea(ft.Container(keys, alignment=ft.Alignment.CENTER, expand=True), expand=True)
        ],
        padding=Space.L,
    )

"""What the screen is like: the size of the window, day or night, and how large text is drawn."""

from collections.abc import Callable
from dataclasses import dataclass, field

import flet as ft

from scorekeeper.ui.theme import FONT, Space


@dataclass(frozen=True)
class Device:
    """Sizes in logical pixels."""

    width: float = 390
    height: float = 844
    dark: bool = False
    text_scale: float = 1
    on_text_scale: Callable[[float], object] | None = field(default=None, compare=False)

    @property
    def narrow(self) -> bool:
        return self.width < 360 * self.text_scale

    @property
    def large_text(self) -> bool:
        """Too large for choices side by side."""
        return self.text_scale > 1.15

    @property
    def cramped(self) -> bool:
        """Narrow, and with large text: it takes smaller letters, and another line."""
        return self.narrow and self.large_text

    @property
    def short(self) -> bool:
        """Too low for steppers above a pad."""
        return self.height < 760

    @property
    def low(self) -> bool:
        """The steppers have to share the tray with the pad."""
        return self.short and not self.wide

    @property
    def wide(self) -> bool:
        """Room for a pad beside the sheet."""
        return self.width >= 720

    @property
    def margin(self) -> int:
        return Space.S if self.narrow else Space.L


Devices = ft.create_context(Device())


def use_device() -> Device:
    """The device this session runs on."""
    return ft.use_context(Devices)


def use_window() -> Device:
    """Follow the window; for the root alone, as a page has one handler of its size."""
    page = ft.context.page
    size, set_size = ft.use_state((page.width or 390, page.height or 844))
    scale, set_scale = ft.use_state(1.0)
    dark, set_dark = ft.use_state(_night(page))

    def follow() -> None:
        page.on_resize = lambda e: set_size((e.width, e.height))
        page.on_platform_brightness_change = lambda: set_dark(_night(page))

    ft.use_effect(follow, [])
    return Device(*size, dark, scale, set_scale)


def _night(page: ft.Page) -> bool:
    return page.platform_brightness == ft.Brightness.DARK


_DIGIT_SIZE = 100
_DIGIT_WIDTH = 57.2
"""Of a 0 in the font at that size, text not enlarged."""


def TextProbe(device: Device) -> ft.Container:
    """An unseen digit that is measured, as Flet has no figure for the size of text."""

    def measured(e: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        scale = round(e.width / _DIGIT_WIDTH, 1)
        if device.on_text_scale and scale and scale != device.text_scale:
            device.on_text_scale(scale)

    digit = ft.Text("0", size=_DIGIT_SIZE, font_family=FONT, opacity=0, on_size_change=measured)
    return ft.Container(ft.Semantics(exclude_semantics=True, content=digit), height=0)

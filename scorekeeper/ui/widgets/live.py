"""Controls that write themselves anew. A figure costs a third of what it costs as a component."""

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl

from scorekeeper.ui.theme import INK
from scorekeeper.ui.watched import Watched

Traits = Mapping[str, Any]
"""What a control shows, by the names of its properties."""


class _Live(BaseControl):
    """Has the traits it is to have, at every moment from when it comes to the screen."""

    _traits: Callable[[], Traits]
    _watched: tuple[Watched, ...]
    _stops: tuple[Callable[[], None], ...] = ()

    def before_update(self) -> None:
        """Called by Flet before it looks at what is new here."""
        for name, value in self._traits().items():
            setattr(self, name, value)

    def did_mount(self) -> None:
        super().did_mount()  # type: ignore[no-untyped-call]
        self._start()

    def will_unmount(self) -> None:
        super().will_unmount()  # type: ignore[no-untyped-call]
        self._stop()

    def _migrate_state(self, other: BaseControl) -> None:
        """Taking the place of another is neither coming nor going, for Flet."""
        super()._migrate_state(other)
        if isinstance(other, _Live):
            other._stop()
            self._start()

    def _start(self) -> None:
        self._stops = tuple(watched.subscribe(self._write) for watched in self._watched)

    def _stop(self) -> None:
        for stop in self._stops:
            stop()
        self._stops = ()

    def _write(self, *_: object) -> None:
        # What a component has drawn counts as finished for Flet.
        if hasattr(self, "_frozen"):
            del self._frozen
        self.update()


@ft.control
class _LiveText(_Live, ft.Text):
    pass


@ft.control
class _LiveSemantics(_Live, ft.Semantics):
    pass


def LiveWords(
    traits: Callable[[], Traits],
    watched: Watched,
    style: ft.TextThemeStyle,
    color: ft.ColorValue = INK,
    lines: int | None = None,
) -> ft.Text:
    """Words with what `traits` tells, whenever what is watched is another."""
    words = _LiveText(theme_style=style, color=color, max_lines=lines)
    if lines:
        words.overflow = ft.TextOverflow.ELLIPSIS
    words._traits, words._watched = traits, (watched,)
    return words


def LiveFace(
    content: ft.Control, traits: Callable[[], Traits], *watched: Watched, selected: bool
) -> ft.Semantics:
    """What is told of a thing to press, in place of what its content shows."""
    face = _LiveSemantics(
        button=True, selected=selected, disabled=False, exclude_semantics=True, content=content
    )
    face._traits, face._watched = traits, watched
    return face

"""The little that one part of a screen shows of something that changes often."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import flet as ft

from scorekeeper.ui.parts import Parts
from scorekeeper.ui.screens.guarded import guarded_part
from scorekeeper.ui.watched import Watched

T = TypeVar("T")


class Glance(Watched, Generic[T]):
    """What `show` tells of what is observed; those who watch are told when that is another."""

    def __init__(self, observed: Watched, show: Callable[[], T]) -> None:
        self._show = show
        self.shown = show()
        # What this returns keeps the listener alive, and that as long as this is.
        self._stop = observed.subscribe(self._look)

    def _look(self, *_: object) -> None:
        shown = self._show()
        # Most taps change nothing here, and Flet looks longer at what is assigned.
        if shown != self.shown:
            self.shown = shown


def keep_live(
    parts: Parts,
    name: Hashable,
    observed: Watched,
    show: Callable[[], T],
    draw: Callable[[T], ft.Control],
) -> ft.Control:
    """A part of a screen that is kept as it is, since it draws itself anew."""

    def live() -> ft.Control:
        part: ft.Control = Live(Glance(observed, show), draw)
        return part

    return parts.keep(name, (), live)


@guarded_part
def Live(glance: Glance[T], draw: Callable[[T], ft.Control]) -> ft.Control:
    """A part that is drawn anew by itself, whenever it shows something else."""
    return draw(glance.shown)

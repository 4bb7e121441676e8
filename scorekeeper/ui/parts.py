"""Parts of a screen that are kept while they would look the same."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

import flet as ft

C = TypeVar("C", bound=ft.Control)


@dataclass(frozen=True)
class Part:
    """A control, what it shows, and the parts that it was made of itself."""

    shown: object
    control: ft.Control
    inner: Mapping[Hashable, "Part"]


class Parts:
    """What a screen was made of when it was drawn last.

    Flet passes over a control that is the very one it had before, so a part that is kept costs
    nothing to draw, to compare or to send. Its handlers are those of its first day: they have to
    ask for the newest state, as all of them do.
    """

    def __init__(self) -> None:
        self._ground: tuple[object, ...] = ()
        self._before: dict[Hashable, Part] = {}
        self._now = self._before

    def begin(self, ground: tuple[object, ...]) -> None:
        """The screen is drawn anew: what it does not ask for this time is forgotten.

        `ground` is what all its parts stand on.
        """
        self._before = self._now if ground == self._ground else {}
        self._ground, self._now = ground, {}

    def keep(self, name: Hashable, shown: object, draw: Callable[[], C]) -> C:
        """The part of this name as it was, if what it shows is as it was; else drawn anew."""
        part = self._before.get(name)
        if part is None or part.shown != shown:
            others = len(self._now)
            control = draw()
            part = Part(shown, control, dict(islice(self._now.items(), others, None)))
        self._now |= part.inner
        self._now[name] = part
        return part.control  # type: ignore[return-value]


def use_parts(*ground: object) -> Parts:
    """The parts of the screen that is being drawn, all of which show what is in the ground."""
    parts = ft.use_memo(Parts, [])
    parts.begin(ground)
    return parts

"""The hub of one process: those who look at a match hear when it changes, and who enters it."""

import logging
from collections import defaultdict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TypeVar, cast

from scorekeeper.live.turns import Turns

JOURNAL, DRAFT, PLACES = "journal", "draft", "places"
"""What of a match has changed."""
ACCESS = "/access"
"""In place of a match: who may come in has changed."""
T = TypeVar("T")
log = logging.getLogger(__name__)


class News:
    """A change that many hear of. What all of them have to read because of it is read once."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._read: dict[Hashable, object] = {}

    def once(self, name: Hashable, read: Callable[[], T]) -> T:
        """What the first who asked has read under this name. Nothing is kept of a failure."""
        if name not in self._read:
            self._read[name] = read()
        return cast("T", self._read[name])


Heard = Callable[[News], None]


@dataclass(frozen=True)
class Place:
    """What a device is entering: a deal, and which side of it; None where it is the whole deal."""

    device: str
    deal: int
    side: int | None = None


class Hub:
    """Listeners by match, each at its place if it has one. One hub for the whole process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, dict[Heard, Place | None]] = defaultdict(dict)
        self.turns = Turns()
        """For what listeners have to do that can wait for a moment."""

    def listen(self, match_id: str, heard: Heard) -> Callable[[], None]:
        """Call `heard` at every change of a match, until what is returned is called."""
        self._listeners[match_id][heard] = None

        def stop() -> None:
            self.move(match_id, heard, None)
            there = self._listeners[match_id]
            there.pop(heard, None)
            if not there:
                del self._listeners[match_id]

        return stop

    def move(self, match_id: str, heard: Heard, place: Place | None) -> None:
        """One who listens is at another place now, or at none; the others are told."""
        there = self._listeners.get(match_id, {})
        if heard in there and there[heard] != place:
            there[heard] = place
            self.tell(match_id, PLACES, but=heard)

    def places(self, match_id: str, but: Heard) -> tuple[Place, ...]:
        """Where all the others are."""
        there = self._listeners.get(match_id, {})
        return tuple(place for heard, place in there.items() if place and heard != but)

    def tell(self, match_id: str, what: str, but: Heard | None = None) -> None:
        """Tell all who listen to a match, but the one who made the change.

        A listener that fails is the trouble of its own screen: the others hear all the same.
        """
        news = News(what)
        for heard in tuple(self._listeners.get(match_id, ())):
            if heard == but:
                continue
            try:
                heard(news)
            except Exception:
                log.exception("a listener failed")

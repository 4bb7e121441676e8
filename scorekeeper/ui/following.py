"""Hearing of changes made in other tabs, telling them of one's own, and who enters what."""

from collections.abc import Callable, Mapping
from contextvars import Context, copy_context

import flet as ft

from scorekeeper.live import PLACES, Hub, News, Place
from scorekeeper.ui.faults import told
from scorekeeper.ui.watched import Watched

Read = Callable[[News], None]


class Others(Watched):
    """Who is entering what on other devices. Its own observable: nothing else follows from it."""

    def __init__(self) -> None:
        self.places: tuple[Place, ...] = ()

    def at(self, deal: int, side: int | None) -> tuple[str, ...]:
        """The devices that are entering a side of a deal."""
        here = (deal, side)
        names = [place.device for place in self.places if (place.deal, place.side) == here]
        return tuple(dict.fromkeys(names))


class Following:
    """One tab among those that look at a match."""

    def __init__(self, hub: Hub, match_id: str, reads: Mapping[str, Read]) -> None:
        self._hub, self._id = hub, match_id
        self._reads = {**reads, PLACES: self._look}
        self._context: Context | None = None
        """In which Flet knows the page of this tab: else it would take that which made a change."""
        self._stop: Callable[[], None] = lambda: None
        self._heard_of: dict[str, News] = {}
        """The newest of each kind, until it was read."""
        self._place: Place | None = None
        self.others = Others()

    def start(self, page: ft.Page) -> None:
        """From now on read what others have changed, in the context of this tab's page."""
        self.stop()
        self._stop = self._hub.listen(self._id, self._heard)
        self.move(self._place)
        self._look()
        # In a context of its own: Flet would leave this page in that of the caller.
        copy_context().run(page.run_task, self._settle)

    async def _settle(self) -> None:
        """Once for all: a task for each change of each phone is slow."""
        self._context = copy_context()
        self._read()

    def stop(self) -> None:
        self._stop()
        self._heard_of.clear()

    def move(self, place: Place | None) -> None:
        """Let all others know what is entered in this tab, as long as it is there."""
        self._place = place
        self._hub.move(self._id, self._heard, place)

    def tell(self, what: str) -> None:
        """Let all others know of what was written here."""
        # What others have read before that is too old for this tab.
        self._heard_of = {each: News(each) for each in self._heard_of}
        self._hub.tell(self._id, what, but=self._heard)

    def _look(self, _: News | None = None) -> None:
        self.others.places = self._hub.places(self._id, but=self._heard)

    def _heard(self, news: News) -> None:
        """Read in turn; what is heard before that is read with it, were it ten taps."""
        self._heard_of[news.what] = news
        self._hub.turns.take(self._read_here)

    def _read_here(self) -> None:
        if self._context:
            self._context.run(self._read)

    def _read(self) -> None:
        heard_of, self._heard_of = self._heard_of, {}
        with told(where="hearing of a change"):
            for what, news in heard_of.items():
                self._reads[what](news)

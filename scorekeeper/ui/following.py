"""Hearing of changes made in other tabs, and telling them of one's own."""

from collections.abc import Callable, Mapping
from contextvars import copy_context

import flet as ft

from scorekeeper.live import Hub
from scorekeeper.ui.faults import told


class Following:
    """One tab among those that look at a match."""

    def __init__(self, hub: Hub, match_id: str, reads: Mapping[str, Callable[[], None]]) -> None:
        self._hub, self._id, self._reads = hub, match_id, reads
        self._page: ft.Page | None = None
        self._stop: Callable[[], None] = lambda: None

    def start(self, page: ft.Page) -> None:
        """From now on read what others have changed, in the context of this tab's page."""
        self.stop()
        self._page = page
        self._stop = self._hub.listen(self._id, self._heard)

    def stop(self) -> None:
        self._stop()

    def tell(self, what: str) -> None:
        """Let all others know."""
        self._hub.tell(self._id, what, but=self._heard)

    def _heard(self, what: str) -> None:
        async def read() -> None:
            with told(where="hearing of a change"):
                self._reads[what]()

        if self._page:
            # A context of its own: Flet would leave this page in that of the tab that changed it.
            copy_context().run(self._page.run_task, read)

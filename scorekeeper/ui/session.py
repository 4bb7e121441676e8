"""What one browser tab holds: the way to the store, the language, and the matches it looks at."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import cast

import flet as ft

from scorekeeper.i18n import Speech
from scorekeeper.live import Hub
from scorekeeper.storage.store import Store
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.preferences import STANDARD, Preferences


@dataclass(frozen=True)
class Session:
    """Made once a tab, and given to every screen by context."""

    store: Store
    hub: Hub
    speech: Speech
    now: Callable[[], datetime]
    page: ft.Page
    preferences: Preferences = STANDARD
    prefer: Callable[[Preferences], None] = lambda preferences: None
    """Change what this device prefers: drawn anew at once, and remembered."""
    _open: dict[str, OpenMatch] = field(default_factory=dict)

    def open_match(self, match_id: str) -> OpenMatch:
        """The match as this tab sees it, read when it is first asked for."""
        if match_id not in self._open:
            opened = OpenMatch(self.store, self.hub, self.now, match_id)
            opened.follow(self.page)
            self._open[match_id] = opened
        return self._open[match_id]

    def leave(self) -> None:
        """The tab is gone or asleep: nobody listens here."""
        for opened in self._open.values():
            opened.stop_following()

    def come_back(self) -> None:
        """The tab is there again, and may have missed something."""
        for opened in self._open.values():
            opened.follow(self.page)
            opened.read()


Sessions = ft.create_context(cast("Session | None", None))


def use_session() -> Session:
    """The session of the tab."""
    session = ft.use_context(Sessions)
    if session is None:
        raise LookupError("no session around this component")
    return session


def use_watch(observed: ft.Observable | None) -> None:
    """Draw the caller anew whenever this changes."""
    watched, watch = ft.use_state(observed)
    if watched is not observed:
        watch(observed)


def use_match() -> OpenMatch:
    """The match in the address, watched."""
    session = use_session()
    match_id = str(ft.use_route_params().get("id", ""))
    opened = ft.use_memo(lambda: session.open_match(match_id), [match_id])
    use_watch(opened)
    return opened

"""The hub of one process: those who look at a match hear when it changes."""

import logging
from collections import defaultdict
from collections.abc import Callable

JOURNAL, DRAFT = "journal", "draft"
"""What of a match has changed."""
ACCESS = "/access"
"""In place of a match: who may come in has changed."""
Heard = Callable[[str], None]
log = logging.getLogger(__name__)


class Hub:
    """Listeners by match. One for the whole process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Heard]] = defaultdict(list)

    def listen(self, match_id: str, heard: Heard) -> Callable[[], None]:
        """Call `heard` at every change of a match, until what is returned is called."""
        self._listeners[match_id].append(heard)

        def stop() -> None:
            if heard in self._listeners[match_id]:
                self._listeners[match_id].remove(heard)
            if not self._listeners[match_id]:
                del self._listeners[match_id]

        return stop

    def tell(self, match_id: str, what: str, but: Heard | None = None) -> None:
        """Tell all who listen to a match, but the one who made the change.

        A listener that fails is the trouble of its own screen: the others hear all the same.
        """
        for heard in tuple(self._listeners.get(match_id, ())):
            if heard == but:
                continue
            try:
                heard(what)
            except Exception:
                log.exception("a listener failed")

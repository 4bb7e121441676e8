"""What comes by a match file: looked at first, then taken as a whole or not at all."""

import asyncio
import time
from collections.abc import Callable
from datetime import datetime

from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.text import N_
from scorekeeper.live import JOURNAL, Hub
from scorekeeper.match.arrivals import Arrival, Kin, arrivals
from scorekeeper.storage.store import Conflict, Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.arrival_words import CHANGED, of_kin
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.watched import Watched

A_TURN = 0.02
"""Seconds that reading goes on before others have their turn."""


class ImportDesk(Watched):
    """Nothing is written before `bring_in`. `fault` is what is wrong with the file."""

    def __init__(self, store: Store, hub: Hub, now: Callable[[], datetime]) -> None:
        self._store, self._hub, self._now = store, hub, now
        self._content = b""
        self.coming: tuple[Arrival, ...] | None = None
        self.binned: frozenset[str] = frozenset()
        self.longer: frozenset[str] = frozenset()
        """Those that go on from ours and are to be taken."""
        self.reading = False
        self.fault: Unreadable | None = None
        self.trouble: Trouble | None = None

    @property
    def taken(self) -> tuple[Arrival, ...]:
        """What would be added."""
        coming = self.coming or ()
        longer = (a for a in of_kin(coming, Kin.CONTINUES) if a.journal.match_id in self.longer)
        return (*of_kin(coming, Kin.NEW), *longer)

    def clear(self, trouble: Trouble | None = None) -> None:
        """As if no file had come, but for what went wrong."""
        self.coming, self.longer, self.reading, self.fault = None, frozenset(), False, None
        self.trouble = trouble

    async def read(self, content: bytes) -> None:
        """Look at a file. Others go on meanwhile."""
        self.clear()
        self._content, self.reading = content, True
        try:
            coming = await self._arrivals(content.decode("utf-8-sig"))
            self.binned = frozenset(match.id for match in self._store.binned())
            self.coming = coming
        except UnicodeDecodeError:
            self.trouble = Trouble(N_("This is not a match file. Nothing was added."))
        except Unreadable as fault:
            self.fault = fault
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
        finally:
            self.reading = False

    async def _arrivals(self, text: str) -> tuple[Arrival, ...]:
        found, since = list[Arrival](), time.monotonic()
        for arrival in arrivals(text, self._store.journal, self._now()):
            found.append(arrival)
            _ = arrival.match.standing  # worked out here, where others have their turn
            if time.monotonic() - since > A_TURN:
                await asyncio.sleep(0)
                since = time.monotonic()
        return tuple(found)

    def choose(self, match_id: str) -> None:
        """Take one that goes on from ours; or leave ours as it is."""
        self.longer ^= {match_id}

    async def bring_in(self) -> tuple[Arrival, ...]:
        """Add what is to be taken; what was added."""
        taken = self.taken
        try:
            self._store.bring_in(taken)
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
            return ()
        except Conflict:
            await self.read(self._content)
            self.trouble = Trouble(CHANGED)
            return ()
        for arrival in taken:
            self._hub.tell(arrival.journal.match_id, JOURNAL)
        self.clear()
        return taken

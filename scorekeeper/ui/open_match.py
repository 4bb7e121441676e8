"""A match as one tab sees it. The only mutable thing behind the screens of a match.

All writing goes through here: to the store first, then to what is shown, then to the others who
look at the match. What cannot be written stays on screen, with the trouble beside it.
"""

from collections.abc import Callable
from contextvars import copy_context
from datetime import datetime
from functools import partial

import flet as ft

from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import write_entry
from scorekeeper.live import Hub
from scorekeeper.match.changes import Change, DealCorrected, DealRecorded
from scorekeeper.match.journal import Impossible, Journal
from scorekeeper.match.match import Match
from scorekeeper.storage.store import Conflict, NoSuchMatch, Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.trouble import ELSEWHERE, Trouble
from scorekeeper.ui.watched import Watched

NEW = 0
"""Where the draft of the next deal lies: its number changes when others are taken out."""


class OpenMatch(Watched):
    """The journal of a match, the deals being entered, and what went wrong last."""

    def __init__(self, store: Store, hub: Hub, now: Callable[[], datetime], match_id: str) -> None:
        self._store, self._hub, self._now, self._id = store, hub, now, match_id
        self._deals: dict[int, OpenDeal] = {}
        self._stop: Callable[[], None] = lambda: None
        self._heard: Callable[[], None] = lambda: None
        self.journal: Journal | None = None
        self._keys: tuple[int, ...] = ()
        self.trouble: Trouble | None = None
        self.read()

    @property
    def match(self) -> Match | None:
        """The match as it is now; None where there is none to show."""
        return self.journal.match if self.journal else None

    @property
    def drafts(self) -> tuple[int, ...]:
        """The numbers of the deals that are being entered."""
        match = self.match
        return tuple(key or match.next_number for key in self._keys) if match else ()

    def follow(self, page: ft.Page) -> None:
        """Hear of changes made elsewhere, in the context of this tab's page."""

        async def read() -> None:
            self.read()

        def heard() -> None:
            # A context of its own: Flet would leave this page in that of the tab that changed it.
            copy_context().run(page.run_task, read)

        self.stop_following()
        self._heard = heard
        self._stop = self._hub.listen(self._id, self._heard)

    def stop_following(self) -> None:
        self._stop()

    def read(self) -> None:
        """The journal and the drafts as they are in the store."""
        try:
            self.journal = self._store.journal(self._id)
            self._keys = self._store.drafts(self._id)
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
        self._reseat()

    def deal(self, number: int) -> OpenDeal | None:
        """The deal of this number, new or to be corrected; None where there is no such deal."""
        match = self.match
        if match is None or not 1 <= number <= match.next_number:
            return None
        key = self._key(match, number)
        if key not in self._deals:
            self._deals[key] = OpenDeal(
                match,
                number,
                self._draft(match, number),
                partial(self._keep_draft, key),
                partial(self._save, key),
            )
        return self._deals[key]

    def _keep_draft(self, key: int, entry: Entry) -> Trouble | None:
        """Store the draft of a deal, if it says anything; what hinders it, if anything does."""
        match = self.match
        says = match is not None and entry != match.entry(key or match.next_number)
        try:
            if says:
                self._store.save_draft(self._id, key, entry, self._now())
            else:
                self._store.drop_draft(self._id, key)
        except StorageTrouble as trouble:
            return Trouble.of(trouble)
        if says != (key in self._keys):
            others = tuple(other for other in self._keys if other != key)
            self._keys = (*others, key) if says else others
            self.tell()
        return None

    def discard(self, number: int) -> bool:
        """Forget the draft of a deal."""
        return self.match is not None and self._forget(self._key(self.match, number))

    def _forget(self, key: int) -> bool:
        self._deals.pop(key, None)
        try:
            self._store.drop_draft(self._id, key)
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
            return False
        self._keys = tuple(other for other in self._keys if other != key)
        self.tell()
        return True

    def _save(self, key: int, entry: Entry) -> bool:
        """Record a new deal or correct an old one. False when it was not saved."""
        match = self.match
        if match is None:
            return False
        if key != NEW and entry == match.entry(key):
            return self._forget(key)
        deal = write_entry(match.form, entry)
        if key == NEW:
            return self.do(DealRecorded(deal=deal), NEW)
        return self.do(DealCorrected(number=key, deal=deal), key)

    def bin(self) -> bool:
        """Put the whole match into the bin."""
        try:
            self._store.bin(self._id, self._now())
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
            return False
        return True

    def do(self, change: Change, draft: int | None = None) -> bool:
        """Write a change, and drop the draft it came from. False when it was not written."""
        if self.journal is None:
            return False
        try:
            journal = self.journal.with_change(change, self._now())
            self._store.record(journal, drop_draft=draft)
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
            return False
        except (Conflict, NoSuchMatch, Impossible) as problem:
            if isinstance(problem, Conflict) and draft in self._deals:
                # The other one may have saved from the same draft, and dropped it.
                self._keep_draft(draft, self._deals[draft].entry)
            self.read()
            self.trouble = ELSEWHERE
            return False
        self.trouble = None
        self.journal = journal
        self._keys = tuple(key for key in self._keys if key != draft)
        if draft is not None:
            self._deals.pop(draft, None)
        self._reseat()
        self._hub.tell(self._id, but=self._heard)
        return True

    def _reseat(self) -> None:
        """The deals being entered go on in the match as it is now, where they still can."""
        match = self.match
        for key, deal in tuple(self._deals.items()):
            if match is None or key > len(match.entries) or self._over(match, deal, key):
                del self._deals[key]
            else:
                deal.sit_at(match, key or match.next_number)

    def _over(self, match: Match, deal: OpenDeal, key: int) -> bool:
        """Whether this was the next deal until somebody else saved it, and its draft is gone."""
        passed = key == NEW and deal.number != match.next_number
        return passed and NEW not in self._keys and deal.trouble is None

    @staticmethod
    def _key(match: Match, number: int) -> int:
        return NEW if number == match.next_number else number

    def _draft(self, match: Match, number: int) -> Entry:
        try:
            kept = self._store.draft(self._id, self._key(match, number))
            return kept or match.entry(number)
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
            return match.entry(number)

"""A match as one tab sees it. The only mutable thing behind the screens of a match.

All writing goes through here: to the store first, then to what is shown, then to the others who
look at the match. What cannot be written stays on screen, with the trouble beside it.
"""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from scorekeeper.games.entry import Entry
from scorekeeper.games.entry_file import write_entry
from scorekeeper.live import DRAFT, JOURNAL, Hub, News
from scorekeeper.match.changes import Change, DealCorrected, DealRecorded
from scorekeeper.match.journal import Impossible, Journal
from scorekeeper.match.match import Match
from scorekeeper.storage.store import Conflict, Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.following import Following
from scorekeeper.ui.kept_drafts import NEW, KeptDrafts, key_of
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.open_deals import OpenDeals
from scorekeeper.ui.trouble import ELSEWHERE, Trouble
from scorekeeper.ui.watched import Watched


class OpenMatch(Watched):
    """The journal of a match, the deals being entered, and what went wrong last."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        now: Callable[[], datetime],
        match_id: str,
        device: Callable[[], str] = lambda: "",
    ) -> None:
        self._store, self._now, self._id, self._device = store, now, match_id, device
        self.kept = KeptDrafts(store, now, match_id)
        """Which drafts there are."""
        self._deals = OpenDeals(self.kept)
        self.following = Following(hub, match_id, {JOURNAL: self.read, DRAFT: self.read_drafts})
        self.journal: Journal | None = None
        self.trouble: Trouble | None = None
        self.read()

    @property
    def match(self) -> Match | None:
        """The match as it is now; None where there is none to show."""
        return self.journal.match if self.journal else None

    @property
    def drafts(self) -> tuple[int, ...]:
        """The numbers of the deals that are being entered."""
        match, keys = self.match, self.kept.keys
        return tuple(key or match.next_number for key in keys) if match else ()

    def read(self, news: News | None = None) -> None:
        """The journal and the drafts as they are in the store."""
        news = news or News(JOURNAL)
        if self._goes(partial(self._read, news)):
            self._deals.reseat(self.match)
            self.read_drafts(news)
            self.tell()

    def _read(self, news: News) -> None:
        self.journal = news.once("journal", partial(self._store.journal, self._id))
        self.kept.read(news)

    def read_drafts(self, news: News) -> None:
        """What others have entered meanwhile. The deals tell that themselves."""
        self._goes(partial(self._take_drafts, news))

    def _take_drafts(self, news: News) -> None:
        match = self.match
        self.kept.read(news)
        if match:
            self._deals.take(match, news)

    def deal(self, number: int) -> OpenDeal | None:
        """The deal of this number, new or to be corrected; None where there is no such deal.

        Nothing new is entered while an earlier deal has to be put right.
        """
        match = self.match
        if match is None or not 1 <= number <= match.next_number:
            return None
        if match.standing.stuck and number == match.next_number:
            return None
        return self._deals.open(key_of(match, number), partial(self._lay, match, number))

    def _lay(self, match: Match, number: int) -> OpenDeal:
        key = key_of(match, number)
        newest, keep = partial(self._deals.newest, key), partial(self._keep, key)
        save = partial(self._save, key)
        return OpenDeal(match, number, self._draft(match, key), keep, newest, save)

    def _draft(self, match: Match, key: int) -> Entry:
        try:
            return self.kept.of(match, key)
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
            return match.entry(key or match.next_number)

    def _keep(self, key: int, before: Entry, after: Entry) -> tuple[Entry, Trouble | None]:
        """A change of a draft: what all have entered together, and what hinders keeping it."""
        match = self.match
        if match is None:
            return after, None
        try:
            together = self.kept.keep(match, key, before, after)
        except StorageTrouble as trouble:
            return after, Trouble.of(trouble)
        self.following.tell(DRAFT)
        return together, None

    def discard(self, number: int) -> bool:
        """Forget the draft of a deal."""
        match = self.match
        return match is not None and self._forget(key_of(match, number))

    def _forget(self, key: int) -> bool:
        if not self._goes(partial(self.kept.forget, key)):
            return False
        self._deals.close(key)
        self.tell()
        self.following.tell(DRAFT)
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
        return self._goes(lambda: self._store.bin(self._id, self._now()))

    def do(self, change: Change, draft: int | None = None) -> bool:
        """Write a change, and drop the draft it came from. False when it was not written."""
        if self.journal is None:
            return False
        try:
            journal = self.journal.with_change(change, self._now(), self._device())
            self._store.record(journal, drop_draft=draft)
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
            return False
        except (Conflict, Impossible) as problem:
            return self._beaten(draft if isinstance(problem, Conflict) else None)
        self.trouble = None
        self.journal = journal
        self.kept.saved(draft)
        if draft is not None:
            self._deals.close(draft)
        self._deals.reseat(self.match)
        self.following.tell(JOURNAL)
        return True

    def _beaten(self, draft: int | None) -> bool:
        """Somebody else was first. Whether what they wrote is what was to be written here.

        Where they wrote another version of the same deal, both are there to choose from: theirs
        is recorded, and the entry is kept as a correction of it.
        """
        deal = self._deals.close(draft) if draft is not None else None
        before = deal.match.entry(deal.number) if deal else None
        self.read()
        match, journal = self.match, self.journal
        if deal and match and journal and deal.number <= len(match.entries):
            theirs = match.entry(deal.number)
            if theirs == deal.entry:
                return True
            self._keep(deal.number, theirs, deal.entry)
            mine = self.deal(deal.number)
            if mine and theirs != before:
                mine.rival = journal.steps[-1].by
                return False
        self.trouble = ELSEWHERE
        return False

    def _goes(self, use_store: Callable[[], None]) -> bool:
        """Whether the store could do it; else what hinders it is shown."""
        try:
            use_store()
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
            return False
        return True

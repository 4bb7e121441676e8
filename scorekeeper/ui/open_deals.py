"""The deals of a match that are being entered in one tab, each by where its draft lies."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from scorekeeper.games.entry import Entry
from scorekeeper.live import News
from scorekeeper.match.match import Match
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.kept_drafts import NEW, KeptDrafts
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.tally import Tally


class OpenDeals:
    """They follow the match and the drafts as these are changed by all."""

    def __init__(self, drafts: KeptDrafts) -> None:
        self._drafts = drafts
        self._deals: dict[int, OpenDeal] = {}

    def open(self, key: int, lay: Callable[[], OpenDeal]) -> OpenDeal:
        """The deal of this draft; laid on the table where it is not there yet."""
        if key not in self._deals:
            self._deals[key] = lay()
        return self._deals[key]

    def close(self, key: int) -> OpenDeal | None:
        """Take it off the table."""
        return self._deals.pop(key, None)

    def take(self, match: Match, news: News) -> None:
        """What others have entered. Raises StorageTrouble."""
        for key, deal in self._deals.items():
            if deal.trouble is None:
                entry = self._drafts.of(match, key, news)
                tally = news.once(("tally", key), partial(Tally, replace(deal.now, entry=entry)))
                deal.take(entry, tally)

    def newest(self, key: int, entry: Entry) -> Entry:
        """A draft as all have entered it by now; the entry where it cannot be had."""
        deal = self._deals.get(key)
        try:
            kept = None if deal and deal.trouble else self._drafts.kept(key)
        except StorageTrouble:
            return entry
        return kept or entry

    def reseat(self, match: Match | None) -> None:
        """The deals go on in the match as it is now, where they still can."""
        for key, deal in tuple(self._deals.items()):
            if match is None or key > len(match.entries) or self._over(match, deal, key):
                del self._deals[key]
            else:
                deal.sit_at(match, key or match.next_number)

    def _over(self, match: Match, deal: OpenDeal, key: int) -> bool:
        """Whether this was the next deal until somebody else saved it, and its draft is gone."""
        passed = key == NEW and deal.number != match.next_number
        return passed and NEW not in self._drafts.keys and deal.trouble is None

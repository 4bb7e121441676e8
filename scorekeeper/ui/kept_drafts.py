"""The drafts of a match as they are kept in the store, for everybody who enters a deal of it."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from scorekeeper.games.entry import Entry
from scorekeeper.games.merging import merged
from scorekeeper.live import News
from scorekeeper.match.match import Match
from scorekeeper.storage.store import Store
from scorekeeper.ui.watched import Watched

NEW = 0
"""Where the draft of the next deal lies: its number changes when others are taken out."""


def says_anything(entry: Entry, aids: frozenset[str]) -> bool:
    """Whether a draft has more in it than what only helps at the table."""
    return any(entry.sides) or any(key not in aids for key in entry.deal)


def key_of(match: Match, number: int) -> int:
    """Where the draft of a deal lies."""
    return NEW if number == match.next_number else number


class KeptDrafts(Watched):
    """Every method may raise StorageTrouble; then nothing has changed.

    Its own observable: that something is being entered is shown at the table, and nowhere else.
    """

    def __init__(self, store: Store, now: Callable[[], datetime], match_id: str) -> None:
        self._store, self._now, self._id = store, now, match_id
        self.keys: tuple[int, ...] = ()

    def read(self, news: News) -> None:
        """Which there are."""
        self.keys = news.once("drafts", partial(self._store.drafts, self._id))

    def of(self, match: Match, key: int, news: News | None = None) -> Entry:
        """A draft, or the deal as it was recorded, or a blank one."""
        read = partial(self.kept, key)
        draft = news.once(("draft", key), read) if news else read()
        return draft or match.entry(key or match.next_number)

    def kept(self, key: int) -> Entry | None:
        """A draft, if there is one."""
        return self._store.draft(self._id, key)

    def keep(self, match: Match, key: int, before: Entry, after: Entry) -> Entry:
        """Put a change of a draft to what others have entered of it: the draft of all together."""
        together = merged(before, after, self.of(match, key))
        if together == match.entry(key or match.next_number):
            self.forget(key)
        else:
            self._store.save_draft(self._id, key, together, self._now())
            self.keys = (*self._without(key), key)
        return together

    def forget(self, key: int) -> None:
        self._store.drop_draft(self._id, key)
        self.saved(key)

    def saved(self, key: int | None) -> None:
        """The deal was recorded, and its draft dropped with that."""
        self.keys = self._without(key)

    def _without(self, key: int | None) -> tuple[int, ...]:
        return tuple(other for other in self.keys if other != key)

"""The deal being entered in one tab: taps come in, every one is kept in the store at once."""

from collections.abc import Callable
from dataclasses import replace

from scorekeeper.games.entry import Entry
from scorekeeper.games.fields import Section
from scorekeeper.games.standing import DealResult
from scorekeeper.match.match import Match
from scorekeeper.ui.entering import Entering
from scorekeeper.ui.tally import Tally
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.watched import Watched

Step = Callable[[Entering], Entering]
MOST_PAST = 200


class OpenDeal(Watched):
    """A draft, the drafts before it, and whether saving was asked for.

    Its own observable, so that a tap draws the entry form anew and nothing behind it.
    """

    def __init__(
        self,
        match: Match,
        number: int,
        entry: Entry,
        keep: Callable[[Entry, Entry], tuple[Entry, Trouble | None]],
        newest: Callable[[Entry], Entry],
        save: Callable[[Entry], bool],
    ) -> None:
        self._match, self.number = match, number
        self._keep, self._newest, self._save = keep, newest, save
        self._past: tuple[tuple[Entry, Entry], ...] = ()
        self.now = Entering(match.game, match.before(number), entry)
        self._tally = Tally(self.now)
        self.asked = False
        self.trouble: Trouble | None = None
        self.rival: str | None = None
        """The device that saved this deal otherwise at the moment it was to be saved here."""

    @property
    def match(self) -> Match:
        """The match the deal belongs to."""
        return self._match

    def sit_at(self, match: Match, number: int) -> None:
        """The match was changed meanwhile; the draft and the place on the form stay."""
        self._match, self.number = match, number
        self.now = replace(self.now, so_far=match.before(number))
        self.tell()

    @property
    def entry(self) -> Entry:
        return self.now.entry

    @property
    def is_new(self) -> bool:
        return self.number == self._match.next_number

    @property
    def refused(self) -> bool:
        """Whether it was recorded and does not count."""
        return not self.is_new and self._match.standing.deals[self.number - 1].refused

    @property
    def changed(self) -> bool:
        """Whether there is anything to save or to discard."""
        return self.entry != self._match.entry(self.number)

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def tally(self) -> Tally:
        """What the entry comes to so far."""
        if not self._tally.is_of(self.now):
            self._tally = Tally(self.now)
        return self._tally

    @property
    def result(self) -> DealResult:
        """What the deal would bring, or what is wrong with it."""
        return self._match.tried(self.number, self.entry)

    def do(self, step: Step) -> None:
        """Go on from the newest state, whatever was drawn when the tap was made."""
        before, after = self.now, step(self.now)
        if after.entry != before.entry:
            self._past = (*self._past[-MOST_PAST:], (before.entry, after.entry))
            together, self.trouble = self._keep(before.entry, after.entry)
            after = replace(after, entry=together)
        self.now = after

    def take(self, entry: Entry, tally: Tally | None = None) -> None:
        """The draft as others have left it, and maybe its tally; the place on the form stays."""
        self._tally = tally or self._tally
        self.now = replace(self.now, entry=entry)

    def go_on(self, tray: tuple[Section, ...]) -> None:
        """On to what is missing next; where that is here, say what it is."""
        after = self.now.next(tray)
        self.asked = after == self.now
        self.now = after
        self.tell()

    def undo(self) -> None:
        """Take back the last tap here that changed something, and nothing that others did."""
        if not self._past:
            return
        *past, (before, after) = self._past
        self._past = tuple(past)
        entry, self.trouble = self._keep(after, before)
        self.now = replace(self.now, entry=entry, typed="")

    def save(self, anyway: bool = False) -> bool:
        """Save the deal. What is missing, refused or unusual is shown instead, once.

        It is what all have entered of it, whoever saves it.
        """
        newest = self._newest(self.entry)
        if newest != self.entry:
            self.take(newest)
        problems = self.result.problems
        refused = self.now.gaps or any(problem.refuses for problem in problems)
        if refused or (problems and not anyway):
            self.asked = True
            self.tell()
            return False
        return self._save(self.entry)

"""Matches of a file on their way into a store: what each of them is to the one there already."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from hashlib import sha256
from re import fullmatch

from scorekeeper.games.entry_file import Unreadable, write_entry
from scorekeeper.games.text import N_
from scorekeeper.match.changes import Change, DealRecorded, EndedEarly, Started
from scorekeeper.match.file import Filed, match_data, reading
from scorekeeper.match.journal import Journal, Step
from scorekeeper.match.match import Match
from scorekeeper.match.names import tidy

LONGEST_NAME = 100

Ours = Callable[[str], Journal | None]
"""Finds the journal of this id in the store, if there is one."""


class Kin(StrEnum):
    """What a match of a file is to the one of its id in the store."""

    NEW = "new"
    """There is none."""
    SAME = "same"
    CONTINUES = "continues"
    """Its journal goes on where ours ends."""
    BEHIND = "behind"
    """Ours has gone on since."""
    OTHER = "other"
    """The two went different ways."""


@dataclass(frozen=True)
class Arrival:
    """A match that comes by a file. `known` is how many of its steps we have already."""

    journal: Journal
    kin: Kin
    known: int = 0

    @property
    def match(self) -> Match:
        return self.journal.match


def arrivals(text: str, ours: Ours, now: datetime) -> Iterator[Arrival]:
    """The matches of a match file, one by one; one without an id that stands twice, once.

    Raises Unreadable with the path to what is wrong.
    """
    seen = set[str]()
    for n, filed in enumerate(reading(text)):
        journal = journal_of(filed, now)
        if journal.match_id not in seen:
            seen.add(journal.match_id)
            yield _arrival(journal, ours(journal.match_id), filed.journal is not None)
        elif filed.match.id:
            text = N_("a match before this one has the same id")
            raise Unreadable(f"matches[{n}].id", text)


def journal_of(filed: Filed, now: datetime) -> Journal:
    """The journal by which a match is kept; `now` where the file does not say when it started.

    Deals of which only the facts are known were recorded one after the other.
    """
    match_id = filed.match.id if _plain(filed.match.id) else _id_for(filed)
    if filed.journal:
        return replace(filed.journal, match_id=match_id)
    at = filed.match.started or now
    changes = tuple(_changes(filed))
    steps = [Step(n, at, change) for n, change in enumerate(changes, start=1)]
    steps[-1] = replace(steps[-1], at=filed.finished or at)
    return Journal(match_id, tuple(steps))


def _changes(filed: Filed) -> Iterator[Change]:
    match, setup = filed.match, filed.match.setup
    yield Started(
        game=match.game.key,
        players=setup.players,
        sides=setup.sides,
        first_dealer=setup.first_dealer,
        rules=setup.rules.changed(),
        name=tidy(filed.name or "")[:LONGEST_NAME],
    )
    for entry in match.entries:
        yield DealRecorded(deal=write_entry(match.game.form, entry))
    if match.ended_early:
        yield EndedEarly()


def _plain(match_id: str) -> bool:
    """Whether an id can stand in an address."""
    return fullmatch(r"[A-Za-z0-9_\-]{1,64}", match_id) is not None


def _id_for(filed: Filed) -> str:
    """The same for the same facts, or for the same id that cannot stand in an address."""
    data = match_data(replace(filed, journal=None))
    named = data["id"] or json.dumps(data, sort_keys=True)
    return sha256(named.encode(errors="replace")).hexdigest()[:32]


def _arrival(theirs: Journal, ours: Journal | None, with_journal: bool) -> Arrival:
    if ours is None:
        return Arrival(theirs, Kin.NEW)
    known = len(ours.steps)
    if with_journal and known < len(theirs.steps) and _leads_to(ours, theirs):
        return Arrival(theirs, Kin.CONTINUES, known)
    if _facts(theirs.match) == _facts(ours.match):
        return Arrival(theirs, Kin.SAME, known)
    behind = _leads_to(theirs, ours) if with_journal else _came_before(theirs.match, ours.match)
    return Arrival(theirs, Kin.BEHIND if behind else Kin.OTHER, known)


def _facts(match: Match) -> tuple[object, ...]:
    return match.game.key, match.setup, match.entries, match.closed


def _leads_to(early: Journal, late: Journal) -> bool:
    return late.steps[: len(early.steps)] == early.steps


def _came_before(early: Match, late: Match) -> bool:
    """Whether it is the same match, a few deals ago."""
    return early.setup == late.setup and late.entries[: len(early.entries)] == early.entries

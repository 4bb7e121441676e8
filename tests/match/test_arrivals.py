"""Matches that come by a file, beside those that are there."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from scorekeeper.games.entry_file import Unreadable
from scorekeeper.match.arrivals import Arrival, Kin, arrivals
from scorekeeper.match.changes import Started
from scorekeeper.match.file import filed, write_matches
from scorekeeper.match.file_parts import FORMAT
from scorekeeper.match.journal import Journal
from tests.match.makers import EARLY, EVENING, UNDO, correct, deal, journal, record
from tests.match.test_laws import LAW
from tests.match.walks import journals

LATER = EVENING.replace(year=2030)
TABLE = {"game": "twenty-two", "players": ["Asha", "Ravi", "Dev"]}


def arrive(text: str, *ours: Journal) -> list[Arrival]:
    """What comes of a file where these are there."""
    return list(arrivals(text, {each.match_id: each for each in ours}.get, LATER))


def file_of(*parts: dict[str, Any]) -> str:
    return json.dumps({"format": FORMAT, "matches": parts})


def kin(theirs: Journal, ours: Journal, *, with_journal: bool) -> Kin:
    """What a match of a file is to ours."""
    (arrival,) = arrive(write_matches([filed(theirs, with_journal=with_journal)]), ours)
    return arrival.kin


@LAW
@given(journals())
def test_into_an_empty_store_everything_comes_as_it_was(of: Journal) -> None:
    [arrival] = arrive(write_matches([filed(of, with_journal=True)]))

    assert arrival == Arrival(of, Kin.NEW)


@LAW
@given(journals())
def test_facts_alone_become_a_journal_that_comes_to_them(of: Journal) -> None:
    [arrival] = arrive(write_matches([filed(of)]))
    match = arrival.match

    assert (match.id, match.started, arrival.journal.name) == (of.match_id, EVENING, of.name)
    assert match.standing == of.match.standing
    if of.match.closed and not of.match.standing.stuck:
        assert arrival.journal.last_change == of.last_change
        assert match.closed


@LAW
@given(journals())
def test_what_is_there_already_is_the_same_with_and_without_its_journal(of: Journal) -> None:
    assert kin(of, of, with_journal=True) is Kin.SAME
    if not of.match.reopened and not of.match.standing.stuck:
        assert kin(of, of, with_journal=False) is Kin.SAME


SHORT = journal(record(10))
LONG = journal(record(10), record(20))
CORRECTED = journal(record(10), correct(1, 11))
ENDED = journal(record(10), EARLY)


@pytest.mark.parametrize(
    ("theirs", "ours", "with_journal", "expected"),
    [
        (LONG, SHORT, True, Kin.CONTINUES),
        (CORRECTED, SHORT, True, Kin.CONTINUES),
        (ENDED, SHORT, True, Kin.CONTINUES),
        (journal(record(10), record(20), UNDO), SHORT, True, Kin.CONTINUES),
        (SHORT, LONG, True, Kin.BEHIND),
        (SHORT, LONG, False, Kin.BEHIND),
        (LONG, SHORT, False, Kin.OTHER),
        (LONG, CORRECTED, True, Kin.OTHER),
        (CORRECTED, LONG, False, Kin.OTHER),
        (journal(record(11)), CORRECTED, True, Kin.SAME),
        (journal(decks=6), journal(), False, Kin.OTHER),
    ],
)
def test_two_of_one_id_are_compared(
    theirs: Journal, ours: Journal, with_journal: bool, expected: Kin
) -> None:
    assert kin(theirs, ours, with_journal=with_journal) is expected


def test_without_an_id_the_same_facts_get_the_same_one() -> None:
    one = {**TABLE, "deals": [{"rank": "Q", "takers": [0]}]}
    first, other = arrive(file_of(one, {**one, "name": "Friday"}))
    again = arrive(file_of(one, one), first.journal)

    assert first.journal.match_id != other.journal.match_id
    assert first.journal.steps[0].at == LATER
    assert [arrival.kin for arrival in again] == [Kin.SAME]


@pytest.mark.parametrize("strange", ["a/b", "../x", "ਅ", "x" * 65, " ", "a?b#c", "\x00"])
def test_an_id_that_cannot_stand_in_an_address_becomes_one_that_can(strange: str) -> None:
    first, other = arrive(file_of({**TABLE, "id": strange}, {**TABLE, "id": "m2"}))
    again = arrive(file_of({**TABLE, "id": strange, "deals": []}), first.journal)

    assert first.journal.match_id.isalnum()
    assert other.journal.match_id == "m2"
    assert [arrival.kin for arrival in again] == [Kin.SAME]


def test_one_id_stands_for_one_match() -> None:
    with pytest.raises(Unreadable) as error:
        arrive(file_of({**TABLE, "id": "m1"}, {**TABLE, "id": "m1"}))

    assert error.value.path == "matches[1].id"


def test_a_name_is_kept_on_one_line() -> None:
    [arrival] = arrive(file_of({**TABLE, "name": " Friday\n" + "x" * 500}))

    assert arrival.journal.name.startswith("Friday xxx")
    assert len(arrival.journal.name) == 100


def test_a_start_of_an_older_version_has_no_name() -> None:
    step = SHORT.steps[0]
    assert isinstance(step.change, Started)
    bare = step.change.model_dump(exclude={"name"})

    assert Started.model_validate(bare) == step.change
    assert replace(SHORT, steps=(step,)).name == ""


def test_what_is_wrong_with_a_file_is_told_before_anything_is_taken() -> None:
    with pytest.raises(Unreadable) as error:
        arrive(file_of({**TABLE, "deals": [deal(1, 2)]}))

    assert error.value.path.startswith("matches[0].deals[0]")

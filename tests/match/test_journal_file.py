"""Journals in match files: they come back whole, and what does not hold is told with its place."""

import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given

from scorekeeper.games.entry_file import Unreadable
from scorekeeper.match.changes import DealRecorded, RulesChanged
from scorekeeper.match.file import Filed, filed, read_matches, write_matches
from scorekeeper.match.file_parts import FORMAT
from scorekeeper.match.journal import Journal
from scorekeeper.match.journal_file import MOST_RESCORED
from tests.match.makers import (
    EARLY,
    EVENING,
    REDO,
    REOPEN,
    UNDO,
    correct,
    deal,
    journal,
    record,
    remove,
)
from tests.match.test_laws import LAW
from tests.match.walks import journals

PLAYED = journal(record(10), record(20), correct(1, 30), UNDO, REDO, remove(2), record(5), UNDO)


def data_of(of: Journal) -> dict[str, Any]:
    """The one match of a file with its journal."""
    data: dict[str, Any] = json.loads(write_matches([filed(of, with_journal=True)]))["matches"][0]
    return data


def place_of_fault(data: dict[str, Any]) -> str:
    """Where a file of this match cannot be read."""
    with pytest.raises(Unreadable) as error:
        read_matches(json.dumps({"format": FORMAT, "matches": [data]}))
    return error.value.path


@LAW
@given(journals())
def test_a_journal_comes_back_whole(of: Journal) -> None:
    (back,) = read_matches(write_matches([filed(of, with_journal=True)]))

    assert back.journal == of
    assert back.match == of.match


@LAW
@given(journals())
def test_without_its_journal_a_match_comes_back_as_it_stands(of: Journal) -> None:
    text = write_matches([filed(of)])
    (back,) = read_matches(text)
    mine, theirs = of.match, back.match

    assert back.journal is None
    assert (theirs.id, theirs.game, theirs.setup, theirs.entries, theirs.started) == (
        *(mine.id, mine.game, mine.setup, mine.entries, mine.started),
    )
    assert theirs.standing == mine.standing
    assert (back.name or "") == of.name
    if not mine.standing.stuck and not mine.reopened:
        assert (theirs.over, theirs.winners) == (mine.over, mine.winners)


def test_without_journals_a_file_has_the_keys_of_the_format_and_no_other() -> None:
    keys = ["id", "game", "players", "sides", "first_dealer", "rules", "deals", "started"]
    [plain] = json.loads(write_matches([filed(journal(record(1), EARLY))]))["matches"]

    assert list(plain) == [*keys, "finished"]
    assert list(data_of(PLAYED)) == [*keys, "journal"]


def test_a_step_has_its_time_and_its_change() -> None:
    at = (EVENING + timedelta(minutes=1)).isoformat()

    assert data_of(PLAYED)["journal"][1] == {
        "at": at,
        "change": {"kind": "deal recorded", "deal": deal(10, 0)},
    }


def change_of(step: int, **values: Any) -> Callable[[dict[str, Any]], object]:
    """Puts other values into the change of a step."""
    return lambda data: data["journal"][step]["change"].update(values)


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (lambda data: data.update(journal=[]), "journal"),
        (lambda data: data.update(journal={}), "journal"),
        (lambda data: data["journal"].pop(0), "journal[0].change"),
        (lambda data: data["journal"].insert(1, data["journal"][0]), "journal[1].change"),
        (lambda data: data["journal"].pop(1), "journal[5].change"),
        (lambda data: data["journal"].pop(), "deals"),
        (lambda data: data["journal"][1].pop("at"), "journal[1].at"),
        (lambda data: data["journal"][1].update(at="2025-08-12"), "journal[1].at"),
        (lambda data: data["journal"][1].update(at="0001-01-01T00:00:00+23:00"), "journal[1].at"),
        (lambda data: data["journal"][1].update(by=5), "journal[1].by"),
        (lambda data: data["journal"][1].update(by="x" * 101), "journal[1].by"),
        (lambda data: data["journal"][1].update(on="me"), "journal[1].on"),
        (change_of(0, game="whist"), "journal[0].change"),
        (change_of(0, game="one-card"), "game"),
        (change_of(0, players=["A", "B", "C", "D"]), "players"),
        (change_of(0, sides=[[0], [1], [2], [3]]), "sides"),
        (change_of(0, first_dealer=1), "first_dealer"),
        (change_of(0, name="Friday"), "name"),
        (change_of(0, rules={"decks": 99}), "journal[0].change.rules.decks"),
        (change_of(0, rules={"decks": 6}), "rules"),
        (change_of(1, kind="dealt"), "journal[1].change"),
        (change_of(1, kind="deal removed"), "journal[1].change.number"),
        (change_of(1, deal={"sides": [{}]}), "journal[1].change.deal.sides"),
        (change_of(1, deal=5), "journal[1].change.deal"),
        (change_of(2, deal={"sides": [{"books": 1}, {}]}), "journal[2].change.deal.sides[0].books"),
        (change_of(3, number=3), "journal[3].change"),
        (lambda data: data["deals"].append(deal(1, 1)), "deals"),
        (lambda data: data.update(deals=[deal(1, 1)]), "deals[0]"),
        (lambda data: data.update(finished=EVENING.isoformat()), "finished"),
        (lambda data: data.update(started="2025-08-12T20:00:01Z"), "started"),
        (lambda data: data.update(name="Friday"), "name"),
    ],
    ids=range(31),
)
def test_a_journal_that_does_not_hold_is_refused_with_its_place(
    spoil: Callable[[dict[str, Any]], object], place: str
) -> None:
    data = data_of(PLAYED)
    spoil(data)

    assert place_of_fault(data) == f"matches[0].{place}"


def test_what_was_taken_back_has_to_be_possible_too() -> None:
    data = data_of(journal(record(10), RulesChanged(rules={"decks": 6}), UNDO))
    data["journal"][2]["change"]["rules"] = {"decks": 60}

    assert place_of_fault(data) == "matches[0].journal[2].change"


def test_a_match_reopened_without_end_is_refused() -> None:
    data = data_of(journal(*[record(1)] * 4, REOPEN))
    again = MOST_RESCORED // 4
    data["journal"] += [data["journal"][-1]] * (again if again < 4000 else 3990)
    deals = [{"at": EVENING.isoformat(), "change": {"kind": "deal recorded", "deal": deal(0, 0)}}]
    data["journal"][1:1] = deals * 500

    assert "journal[" in place_of_fault(data)


def test_a_journal_is_no_part_of_a_plain_file() -> None:
    assert filed(PLAYED) == Filed(PLAYED.match)
    assert filed(journal(DealRecorded(deal=deal(1, 2)), EARLY)).finished is not None

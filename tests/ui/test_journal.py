"""Who did what, as it is read and taken back."""

from datetime import timedelta

import pytest

from scorekeeper.i18n import speech
from scorekeeper.match.changes import Change, Closed, Reverted, RulesChanged
from scorekeeper.match.journal import Journal
from scorekeeper.storage.right import Right
from scorekeeper.storage.store import Store
from scorekeeper.ui.journal_words import step_lines, step_title, when_and_who
from tests.match.makers import (
    EARLY,
    EVENING,
    REDO,
    REOPEN,
    UNDO,
    correct,
    go_on,
    journal,
    record,
    remove,
)
from tests.ui.conftest import OpenApp

JOURNAL = "/match/m1/journal"
EN = speech()


def last_title(walked: Journal) -> str:
    return step_title(EN, walked, walked.steps[-1])


def last_lines(walked: Journal) -> list[str]:
    return [line.seen for line in step_lines(EN, walked, walked.steps[-1])]


@pytest.mark.parametrize(
    ("changes", "title"),
    [
        ([], "The match was started"),
        ([record(10)], "Deal 1 of 4 entered"),
        ([record(10), record(5), correct(1, 3)], "Deal 1 of 4 corrected"),
        ([record(10), record(5), remove(2)], "Deal 2 of 4 removed"),
        ([RulesChanged(rules={"joker": 25})], "House rules changed"),
        ([record(10), EARLY], "The match was ended here"),
        ([record(10), EARLY, REOPEN], "The match was reopened"),
        ([record(10), Closed()], "The match was closed"),
        ([record(10), UNDO], "Undone: Deal 1 of 4 entered"),
        ([record(10), UNDO, REDO], "Redone: Deal 1 of 4 entered"),
        ([record(10), record(5), Reverted(number=2)], "Taken back: Deal 1 of 4 entered"),
        ([record(10), UNDO, Reverted(number=3)], "Taken back: Undone: Deal 1 of 4 entered"),
    ],
)
def test_a_step_says_what_was_done(changes: list[Change], title: str) -> None:
    assert last_title(journal(*changes)) == title


@pytest.mark.parametrize(
    ("changes", "lines"),
    [
        ([], ["Asha, Meera, Ravi, and John"]),
        ([record(10, -5)], ["Asha & Ravi +10", "Meera & John −5"]),
        (
            [record(10), correct(1, 30)],
            ["Other points, Asha & Ravi: 10 → 30", "Asha & Ravi: +10 → +30"],
        ),
        (
            [record(10), correct(1, 30), UNDO],
            ["Other points, Asha & Ravi: 30 → 10", "Asha & Ravi: +30 → +10"],
        ),
        ([record(10), remove(1)], ["Asha & Ravi +10", "Meera & John 0"]),
        (
            [RulesChanged(rules={"joker": 25, "minimums": [50]})],
            ["Joker: 50 → 25", "First meld: 50/90/120/150 → 50"],
        ),
        (
            [RulesChanged(rules={"books_to_go_out": {"clean": 3}})],
            ["Books to go out: Clean books: 2 → 3"],
        ),
        ([record(10), EARLY], []),
    ],
)
def test_a_step_says_from_what_to_what(changes: list[Change], lines: list[str]) -> None:
    assert last_lines(journal(*changes)) == lines


def test_cards_are_told_with_the_pile_they_are_in() -> None:
    deal = {"out": 0, "sides": [{"melded": {"joker": 1}, "left": {"joker": 2}}, {}]}
    other = {"out": None, "sides": [{"melded": {"joker": 3}, "left_points": 50}, {}]}
    walked = journal(
        record(0).model_copy(update={"deal": deal}),
        correct(1, 0).model_copy(update={"deal": other}),
    )

    assert last_lines(walked)[:4] == [
        "Went out: Asha & Ravi → Stock ran out",
        "Melded, Jokers, Asha & Ravi: 1 → 3",
        "Left, Jokers, Asha & Ravi: 2 → –",
        "Cards left, in points, Asha & Ravi: – → 50",
    ]


def test_a_step_tells_when_and_by_whom() -> None:
    walked = journal(record(10)).with_change(EARLY, EVENING + timedelta(days=1), "Ravi's phone")
    local = EVENING.astimezone()
    first, *_, last = walked.steps

    assert when_and_who(EN, first, EVENING) == EN.time(local)
    assert when_and_who(EN, first, last.at) == f"{EN.day(local)} · {EN.time(local)}"
    assert when_and_who(EN, last, last.at) == f"{EN.time(local)} · Ravi's phone"


async def test_what_each_device_did_is_read_newest_first(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/match/m1", name="Asha's phone")
    await app.tap("Undo the last entry")
    await app.go("/match/m1")
    await app.tap("Who did what")

    titles = [text for text in app.texts() if "Deal 1" in text or "started" in text]
    assert titles == ["Undone: Deal 1 of 4 entered", "Deal 1 of 4 entered", "The match was started"]
    told = f"Undone: Deal 1 of 4 entered, {EN.time(EVENING.astimezone())} · Asha's phone"
    assert app.saying(told)


async def test_any_step_is_taken_back_with_one_tap_and_undone_with_another(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal(record(100), record(0, 40)))
    app, other = await open_phone(JOURNAL), await open_phone("/match/m1")
    await app.tap("Take back: Deal 1 of 4 entered")
    assert app.saying("Taken back: Deal 1 of 4 entered")
    assert other.saying("Meera & John: 40, leads")
    await app.tap("Undo taking back a step")
    assert app.saying("Undone: Taken back: Deal 1 of 4 entered")
    assert other.saying("Asha & Ravi: 100, leads")


async def test_what_others_build_on_is_not_taken_back_and_says_why(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal(record(100), correct(1, 50)))
    app = await open_phone(JOURNAL)
    await app.tap("Take back: Deal 1 of 4 entered")
    assert app.saying("This deal was changed again later. Take that back first.")
    await app.tap("Take back: Deal 1 of 4 corrected")
    assert not app.saying("This deal was changed again later.")
    await app.tap("Take back: Deal 1 of 4 entered")
    await app.go("/match/m1")
    assert app.saying("Enter: Deal 1 of 4")


@pytest.mark.parametrize("right", [Right(watching=frozenset({"m1"}))])
async def test_a_watcher_reads_it_and_takes_nothing_back(
    open_phone: OpenApp, store: Store, right: Right
) -> None:
    store.add(journal(record(100)))
    app = await open_phone(JOURNAL, right=right)
    assert app.saying("Deal 1 of 4 entered")
    assert not app.saying("Take back")
    assert not app.saying("Undo")


async def test_a_long_journal_is_shown_page_by_page(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(record(0), *[correct(1, points) for points in range(1, 45)]))
    app = await open_phone(JOURNAL)
    assert len(app.saying("Take back: ")) == 20
    await app.tap("Earlier steps")
    assert len(app.saying("Take back: ")) == 40
    await app.tap("Earlier steps")
    assert app.saying("The match was started")
    assert not app.saying("Earlier steps")


async def test_a_step_that_others_made_first_is_told(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(record(100)))
    app = await open_phone(JOURNAL)
    store.record(go_on(journal(record(100)), record(0, 40)))
    await app.tap("Take back: Deal 1 of 4 entered")
    assert app.saying("This match was changed on another screen")
    assert app.saying("Deal 2 of 4 entered")
    await app.tap("Take back: Deal 1 of 4 entered")
    assert not app.saying("This match was changed on another screen")
    await app.go("/match/m1")
    assert app.saying("Meera & John: 40, leads")

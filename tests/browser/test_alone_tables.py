"""The app in the browser alone, on matches that an older version left, or that are damaged."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.browser.conftest import Open
from tests.browser.device_files import (
    DAMAGED,
    DAMAGED_TOO,
    DATABASE,
    SPARE,
    VERSION,
    asked,
    leave,
    read_file,
    write_file,
)
from tests.browser.test_alone import start_a_match
from tests.storage.damage import spoil_a_table
from tests.storage.makers import make_journal, make_store, url_of
from tests.storage.revisions import REVISIONS, make_old, read_rows

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("revision", [REVISIONS[0], REVISIONS[-2]])
def test_matches_of_an_older_version_are_brought_up_to_date(
    open_phone: Open, tmp_path: Path, revision: str
) -> None:
    phone = open_phone()
    leave(phone)
    write_file(phone, as_left_by(revision, tmp_path))

    phone.open("")
    phone.sees("Hand and Foot")
    phone.open("#/match/m1")
    phone.finds("Enter: Deal 3 of 4")

    phone.check()
    leave(phone)
    assert asked(phone, DATABASE, VERSION, tmp_path) == REVISIONS[-1]
    assert asked(phone, SPARE, VERSION, tmp_path) == revision


def as_left_by(revision: str, folder: Path) -> bytes:
    """A database of that revision with a match of two deals, as a browser has it."""
    for name in ("today", "old"):
        (folder / name).mkdir()
    with make_store(url_of(folder / "today"), make_journal("m1", deals=2)):
        rows = read_rows(folder / "today" / "scorekeeper.db")
    file = make_old(folder / "old", revision, rows)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    return file.read_bytes()


def test_damaged_matches_are_told_and_can_be_saved_and_set_aside(
    open_phone: Open, tmp_path: Path
) -> None:
    phone = open_phone()
    start_a_match(phone)
    leave(phone)
    file = tmp_path / "scorekeeper.db"
    file.write_bytes(read_file(phone))
    spoil_a_table(file)
    write_file(phone, file.read_bytes())
    write_file(phone, b"damaged before", DAMAGED)

    phone.page.goto(phone.url)
    phone.page.get_by_text("Your matches on this device are damaged.").wait_for()
    with phone.page.expect_download() as saved:
        phone.page.get_by_role("button", name="Save the damaged file").tap()
    assert saved.value.path().read_bytes() == file.read_bytes()
    phone.troubles.seen.clear()  # Python's own words
    with phone.page.expect_navigation():
        phone.page.get_by_role("button", name="Begin anew").tap()

    phone.until_shown()
    start_a_match(phone)
    phone.check()
    leave(phone)
    assert read_file(phone, DAMAGED) == b"damaged before"
    assert read_file(phone, DAMAGED_TOO) == file.read_bytes()

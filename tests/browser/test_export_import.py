"""Matches leave one server as a file and come into another, by the screens alone."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.match.file import read_matches
from scorekeeper.match.journal import Journal
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.room import assert_it_fits
from tests.browser.served import Served
from tests.match.makers import EARLY, UNDO, correct, journal, record
from tests.storage.makers import make_journal, make_store, url_of

pytestmark = pytest.mark.browser

PLAYED = journal(record(1010, 2000), record(-20, 310), correct(1, 500), UNDO, EARLY)
OTHER = make_journal("m2", deals=2)


@pytest.fixture
def other_server(tmp_path: Path) -> Iterator[Served]:
    """Another running scorekeeper, with an empty database of its own."""
    folder = tmp_path / "other"
    folder.mkdir()
    server = Served(folder).start()
    yield server
    server.stop()


@pytest.fixture
def played(own_server: Served) -> Served:
    """A running scorekeeper that has two matches."""
    with make_store(url_of(own_server.data), PLAYED, OTHER):
        return own_server


def kept(served: Served) -> dict[str, Journal | None]:
    """All matches of a server."""
    with make_store(url_of(served.data)) as store:
        return {match.id: store.journal(match.id) for match in store.listed()}


def download(phone: Phone, path: Path) -> str:
    """Press Download, and keep what comes; the name it comes under."""
    with phone.page.expect_download() as coming:
        phone.tap("Download")
    coming.value.save_as(path)
    return coming.value.suggested_filename


def choose(phone: Phone, path: Path) -> None:
    """Choose a file as a person does."""
    with phone.page.expect_file_chooser() as asking:
        phone.tap("Choose a file")
    asking.value.set_files(path)


def test_everything_goes_from_one_server_to_another(
    played: Served, other_server: Served, new_phone: NewPhone, tmp_path: Path
) -> None:
    file = tmp_path / "all.json"
    phone = new_phone(played.url).open()
    phone.tap("Settings")
    phone.tap("Export")
    phone.sees("2 of 2 matches")
    name = download(phone, file)
    assert name.startswith("scorekeeper-")
    assert name.endswith(".json")
    phone.sees("2 of 2 matches")

    guest = new_phone(other_server.url).open()
    guest.tap("Settings")
    guest.tap("Import")
    choose(guest, file)
    guest.sees("New: 2")
    guest.sees("Asha & Ravi 990, Meera & John 2,310 · 2 deals · Meera & John won")
    assert kept(other_server) == {}
    guest.tap("Add 2 matches")
    guest.sees_no("Add 2 matches")
    guest.sees("Meera & John won")
    assert kept(other_server) == kept(played) == {"m1": PLAYED, "m2": OTHER}

    guest.open("/import")
    choose(guest, file)
    guest.sees("Here already: 2")
    guest.sees_no("Add 2 matches")


def test_one_match_leaves_by_its_menu_as_a_table(
    played: Served, new_phone: NewPhone, tmp_path: Path
) -> None:
    file = tmp_path / "one.csv"
    phone = new_phone(played.url).open("/match/m2")
    phone.tap("More")
    phone.tap("Share or export")
    phone.tap("Table (CSV)")
    assert download(phone, file) == "hand-and-foot-2026-01-02.csv"

    with file.open(encoding="utf-8-sig", newline="") as source:
        rows = list(csv.DictReader(source))
    assert [row["Side"] for row in rows] == ["Asha", "Bilal", "Chitra", "Dev"] * 2
    # The screen lives on, and another file can follow.
    phone.tap("Match file")
    assert download(phone, tmp_path / "one.json").endswith(".json")
    [one] = read_matches((tmp_path / "one.json").read_text(encoding="utf-8"))
    assert one.journal == OTHER


def test_a_chosen_file_that_is_bad_is_told_with_its_place(
    other_server: Served, new_phone: NewPhone, tmp_path: Path
) -> None:
    phone = new_phone(other_server.url, size=(320, 568)).open("/import")
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({"format": "scorekeeper/1", "matches": [{"game": "x"}]}))
    choose(phone, file)
    phone.sees("matches[0].players: this is missing")
    assert_it_fits(phone)
    file.write_bytes(b" " * 5_000_001)
    choose(phone, file)
    phone.sees("This file is larger than 5 MB.")
    assert kept(other_server) == {}


def test_a_large_file_comes_whole(
    other_server: Served, new_phone: NewPhone, tmp_path: Path
) -> None:
    """Larger by far than what a socket may carry at once."""
    file = tmp_path / "large.json"
    matches = [
        {"game": "twenty-two", "id": f"m{n}", "players": ["Asha", "Ravi"], "deals": []}
        for n in range(40)
    ]
    text = json.dumps({"format": "scorekeeper/1", "matches": matches}, indent=10)
    file.write_text(text + " " * 1_000_000)
    phone = new_phone(other_server.url).open("/import")
    choose(phone, file)
    phone.tap("Add 40 matches")
    phone.sees("Go on with")
    assert len(kept(other_server)) == 40


@pytest.mark.parametrize(("dark", "language"), [(False, "en-GB"), (True, "en-GB"), (False, "ta")])
def test_the_smallest_phone_has_room(
    played: Served, new_phone: NewPhone, dark: bool, language: str
) -> None:
    for path in ("/export", "/match/m1/export", "/import", "/settings"):
        phone = new_phone(played.url, size=(320, 568), dark=dark, language=language).open(path)
        phone.until(lambda nodes: len(nodes) > 3, "the screen is there")
        assert_it_fits(phone)

"""The app in the browser alone, on matches that an older version left, or that are damaged."""

import sqlite3
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

from scorekeeper.site.archive import files_below, write_archive
from scorekeeper.site.bytecode import compile_folder
from scorekeeper.site.client import PYODIDE
from scorekeeper.site.page import write_page
from tests.browser.alone import Alone, Host
from tests.browser.conftest import Open
from tests.browser.device_files import DAMAGED, DAMAGED_TOO, SPARE, leave, read_file, write_file
from tests.browser.test_alone import newer_site, start_a_match
from tests.browser.test_twenty_two import enter
from tests.storage.damage import spoil_a_table
from tests.storage.makers import make_journal, make_store, url_of
from tests.storage.revisions import REVISIONS, make_old, read_rows

pytestmark = pytest.mark.browser

NEXT = f"{len(REVISIONS) + 1:04}"
MIGRATION = f'''
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{REVISIONS[-1]}"


def upgrade():
    op.add_column("match", sa.Column("table_cloth", sa.String(), server_default="green"))
'''


def with_another_migration(site: Path) -> None:
    """Makes of a site the one of a version whose tables are others."""
    folder, app = site.parent / "migration", site / "python" / "app.zip"
    place = folder / "sources" / "scorekeeper" / "storage" / "migrations" / "versions"
    place.mkdir(parents=True)
    (place / f"{NEXT}_table_cloths.py").write_text(MIGRATION)
    compile_folder(PYODIDE, folder / "sources", folder / "bytecode")
    with ZipFile(app) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    added = files_below(folder / "bytecode")
    write_archive(app, files | {name: path.read_bytes() for name, path in added.items()})
    write_page(site)


def asked(phone: Alone, name: str, query: str, folder: Path) -> object:
    """What a file in the browser answers."""
    file = folder / name
    file.write_bytes(read_file(phone, name))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (found,) = connection.execute(query).fetchone()
        return found


OF_ANOTHER_PYTHON = """
async () => {
  const here = new URL("./", document.baseURI).href;
  await (await caches.open(`scorekeeper ${here} snapshot of-old`)).put("snapshot", new Response());
}
"""
VERSION = "SELECT version_num FROM alembic_version"


def test_a_newer_version_with_other_tables_brings_the_matches_along(
    open_phone: Open, host: Host, site: Path, tmp_path: Path
) -> None:
    phone = open_phone()
    start_a_match(phone)
    match = phone.path
    phone.until_kept()
    phone.until_snapshot()
    [snapshot] = phone.snapshots
    phone.ask(OF_ANOTHER_PYTHON)
    (tmp_path / "host" / "cards").unlink()
    with_another_migration(newer_site(site, tmp_path / "host" / "cards"))
    phone.open("")
    phone.reload()
    phone.sees("A new version is ready.")

    with phone.page.expect_navigation():
        phone.tap("Use it")
    phone.until_shown()
    assert phone.snapshots == [snapshot]
    assert "snapshot" in phone.stages
    phone.open(f"#{match}")
    phone.sees("Ravi: 9 of 22")
    enter(phone, 2, "4", "Asha")
    phone.sees("Asha: 4 of 22. any card is safe")

    phone.check()
    leave(phone)
    assert asked(phone, "scorekeeper.db", VERSION, tmp_path) == NEXT
    assert asked(phone, "scorekeeper.db", 'SELECT table_cloth FROM "match"', tmp_path) == "green"
    assert asked(phone, SPARE, VERSION, tmp_path) == REVISIONS[-1]
    assert asked(phone, SPARE, 'SELECT count(*) FROM "match"', tmp_path) == 1


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
    assert asked(phone, "scorekeeper.db", VERSION, tmp_path) == REVISIONS[-1]
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

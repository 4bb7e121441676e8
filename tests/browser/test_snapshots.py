"""The app in the browser alone starts from a snapshot of Python, and never for the worse."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser.alone import Alone, Host, Profile, host_of
from tests.browser.conftest import Open
from tests.browser.device_files import DATABASE, SPARE, VERSION, asked, leave
from tests.browser.newer import with_another_migration
from tests.browser.test_alone import start_a_match
from tests.browser.test_twenty_two import enter
from tests.browser.thumb import starting
from tests.storage.revisions import REVISIONS

pytestmark = pytest.mark.browser

DAMAGED = """
async (damage) => {
  const [name] = (await caches.keys()).filter((name) => / snapshot /.test(name));
  const kept = await caches.open(name);
  const [request] = await kept.keys();
  const answer = await kept.match(request);
  const headers = new Headers(answer.headers);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (damage === "half of it is nothing") bytes.fill(0, bytes.length / 2);
  if (damage === "it is of another Python") headers.set("x-table", "15000");
  await kept.put(request, new Response(bytes, { headers }));
}
"""
OF_ANOTHER_PYTHON = """
async () => {
  const here = new URL("./", document.baseURI).href;
  await (await caches.open(`scorekeeper ${here} snapshot of-old`)).put("snapshot", new Response());
}
"""


@dataclass(frozen=True)
class Begun:
    """A browser's folder with a match and a snapshot of Python, the match, and where from."""

    folder: Path
    port: int
    match: str


@pytest.fixture(scope="module")
def begun(playwright: Playwright, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Begun:
    """Begun once, for all tests of this module: making a snapshot takes half a minute."""
    place = tmp_path_factory.mktemp("begun")
    host = host_of(site, place)
    phone = Alone(Profile(playwright, place / "profile"), f"{host.url}/cards/")
    with phone:
        phone.open("")
        start_a_match(phone)
        assert not from_snapshot(phone)
        phone.until_kept()
        phone.until_snapshot()
        match = phone.path
    host.stop()
    return Begun(place / "profile", host.port, match)


@pytest.fixture
def host(site: Path, tmp_path: Path, begun: Begun) -> Iterator[Host]:
    """The host that it was begun at, up again."""
    host = host_of(site, tmp_path, begun.port)
    yield host
    host.stop()


@pytest.fixture
def profile(playwright: Playwright, tmp_path: Path, begun: Begun) -> Profile:
    """The browser as it was then."""
    shutil.copytree(begun.folder, tmp_path / "profile", symlinks=True)
    return Profile(playwright, tmp_path / "profile")


def from_snapshot(phone: Alone) -> bool:
    """Whether the start that was just seen was one from a snapshot."""
    phone.until_shown()
    return "snapshot" in phone.stages


def new_match(phone: Alone) -> str:
    """The address of one more match of the same players, started from the first screen."""
    phone.tap("New match")
    phone.tap("Twenty-Two")
    phone.tap(starting("Start"))
    phone.finds("Enter: Hand 1")
    return phone.path


def test_the_next_start_is_from_a_snapshot_and_has_all_that_was_entered(
    open_phone: Open, profile: Profile, begun: Begun
) -> None:
    phone = open_phone()
    assert from_snapshot(phone)
    second = new_match(phone)
    profile.kill()

    # What is made by chance is not the same at each start from the same snapshot.
    phone = open_phone()
    assert from_snapshot(phone)
    assert len({begun.match, second, new_match(phone)}) == 3
    phone.open(f"#{begun.match}")
    phone.sees("Ravi: 9 of 22")
    enter(phone, 2, "4", "Asha")
    phone.sees("Asha: 4 of 22. any card is safe")
    phone.check()


@pytest.mark.parametrize("damage", ["half of it is nothing", "it is of another Python"])
def test_a_damaged_snapshot_is_thrown_away_and_one_is_made_anew(
    open_phone: Open, begun: Begun, damage: str
) -> None:
    phone = open_phone(f"#{begun.match}")
    phone.ask(DAMAGED, damage)

    phone.reload()

    phone.sees("Ravi: 9 of 22")
    phone.troubles.seen.clear()  # Python's own words
    assert not from_snapshot(phone)
    assert phone.snapshots == []

    phone.until_snapshot()
    phone.reload()
    phone.sees("Ravi: 9 of 22")
    assert from_snapshot(phone)
    phone.check()


def test_a_snapshot_that_ended_the_browser_is_thrown_away_and_one_is_made_anew(
    open_phone: Open,
) -> None:
    phone = open_phone()
    [name] = phone.snapshots
    trying = f"JSON.stringify({{ name: '{name}', trying: true, failures: 0 }})"
    phone.ask(f"() => localStorage.setItem('scorekeeper.snapshot', {trying})")

    phone.reload()
    assert not from_snapshot(phone)
    assert phone.snapshots == []

    phone.until_snapshot()
    phone.reload()
    assert from_snapshot(phone)


def test_a_newer_version_is_offered_and_brings_matches_and_snapshot_along(
    open_phone: Open, host: Host, site: Path, begun: Begun, tmp_path: Path
) -> None:
    phone = open_phone(f"#{begun.match}")
    [snapshot] = phone.snapshots
    phone.ask(OF_ANOTHER_PYTHON)
    (host.folder / "cards").unlink()
    newest = with_another_migration(site, host.folder / "cards")
    host.asked.clear()

    phone.reload()
    phone.sees("Ravi: 9 of 22")
    phone.tap("All matches")
    phone.sees("A new version is ready.")
    assert {path.rpartition("/")[2] for path in host.asked} == {"sw.js", "boot.js", "app.zip"}
    with phone.page.expect_navigation():
        phone.tap("Use it")
    assert from_snapshot(phone)
    assert phone.snapshots == [snapshot]
    phone.open(f"#{begun.match}")
    phone.sees("Ravi: 9 of 22")
    enter(phone, 2, "4", "Asha")
    phone.sees("Asha: 4 of 22. any card is safe")

    phone.check()
    leave(phone)
    assert asked(phone, DATABASE, VERSION, tmp_path) == newest
    assert asked(phone, DATABASE, 'SELECT table_cloth FROM "match"', tmp_path) == "green"
    assert asked(phone, SPARE, VERSION, tmp_path) == REVISIONS[-1]
    assert asked(phone, SPARE, 'SELECT count(*) FROM "match"', tmp_path) == 1

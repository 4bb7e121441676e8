"""The app in the browser alone starts from a snapshot of Python, and never for the worse."""

import pytest

from tests.browser.alone import Alone, Profile
from tests.browser.conftest import Open
from tests.browser.test_alone import start_a_match
from tests.browser.test_twenty_two import enter
from tests.browser.thumb import starting

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
DAMAGES = ("half of it is nothing", "it is of another Python")


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
    open_phone: Open, profile: Profile
) -> None:
    phone = open_phone()
    start_a_match(phone)
    first = phone.path
    assert not from_snapshot(phone)
    phone.until_snapshot()
    profile.kill()

    phone = open_phone()
    assert from_snapshot(phone)
    second = new_match(phone)
    profile.kill()

    # What is made by chance is not the same at each start from the same snapshot.
    phone = open_phone()
    assert from_snapshot(phone)
    assert len({first, second, new_match(phone)}) == 3
    phone.open(f"#{first}")
    phone.sees("Ravi: 9 of 22")
    enter(phone, 2, "4", "Asha")
    phone.sees("Asha: 4 of 22. any card is safe")
    phone.check()


def test_a_damaged_snapshot_is_thrown_away_and_the_app_starts_without_it(open_phone: Open) -> None:
    phone = open_phone()
    start_a_match(phone)
    phone.until_snapshot()

    for damage in DAMAGES:
        phone.ask(DAMAGED, damage)
        phone.reload()
        phone.sees("Ravi: 9 of 22")
        phone.troubles.seen.clear()  # Python's own words
        assert not from_snapshot(phone), damage

        phone.until_snapshot()
        phone.reload()
        phone.sees("Ravi: 9 of 22")
        assert from_snapshot(phone), damage
    phone.check()


def test_a_snapshot_that_ended_the_browser_is_not_tried_again(open_phone: Open) -> None:
    phone = open_phone()
    phone.until_snapshot()
    [name] = phone.snapshots
    trying = f"JSON.stringify({{ name: '{name}', trying: true, failures: 0 }})"
    phone.ask(f"() => localStorage.setItem('scorekeeper.snapshot', {trying})")

    phone.reload()

    assert not from_snapshot(phone)
    assert phone.snapshots == []

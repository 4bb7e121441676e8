"""The app in the browser alone, from a plain static host: played, cut off, killed."""

import re

import pytest

from tests.browser.alone import Alone, Host, Profile
from tests.browser.conftest import Open
from tests.browser.test_twenty_two import enter
from tests.browser.thumb import lay_table, starting

pytestmark = pytest.mark.browser

PLAYERS = ("Asha", "Ravi")


def start_a_match(phone: Alone) -> None:
    lay_table(phone, "Twenty-Two", PLAYERS)
    enter(phone, 1, "9", "Ravi")
    phone.sees("Ravi: 9 of 22. any card is safe")


def test_what_was_shown_as_saved_is_there_without_network_after_a_kill(
    open_phone: Open, host: Host, profile: Profile
) -> None:
    phone = open_phone()
    start_a_match(phone)
    match = phone.path
    phone.until_kept()
    host.stop()

    phone.reload()
    phone.sees("Ravi: 9 of 22")
    enter(phone, 2, "4", "Asha")
    phone.sees("Asha: 4 of 22. any card is safe")
    phone.tap("Enter: Hand 3")
    phone.tap(starting("Took it: Ravi"))
    phone.finds(starting("Took it: Ravi"), selected=True)
    profile.kill()

    phone = open_phone(f"#{match}")
    phone.sees("Asha: 4 of 22. any card is safe")
    phone.tap("Go on entering: Hand 3")
    phone.finds(starting("Took it: Ravi"), selected=True)
    phone.check()


def test_a_second_window_waits_until_the_first_is_closed(open_phone: Open, host: Host) -> None:
    phone = open_phone(language="hi-IN")
    second = phone.page.context.new_page()
    second.goto(f"{host.url}/cards/", wait_until="commit")
    words = second.locator("#said")
    words.filter(has_text="दूसरी विंडो में खुला है").wait_for()

    phone.page.close()

    second.locator("#cover").wait_for(state="detached", timeout=60_000)


FATAL = {
    "a promise": "() => { setTimeout(() => Promise.reject(new Error('nobody hears')), 1000); }",
    "a script": "() => { setTimeout(() => { throw new Error('nobody catches'); }, 1000); }",
    "Python": """() => {
      Date.now = performance.now = () => { throw new Error('function signature mismatch'); };
    }""",
}
"""What ends the worker, or leaves it half done, by what of it dies."""


def test_a_worker_that_dies_is_started_anew_with_what_was_entered_but_only_once(
    open_phone: Open,
) -> None:
    phone = open_phone()
    start_a_match(phone)
    phone.tap("Enter: Hand 2")
    phone.tap(starting("Took it: Ravi"))
    phone.finds(starting("Took it: Ravi"), selected=True)
    for dying, script in FATAL.items():
        phone.ask("() => sessionStorage.removeItem('scorekeeper.anew')")
        phone.page.workers[-1].evaluate(script)
        with phone.page.expect_navigation():
            if dying == "Python":
                phone.tap(starting("Took it: Asha"))
            phone.page.get_by_text("Scorekeeper has stopped").wait_for()
        phone.until_shown()
        phone.finds(starting("Took it: Ravi"), selected=True)

    phone.page.workers[-1].evaluate(FATAL["a script"])
    phone.page.get_by_text("Scorekeeper could not start").wait_for()
    phone.page.wait_for_timeout(4000)
    assert phone.page.locator("#cover").is_visible()
    assert any("function signature mismatch" in trouble for trouble in phone.troubles.seen)
    phone.troubles.seen.clear()


def test_settings_tell_where_the_matches_are(open_phone: Open) -> None:
    phone = open_phone("#/settings")
    phone.sees("They are kept in this browser on this device, and nowhere else.")
    phone.sees("The browser may delete them")
    assert not [node for node in phone.names() if re.search("Invite", node.name)]


def test_a_browser_that_may_keep_them_for_good_promises_it_when_it_is_asked(
    open_phone: Open,
) -> None:
    phone = open_phone("#/settings", size=(390, 1600))
    browser = phone.page.context.new_cdp_session(phone.page)
    allowed = {"permissions": ["durableStorage"], "origin": phone.url}
    browser.send("Browser.grantPermissions", allowed)

    phone.tap("Ask to keep them")
    phone.sees("The browser has promised to keep them.")

    phone.reload()
    phone.sees("The browser has promised to keep them.")

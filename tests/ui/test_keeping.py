"""The app in the browser alone: what it says of keeping, and of newer versions."""

from collections.abc import Callable
from datetime import timedelta

from scorekeeper.live import Hub
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from scorekeeper.ui.keeping import Keeping
from tests.match.makers import EVENING
from tests.storage.makers import make_journal
from tests.ui.conftest import OpenApp

Main = Callable[..., object]


def in_browser(store: Store) -> tuple[list[str], Keeping, Main]:
    """What is asked of the page, what it is told through, and the app."""
    asked: list[str] = []
    keeping = Keeping(asked.append)
    return asked, keeping, make_main(store, Hub(), lambda: EVENING, keeping=keeping)


async def test_a_newer_version_is_offered_at_home_and_used_when_wanted(
    open_app: OpenApp, store: Store
) -> None:
    asked, keeping, main = in_browser(store)
    phone = await open_app(main)
    assert "A new version is ready." not in phone.texts()

    keeping.hear("newer")
    await phone.settle()
    assert asked == []
    await phone.tap("Use it")

    assert asked == ["use"]


async def test_a_deal_is_not_disturbed_by_a_newer_version(open_app: OpenApp, store: Store) -> None:
    store.add(make_journal("m1"))
    _, keeping, main = in_browser(store)
    phone = await open_app(main, route="/match/m1/deal/1")

    keeping.hear("newer")
    await phone.settle()

    assert "A new version is ready." not in phone.texts()


async def test_settings_tell_how_well_the_browser_keeps_the_matches(
    open_app: OpenApp, store: Store
) -> None:
    asked, keeping, main = in_browser(store)
    phone = await open_app(main, route="/settings")
    assert "They are kept in this browser on this device, and nowhere else." in phone.texts()

    keeping.hear("passing")
    await phone.settle()
    await phone.tap("Ask to keep them")
    keeping.hear("persistent")
    await phone.settle()

    assert asked == ["persist"]
    assert any("has promised to keep them" in text for text in phone.texts())


async def test_served_phones_hear_nothing_of_it(open_phone: OpenApp) -> None:
    phone = await open_phone("/settings")

    assert "Your matches" in phone.texts()
    assert not [text for text in phone.texts() if "browser" in text]


async def test_after_some_matches_a_backup_is_called_for_until_it_is_made(
    open_app: OpenApp, store: Store
) -> None:
    for hours in range(1, 6):
        store.add(make_journal(f"m{hours}", EVENING - timedelta(hours=hours), deals=4))
    _, keeping, main = in_browser(store)
    phone = await open_app(main)
    assert phone.saying("5 matches have ended since the last backup.")

    await phone.tap("Back up", "Download")
    await phone.settle()

    assert keeping.backed_up == EVENING
    again = await open_app(main, answers={("SharedPreferences", "get"): EVENING.isoformat()})
    assert not again.saying("since the last backup")

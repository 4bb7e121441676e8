"""What a device is called: as its people say, else as such devices are, told apart."""

from collections.abc import Callable

import flet as ft
import pytest

from scorekeeper.live import Hub
from scorekeeper.storage.access import Access
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.app import make_main
from scorekeeper.ui.nameplate import Naming
from scorekeeper.web.door import naming
from tests.match.makers import EVENING, journal
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient

NAME = "Name of this device: "
REMEMBERED = ("SharedPreferences", "set")
PHONE, TABLET = (390.0, 844.0), (810.0, 1080.0)


def app_with(store: Store, own: Naming) -> Callable[..., object]:
    return make_main(store, Hub(), lambda: EVENING, naming=lambda: own)


def fields(app: FakeClient) -> list[ft.TextField]:
    return app.of_type(ft.TextField)


async def renamed(app: FakeClient, name: str) -> None:
    [here] = app.saying(NAME)
    await app.tap(here)
    await app.type_into("Name", name)
    await app.tap("Save")


@pytest.mark.parametrize(
    ("platform", "size", "name"),
    [
        ("ios", PHONE, "iPhone"),
        ("ios", TABLET, "iPad"),
        ("android", PHONE, "Android phone"),
        ("android", TABLET, "Android tablet"),
        ("macos", PHONE, "Computer"),
        ("linux", TABLET, "Computer"),
    ],
)
async def test_a_new_device_is_called_what_it_is(
    open_phone: OpenApp, platform: str, size: tuple[float, float], name: str
) -> None:
    app = await open_phone("/settings", size=size, platform=platform)
    assert app.saying(NAME) == [NAME + name]


@pytest.mark.parametrize(("language", "names"), [(None, 0), ("ta", 1)])
async def test_a_device_is_named_in_its_language_once_that_is_known(
    open_app: OpenApp, store: Store, language: str | None, names: int
) -> None:
    kept: list[str] = []
    own = Naming(keep=kept.append)
    await open_app(make_main(store, Hub(), lambda: EVENING, lambda: language, naming=lambda: own))
    assert len(kept) == names
    assert not {"", "Android phone"} & set(kept)


async def test_people_give_a_device_its_name(open_phone: OpenApp) -> None:
    app = await open_phone("/settings")
    await renamed(app, "  Ravi's   phone ")
    assert app.saying(NAME) == [NAME + "Ravi's phone"]
    kept = [args for kind, method, args in app.calls if (kind, method) == REMEMBERED]
    assert {"key": "scorekeeper.device", "value": "Ravi's phone"} in kept


@pytest.mark.parametrize(
    ("name", "why"), [(" ", "A device needs a name."), ("x" * 41, "A name has at most 40 letters")]
)
async def test_a_name_that_cannot_be_says_why(open_phone: OpenApp, name: str, why: str) -> None:
    app = await open_phone("/settings", name="Laptop")
    await renamed(app, name)
    assert any(field.error and why in str(field.error) for field in fields(app))
    await app.tap("Cancel")
    assert app.saying(NAME) == [NAME + "Laptop"]


async def test_a_name_that_cannot_be_kept_says_why(open_app: OpenApp, store: Store) -> None:
    def full(_: str) -> None:
        raise StorageTrouble("full", path="the book")

    own = Naming(lambda: "Laptop", full)
    app = await open_app(app_with(store, own), route="/settings")
    await renamed(app, "Ravi's phone")
    assert any("There is no room left" in str(field.error) for field in fields(app))


async def test_names_are_kept_with_the_rights_of_each_device(
    open_app: OpenApp, store: Store
) -> None:
    access = Access(store._engine, "the-secret-of-the-host")
    store.add(journal())
    links = [access.invite("score", "m1", EVENING) for _ in range(2)]
    tokens = [joined.token for link in links if (joined := access.join(link, "", EVENING))]
    first, second = (naming(access, token) for token in tokens)

    await open_app(app_with(store, first))
    app = await open_app(app_with(store, second), route="/settings")
    assert access.names() == {"Android phone", "Android phone 2"}

    await renamed(app, "Ravi's phone")
    assert [access.name(token) for token in tokens] == ["Android phone", "Ravi's phone"]
    again = await open_app(app_with(store, second), route="/settings")
    assert again.saying(NAME) == [NAME + "Ravi's phone"]


async def test_a_device_that_was_invited_anew_has_its_name_still(
    open_app: OpenApp, store: Store
) -> None:
    kept: list[str] = []
    own = Naming(keep=kept.append, taken=lambda: {"en"})
    answers = {("SharedPreferences", "get"): "en"}
    app = await open_app(app_with(store, own), route="/settings", answers=answers)

    assert app.saying(NAME) == [NAME + "en"], "what the device remembers, whatever is asked for"
    assert kept == ["en"]

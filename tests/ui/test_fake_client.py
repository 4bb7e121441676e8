"""The headless client, tried on the toy of the browser tests."""

import flet as ft
import pytest

from tests.browser.toy import main
from tests.ui.conftest import OpenApp


async def test_a_tap_is_counted_once(open_app: OpenApp) -> None:
    app = await open_app(main)
    for _ in range(5):
        await app.tap("One more")
    assert "Count 5" in app.texts()


async def test_what_is_disabled_cannot_be_tapped(open_app: OpenApp) -> None:
    app = await open_app(main)
    with pytest.raises(AssertionError, match="disabled"):
        await app.tap("One less")


async def test_names_are_those_of_a_screen_reader(open_app: OpenApp) -> None:
    app = await open_app(main)
    assert app.names()[:7] == [
        "The toy",
        "Count 0",
        "One more",
        "One less",
        "Name",
        "Hello ",
        "Loud",
    ]


async def test_fields_are_filled_in_and_switches_turned(open_app: OpenApp) -> None:
    app = await open_app(main)
    await app.type_into("Name", "Asha")
    await app.tap("Loud")
    assert {"Hello Asha", "LOUD"} < set(app.texts())


async def test_a_dialog_is_answered(open_app: OpenApp) -> None:
    app = await open_app(main)
    await app.tap("Ask")
    assert "Sure?" in app.names()
    await app.tap("Yes")
    assert "Yes" not in app.names()


async def test_the_address_chooses_the_screen(open_app: OpenApp) -> None:
    app = await open_app(main, route="/other")
    assert set(app.texts()) == {"Other", "Elsewhere"}
    await app.back()
    assert "Count 0" in app.texts()
    await app.tap("Go")
    assert app.page.route == "/other"


@ft.component
def Breaking() -> ft.Control:
    """Draws once, and breaks when drawn anew."""
    drawn, draw = ft.use_state(0)
    if drawn:
        raise ZeroDivisionError("drawn anew")
    return ft.Button("Draw", on_click=lambda: draw(1))


async def test_a_component_that_breaks_when_drawn_anew_fails_the_test(open_app: OpenApp) -> None:
    app = await open_app(lambda page: page.render(Breaking))
    with pytest.raises(ZeroDivisionError, match="drawn anew"):
        await app.tap("Draw")


async def test_a_handler_that_breaks_fails_the_test(open_app: OpenApp) -> None:
    app = await open_app(lambda page: page.render(lambda: ft.Button("Go", on_click=lambda: 1 / 0)))
    with pytest.raises(AssertionError, match="division by zero"):
        await app.tap("Go")

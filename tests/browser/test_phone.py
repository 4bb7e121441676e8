"""The tests' own phone, tried on a toy."""

import re
from collections.abc import Iterator

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.served import TOY, Served

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("toy"), TOY).start()
    yield server
    server.stop()


@pytest.fixture
def phone(new_phone: NewPhone, toy: Served) -> Phone:
    return new_phone(toy.url).open()


def test_a_tap_is_counted_once(phone: Phone) -> None:
    for _ in range(5):
        phone.tap("One more")
    phone.sees("Count 5")


def test_names_come_with_role_and_state(phone: Phone) -> None:
    assert [str(node) for node in phone.names()][:6] == [
        "heading 'The toy'",
        "text 'Count 0'",
        "button 'One more'",
        "button 'One less' (disabled)",
        "textbox 'Name'",
        "text 'Hello'",
    ]


def test_what_is_disabled_cannot_be_tapped(phone: Phone) -> None:
    phone.patience = 0.2
    with pytest.raises(AssertionError, match="it is disabled"):
        phone.tap("One less")


def test_a_failure_lists_what_is_on_the_screen(phone: Phone) -> None:
    phone.patience = 0.2
    with pytest.raises(AssertionError, match=r"'Save' is seen(?s:.*)button 'One more'"):
        phone.sees("Save")


@pytest.mark.parametrize("name", ["Asha", "ਹਰਪ੍ਰੀਤ", "கவிதா"])
def test_names_are_typed_in_every_script(phone: Phone, name: str) -> None:
    phone.type_into("Name", "somebody else")
    phone.type_into("Name", name)
    phone.sees(f"Hello {name}")


def test_a_switch_is_turned(phone: Phone) -> None:
    phone.tap("Loud")
    phone.finds("Loud", checked=True)
    phone.sees("LOUD")


def test_a_dialog_hides_what_is_under_it(phone: Phone) -> None:
    phone.tap("Ask")
    phone.sees("Sure?")
    phone.sees_no("One more")
    phone.tap("Yes")
    phone.sees_no("Sure?")
    phone.sees("Count 0")


def test_what_is_out_of_sight_is_scrolled_to(phone: Phone) -> None:
    phone.tap("Row 30")
    phone.sees("Count 3000")
    phone.tap("One more")
    phone.sees("Count 3001")


def test_a_pattern_names_one_of_many(phone: Phone) -> None:
    phone.tap(re.compile("^Row 1"), nth=1)
    phone.sees("Count 1000")


def test_a_screen_is_left_by_going_back(phone: Phone) -> None:
    phone.tap("Go")
    phone.sees("Elsewhere")
    assert phone.path == "/other"
    phone.back()
    phone.sees("Count 0")


def test_a_screen_is_opened_by_its_address(phone: Phone) -> None:
    phone.open("/other").sees("Elsewhere")


def test_the_page_is_dragged(phone: Phone) -> None:
    phone.drag("Row 3", 0, -400)
    phone.sees("Row 30")


def test_two_phones_have_two_screens(phone: Phone, new_phone: NewPhone, toy: Served) -> None:
    other = new_phone(toy.url, size=(320, 640), dark=True).open()
    phone.tap("One more")
    phone.sees("Count 1")
    other.sees("Count 0")

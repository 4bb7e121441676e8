"""The app as it is served starts in a browser, and asks nobody else for anything."""

from pathlib import Path

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.served import Served

pytestmark = pytest.mark.browser


def test_the_first_screen_comes_without_an_error_or_another_host(phone: Phone) -> None:
    assert phone.names()
    phone.check()


def test_a_link_to_no_screen_says_so(phone: Phone) -> None:
    phone.open("/nowhere/at/all")
    assert phone.names()


def test_the_screen_comes_back_after_the_server_was_killed(
    own_server: Served, new_phone: NewPhone
) -> None:
    phone = new_phone(own_server.url).open()
    before = [str(node) for node in phone.names()]
    own_server.kill()
    own_server.start()
    phone.until(lambda nodes: [str(node) for node in nodes] == before, "the screen is back")


def test_ctrl_c_ends_the_server_quietly(own_server: Served, new_phone: NewPhone) -> None:
    new_phone(own_server.url).open()
    own_server.stop()
    assert own_server.said().rstrip().endswith("Ctrl-C ends it.")


def test_the_database_is_in_the_data_folder(own_server: Served, tmp_path: Path) -> None:
    assert own_server.data == tmp_path
    assert (tmp_path / "scorekeeper.db").exists()

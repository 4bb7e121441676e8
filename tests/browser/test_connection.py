"""A phone that loses its server comes back by itself, with the screen it had or a fresh one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.served import TOY, Served

pytestmark = pytest.mark.browser


@pytest.fixture
def toy(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path, TOY).start()
    yield server
    server.stop()


@pytest.fixture
def phone(new_phone: NewPhone, toy: Served) -> Phone:
    return new_phone(toy.url).open()


def mark(phone: Phone) -> None:
    phone.ask("() => { window.loadedBefore = true; }")


def wait_for_a_fresh_page(phone: Phone) -> None:
    fresh = "() => window.loadedBefore === undefined"
    phone.until(lambda nodes: bool(nodes) and phone.ask(fresh), "the page is fresh")


def test_a_page_starts_anew_when_its_server_was_killed(phone: Phone, toy: Served) -> None:
    phone.tap("Go")
    phone.sees("Elsewhere")
    mark(phone)
    toy.kill()
    toy.start()
    wait_for_a_fresh_page(phone)
    phone.sees("Elsewhere")
    phone.tap("Back")
    phone.tap("One more")
    phone.sees("Count 1")


def test_a_page_starts_anew_when_its_server_was_stopped(phone: Phone, toy: Served) -> None:
    mark(phone)
    toy.stop()
    toy.start()
    wait_for_a_fresh_page(phone)
    phone.tap("One more")
    phone.sees("Count 1")


def test_a_phone_that_was_out_of_reach_finds_its_screen_as_it_was(phone: Phone) -> None:
    phone.tap("One more")
    phone.sees("Count 1")
    mark(phone)
    phone.lose_network()
    phone.find_network()
    wait_for_a_fresh_page(phone)
    phone.sees("Count 1")
    phone.tap("One more")
    phone.sees("Count 2")


def test_a_page_that_a_person_reloads_is_drawn_from_the_start(phone: Phone) -> None:
    phone.tap("One more")
    phone.sees("Count 1")
    phone.reload()
    phone.sees("Count 0")


def test_a_stopped_server_says_nothing(phone: Phone, toy: Served) -> None:
    phone.tap("One more")
    phone.sees("Count 1")
    toy.stop()
    assert toy.said().split() == ["started", "ready"]

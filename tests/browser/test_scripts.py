"""Names in every script are drawn, and the language follows the browser."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Response

from scorekeeper.i18n import LANGUAGES, speech
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.served import Served

pytestmark = pytest.mark.browser

BUNDLED = ("Zoë Łukasz", "ਹਰਪ੍ਰੀਤ", "प्रियंका", "கவிதா")
KEPT = "() => Object.values({ ...localStorage }).join()"
OTHERS = ("王小明", "محمد", "Иван")


@pytest.fixture
def answers(phone: Phone) -> list[Response]:
    """All that the server answers from now on."""
    heard: list[Response] = []
    phone.page.on("response", lambda answer: heard.append(answer))
    return heard


@pytest.mark.parametrize("names", [BUNDLED, OTHERS])
def test_names_are_written_in_any_script(
    phone: Phone, answers: list[Response], names: tuple[str, ...]
) -> None:
    phone.open("/new")
    for name in names:
        phone.type_into(re.compile("Name of another player"), name)
        phone.tap("Add this player")
        phone.sees(f"Drag {name} to another seat")
    phone.page.wait_for_timeout(500)

    # What the engine asks for by itself where it misses a sign; the others are in the manifest.
    fonts = Counter(answer.url for answer in answers if "/assets/fonts/" in answer.url)
    assert [answer.url for answer in answers if answer.status >= 400] == []
    assert {url: times for url, times in fonts.items() if times > 1} == {}
    phone.check()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_answered_in_its_own_language(
    new_phone: NewPhone, served: Served, language: str
) -> None:
    phone = new_phone(served.url, language=f"{language}-IN").open()
    phone.sees(speech(language).say("New match"))


def test_a_browser_of_another_language_is_asked(new_phone: NewPhone, served: Served) -> None:
    phone = new_phone(served.url, language="fr-FR").open()
    for name in LANGUAGES.values():
        phone.finds(name, role="button")
    phone.tap(LANGUAGES["ta"])
    phone.sees(speech("ta").say("New match"))
    phone.until(lambda _: '"ta"' in phone.ask(KEPT), "the device remembers")
    phone.reload()
    phone.sees(speech("ta").say("New match"))

"""What a phone shows before the app is there, and how it is put on a home screen."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.served import JOIN, Served

pytestmark = pytest.mark.browser

NAMES = {"en-GB": "Scorekeeper", "pa-IN": "ਸਕੋਰਕੀਪਰ", "hi-IN": "स्कोरकीपर", "ta-IN": "ஸ்கோர்கீப்பர்"}
SAID = {
    "en-GB": "Loading…",
    "pa-IN": "ਲੋਡ ਹੋ ਰਿਹਾ ਹੈ…",
    "hi-IN": "लोड हो रहा है…",
    "ta-IN": "ஏற்றுகிறது…",
}
COVER = """
() => {
  const cover = document.getElementById("cover");
  return {
    name: cover.querySelector("b").textContent,
    said: cover.querySelector("p").textContent,
    share: cover.querySelector("progress").value,
    ground: getComputedStyle(cover).backgroundColor,
    drawn: cover.querySelector("svg").getBoundingClientRect().width,
  };
}
"""
DAY, NIGHT = "rgb(236, 240, 233)", "rgb(13, 19, 16)"


def held(browser: Browser, served: Served, **wishes: object) -> tuple[BrowserContext, Page]:
    """A page whose client has not come yet, as over a slow network."""
    context = browser.new_context(**wishes)  # type: ignore[arg-type]
    context.request.get(served.url + JOIN, max_redirects=0)
    context.route("**/*.wasm", lambda _: None)
    page = context.new_page()
    page.goto(served.url, wait_until="commit")
    page.wait_for_selector("#said:not(:empty)")
    return context, page


@pytest.mark.parametrize("language", NAMES)
def test_the_page_says_in_the_language_of_the_phone_what_is_loading(
    browser: Browser, served: Served, language: str
) -> None:
    context, page = held(browser, served, locale=language)
    seen = page.evaluate(COVER)
    assert (seen["name"], seen["said"]) == (NAMES[language], SAID[language])
    assert seen["share"] < 0.1
    assert seen["drawn"] > 100
    context.close()


@pytest.mark.parametrize(("light", "ground"), [("light", DAY), ("dark", NIGHT)])
def test_the_page_is_as_light_as_the_phone(
    browser: Browser, served: Served, light: str, ground: str
) -> None:
    context, page = held(browser, served, color_scheme=light)
    assert page.evaluate(COVER)["ground"] == ground
    context.close()


def test_what_was_chosen_in_the_settings_holds_before_the_app_is_there(
    browser: Browser, served: Served
) -> None:
    context, page = held(browser, served, color_scheme="light", locale="en-GB")
    page.evaluate(
        """() => {
          localStorage.setItem("flutter.scorekeeper.theme", '"dark"');
          localStorage.setItem("flutter.scorekeeper.language", '"ta"');
        }"""
    )
    page.reload(wait_until="commit")
    page.wait_for_selector("#said:not(:empty)")
    seen = page.evaluate(COVER)
    assert (seen["ground"], seen["name"]) == (NIGHT, NAMES["ta-IN"])
    context.close()


def test_the_cover_is_gone_when_the_app_is_there(phone: Phone) -> None:
    phone.sees("New match")
    phone.until(lambda _: phone.ask("() => !document.getElementById('cover')"), "no cover")


def test_a_second_visit_fetches_next_to_nothing(new_phone: NewPhone, served: Served) -> None:
    phone = new_phone(served.url).open()
    fetched: list[int] = []
    devtools = phone.page.context.new_cdp_session(phone.page)
    devtools.on("Network.loadingFinished", lambda e: fetched.append(int(e["encodedDataLength"])))
    devtools.send("Network.enable")
    phone.reload()
    assert len(fetched) > 10
    assert sum(fetched) < 20_000


def test_a_browser_offers_to_install_the_app(phone: Phone) -> None:
    devtools = phone.page.context.new_cdp_session(phone.page)
    wrong = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The phones of the tests forget all at the end, as a private window does.
    assert [each["errorId"] for each in wrong] == ["in-incognito"]
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert '"name": "Scorekeeper"' in manifest["data"]

"""Who gets in: the host's link, invitations to score or to watch, and their end."""

import re
import socket
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
from playwright.sync_api import Browser

from scorekeeper.i18n import LANGUAGES
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.served import JOIN, KEY, Served
from tests.storage.makers import make_journal, make_store, url_of

pytestmark = pytest.mark.browser

LINK = re.compile(r"^http://.*/join/")


def start_match(served: Served) -> str:
    """A match of Hand and Foot; its path."""
    match_id = uuid4().hex
    with make_store(url_of(served.data), make_journal(match_id)):
        return f"/match/{match_id}"


def invited(phone: Phone, match: str, kind: str) -> str:
    """The path of a link of this kind."""
    phone.open(match)
    phone.tap("More")
    phone.tap("Invite")
    phone.tap(kind)
    return urlsplit(phone.sees(LINK).name).path


def come(new_phone: NewPhone, served: Served, path: str) -> Phone:
    """A phone that follows a link, as a person does."""
    guest = new_phone(served.url)
    guest.page.goto(served.url + path, wait_until="commit")
    guest.until(lambda nodes: len(nodes) > 1, "the app is there")
    guest.join(path)
    return guest


def asked_for_the_link(phone: Phone) -> None:
    """The page is the one that says to ask."""
    phone.page.get_by_text("Ask for the link").wait_for()
    assert phone.ask("() => document.querySelectorAll('script').length") == 0
    phone.troubles.seen = [each for each in phone.troubles.seen if "403" not in each]


@pytest.mark.parametrize("path", ["/", "/match/1234/deal/1", JOIN[:-1]])
def test_a_stranger_gets_nothing_but_the_page_that_says_to_ask(
    browser: Browser, served: Served, path: str
) -> None:
    context = browser.new_context()
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    answer = page.goto(served.url + path)
    assert answer
    assert answer.status == 403
    told = page.locator("section h2").all_text_contents()
    assert len(set(told)) == len(told) == len(LANGUAGES)
    assert not [path for path in asked if path.endswith((".js", ".wasm"))]
    context.close()


def test_a_stranger_gets_no_socket(served: Served) -> None:
    host = urlsplit(served.url).netloc
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: {served.url}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==\r\n\r\n".encode()
        )
        assert b" 403 " in line.recv(4096)


def test_the_link_of_the_host_leaves_no_secret_behind(new_phone: NewPhone, served: Served) -> None:
    phone = come(new_phone, served, JOIN)
    assert phone.path == "/"
    phone.sees("New match")
    assert KEY not in str(phone.ask("() => [document.cookie, location.href, document.referrer]"))
    phone.reload()
    phone.sees("New match")


def test_a_watcher_sees_the_match_and_no_way_to_write(
    phone: Phone, new_phone: NewPhone, served: Served
) -> None:
    other, match = start_match(served), start_match(served)
    watcher = come(new_phone, served, invited(phone, match, "For watching"))
    assert watcher.path == match
    watcher.sees("Asha")
    watcher.sees_no("Enter: Deal 1")
    watcher.tap("More")
    watcher.sees("Big table")
    watcher.sees_no("House rules")
    for path in (f"{match}/deal/1", f"{match}/house", f"{match}/invite", other, f"{other}/deal/1"):
        watcher.open(path)
        watcher.sees("Not found")
    watcher.open("/new").sees("There is nothing at this address.")
    watcher.open("/").sees_no("New match")


def test_a_scorer_enters_deals_of_that_match_alone(
    phone: Phone, new_phone: NewPhone, served: Served
) -> None:
    other, match = start_match(served), start_match(served)
    scorer = come(new_phone, served, invited(phone, match, "For scoring"))
    scorer.tap("Enter: Deal 1 of 4")
    scorer.sees("Who went out?")
    scorer.open(other).sees("Not found")
    scorer.open("/").sees_no("New match")


def test_a_withdrawn_link_stops_an_open_phone(
    phone: Phone, new_phone: NewPhone, served: Served
) -> None:
    match = start_match(served)
    link = invited(phone, match, "For scoring")
    scorer = come(new_phone, served, link)
    scorer.sees("Enter: Deal 1")
    phone.tap(re.compile("^Withdraw the link"))
    asked_for_the_link(scorer)
    phone.sees_no(LINK)
    scorer.page.goto(served.url + link)
    asked_for_the_link(scorer)


def test_devices_are_still_in_when_the_server_was_killed(
    own_server: Served, new_phone: NewPhone
) -> None:
    host = new_phone(own_server.url).open()
    match = start_match(own_server)
    watcher = come(new_phone, own_server, invited(host, match, "For watching"))
    for each in (host, watcher):
        each.page.goto("about:blank")  # a page that finds the server again loads itself anew
    own_server.kill()
    own_server.start()
    for each in (host, watcher):
        each.open(match)
        each.sees("Asha")
    watcher.sees_no("Enter: Deal 1")


def test_no_secret_is_in_what_the_server_says(own_server: Served, new_phone: NewPhone) -> None:
    host = new_phone(own_server.url).open()
    link = invited(host, start_match(own_server), "For watching")
    come(new_phone, own_server, link)
    host.page.request.get(f"{own_server.url}/join/not-a-secret")
    said = own_server.said().replace(f"{JOIN}\n", "")
    assert "/join/" not in said
    assert KEY not in said

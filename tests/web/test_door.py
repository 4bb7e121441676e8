"""Who gets in, what a stranger gets, and what stays secret."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from scorekeeper.i18n import LANGUAGES
from scorekeeper.web.door import OPEN
from scorekeeper.web.tries import Tries
from tests.storage.makers import NOON
from tests.web.makers import KEY, make_app, visitor


@pytest.fixture
def app() -> Iterator[Starlette]:
    with make_app() as app:
        yield app


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/match/m1", "/index.html", "/boot.js", "/main.dart.js", "/missing.js", "/ws"],
)
async def test_a_stranger_gets_the_page_that_says_to_ask(app: Starlette, path: str) -> None:
    async with visitor(app) as stranger:
        answer = await stranger.get(path)
    assert answer.status_code == 403
    assert "Ask for the link" in answer.text
    assert [f'lang="{language}"' in answer.text for language in LANGUAGES] == [True] * 4
    assert "<script" not in answer.text
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/manifest.webmanifest", "/ping"])
async def test_a_stranger_gets_a_sign_of_life(app: Starlette, path: str) -> None:
    async with visitor(app) as stranger:
        assert (await stranger.get(path)).is_success


async def test_the_parts_of_the_page_that_says_to_ask_are_open(app: Starlette) -> None:
    async with visitor(app) as stranger:
        page = (await stranger.get("/")).text
        parts = re.findall(r'href="(/v/[^"]+)"', page)
        assert {Path(part).name for part in parts} == {"icon.svg", "ask.css"}
        for part in parts:
            assert (await stranger.get(part)).is_success
        [css] = [part for part in parts if part.endswith(".css")]
        for font in re.findall(r'url\("([^"]+)"\)', (await stranger.get(css)).text):
            assert (await stranger.get(f"{css.removesuffix('ask.css')}{font}")).is_success


@pytest.mark.parametrize(
    "path", ["/v/", "/v/..", "/v/../ws", "/v/0a1b", "/v/ws/x", "/ping/..", "/pings", "//v/0a1b/x"]
)
def test_what_is_open_is_named_to_the_letter(path: str) -> None:
    assert not OPEN.fullmatch(path)


@pytest.mark.parametrize(
    "path", ["/v/0a1b/../../index.html", "/v/0a/%2e%2e/%2e%2e/settings.py", "//index.html"]
)
async def test_no_detour_leads_past_the_door(app: Starlette, path: str) -> None:
    async with visitor(app) as stranger:
        assert (await stranger.get(path)).status_code in (403, 404)


async def test_the_link_gives_a_cookie_and_a_clean_address(app: Starlette) -> None:
    async with visitor(app) as guest:
        answer = await guest.get(f"/join/{KEY}")
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
        assert KEY not in cookie
        assert "Scorekeeper</title>" in (await guest.get("/")).text


async def test_an_invitation_leads_to_its_match(app: Starlette) -> None:
    secret = app.state.access.invite("watch", "m1", NOON)
    async with visitor(app) as guest:
        answer = await guest.get(f"/join/{secret}")
        assert answer.headers["location"] == "/match/m1"


async def test_a_cookie_is_for_one_port_alone(app: Starlette) -> None:
    async with visitor(app, "localhost:8550") as guest, visitor(app, "localhost:9000") as other:
        await guest.get(f"/join/{KEY}")
        other.cookies = guest.cookies
        assert (await guest.get("/")).status_code == 200
        assert (await other.get("/")).status_code == 403


@pytest.mark.parametrize("secret", ["", "x", KEY[:-1], KEY + "x", "ਗੁਪਤ", "%00", "a/b"])
async def test_a_wrong_link_says_so(app: Starlette, secret: str) -> None:
    async with visitor(app) as stranger:
        answer = await stranger.get(f"/join/{secret}")
    assert answer.status_code == 403
    assert "does not hold" in answer.text
    assert "set-cookie" not in answer.headers


async def test_a_link_is_not_followed_by_a_post(app: Starlette) -> None:
    async with visitor(app) as guest:
        assert (await guest.post(f"/join/{KEY}")).status_code == 405


async def test_who_tries_too_often_has_to_wait_and_those_inside_do_not(app: Starlette) -> None:
    async with visitor(app) as guest, visitor(app) as stranger:
        await guest.get(f"/join/{KEY}")
        answers = [(await stranger.get(f"/join/{n}")).status_code for n in range(80)]
        assert answers[:30] == [403] * 30
        assert answers[-1] == 429
        assert (await stranger.get(f"/join/{KEY}")).status_code == 429
        assert (await guest.get("/")).status_code == 200


async def test_two_hundred_phones_of_one_network_come_in_at_once(app: Starlette) -> None:
    for _ in range(200):
        async with visitor(app) as guest:
            assert (await guest.get(f"/join/{KEY}")).status_code == 303


async def test_who_has_a_link_cannot_follow_it_without_end(app: Starlette) -> None:
    async with visitor(app) as guest:
        answers = [(await guest.get(f"/join/{KEY}")).status_code for _ in range(700)]
    assert set(answers[:600]) == {303}
    assert answers[-1] == 429


def test_tries_come_back_with_time() -> None:
    now = [0.0]
    tries = Tries(2, a_second=0.5, clock=lambda: now[0])
    assert [tries.take("a") for _ in range(3)] == [True, True, False]
    now[0] = 1.0
    assert not tries.left("a")
    now[0] = 2.0
    assert tries.left("a")
    assert [tries.take("a") for _ in range(2)] == [True, False]


@pytest.mark.parametrize("host", ["", "a b", "evil.example/", "a@b", "[::1", "x:y"])
async def test_a_host_that_is_none_is_refused(app: Starlette, host: str) -> None:
    async with visitor(app) as stranger:
        answer = await stranger.get("/", headers={"host": host})
    assert answer.status_code == 400


async def test_a_withdrawn_link_lets_nobody_in(app: Starlette) -> None:
    access = app.state.access
    secret = access.invite("score", "m1", NOON)
    async with visitor(app) as guest:
        await guest.get(f"/join/{secret}")
        assert (await guest.get("/")).status_code == 200
        access.withdraw(access.links("m1")[0].id, NOON)
        assert (await guest.get("/")).status_code == 403
        assert (await guest.get(f"/join/{secret}")).status_code == 403


async def test_no_cookie_that_was_made_up_opens_the_door(app: Starlette) -> None:
    async with visitor(app) as stranger:
        for made_up in ("x", "\x7f", KEY, "a" * 5000):
            stranger.cookies = httpx.Cookies({"scorekeeper-8550": made_up})
            assert (await stranger.get("/")).status_code == 403

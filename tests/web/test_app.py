"""What the server answers over HTTP."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from flet_web import get_package_web_dir
from starlette.types import Message

from scorekeeper.live import Hub
from scorekeeper.storage.access import Access, Known
from scorekeeper.storage.right import HOST as HOST_MAY
from scorekeeper.web.client import assets
from scorekeeper.web.phones import Phones
from tests.browser.toy import main
from tests.storage.makers import opened
from tests.web.makers import HOST, KEY, make_app, visitor


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    with make_app() as app:
        async with visitor(app) as client:
            await client.get(f"/join/{KEY}")
            yield client


@pytest.mark.parametrize("path", ["/", "/new", "/match/7f3a/deal/2", "/docs", "/openapi"])
async def test_the_address_of_a_screen_gives_the_page(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert answer.status_code == 200
    assert "<title>Scorekeeper</title>" in answer.text


def test_letters_of_other_scripts_lie_where_this_version_of_the_engine_asks() -> None:
    client = (Path(get_package_web_dir()) / "main.dart.js").read_text(encoding="utf-8")
    laid = [path for path in (assets() / "assets" / "fonts").rglob("*") if path.is_file()]
    assert laid
    for path in laid:
        assert path.relative_to(assets() / "assets" / "fonts").as_posix() in client


@pytest.mark.parametrize(
    "path", ["/missing.js", "/boot.js", "/openapi.json", "/../settings.py", "/%2e%2e/settings.py"]
)
async def test_what_is_no_file_of_the_page_is_missing(client: httpx.AsyncClient, path: str) -> None:
    assert (await client.get(path)).status_code == 404


async def test_every_answer_says_what_the_page_may_load(client: httpx.AsyncClient) -> None:
    for path in ("/", "/manifest.webmanifest", "/missing.js", "/ping"):
        headers = (await client.get(path)).headers
        assert "ws://192.168.1.5:8550" in headers["content-security-policy"]
        assert headers["cache-control"] == "no-cache"
        assert headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in headers


async def test_the_server_gives_a_sign_of_life(client: httpx.AsyncClient) -> None:
    assert (await client.get("/ping")).status_code == 204


@pytest.mark.parametrize("origin", [None, "http://elsewhere.example", f"http://{HOST}0"])
async def test_another_site_cannot_open_a_socket(origin: str | None) -> None:
    sent: list[Message] = []
    headers = [(b"host", HOST.encode()), *([(b"origin", origin.encode())] if origin else [])]
    scope = {"type": "websocket", "path": "/ws", "headers": headers, "known": Known("", HOST_MAY)}

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    with opened() as engine:
        await Phones(main, Access(engine, KEY), Hub())(scope, receive, send)
    assert [message["type"] for message in sent] == ["websocket.close"]

"""How the client is delivered: packed, kept for ever, and found anew when it changed."""

import json
import re
from collections.abc import AsyncIterator

import brotli
import deflate
import httpx
import pytest

from scorekeeper.web.client import assets, content
from scorekeeper.web.delivery import make_delivery
from tests.web.makers import KEY, make_app, visitor

DELIVERY = make_delivery()
BASE = DELIVERY.base
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    with make_app() as app:
        async with visitor(app) as client:
            await client.get(f"/join/{KEY}")
            yield client


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("boot.js", "text/javascript; charset=utf-8"),
        ("main.dart.mjs", "text/javascript; charset=utf-8"),
        ("canvaskit/skwasm.js", "text/javascript; charset=utf-8"),
        ("assets/FontManifest.json", "application/json"),
        ("fonts/NotoSansLatin.ttf", "font/ttf"),
        ("icons/icon-192.png", "image/png"),
        ("icons/icon.svg", "image/svg+xml"),
    ],
)
async def test_a_part_is_kept_for_ever(client: httpx.AsyncClient, path: str, kind: str) -> None:
    answer = await client.get(BASE + path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == FOREVER
    assert answer.headers["content-type"] == kind
    assert answer.content == content(DELIVERY.parts[path])


async def test_webassembly_has_its_type_whatever_it_is_packed_in(client: httpx.AsyncClient) -> None:
    for coding in ("br", "gzip", "identity"):
        answer = await client.head(
            f"{BASE}canvaskit/skwasm.wasm", headers={"accept-encoding": coding}
        )
        assert answer.headers["content-type"] == "application/wasm"


@pytest.mark.parametrize("path", ["/", "/match/7f3a/deal/2", "/manifest.webmanifest"])
async def test_what_names_the_version_is_looked_at_each_time(
    client: httpx.AsyncClient, path: str
) -> None:
    answer = await client.get(path)
    assert answer.headers["cache-control"] == "no-cache"
    assert BASE in answer.text
    again = await client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.2, gzip;q=0.8", "gzip"),
        ("GZIP", "gzip"),
        ("*", "br"),
        ("identity", None),
        ("", None),
        ("gzip;q=nonsense", None),
    ],
)
async def test_the_browser_gets_what_it_can_unpack(
    client: httpx.AsyncClient, accepted: str, coding: str | None
) -> None:
    answer = await client.get(f"{BASE}main.dart.mjs", headers={"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.content == content(DELIVERY.parts["main.dart.mjs"])


async def test_the_bytes_on_the_wire_are_packed(client: httpx.AsyncClient) -> None:
    address, whole = f"{BASE}main.dart.mjs", content(DELIVERY.parts["main.dart.mjs"])
    unpack = {"br": brotli.decompress, "gzip": lambda data: deflate.gzip_decompress(data)}
    for coding, unpacked in unpack.items():
        async with client.stream("GET", address, headers={"accept-encoding": coding}) as answer:
            sent = b"".join([chunk async for chunk in answer.aiter_raw()])
        assert unpacked(sent) == whole
        assert len(sent) == int(answer.headers["content-length"]) < len(whole) / 3


async def test_each_packing_has_its_own_tag(client: httpx.AsyncClient) -> None:
    codings = ("br", "gzip", "identity")
    asked = [
        await client.head(f"{BASE}boot.js", headers={"accept-encoding": coding})
        for coding in codings
    ]
    assert len({answer.headers["etag"] for answer in asked}) == len(codings)


async def test_pictures_are_not_packed_again(client: httpx.AsyncClient) -> None:
    answer = await client.get(f"{BASE}icons/icon-512.png")
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers


async def test_the_head_of_a_file_can_be_asked_for(client: httpx.AsyncClient) -> None:
    head, whole = [await client.request(each, f"{BASE}boot.js") for each in ("HEAD", "GET")]
    assert head.content == b""
    assert head.headers == whole.headers


async def test_nothing_can_be_sent_to_a_file(client: httpx.AsyncClient) -> None:
    for method in ("POST", "PUT", "DELETE"):
        assert (await client.request(method, f"{BASE}boot.js")).status_code == 405


async def test_a_page_from_before_an_update_goes_on_with_the_new_parts(
    client: httpx.AsyncClient,
) -> None:
    answer = await client.get("/v/0123456789abcdef/assets/FontManifest.json")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["missing.js", "", "../../settings.py", "pyodide/pyodide.mjs"])
async def test_what_is_no_part_is_missing(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(BASE + path)
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-cache"


async def test_every_font_of_the_manifest_is_there(client: httpx.AsyncClient) -> None:
    families = (await client.get(f"{BASE}assets/FontManifest.json")).json()
    for family in families:
        for font in family["fonts"]:
            assert (await client.get(f"{BASE}assets/{font['asset']}")).is_success


async def test_the_manifest_of_the_app_names_pictures_that_are_there(
    client: httpx.AsyncClient,
) -> None:
    manifest = json.loads((await client.get("/manifest.webmanifest")).content)
    for icon in manifest["icons"]:
        picture = await client.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        width = int.from_bytes(picture.content[16:20])
        assert icon["sizes"] == f"{width}x{width}"


async def test_all_that_the_page_names_is_there(client: httpx.AsyncClient) -> None:
    named = re.findall(r'(?:href|src)="([^"]+)"', (await client.get("/")).text)
    assert f"{BASE}boot.js" in named
    for address in named:
        assert (await client.get(address)).is_success


@pytest.mark.parametrize(
    "path",
    [
        "notosansarabic/v28/nwpxtLGrOAZMl5nJ_wfgRg3DrWFZ.woff2",
        "notosanssc/v37/k3kCo84MPvpLmixcA63oeAL7.118.woff2",
        "notocoloremoji/v32/Yq6P-KqIXTD0t4D9z1ESnKM3.9.woff2",
    ],
)
async def test_boxes_are_sent_for_scripts_that_are_not_bundled(
    client: httpx.AsyncClient, path: str
) -> None:
    """An answer of 404 would be asked for again without end."""
    answer = await client.get(f"{BASE}assets/fonts/{path}")
    assert answer.status_code == 200
    assert answer.content == (assets() / "fonts" / "Box.ttf").read_bytes()

"""The files of the page, packed as the phone at hand can unpack them."""

import re
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Receive, Scope, Send

from scorekeeper.web.client import Part, digest
from scorekeeper.web.delivery import PAGE, VERSIONS, Delivery
from scorekeeper.web.packed import CODINGS, Coding, Packed, packable

FOREVER = "public, max-age=31536000, immutable"
#: Looked at anew each time: an update is there at the next visit.
LOOK_AGAIN = "no-cache"

#: What Flutter asks for to draw a sign that none of our families has. A 404 it would ask again
#: and again; a font of boxes ends it.
FALLBACK_FONT = re.compile(r"assets/fonts/noto\w+/v\d+/[\w.\-]+\.woff2")
BOXES = "fonts/Box.ttf"

TYPES = {
    "": "application/octet-stream",
    ".bin": "application/octet-stream",
    ".css": "text/css",
    ".frag": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".otf": "font/otf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Files:
    """The ASGI app of what is delivered; the address of a screen gives the page.

    A missing file is a 404, so that a typo in a name is not answered with the page.
    """

    def __init__(self, delivery: Delivery, packed: Packed) -> None:
        self.delivery, self.store = delivery, packed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = Request(scope)
        if asked.method not in ("GET", "HEAD"):
            raise HTTPException(405)
        await (await self._answer(asked))(scope, receive, send)

    async def _answer(self, asked: Request) -> Response:
        path, keep, part = self._part(asked.url.path)
        coding = accepted(asked.headers.get("accept-encoding", "")) if packable(path) else None
        headers = {
            "Cache-Control": keep,
            "ETag": f'"{digest(part)}{f"-{coding.name}" if coding else ""}"',
            **({"Vary": "Accept-Encoding"} if packable(path) else {}),
            **({"Content-Encoding": coding.name} if coding else {}),
        }
        if matches(asked.headers.get("if-none-match", ""), headers["ETag"]):
            return NotModifiedResponse(Response(headers=headers).headers)
        file = await run_in_threadpool(self._file, part, coding)
        return FileResponse(file, headers=headers, media_type=TYPES[Path(path).suffix])

    def _part(self, path: str) -> tuple[str, str, Part]:
        """What is meant by the path of an address, how long it may be kept, and what it is."""
        base, parts = self.delivery.base, self.delivery.parts
        if not path.startswith(VERSIONS):
            name = path.removeprefix("/")
            name = name if name in self.delivery.root or Path(name).suffix else PAGE
            if part := self.delivery.root.get(name):
                return name, LOOK_AGAIN, part
            raise HTTPException(404)
        # A page that was opened before an update goes on with the parts of this version.
        name = path.removeprefix(VERSIONS).partition("/")[2]
        name = BOXES if name not in parts and FALLBACK_FONT.fullmatch(name) else name
        if name not in parts:
            raise HTTPException(404)
        return name, FOREVER if path.startswith(base) else LOOK_AGAIN, parts[name]

    def _file(self, part: Part, coding: Coding | None) -> Path:
        return self.store.packed(part, coding) if coding else self.store.plain(part)


def accepted(accept_encoding: str) -> Coding | None:
    """The smallest coding that the header allows; None where nothing may be packed.

    >>> [accepted(each).name for each in ("gzip, deflate, br", "br;q=0, gzip;q=0.5", "*")]
    ['br', 'gzip', 'br']
    >>> accepted("identity"), accepted("gzip;q=0, *;q=0")
    (None, None)
    """
    weights = dict(map(_weighed, accept_encoding.lower().split(",")))
    allowed = [each for each in CODINGS if weights.get(each.name, weights.get("*", 0)) > 0]
    return max(allowed, key=lambda each: weights.get(each.name, 0), default=None)


def _weighed(part: str) -> tuple[str, float]:
    """A coding of the header with its weight; what cannot be read weighs nothing."""
    name, _, weight = part.partition(";")
    _, _, value = weight.strip().partition("q=")
    try:
        return name.strip(), float(value or 1)
    except ValueError:
        return name.strip(), 0


def matches(if_none_match: str, etag: str) -> bool:
    """Whether a browser that names these has what it asks for."""
    named = [each.strip().removeprefix("W/") for each in if_none_match.split(",")]
    return etag in named or "*" in named

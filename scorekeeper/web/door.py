"""The door: who has been let in gets the app; a stranger gets the page that says to ask.

It trusts nothing but secrets: not the address of a client, not the network it comes from.
"""

import re
from datetime import UTC, datetime
from functools import partial

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from scorekeeper.storage.access import Access, Joined, Known
from scorekeeper.storage.right import NOBODY
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.nameplate import Naming
from scorekeeper.web.ask_page import OLD_LINK, TOO_OFTEN, UNREADABLE, ask_page
from scorekeeper.web.tries import Tries

JOIN = "/join/"
#: What a stranger may have: the sign of life, and what everybody can get elsewhere: the client.
#: The manifest is asked for without cookies, also by those who are in.
OPEN = re.compile(r"/(ping|manifest\.webmanifest|v/[\da-f]+/.+)")
HOST = re.compile(r"[\w.\-]+(:\d+)?|\[[\da-fA-F:.]+\](:\d+)?")
REMEMBERED = 400 * 24 * 3600
"""Seconds: as long as browsers keep any cookie."""
NO_STORE = {"Cache-Control": "no-store"}


class Door:
    """The app behind a door. What a device may goes to the app as `known` in the scope."""

    def __init__(self, app: ASGIApp, access: Access, base: str) -> None:
        self.app, self.access, self.base = app, access, base
        # Many phones may come from one address; who has no right link needs fewer tries.
        self.visits, self.wrong = Tries(600, a_second=10), Tries(60, a_second=1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            answer = self._answer(HTTPConnection(scope))
        except StorageTrouble:
            answer = self._asking(503, UNREADABLE)
        if isinstance(answer, Known):
            own = token(HTTPConnection(scope))
            scope.update(known=answer, token=own, naming=naming(self.access, own))
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await answer(scope, receive, send)

    def _answer(self, asked: HTTPConnection) -> Response | Known:
        """What a device gets itself; or what is known of one that may pass."""
        if not HOST.fullmatch(asked.headers.get("host", "")):
            return Response(status_code=400)
        path = asked.scope["path"]
        if path.startswith(JOIN):
            return self._join(asked, path.removeprefix(JOIN))
        if asked.scope["type"] == "http" and OPEN.fullmatch(path):
            return Known("", NOBODY)
        known = self.access.known(token(asked))
        return known if known.right else self._asking(403)

    def _join(self, asked: HTTPConnection, secret: str) -> Response:
        if asked.scope.get("method") != "GET":
            return Response(status_code=405)
        address = asked.client.host if asked.client else ""
        if not (self.wrong.left(address) and self.visits.take(address)):
            return self._asking(429, TOO_OFTEN)
        joined = self.access.join(secret, token(asked), datetime.now(UTC))
        if joined is None:
            self.wrong.take(address)
            return self._asking(403, OLD_LINK)
        return welcome(asked, joined)

    def _asking(self, status: int, *first: str) -> Response:
        """The page that says to ask for the link."""
        return HTMLResponse(ask_page(self.base, *first), status, headers=NO_STORE)


def welcome(asked: HTTPConnection, joined: Joined) -> Response:
    """On to the app, at an address without a secret."""
    place = f"/match/{joined.match_id}" if joined.match_id else "/"
    answer = RedirectResponse(place, 303, headers=NO_STORE)
    answer.set_cookie(
        cookie_name(asked),
        joined.token,
        max_age=REMEMBERED,
        path="/",
        secure=asked.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return answer


def naming(access: Access, own: str) -> Naming:
    """Where the name of the device is kept that has this token."""
    return Naming(partial(access.name, own), partial(access.rename, own), access.names)


def token(asked: HTTPConnection) -> str:
    """What the device has kept of its last visit."""
    return asked.cookies.get(cookie_name(asked), "")


def cookie_name(asked: HTTPConnection) -> str:
    """One for each port: cookies do not tell servers on one machine apart."""
    port = asked.url.port
    return f"scorekeeper-{port}" if port else "scorekeeper"


def join_url(address: str, secret: str) -> str:
    """The link that lets a device in."""
    return f"{address}{JOIN}{secret}"

"""Files to the phones and from them: exports by address, imports to an address used once."""

import re
import secrets
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from scorekeeper.i18n import LANGUAGES, speech
from scorekeeper.storage.access import Known
from scorekeeper.storage.allowed import allowed
from scorekeeper.storage.store import NoSuchMatch, Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.carrying import LARGEST_FILE, Carrying
from scorekeeper.ui.export_file import Wanted, export_file
from scorekeeper.web.phones import same_origin

EXPORT, IMPORT = "/export/", "/import/"
NAME = re.compile(r"[\w\-]{1,80}\.(json|csv)", re.ASCII)
TYPES = {"json": "application/json", "csv": "text/csv; charset=utf-8"}
MOST_EXPECTED = 12
"""Files that may be on their way at a time; each is held in memory until it is taken."""


class Carrier:
    """What goes out is what a device may see; only the host sends something in."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._expected: dict[str, bytes | None] = {}
        self.carrying = Carrying(download_path, self._expect, self._take)
        self.routes = [
            Route(f"{EXPORT}{{name}}", self._export),
            Route(f"{IMPORT}{{token}}", self._import, methods=["PUT"]),
        ]

    def _export(self, request: Request) -> Response:
        """The file. Not a coroutine: made beside the event loop, as it may take a while."""
        known: Known = request.scope["known"]
        named = NAME.fullmatch(request.path_params["name"])
        if named is None:
            return Response(status_code=404)
        language = request.query_params.get("language", "")
        said = speech(language if language in LANGUAGES else "en")
        store = allowed(self._store, known.right)
        try:
            content = export_file(store, wanted_by(request, named[1]), said)
        except NoSuchMatch:
            return PlainTextResponse(said.say("There is no such match here."), 404)
        except StorageTrouble as trouble:
            return PlainTextResponse(said.say(trouble.text, **trouble.values), 503)
        kept = {"Content-Disposition": f'attachment; filename="{named[0]}"'}
        return Response(
            content, media_type=TYPES[named[1]], headers={**kept, "Cache-Control": "no-store"}
        )

    async def _import(self, request: Request) -> Response:
        known: Known = request.scope["known"]
        token = request.path_params["token"]
        if not known.right.host or not same_origin(request):
            return Response(status_code=403)
        if self._expected.get(token, b"") is not None:
            return Response(status_code=404)
        content = bytearray()
        async for part in request.stream():
            content += part
            if len(content) > LARGEST_FILE:
                return Response(status_code=413)
        if token in self._expected:
            self._expected[token] = bytes(content)
        return Response(status_code=204)

    def _expect(self) -> str:
        while len(self._expected) >= MOST_EXPECTED:
            del self._expected[next(iter(self._expected))]
        token = secrets.token_urlsafe(20)
        self._expected[token] = None
        return IMPORT + token

    def _take(self, path: str) -> bytes | None:
        return self._expected.pop(path.removeprefix(IMPORT), None)


def download_path(wanted: Wanted, name: str, language: str) -> str:
    """Where a browser gets what is wanted.

    >>> download_path(Wanted(("a", "b"), with_journals=True), "friday", "ta")
    '/export/friday.json?match=a&match=b&journals=yes&language=ta'
    """
    query = [("match", each) for each in wanted.only or ()]
    query += [("but", each) for each in wanted.but]
    query += [("journals", "yes")] * wanted.with_journals
    return f"{EXPORT}{name}.{wanted.ending}?{urlencode([*query, ('language', language)])}"


def wanted_by(request: Request, ending: str) -> Wanted:
    """What an address asks for."""
    query = request.query_params
    return Wanted(
        tuple(query.getlist("match")) or None,
        tuple(query.getlist("but")),
        csv=ending == "csv",
        with_journals="journals" in query,
    )

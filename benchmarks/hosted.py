"""A web host as sites have it: files compressed ahead, sent with the coding the browser takes."""

import threading
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from scorekeeper.site.siblings import own_files, sibling
from scorekeeper.web.files import TYPES
from tests.browser.served import free_port


class Body(NamedTuple):
    """Of an answer: its bytes, and how they are compressed."""

    content: bytes
    coding: str | None = None


class Hosted:
    """A host of a folder; `sent` are the bytes of each answer by its path.

    With a coding it sends what lies compressed beside a file, as far as there is such a thing.
    """

    def __init__(self, folder: Path, coding: str | None) -> None:
        self.coding = coding
        self.bodies = {f"/{name}": self._packed(path) for name, path in own_files(folder).items()}
        self.bodies["/"] = self.bodies["/index.html"]
        self.sent: list[tuple[str, int]] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", free_port()), partial(_Answer, self))
        self.url = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def bytes_sent(self) -> int:
        return sum(size for _, size in self.sent)

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _packed(self, path: Path) -> Body:
        packed = sibling(path, self.coding) if self.coding else path
        if packed == path or not packed.exists():
            return Body(path.read_bytes())
        return Body(packed.read_bytes(), self.coding)


class _Answer(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, host: Hosted, *args: Any) -> None:
        self.host = host
        super().__init__(*args)

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        body = self.host.bodies.get(path)
        etag = f'"{len(body.content) if body else 0}"'
        if body is None or self.headers.get("If-None-Match") == etag:
            self._head(404 if body is None else 304, path, Body(b""), etag)
            return
        self._head(200, path, body, etag)
        self.wfile.write(body.content)
        self.host.sent.append((path, len(body.content)))

    def _head(self, status: int, path: str, body: Body, etag: str) -> None:
        suffix = Path(path).suffix
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(suffix or ".html", "application/octet-stream"))
        self.send_header("Content-Length", str(len(body.content)))
        self.send_header("Cache-Control", "no-cache")
        self.send_header("ETag", etag)
        if body.coding:
            self.send_header("Content-Encoding", body.coding)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass

"""A web host as sites have it: files compressed once, sent with the coding the browser takes."""

import threading
from collections.abc import Mapping
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import brotli
import deflate

from scorekeeper.site.archive import files_below
from scorekeeper.web.files import TYPES
from tests.browser.served import free_port

PACKERS: Mapping[str, Any] = {
    "gzip": partial(deflate.gzip_compress, compresslevel=9),
    "br": partial(brotli.compress, quality=9),
}
PACKED_ALREADY = {".png", ".woff2", ".gz"}


class Hosted:
    """A host of a folder; `sent` are the bytes of each answer by its path."""

    def __init__(self, folder: Path, coding: str | None) -> None:
        self.coding = coding
        self.bodies = {f"/{name}": self._packed(path) for name, path in files_below(folder).items()}
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

    def _packed(self, path: Path) -> bytes:
        content = path.read_bytes()
        if self.coding is None or path.suffix in PACKED_ALREADY:
            return content
        return bytes(PACKERS[self.coding](content))


class _Answer(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, host: Hosted, *args: Any) -> None:
        self.host = host
        super().__init__(*args)

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        body = self.host.bodies.get(path)
        etag = f'"{len(body or b"")}"'
        if body is None or self.headers.get("If-None-Match") == etag:
            self._head(404 if body is None else 304, path, b"", etag)
            return
        self._head(200, path, body, etag)
        self.wfile.write(body)
        self.host.sent.append((path, len(body)))

    def _head(self, status: int, path: str, body: bytes, etag: str) -> None:
        suffix = Path(path).suffix
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(suffix or ".html", "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        self.send_header("ETag", etag)
        if status == 200 and self.host.coding and suffix not in PACKED_ALREADY:
            self.send_header("Content-Encoding", self.host.coding)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass

"""Publishing the app as a folder of files that any web host can serve."""

import hashlib
import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from scorekeeper.site.archive import files_below
from scorekeeper.site.client import FALLBACK_FONTS, OWN, client_files
from scorekeeper.site.python import write_python
from scorekeeper.site.words import texts

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
    )
)
STEPS = ("worker", "python", "app", "data", "client", "shown")
"""Of the start, in the words of start.js."""
STEP = 600_000
"""As long as this many bytes take to come."""
LOADED = (
    *("main.dart.js", "canvaskit/chromium/canvaskit.wasm", "python/pyodide.asm.wasm"),
    *("python/library.zip", "python/packages.zip", "python/app.zip"),
)
"""The large files of a start, whose coming is shown."""


class NotEmpty(Exception):
    """The folder has files in it that are not those of a site."""


def publish(folder: Path) -> None:
    """Makes the whole site in a folder, in place of one that is there.

    Raises NotEmpty, NoPackages and NoCompiler; the folder is then as it was.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / "python/app.zip").exists():
        raise NotEmpty(folder)
    with TemporaryDirectory() as scratch:
        made = Path(scratch) / "site"
        write_python(made / "python", Path(scratch))
        for name, content in client_files().items():
            _write(made / name, content)
        publish_page(made)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(made, folder)


def publish_page(folder: Path) -> None:
    """Makes the page of a site whose other files are there, and what keeps them in the browser."""
    _write(folder / "index.html", _page(files_below(folder)).encode())
    _write(folder / "sw.js", _offline(files_below(folder)).encode())


def _page(files: Mapping[str, Path]) -> str:
    """The page, which knows what there is to load."""
    fonts = [name for name in files if name.startswith(FALLBACK_FONTS) and "/v" in name]
    site = {
        "texts": texts(),
        "fonts": [name.removeprefix(FALLBACK_FONTS) for name in fonts],
        "weights": {name: files[name].stat().st_size for name in LOADED}
        | dict.fromkeys(STEPS, STEP),
    }
    data = json.dumps(site, ensure_ascii=False, sort_keys=True).replace("<", "\\u003c")
    page = (OWN / "index.html").read_text(encoding="utf-8")
    return page.replace("{policy}", POLICY).replace("{site}", data)


def _offline(files: Mapping[str, Path]) -> str:
    """What keeps the site in the browser, and knows one version by the hashes of its files."""
    hashes = {name: _hash(path.read_bytes()) for name, path in files.items() if name != "sw.js"}
    listed = json.dumps(hashes, indent=2, sort_keys=True)
    program = (OWN / "sw.js").read_text(encoding="utf-8")
    return program.replace("{version}", _hash(listed.encode())).replace("{files}", listed)


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)

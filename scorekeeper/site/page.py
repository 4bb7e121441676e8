"""The page of a site, what makes it an app on a phone, and what keeps it in the browser."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from scorekeeper.site.client import FALLBACK_FONTS, OWN
from scorekeeper.site.siblings import own_files
from scorekeeper.site.words import ALONE
from scorekeeper.web.opening import manifest, page, script

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "media-src 'self' blob:",
        "style-src 'self' 'unsafe-inline'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
    )
)
STEP = 600_000
STEPS = dict.fromkeys(("worker", "python", "app", "data", "shown"), STEP) | {"client": 10 * STEP}
"""Of the start, in the words of start.js: each as long as so many bytes take to come."""
LOADED = (
    *("python/pyodide.asm.wasm", "python/library.zip"),
    *("python/packages.zip", "python/app.zip"),
)
"""The large files of every start, whose coming is shown."""
RARE = ("assets/NOTICES",)
"""Not kept for when there is no network."""
SCRIPTS = ("snapshots.js", "damage.js", "start.js")
"""Of the page, in their order."""
MAKERS = ("python.js", "maker.js")
"""What makes a snapshot of Python."""
APP = "python/app.zip"
"""Not in a snapshot: a newer app, which comes often, goes on with the same Python."""


def write_page(folder: Path) -> None:
    """Makes the page of a site whose other files are there, and what keeps them in the browser."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    (folder / "manifest.webmanifest").write_bytes(_manifest())
    (folder / "index.html").write_bytes(page("", policy))
    snapshot = _snapshot(own_files(folder))
    (folder / "boot.js").write_bytes(_script(own_files(folder), snapshot))
    (folder / "sw.js").write_bytes(_keeper(own_files(folder), snapshot))


def _manifest() -> bytes:
    """That of the server, for whatever path the site may lie under."""
    served = json.loads(manifest(""))
    del served["id"]
    return json.dumps(served | {"start_url": "./", "scope": "./"}, indent=1).encode()


def _script(files: Mapping[str, Path], snapshot: str) -> bytes:
    """The script of the page, which knows what there is to load."""
    known = {
        "fonts": [name.removeprefix(FALLBACK_FONTS) for name in files if name.endswith(".woff2")],
        "snapshot": snapshot,
        "weights": {name: files[name].stat().st_size for name in LOADED} | STEPS,
    }
    return script(known, ALONE, tuple(OWN / name for name in SCRIPTS))


def _snapshot(files: Mapping[str, Path]) -> str:
    """What a snapshot of Python is known by: the same for the same Python and packages."""
    python = [name for name in files if name.startswith("python/") and name != APP]
    hashes = [_hash(files[name].read_bytes()) for name in (*MAKERS, *python)]
    return _hash(" ".join(hashes).encode())


def _keeper(files: Mapping[str, Path], snapshot: str) -> bytes:
    """What keeps the site in the browser, and knows one version by the hashes of its files."""
    kept = {name: path for name, path in files.items() if name not in {*RARE, "sw.js"}}
    hashes = {name: _hash(path.read_bytes()) for name, path in kept.items()}
    listed = json.dumps(hashes, indent=2, sort_keys=True)
    program = (OWN / "sw.js").read_text(encoding="utf-8")
    program = program.replace("{version}", _hash(listed.encode())).replace("{files}", listed)
    program = program.replace("{snapshot}", snapshot)
    return program.encode()


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]

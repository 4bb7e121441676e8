"""The page of a site, what makes it an app on a phone, and what keeps it in the browser."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from string import Template

from scorekeeper.site.archive import files_below
from scorekeeper.site.client import FALLBACK_FONTS, OWN
from scorekeeper.site.words import texts
from scorekeeper.web.client import PAGE, assets
from scorekeeper.web.opening import DESCRIPTION, NAME, NIGHT, PAPER, manifest

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


def write_page(folder: Path) -> None:
    """Makes the page of a site whose other files are there, and what keeps them in the browser."""
    write(folder / "manifest.webmanifest", _manifest())
    write(folder / "index.html", _page(files_below(folder)))
    write(folder / "sw.js", _keeper(files_below(folder)))


def write(path: Path, text: str) -> None:
    """A file, and the folder it is in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _manifest() -> str:
    """That of the server, for whatever path the site may lie under."""
    served = json.loads(manifest(""))
    del served["id"]
    return json.dumps(served | {"start_url": "./", "scope": "./"}, indent=1)


def _page(files: Mapping[str, Path]) -> str:
    """The page, which knows what there is to load."""
    told = {"base": "", "name": NAME, "description": DESCRIPTION, "paper": PAPER, "night": NIGHT}
    style = (PAGE / "boot.css").read_text(encoding="utf-8")
    drawn = {
        "policy": POLICY,
        "style": Template(style).substitute(told),
        "mark": (assets() / "icons" / "mark.svg").read_text(encoding="utf-8"),
        "site": _known(files),
    }
    page = (OWN / "index.html").read_text(encoding="utf-8")
    return Template(page).substitute(told, **drawn)


def _known(files: Mapping[str, Path]) -> str:
    """What start.js is told, fit to stand inside a page."""
    fonts = [name.removeprefix(FALLBACK_FONTS) for name in files if name.endswith(".woff2")]
    sizes = {name: files[name].stat().st_size for name in LOADED}
    told = {
        "texts": texts(),
        "fonts": fonts,
        "weights": sizes | STEPS,
    }
    return json.dumps(told, ensure_ascii=False, sort_keys=True).replace("<", "\\u003c")


def _keeper(files: Mapping[str, Path]) -> str:
    """What keeps the site in the browser, and knows one version by the hashes of its files."""
    kept = {name: path for name, path in files.items() if name not in {*RARE, "sw.js"}}
    hashes = {name: _hash(path.read_bytes()) for name, path in kept.items()}
    listed = json.dumps(hashes, indent=2, sort_keys=True)
    program = (OWN / "sw.js").read_text(encoding="utf-8")
    return program.replace("{version}", _hash(listed.encode())).replace("{files}", listed)


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]

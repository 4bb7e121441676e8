"""The client that a phone loads: of Flet's what this app draws with, and our own parts."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path

from flet_web import get_package_web_dir

PACKAGE = Path(__file__).parents[1]
PAGE = Path(__file__).with_name("page")
FLET = Path(get_package_web_dir())

Part = Path | bytes
"""The content of a file of the client: where it lies, or what it is."""

#: Of Flet's client. Left out: Python in the browser, what only developers read, the fonts of
#: formulas, and whole fonts of icons, of which ours has those that are drawn.
OF_FLET = (
    "main.dart.wasm",
    "main.dart.mjs",
    "main.dart.js",
    "canvaskit/skwasm.*",
    "canvaskit/skwasm_heavy.*",
    "canvaskit/canvaskit.*",
    "canvaskit/chromium/canvaskit.*",
    "assets/AssetManifest.bin*",
    "assets/NOTICES",
    "assets/shaders/*",
    "assets/packages/wakelock_plus/assets/*",
    "version.json",
)
NOT_OF_FLET = "*.symbols"
#: In Flet's script, and what stands there instead.
UNWANTED = {
    # A service worker that Flutter has given up: it removes itself, and loads the page anew.
    r"serviceWorkerSettings: \{[^}]*\},": "",
    # Over plain http Chromium has no decoder of pictures; an engine with one of its own is half
    # as large again. All pictures of this app are SVG, which need none.
    r"hasImageCodecs:\w+\(\)": "hasImageCodecs:true",
    r"//# sourceMappingURL=flutter\.js\.map": "",
}
OWN = ("fonts/*", "icons/*", "assets/fonts/*/*/*")
NOT_OWN = "*.md"


class Changed(Exception):
    """This version of Flet's client has not what this app needs of it."""


def parts() -> dict[str, Part]:
    """What never changes while the app and Flet do not, by its path in the client's folder.

    Raises Changed.
    """
    ours = (PAGE / "ask.css", PAGE / "assets" / "FontManifest.json")
    return {
        **_found(FLET, OF_FLET, NOT_OF_FLET),
        **_found(assets(), OWN, NOT_OWN),
        **{path.relative_to(PAGE).as_posix(): path for path in ours},
    }


def bootstrap() -> str:
    """The script that starts Flet's client, as this app wants it.

    Raises Changed.
    """
    script = (FLET / "flutter_bootstrap.js").read_text(encoding="utf-8")
    for found, wanted in UNWANTED.items():
        script, times = re.subn(found, wanted, script)
        if times != 1:
            raise Changed(found)
    return script


def version(parts: Mapping[str, Part]) -> str:
    """A short name of exactly these parts, to stand in their address."""
    known = blake2b(digest_size=8)
    for path in sorted(parts):
        known.update(f"{path}\0".encode() + digest(parts[path]).encode())
    return known.hexdigest()


@cache
def digest(part: Part) -> str:
    """A name of the content."""
    return blake2b(content(part), digest_size=12).hexdigest()


def content(part: Part) -> bytes:
    """The bytes of a part."""
    return part if isinstance(part, bytes) else part.read_bytes()


def size(part: Part) -> int:
    """How many bytes that are."""
    return len(part) if isinstance(part, bytes) else part.stat().st_size


def assets() -> Path:
    """Icons and fonts: inside an installed package, beside it in a checkout."""
    installed = PACKAGE / "assets"
    return installed if installed.is_dir() else PACKAGE.parent / "assets"


def _found(folder: Path, patterns: Iterable[str], but: str) -> dict[str, Part]:
    return {path.relative_to(folder).as_posix(): path for path in _files(folder, patterns, but)}


def _files(folder: Path, patterns: Iterable[str], but: str) -> Iterator[Path]:
    for pattern in patterns:
        files = [path for path in folder.glob(pattern) if path.is_file() and not path.match(but)]
        if not files:
            raise Changed(pattern)
        yield from files

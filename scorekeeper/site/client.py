"""Flet's client as the browser needs it: what it never asks for stays out."""

import re
from collections.abc import Iterator
from pathlib import Path

from flet_web import get_package_web_dir

from scorekeeper.site.archive import files_below
from scorekeeper.web.files import PACKAGE, assets

CLIENT = re.compile(
    r"main\.dart\.js|flutter_bootstrap\.js|version\.json|"
    r"canvaskit/(chromium/)?canvaskit\.(js|wasm)|"
    r"assets/(AssetManifest\.bin(\.json)?|shaders/.*|fonts/.*|packages/cupertino_icons/.*)|"
    r"favicon\.png|icons/(apple-touch-)?icon-.*"
)
OURS = re.compile(r"(assets/)?fonts/.*\.(ttf|woff2)|icons/.*|favicon\.png|manifest\.json")
PAGE = re.compile(r"assets/FontManifest\.json|boot\.css")
OWN = Path(__file__).with_name("page")
#: Registers a worker of Flutter's own that would take the place of ours.
ITS_WORKER = re.compile(rb"\s*serviceWorkerSettings: \{.*?\},", re.DOTALL)
FALLBACK_FONTS = "assets/fonts/"


def pyodide() -> Path:
    """The folder of the Pyodide that flet-web brings."""
    return Path(get_package_web_dir()) / "pyodide"


def client_files() -> dict[str, bytes]:
    """The files of the page but Python's, by their places; ours before Flet's."""
    return dict(_files()) | {"flutter_bootstrap.js": _bootstrap()}


def _files() -> Iterator[tuple[str, bytes]]:
    sources = (
        (Path(get_package_web_dir()), CLIENT),
        (PACKAGE / "web" / "page", PAGE),
        (assets(), OURS),
        (OWN, re.compile(r"(?!sw\.js).*\.(js|css|json)")),
    )
    for folder, wanted in sources:
        for name, path in files_below(folder).items():
            if wanted.fullmatch(name):
                yield name, path.read_bytes()


def _bootstrap() -> bytes:
    whole = (Path(get_package_web_dir()) / "flutter_bootstrap.js").read_bytes()
    return ITS_WORKER.sub(b"", whole)

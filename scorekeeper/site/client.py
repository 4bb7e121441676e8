"""Flet's client and our own parts of it, as they lie in a site."""

import re
from pathlib import Path

from scorekeeper.web.client import FLET, bootstrap, content, parts

PYODIDE = FLET / "pyodide"
"""The Python that flet-web brings."""
OWN = Path(__file__).with_name("page")
#: Of the served client: what draws in a second thread, and the page for strangers.
LEFT_OUT = re.compile(r"main\.dart\.(wasm|mjs)|canvaskit/skwasm.*|ask\.css")
FALLBACK_FONTS = "assets/fonts/"
MODULES = ("start.js", "worker.js", "opfs.js", "unzip.js")


def client_files() -> dict[str, bytes]:
    """The files of a site but its page and Python, by their places. Raises Changed."""
    served = {name: content(part) for name, part in parts().items() if not LEFT_OUT.fullmatch(name)}
    own = {name: (OWN / name).read_bytes() for name in MODULES}
    return {**served, **own, "flutter_bootstrap.js": bootstrap().encode()}

"""Flet's client and our own parts of it, as they lie in a site."""

from pathlib import Path

from scorekeeper.web.client import FLET, content, parts

PYODIDE = FLET / "pyodide"
"""The Python that flet-web brings."""
OWN = Path(__file__).with_name("page")
LEFT_OUT = "ask.css"
"""Of the served client: strangers come to no door here."""
FALLBACK_FONTS = "assets/fonts/"
MODULES = ("worker.js", "maker.js", "python.js", "opfs.js", "unzip.js")


def client_files() -> dict[str, bytes]:
    """The files of a site but its page and Python, by their places. Raises Changed."""
    served = {name: content(part) for name, part in parts().items() if name != LEFT_OUT}
    own = {name: (OWN / name).read_bytes() for name in MODULES}
    return {**served, **own}

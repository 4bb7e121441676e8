"""The files of the page: the app's own, then this package's, then Flet's client."""

import os
import re
from collections.abc import Sequence
from pathlib import Path

from flet_web import get_package_web_dir
from starlette.staticfiles import StaticFiles

PACKAGE = Path(__file__).parents[1]

#: What Flutter asks for to draw a sign that none of our families has. A 404 it would ask again
#: and again; a font of boxes ends it.
FALLBACK_FONT = re.compile(r"assets/fonts/noto\w+/v\d+/[\w.\-]+\.woff2")
BOXES = "fonts/Box.ttf"


class Files(StaticFiles):
    """Files from the first folder that has them; the address of a screen gives the page.

    A missing file is a 404, so that a typo in a name is not answered with the page.
    """

    def __init__(self, folders: Sequence[Path]) -> None:
        super().__init__(directory=folders[0])
        self.all_directories = list(folders)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file at `path`; else boxes for a font, or the page if no file could be meant."""
        full, found = super().lookup_path(path)
        if found is not None and Path(full).is_file():
            return full, found
        if FALLBACK_FONT.fullmatch(Path(path).as_posix()):
            return super().lookup_path(BOXES)
        return super().lookup_path("index.html") if not Path(path).suffix else ("", None)


def folders() -> list[Path]:
    """Where files are looked for, in this order."""
    return [assets(), PACKAGE / "web" / "page", Path(get_package_web_dir())]


def assets() -> Path:
    """Icons and fonts: inside an installed package, beside it in a checkout."""
    installed = PACKAGE / "assets"
    return installed if installed.is_dir() else PACKAGE.parent / "assets"

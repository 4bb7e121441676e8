"""Files compressed once and kept.

What was not packed ahead is packed when it is first asked for, as well as can be waited for.
"""

import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import brotli
import deflate
from platformdirs import user_cache_path

from scorekeeper.web.client import Part, content, digest

Compress = Callable[[bytes], bytes | bytearray]


@dataclass(frozen=True)
class Coding:
    """A way to compress, as HTTP names it: at once, and as small as it gets."""

    name: str
    quick: Compress
    small: Compress


#: The smallest first. Browsers take brotli over https and from their own machine only.
CODINGS = (
    Coding("br", partial(brotli.compress, quality=5), partial(brotli.compress, quality=11)),
    Coding(
        "gzip",
        partial(deflate.gzip_compress, compresslevel=6),
        partial(deflate.gzip_compress, compresslevel=12),
    ),
)
PACKABLE = {".wasm", ".js", ".mjs", ".json", ".html", ".css", ".otf", ".ttf", ".svg", ".frag"}
PACKABLE |= {".bin", ".webmanifest", ".txt", ""}


class Packed:
    """A folder of packed files, each named for what is in it. Nothing in it is ever needed."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or _cache()

    def plain(self, part: Part) -> Path:
        """A file with this content."""
        if isinstance(part, Path):
            return part
        return self._kept(digest(part), lambda: part)

    def packed(self, part: Part, coding: Coding) -> Path:
        """A file with this content in that coding."""
        name = f"{digest(part)}.{coding.name}"
        if (small := self.folder / name).exists():
            return small
        return self._kept(f"{name}.quick", lambda: coding.quick(content(part)))

    def pack(self, part: Part, coding: Coding) -> None:
        """Have it as small as it gets."""
        self._kept(f"{digest(part)}.{coding.name}", lambda: coding.small(content(part)))

    def forget_others(self, parts: Iterable[Part]) -> None:
        """Drop what was made of anything but these."""
        digests = {digest(part) for part in parts}
        for path in self.folder.iterdir():
            if path.name.partition(".")[0] not in digests:
                path.unlink(missing_ok=True)

    def _kept(self, name: str, make: Callable[[], bytes | bytearray]) -> Path:
        """The file of that name: made first if it is not there, and never seen half-made."""
        path = self.folder / name
        if not path.exists():
            data = make()
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self.folder, delete=False) as written:
                written.write(data)
            Path(written.name).replace(path)
        return path


def packable(path: str) -> bool:
    """Whether compressing makes a file of that name smaller."""
    return Path(path).suffix in PACKABLE


def _cache() -> Path:
    """The user's folder for what can be made again; one of this process if that is closed."""
    folder = user_cache_path("scorekeeper", appauthor=False) / "packed"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix="scorekeeper-"))

"""Each file once more, compressed, for hosts that send what was compressed ahead."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scorekeeper.site.archive import files_below
from scorekeeper.web.packed import CODINGS, Coding

SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""By which hosts know them, whatever else they call them."""
WORTH = 0.9
"""Of the size of a file, at most."""
SMALL = 1000
"""Bytes that go in one packet anyway."""


def write_siblings(folder: Path) -> None:
    """Beside each file that gets much smaller by it: the same bytes for the same file."""
    files = [path for path in own_files(folder).values() if path.stat().st_size > SMALL]
    largest_first = sorted(files, key=lambda path: -path.stat().st_size)
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        works = [cores.submit(_write, path, each) for path in largest_first for each in CODINGS]
        for work in works:
            work.result()


def own_files(folder: Path) -> dict[str, Path]:
    """All files of a site but the compressed ones."""
    files = files_below(folder)
    compressed = {f"{name}{suffix}" for name in files for suffix in SUFFIXES.values()}
    return {name: path for name, path in files.items() if name not in compressed}


def sibling(path: Path, coding: str) -> Path:
    """Where the same file is in that coding, if it is worth it."""
    return path.with_name(path.name + SUFFIXES[coding])


def _write(path: Path, coding: Coding) -> None:
    content = path.read_bytes()
    packed = coding.small(content)
    if len(packed) < WORTH * len(content):
        sibling(path, coding.name).write_bytes(packed)

"""`python -m scorekeeper.web.pack` packs ahead what phones will load, as small as it gets."""

import os
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch

from scorekeeper.web.client import Part, size
from scorekeeper.web.delivery import make_delivery
from scorekeeper.web.packed import CODINGS, Coding, Packed, packable

#: Loaded by old browsers, or over plain http alone, where no browser takes brotli: a minute of
#: work that nobody would thank for.
NOT_WORTH_BROTLI = ("canvaskit/chromium/*", "canvaskit/skwasm_heavy.*", "assets/NOTICES")


def pack_ahead(parts: Mapping[str, Part], store: Packed) -> None:
    """Pack them, the largest first, on all cores; what was packed of older ones is dropped."""
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        for task in [cores.submit(store.pack, part, coding) for part, coding in work(parts)]:
            task.result()
    store.forget_others(parts.values())


def work(parts: Mapping[str, Part]) -> Iterator[tuple[Part, Coding]]:
    """What is to be packed, and how."""
    for path in sorted(filter(packable, parts), key=lambda path: -size(parts[path])):
        for coding in CODINGS:
            if coding.name != "br" or not any(fnmatch(path, rare) for rare in NOT_WORTH_BROTLI):
                yield parts[path], coding


if __name__ == "__main__":
    print("Packing what phones will load: done once, in half a minute.", file=sys.stderr)
    pack_ahead(make_delivery().parts, Packed())

"""The long run of hostile input: `python -m tests.endurance.fuzz [COUNT [KIND...]]`."""

import sys
from collections.abc import Callable, Mapping
from functools import partial

from tests.endurance import monkey, readers, server
from tests.endurance.figures import Figures, so_far

COUNT = 10_000

KINDS: Mapping[str, Callable[[Figures, int], None]] = {
    **dict.fromkeys(readers.READERS, readers.run),
    "addresses": partial(monkey.run, monkey.addresses),
    "forms": partial(monkey.run, monkey.forms),
    "monkey": partial(monkey.run, monkey.monkey),
    "requests": server.http,
    "sockets": server.sockets,
}


def main(arguments: list[str]) -> None:
    """Run all kinds, or those named, and print the figures of each. Raises the first fault."""
    count = int(arguments[0]) if arguments else COUNT
    for kind in arguments[1:] or KINDS:
        figures = Figures(kind)
        with so_far(figures):
            KINDS[kind](figures, count)
        print(figures, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

"""`make bench`: measures everything, or what is named, and prints one table.

python -m benchmarks                      all of it
python -m benchmarks tap save             only these
python -m benchmarks --profile FILE       where the server spends its time with many phones
"""

import argparse
import asyncio
import os
import platform
from collections.abc import Mapping
from pathlib import Path

from benchmarks import first_visit, history, phones, quick, tap_to_frame
from benchmarks.measuring import FULL, Measurement, laid_out

MEASUREMENTS: Mapping[str, Measurement] = {
    "tap": quick.tap,
    "save": quick.save,
    "score": quick.score,
    "lists": history.lists,
    "server": quick.start_of_server,
    "command": quick.start_of_score,
    "phones": phones.on_one_match,
    "tables": phones.on_many_matches,
    "visit": first_visit.first_visit,
    "frame": tap_to_frame.tap_to_frame,
}
"""What can be measured. A new one is a function that yields rows, and its line here."""


def main() -> None:
    """Print the table line by line, as it comes."""
    parser = argparse.ArgumentParser(prog="benchmarks", description="How fast scorekeeper is.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MEASUREMENTS))
    parser.add_argument("--profile", type=Path, help="a file for cProfile, of 50 phones")
    asked = parser.parse_args()
    if unknown := set(asked.names) - MEASUREMENTS.keys():
        parser.error(f"not measured: {', '.join(sorted(unknown))}")
    if asked.profile:
        asyncio.run(phones.measured(phones.BAR_PHONES, 1, FULL.taps, asked.profile))
        return
    print(f"{machine()}\n")
    measured = (row for name in asked.names or MEASUREMENTS for row in MEASUREMENTS[name](FULL))
    for line in laid_out(measured):
        print(line, flush=True)


def machine() -> str:
    """What the figures depend on."""
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{os.cpu_count()} cores{busy}, Python {platform.python_version()}, {platform.system()}"


if __name__ == "__main__":
    main()

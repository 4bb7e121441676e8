"""What is left of Babel says numbers, names, days and hours as all of it does."""

import shutil
import subprocess
import sys
from pathlib import Path

import babel
import pytest

from scorekeeper.site.left_out import PACKAGES, kept
from scorekeeper.site.locales import prune

SAYING = """
from datetime import datetime
from scorekeeper.i18n import LANGUAGES, speech
for language in LANGUAGES:
    said, when = speech(language), datetime(2026, 3, 14, 21, 26)
    print(said.number(-1234567), said.names(["A", "B", "C"]), said.day(when), said.time(when))
    print([said.count("{n} deal", "{n} deals", n) for n in (1, 2)])
"""


def said(path: str) -> bytes:
    """What is said with the Babel of that folder, or with the one that is installed."""
    done = subprocess.run(
        [sys.executable, "-c", SAYING],
        env={"PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=True,
    )
    return done.stdout


@pytest.fixture
def pruned(tmp_path: Path) -> Path:
    """A folder with a Babel as the browser gets it, and the messages that read catalogues here."""
    source = Path(babel.__file__).parent
    names = [f"babel/{path.relative_to(source).as_posix()}" for path in source.rglob("*.*")]
    for name in [*kept(names, PACKAGES), *(name for name in names if "/messages/" in name)]:
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source.parent / name, target)
    prune(tmp_path / "babel")
    return tmp_path


def test_all_is_said_as_before(pruned: Path) -> None:
    whole = said(".")

    assert "14 मार्च".encode() in whole
    assert said(f"{pruned}:.") == whole


def test_the_same_is_left_each_time(pruned: Path, tmp_path: Path) -> None:
    once = (pruned / "babel" / "global.dat").read_bytes()
    prune(pruned / "babel")

    assert (pruned / "babel" / "global.dat").read_bytes() == once

"""The page of a site: it knows its files, and works under any path."""

import json
import re
from pathlib import Path

import pytest

from scorekeeper.i18n import LANGUAGES
from scorekeeper.site.client import client_files
from scorekeeper.site.page import LOADED, write_page


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site without Python."""
    folder = tmp_path_factory.mktemp("site")
    missing = dict.fromkeys(LOADED, b"python")
    for name, content in (missing | client_files()).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    write_page(folder)
    return folder


def test_all_it_names_is_there_and_stands_below_it(folder: Path) -> None:
    page = (folder / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:href|src)="([^"]*)"', page)

    assert "boot.js" in named
    assert [name for name in named if not (folder / name).is_file()] == []
    assert "$" not in page


def test_it_speaks_every_language_before_python_can(folder: Path) -> None:
    script = (folder / "boot.js").read_text(encoding="utf-8")
    found = re.search(r"^const BOOT = (.*);$", script, re.MULTILINE)
    assert found
    told = json.loads(found[1])

    assert told["texts"].keys() == LANGUAGES.keys()
    assert told["texts"]["ta"]["starting"] == "தொடங்குகிறது…"
    assert told["weights"].keys() >= {"python/app.zip", "shown"}


def test_every_file_is_kept_but_what_is_hardly_ever_read(folder: Path) -> None:
    keeper = (folder / "sw.js").read_text(encoding="utf-8")
    kept = set(re.findall(r'^  "(.+)": "[0-9a-f]{16}"', keeper, re.MULTILINE))
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    assert there - kept == {"sw.js", "assets/NOTICES"}
    assert kept <= there


def test_a_changed_file_makes_another_version(folder: Path) -> None:
    before = (folder / "sw.js").read_text(encoding="utf-8")
    write_page(folder)
    assert (folder / "sw.js").read_text(encoding="utf-8") == before

    with (folder / "icons" / "icon.svg").open("a") as icon:
        icon.write(" ")
    write_page(folder)

    changed = (folder / "sw.js").read_text(encoding="utf-8")
    assert re.findall('VERSION = ".*"', changed) != re.findall('VERSION = ".*"', before)


def test_a_snapshot_of_python_fits_until_python_changes_whatever_the_app_does(folder: Path) -> None:
    known = snapshot_of(folder)

    change(folder / "python" / "app.zip")
    assert snapshot_of(folder) == known
    change(folder / "python" / "packages.zip")
    assert snapshot_of(folder) != known


def snapshot_of(folder: Path) -> str:
    """By what a snapshot is known: to the page, and to what keeps the site."""
    write_page(folder)
    found = re.search(r'"snapshot": "(\w+)"', (folder / "boot.js").read_text(encoding="utf-8"))
    assert found
    assert f"snapshot {found[1]}`" in (folder / "sw.js").read_text(encoding="utf-8")
    return found[1]


def change(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b" ")


def test_compressed_files_are_no_part_of_it(folder: Path) -> None:
    write_page(folder)
    before = (folder / "sw.js").read_text(encoding="utf-8")

    (folder / "python" / "app.zip.br").write_bytes(b"packed")
    write_page(folder)

    assert (folder / "sw.js").read_text(encoding="utf-8") == before

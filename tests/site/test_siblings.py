"""What hosts send compressed is the file itself, smaller, and the same each time."""

import gzip
from pathlib import Path

import brotli
import pytest

from scorekeeper.site.siblings import own_files, write_siblings

SCRIPT = b"const scores = new Map();\n" * 400


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "python").mkdir()
    (tmp_path / "boot.js").write_bytes(SCRIPT)
    (tmp_path / "python" / "app.zip").write_bytes(SCRIPT * 3)
    (tmp_path / "tiny.json").write_bytes(b"{}")
    (tmp_path / "noise.png").write_bytes(bytes(_noise(4000)))
    return tmp_path


def _noise(length: int) -> list[int]:
    found, last = [], 1
    for _ in range(length):
        last = last * 48271 % 2147483647
        found.append(last % 256)
    return found


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def test_what_is_worth_it_has_its_siblings(folder: Path) -> None:
    write_siblings(folder)

    scripts = ["boot.js", "boot.js.br", "boot.js.gz"]
    assert names(folder) == [
        *("app.zip", "app.zip.br", "app.zip.gz"),
        *(*scripts, "noise.png", "tiny.json"),
    ]
    assert gzip.decompress((folder / "boot.js.gz").read_bytes()) == SCRIPT
    assert brotli.decompress((folder / "boot.js.br").read_bytes()) == SCRIPT


def test_they_are_the_same_each_time_and_no_siblings_of_siblings(folder: Path) -> None:
    write_siblings(folder)
    once = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    write_siblings(folder)

    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == once
    assert list(own_files(folder)) == ["boot.js", "noise.png", "python/app.zip", "tiny.json"]

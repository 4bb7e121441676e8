"""Archives and bytecode are the same for the same files."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from scorekeeper.i18n.catalogue import catalogue_file, compiled
from scorekeeper.site.archive import files_below, write_archive
from scorekeeper.site.bytecode import NoCompiler, compile_folder
from scorekeeper.site.client import PYODIDE
from scorekeeper.web.client import PACKAGE

SOURCE = PACKAGE / "games"


def test_an_archive_is_the_same_in_any_order(tmp_path: Path) -> None:
    write_archive(tmp_path / "a.zip", {"b/c.py": b"c", "a.py": b"a"})
    write_archive(tmp_path / "b.zip", {"a.py": b"a", "b/c.py": b"c"})

    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()
    with ZipFile(tmp_path / "a.zip") as archive:
        assert archive.namelist() == ["a.py", "b/c.py"]
        assert archive.read("b/c.py") == b"c"


def test_sources_become_the_same_bytecode_twice(tmp_path: Path) -> None:
    for name in ("once", "again"):
        compile_folder(PYODIDE, SOURCE, tmp_path / name)
    once, again = files_below(tmp_path / "once"), files_below(tmp_path / "again")

    sources = [name for name in files_below(SOURCE) if name.endswith(".py")]
    assert list(once) == sorted(name + "c" for name in sources)
    assert {name: path.read_bytes() for name, path in once.items()} == {
        name: path.read_bytes() for name, path in again.items()
    }


def test_a_source_with_an_error_is_told(tmp_path: Path) -> None:
    (tmp_path / "sources").mkdir()
    (tmp_path / "sources" / "wrong.py").write_text("if:")

    with pytest.raises(NoCompiler, match=r"wrong\.py"):
        compile_folder(PYODIDE, tmp_path / "sources", tmp_path / "bytecode")


def test_a_catalogue_is_the_same_whenever_it_is_compiled() -> None:
    first = compiled(catalogue_file("pa"), "pa")

    assert b"1980-01-01" in first
    assert compiled(catalogue_file("pa"), "pa") == first

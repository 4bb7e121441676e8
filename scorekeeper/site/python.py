"""Python for the browser: runtime, standard library, packages and the app, as bytecode."""

import shutil
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

from scorekeeper.site.archive import files_below, write_archive
from scorekeeper.site.bytecode import compile_folder
from scorekeeper.site.catalogues import compiled_catalogues
from scorekeeper.site.client import PYODIDE
from scorekeeper.site.left_out import INSTEAD, PACKAGES, STANDARD_LIBRARY, kept
from scorekeeper.site.locales import prune
from scorekeeper.site.packages import fetch
from scorekeeper.web.client import PACKAGE

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
ROOMS = ("games", "match", "storage", "live", "i18n", "ui")
"""What of the app runs in the browser, beside its entry."""
ENTRY = ("__init__.py", "site/__init__.py", "site/main.py")


def write_python(target: Path, scratch: Path) -> None:
    """Puts all of Python into the folder `target`, working in `scratch`.

    Raises NoPackages and NoCompiler.
    """
    target.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, target / name)
    sources, bytecode = scratch / "sources", scratch / "bytecode"
    _library(sources / "library")
    _packages(sources / "packages", scratch / "got")
    _app(sources / "app")
    compile_folder(PYODIDE, sources, bytecode)
    for part in ("library", "packages", "app"):
        compiled = files_below(bytecode / part)
        others = {n: p for n, p in files_below(sources / part).items() if p.suffix != ".py"}
        content = {name: path.read_bytes() for name, path in (compiled | others).items()}
        write_archive(target / f"{part}.zip", content)


def _library(folder: Path) -> None:
    with ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        archive.extractall(folder, kept(names, STANDARD_LIBRARY))


def _packages(folder: Path, got: Path) -> None:
    fetch(got)
    _copy(got, folder, kept(files_below(got), PACKAGES))
    prune(folder / "babel")
    for name, content in INSTEAD.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def _app(folder: Path) -> None:
    rooms = (f"{room}/" for room in ROOMS)
    wanted = (*rooms, *ENTRY)
    names = [name for name in files_below(PACKAGE) if name.startswith(wanted)]
    code = [name for name in names if name.endswith(".py")]
    _copy(PACKAGE, folder / "scorekeeper", code)
    for name, content in compiled_catalogues().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def _copy(source: Path, target: Path, names: Iterable[str]) -> None:
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / name, target / name)

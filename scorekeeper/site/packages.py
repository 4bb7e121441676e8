"""The Python packages of the browser, got by pip at the versions that `packages.txt` pins."""

import subprocess
import sys
from pathlib import Path

PINS = Path(__file__).with_name("packages.txt")
PYTHON = "3.14"
"""Of the Pyodide that flet-web brings."""
BROWSER = "pyemscripten_2026_0_wasm32"
"""What pip calls that Pyodide's machine."""
ELSEWHERE = {"markupsafe==3.0.4": "manylinux2014_x86_64"}
"""Not made for the browser: taken as made for another machine, and used without compiled parts."""


class NoPackages(Exception):
    """Pip could not get them: its own words."""


def fetch(folder: Path) -> None:
    """Puts all packages into a folder, as they are imported from there. Raises NoPackages."""
    fetch_these(folder, "-r", str(PINS))
    for pin, machine in ELSEWHERE.items():
        _install(folder, machine, pin)


def fetch_these(folder: Path, *pins: str) -> None:
    """Packages for the browser into a folder. Raises NoPackages."""
    _install(folder, BROWSER, *pins)


def pins() -> dict[str, str]:
    """The version of each package."""
    lines = PINS.read_text(encoding="utf-8").splitlines()
    return dict(pin.split("==") for pin in [*lines, *ELSEWHERE] if "==" in pin)


def _install(folder: Path, machine: str, *wanted: str) -> None:
    """Only wheels made for this machine, or for any; nothing of them is run."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    made = [f"--platform={machine}", f"--python-version={PYTHON}", "--implementation=cp"]
    only = ["--only-binary=:all:", "--no-deps", "--no-compile"]
    command = [*pip, *made, "--abi=cp314", *only, "--target", str(folder), *wanted]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoPackages(done.stderr.strip() or done.stdout.strip())

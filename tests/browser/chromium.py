"""The browser of the tests: `python -m tests.browser.chromium` finds one or installs one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ON_MACOS = ("Chromium", "Google Chrome")

ARGUMENTS = (
    # Chromium refuses its sandbox to root, which tests in a container are.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

NONE_FOUND = """\
The tests need Chromium, and none was found or could be installed. Do one of these:
  sudo apt-get install chromium
  .venv/bin/python -m playwright install --with-deps chromium
  SCOREKEEPER_CHROMIUM=/path/to/chromium make test
"""


def find_chromium() -> str | None:
    """The path of SCOREKEEPER_CHROMIUM, or of a Chromium that is installed; None without one."""
    if chosen := os.environ.get("SCOREKEEPER_CHROMIUM"):
        return shutil.which(chosen)
    applications = (f"/Applications/{name}.app/Contents/MacOS/{name}" for name in ON_MACOS)
    return next(filter(None, map(shutil.which, (*NAMES, *applications))), None) or of_playwright()


def of_playwright() -> str | None:
    """The path of the Chromium that Playwright installed, if it did."""
    with sync_playwright() as playwright:
        return shutil.which(playwright.chromium.executable_path)


def install_chromium() -> None:
    """By apt on Debian for those who may, else by Playwright. Whether it worked is to be seen."""
    if is_debian() and (apt := apt_command()):
        call([*apt, "update"])
        call([*apt, "install", "-y", "--no-install-recommends", "chromium"])
    if find_chromium() is None:
        call([sys.executable, "-m", "playwright", "install", "chromium"])


def is_debian() -> bool:
    """Not Ubuntu, whose chromium package is a stub."""
    release = Path("/etc/os-release")
    return release.exists() and "ID=debian" in release.read_text().splitlines()


def apt_command() -> list[str] | None:
    """How this user may call apt-get without being asked for a password; None if not at all."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    may = shutil.which("sudo") and call(["sudo", "-n", "true"])
    return ["sudo", "-n", "apt-get"] if may else None


def call(command: Sequence[str]) -> bool:
    """Whether a command ran well; without questions, and silent unless it fails."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{' '.join(command)}:\n{done.stdout}{done.stderr}", file=sys.stderr)
    return done.returncode == 0


def main() -> int:
    """0 when there is a Chromium in the end."""
    if find_chromium() is None and not os.environ.get("SCOREKEEPER_CHROMIUM"):
        print("No Chromium here: installing one for the tests.", flush=True)
        install_chromium()
    if find_chromium() is None:
        print(NONE_FOUND, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

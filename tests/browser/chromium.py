"""The browser of the tests: which one, and how it is started."""

import os
import shutil
from pathlib import Path

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


def chromium() -> str | None:
    """The path of a Chromium: SCOREKEEPER_CHROMIUM, or one that is installed, or None.

    None leaves it to Playwright, which looks where it installs its own.
    """
    if chosen := os.environ.get("SCOREKEEPER_CHROMIUM"):
        return chosen
    return next(filter(None, map(shutil.which, NAMES)), None) or _in_applications()


def _in_applications() -> str | None:
    for name in ON_MACOS:
        path = Path(f"/Applications/{name}.app/Contents/MacOS/{name}")
        if path.exists():
            return str(path)
    return None

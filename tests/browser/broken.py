"""Scorekeeper with mistakes whose messages hold names: `python -m tests.browser.broken PORT`.

Its rules of the game cannot be drawn, and nothing can be undone.
"""

import sys

from scorekeeper.cli import app
from scorekeeper.match.journal import Journal
from scorekeeper.ui.screens import primer

SECRET = "Gurpreet"


def mistake(*_: object, **__: object) -> None:
    """What no program should do."""
    raise ValueError(SECRET)


if __name__ == "__main__":
    setattr(primer, "Bar", mistake)  # noqa: B010
    setattr(Journal, "with_change", mistake)  # noqa: B010
    app(["--host", "127.0.0.1", "--port", sys.argv[1], "--no-browser"])

"""The words for what can go wrong where matches are kept: on a computer, and in a browser."""

import sys
from collections.abc import Mapping
from types import MappingProxyType

from scorekeeper.games.text import N_

TEXTS: Mapping[str, str] = MappingProxyType(
    {
        "not-a-database": N_(
            "{path} is not a scorekeeper database. Nothing was changed. "
            "Move it away or choose another file with SCOREKEEPER_DATA."
        ),
        "newer": N_(
            "{path} was written by a newer scorekeeper (its database has version {version}). "
            "Nothing was changed. "
            "Update scorekeeper, or choose another file with SCOREKEEPER_DATA."
        ),
        "read-only": N_(
            "{path} can be read but not written. Nothing was changed, and nothing can be recorded. "
            "Allow scorekeeper to write to this file and its folder, then try again."
        ),
        "locked": N_(
            "{path} is in use by another program. Nothing was changed. "
            "Wait a moment and try again; if it stays so, close the other program."
        ),
        "full": N_(
            "There is no room left for {path}. What was recorded before is safe, this was not "
            "recorded. Make room on the device, then try again."
        ),
        "damaged": N_(
            "{path} is damaged. Nothing was changed. End Scorekeeper, then run `scorekeeper "
            "restore`: it keeps the damaged file and puts the newest backup in its place."
        ),
        "lost": N_(
            "{path} is gone or empty, but there are backups of it. Nothing was changed. Run "
            "`scorekeeper restore` to put the newest backup in its place, or move the folder "
            "`backups` away to begin anew."
        ),
        "gone": N_(
            "{path} is gone: its folder was moved, or its disk was taken out. Nothing was changed. "
            "Bring it back, then try again."
        ),
        "in-use": N_(
            "{path} is open in another program, such as a running Scorekeeper. Nothing was "
            "changed. End the other program, then try again."
        ),
        "no-such-file": N_(
            "There is no file {path}. Nothing was changed. See how its name is spelled."
        ),
        "exists": N_("{path} is there already. Nothing was changed. Choose another name."),
        "unavailable": N_(
            "{path} cannot be reached: {reason}. Nothing was changed. "
            "See that it exists and that scorekeeper may use it, then try again."
        ),
        "not-allowed": N_(
            "This device may not do that. Nothing was changed. "
            "Ask whoever runs Scorekeeper for a link that allows it."
        ),
        "no-match": N_(
            "This match was deleted for good on another screen. Nothing was changed, and nothing "
            "more can be entered in it."
        ),
        "unknown-game": N_(
            "This match is of a game that this scorekeeper does not know: {game}. "
            "Nothing was changed. Update scorekeeper to open it."
        ),
        "unreadable": N_(
            "Step {number} of this match cannot be read by this scorekeeper. "
            "Nothing was changed. Update scorekeeper to open it."
        ),
    }
)
"""Of matches in a file, or in a database elsewhere."""

_OUT_OF_REACH = N_(
    "Your matches on this device cannot be reached. Nothing was changed. Load the page again; if "
    "that does not help, restart the browser."
)
_DAMAGED = N_(
    "Your matches on this device are damaged. Nothing was changed. Load the page again. If it says "
    "the same, save the damaged file, begin anew, and take in your last backup: Settings, Import."
)
IN_BROWSER: Mapping[str, str] = MappingProxyType(
    {
        "damaged": _DAMAGED,
        "not-a-database": _DAMAGED,
        "newer": N_(
            "Your matches on this device were written by a newer Scorekeeper. Nothing was changed. "
            "Close Scorekeeper in all windows and open it again with a network, so that the newer "
            "one is there."
        ),
        "full": N_(
            "There is no room left on this device. What was recorded before is safe, this was not "
            "recorded. Make room, then try again."
        ),
        **dict.fromkeys(
            ("read-only", "locked", "lost", "gone", "in-use", "unavailable"), _OUT_OF_REACH
        ),
    }
)
"""Where there is no file to be seen and no command to be run."""


def text_of(code: str, platform: str = sys.platform) -> str:
    """What is said of a trouble, in English with places for values."""
    own = IN_BROWSER if platform == "emscripten" else {}
    return own.get(code) or TEXTS[code]

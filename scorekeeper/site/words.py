"""What the page says when Python cannot."""

from scorekeeper.games.text import N_
from scorekeeper.storage.trouble_texts import IN_BROWSER
from scorekeeper.web.opening import SAID

ALONE = SAID | {
    "elsewhere": N_(
        "Scorekeeper is open in another window of this browser. Go on there; when it is closed, "
        "it goes on here."
    ),
    "anew": N_("Scorekeeper has stopped, and starts anew. What you entered is kept."),
    "failed": N_(
        "Scorekeeper could not start. Your matches are safe on this device. Load the page again; "
        "if that does not help, restart the browser."
    ),
    "damaged": IN_BROWSER["damaged"],
    "newer": IN_BROWSER["newer"],
    "save": N_("Save the damaged file"),
    "afresh": N_("Begin anew"),
}

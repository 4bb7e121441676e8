"""The last resort of the command: a mistake of our own, told in a sentence and written down."""

import logging
from pathlib import Path

from pydantic import ValidationError

from scorekeeper.games.text import N_
from scorekeeper.i18n import Speech
from scorekeeper.logbook import log_file, open_log

MISTAKE = 70
"""What the command ends with, as other programs do for the same."""
log = logging.getLogger(__name__)


def told_mistake(mistake: Exception, speech: Speech) -> str:
    """What to say of an exception nobody expected, which is at hand; the log has the rest."""
    if log_file() is None:
        open_log(_usual_log())
    log.exception("the command failed")
    text = N_(
        "This failed by a mistake in Scorekeeper ({kind}). Nothing that was recorded is lost."
    )
    lines = [speech.say(text, kind=type(mistake).__name__)]
    if file := log_file():
        lines.append(speech.say("What failed is written down in {log}", log=file))
    return "\n".join(lines)


def _usual_log() -> Path:
    # Not above: a command that goes well need not wait for what settings bring with them.
    from scorekeeper.settings import Settings

    try:
        return Settings().log
    except ValidationError:
        return Settings.model_construct().log

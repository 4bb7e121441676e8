"""What Typer and pydantic refuse, said plainly and in the language of the reader."""

import re

from scorekeeper.games.text import N_
from scorekeeper.i18n import Speech

RETOLD = tuple(
    (re.compile(pattern), text)
    for pattern, text in (
        (r"No such command '(?P<name>.*?)'.*", N_("There is no command {name}.")),
        (r"No such option: (?P<name>\S+).*", N_("There is no option {name}.")),
        (r"Missing (argument|option|parameter) '(?P<name>.*)'.*", N_("{name} is missing.")),
        (r"Option '(?P<name>.*)' requires an argument\.", N_("{name} needs a value.")),
        (r"Option '(?P<name>.*)' does not take a value\.", N_("{name} takes no value.")),
        (r"Got unexpected extra .*\((?P<words>.*)\)", N_("This is too much: {words}")),
        (r"Invalid value for '?(?P<name>.*?)'?: (?P<reason>.*)", "{name}: {reason}"),
        (r"Input should be less than or equal to (?P<most>\d+)", N_("at most {most} is possible")),
        (
            r"Input should be greater than or equal to (?P<least>\d+)",
            N_("at least {least} is needed"),
        ),
        (r"Input should be a valid integer.*", N_("this has to be a whole number")),
        (r"Input should be a valid boolean.*", N_("this has to be yes or no")),
        (
            r"String should match pattern .*",
            N_("this has to be 22 or more letters and digits, chosen at random"),
        ),
        (r"String should have at least 1 character", N_("this cannot be empty")),
    )
)
"""English refusals as patterns, and how they are told here, with the places named in them."""


def retold(refusal: str, speech: Speech) -> str:
    """A refusal in the language; as it is where it is none of those above.

    >>> from scorekeeper.i18n import speech
    >>> retold("Invalid value for '--port': Input should be a valid integer", speech())
    '--port: this has to be a whole number'
    """
    for pattern, text in RETOLD:
        if found := pattern.fullmatch(refusal.strip()):
            values = {name: retold(value, speech) for name, value in found.groupdict().items()}
            return speech.say(text, **values)
    return refusal

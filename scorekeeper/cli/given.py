"""What was given to a command: its settings; and refusals, of what cannot be meant or done."""

from collections.abc import Mapping

import typer
from pydantic import ValidationError

from scorekeeper.cli.refusals import retold
from scorekeeper.cli.spoken import spoken
from scorekeeper.settings import Settings
from scorekeeper.storage.trouble import StorageTrouble


def read_settings(given: Mapping[str, object]) -> Settings:
    """The settings; a value that cannot be meant is told by the name it was given under."""
    try:
        return Settings(**dict(given))  # type: ignore[arg-type]
    except ValidationError as trouble:
        raise refusal(*(say_wrong(error, given) for error in trouble.errors())) from None


def say_wrong(error: Mapping[str, object], given: Mapping[str, object]) -> str:
    """One wrong setting in a line.

    >>> say_wrong({"loc": ("port",), "msg": "Too much", "input": 99999}, {})
    'SCOREKEEPER_PORT=99999: Too much'
    """
    location = error["loc"]
    name = str(location[0]) if isinstance(location, tuple) and location else "?"
    named = f"--{name} " if name in given else f"SCOREKEEPER_{name.upper()}="
    return f"{named}{error['input']}: {retold(str(error['msg']), spoken())}"


def refusal(*lines: str) -> typer.Exit:
    """Says why not, on stderr; the exception to raise ends the command with code 1."""
    for line in lines:
        typer.echo(line, err=True)
    return typer.Exit(1)


def said(trouble: StorageTrouble) -> str:
    """What the database could not do, in the language of the terminal."""
    return spoken().say(trouble.text, **trouble.values)

"""The command line in the language of whoever calls it: its help, its answers, its refusals."""

import os
import sys
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from scorekeeper.cli.help_words import translate
from scorekeeper.cli.mistake import MISTAKE, told_mistake
from scorekeeper.cli.refusals import retold
from scorekeeper.games.text import N_
from scorekeeper.i18n import LANGUAGES, Speech, language_of_locale, speech

OPTION = "--language"

_speech: ContextVar[Speech | None] = ContextVar("speech", default=None)


def spoken() -> Speech:
    """How everything is said in this run."""
    return _speech.get() or speech()


class SpokenCommand(TyperGroup):
    """Chooses the language by `--language`, wherever that stands, or else by the locale."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> NoReturn:
        """Run with these arguments and end; refusals are said as the rest is."""
        given = sys.argv[1:] if args is None else list(args)
        said = speech(asked_language(given) or language_of_locale(os.environ) or "en")
        _speech.set(said)
        translate(self, said)
        try:
            code = super().main(given, **{**extra, "standalone_mode": False})
        except TyperException as refused:
            typer.echo(retold(refused.format_message(), said), err=True)
            sys.exit(refused.exit_code)
        except typer.Abort:
            sys.exit(1)
        except Exception as mistake:
            typer.echo(told_mistake(mistake, said), err=True)
            sys.exit(MISTAKE)
        sys.exit(code if isinstance(code, int) else 0)


def asked_language(arguments: Sequence[str]) -> str | None:
    """What `--language` asks for, if it is one of ours.

    >>> asked_language(["score", "--language", "ta"]), asked_language(["--language=hi"])
    ('ta', 'hi')
    """
    for argument, following in zip(arguments, [*arguments, ""][1:], strict=True):
        name, _, value = argument.partition("=")
        if name == OPTION:
            return (value or following) if (value or following) in LANGUAGES else None
    return None


def _checked(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        names = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise typer.BadParameter(spoken().say("it is one of {languages}", languages=names))
    return language


Language = Annotated[
    str | None,
    typer.Option(
        OPTION,
        metavar="|".join(LANGUAGES),
        callback=_checked,
        help=N_("Say everything in this language; else in that of the terminal."),
    ),
]
"""The option `--language` of a command. Its value is known before the command runs."""

"""Help texts in a language: ours as they are declared, and the few that Typer adds."""

from typing import Any

# Typer shows no other way to say "Usage:" differently.
from typer._click.formatting import HelpFormatter

from scorekeeper.games.text import N_
from scorekeeper.i18n import Speech

#: The words of Typer itself, as it writes them.
WORDS = (
    N_("Usage: "),
    N_("Options"),
    N_("Arguments"),
    N_("Commands"),
    N_("[OPTIONS]"),
    N_("COMMAND [ARGS]..."),
    N_("[required]"),
    N_("Show this message and exit."),
    N_("Install completion for the current shell."),
    N_("Show completion for the current shell, to copy it or customize the installation."),
)


def translate(command: Any, speech: Speech, above: Any = None) -> None:
    """Say the help of a command and of all under it. Typer makes new commands for each run."""
    command.context_class = _context(command.context_class, speech)
    context = command.context_class(command, parent=above, **command.context_settings)
    for part in (command, *command.params, command.get_help_option(context)):
        for text in ("help", "short_help", "epilog", "options_metavar", "subcommand_metavar"):
            if getattr(part, text, None):
                setattr(part, text, speech.say(getattr(part, text)))
    for under in getattr(command, "commands", {}).values():
        translate(under, speech, context)


def _context(usual: Any, speech: Speech) -> Any:
    """A context whose help has its headings in the language."""

    class SpokenHelp(HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or speech.say("Usage: "))

        def write_heading(self, heading: str) -> None:
            super().write_heading(speech.say(heading))

        def write_dl(self, rows: Any, *rest: Any, **more: Any) -> None:
            needed = speech.say("[required]")
            said = [(name, text.replace("[required]", needed)) for name, text in rows]
            super().write_dl(said, *rest, **more)

    return type("SpokenContext", (usual,), {"formatter_class": SpokenHelp})

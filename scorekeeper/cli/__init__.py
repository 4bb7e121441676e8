"""The `scorekeeper` command: serves the app; its subcommands work without a browser."""

from pathlib import Path
from typing import Annotated

import typer

import scorekeeper
from scorekeeper.cli.meld import meld
from scorekeeper.cli.score import score

app = typer.Typer(
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

EXAMPLES = """
Examples:

    scorekeeper

    scorekeeper --port 9000 --no-browser

    scorekeeper --host 127.0.0.1 --data ~/cards
"""


def show_version(wanted: bool) -> None:
    """Print the version and end, when `--version` is given."""
    if wanted:
        typer.echo(f"scorekeeper {scorekeeper.__version__}")
        raise typer.Exit


app.command()(score)
app.command()(meld)


@app.callback(epilog=EXAMPLES)
def main(
    context: typer.Context,
    host: Annotated[
        str | None,
        typer.Option(help="Listen at this address only; 127.0.0.1 keeps other machines out."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="Listen at this port.", show_default="8550 or next"),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the browser.")
    ] = False,
    data: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the matches in this folder."),
    ] = None,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Keep the score of your card games: serve the app to this machine and to the phones around.

    Each option can be set by an environment variable too: SCOREKEEPER_HOST, SCOREKEEPER_PORT,
    SCOREKEEPER_BROWSER, SCOREKEEPER_DATA; SCOREKEEPER_DATABASE_URL chooses another database.
    """
    if context.invoked_subcommand is None:
        # Not above: the screens take a second to import, which `score` need not wait for.
        from scorekeeper.cli.serve import serve

        browser = False if no_browser else None
        given = {"host": host, "port": port, "browser": browser, "data": data}
        serve({name: value for name, value in given.items() if value is not None})

"""The `scorekeeper` command: serves the app; its subcommands work without a browser."""

from typing import Annotated

import typer

import scorekeeper
from scorekeeper.cli.keep import Data, backup, restore
from scorekeeper.cli.meld import meld
from scorekeeper.cli.publish import publish
from scorekeeper.cli.score import score
from scorekeeper.cli.spoken import Language, SpokenCommand
from scorekeeper.cli.transfer import export, import_
from scorekeeper.games.text import N_

app = typer.Typer(
    cls=SpokenCommand,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    # Boxes would not close: terminals disagree about the width of Indic letters.
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

HELP = N_(
    "Keep the score of your card games: serve the app to this machine and to the phones around."
    "\n\n"
    "Each option can be set by an environment variable too: SCOREKEEPER_HOST, SCOREKEEPER_PORT, "
    "SCOREKEEPER_BROWSER, SCOREKEEPER_DATA; SCOREKEEPER_DATABASE_URL chooses another database."
)
EXAMPLES = N_(
    "Examples:\n\n"
    "    scorekeeper\n\n"
    "    scorekeeper --port 9000 --no-browser\n\n"
    "    scorekeeper --host 127.0.0.1 --data ~/cards"
)


def show_version(wanted: bool) -> None:
    """Print the version and end, when `--version` is given."""
    if wanted:
        typer.echo(f"scorekeeper {scorekeeper.__version__}")
        raise typer.Exit


app.command(
    help=N_(
        "Score a match file. Exits with 1 when a deal was refused, with 2 when it cannot be read."
    )
)(score)
app.command(
    help=N_(
        "Check a first meld: is it right, and is it enough? Cards are A K Q J T 9 8 7 6 5 4 3 2, "
        "and * for a joker. Exits with 1 when something is wrong or missing, with 2 when a card "
        "cannot be read."
    )
)(meld)
app.command(help=N_("Copy the database to a file of its own, also while the app is served."))(
    backup
)
app.command(
    help=N_(
        "Put a backup in the place of the database, which is kept under another name. End the "
        "app before."
    )
)(restore)
app.command(
    help=N_(
        "Publish the app as a folder of files that any web host can serve: it runs in the browser "
        "alone, without a server of its own, and keeps the matches there."
    )
)(publish)

app.command(
    help=N_(
        "Write matches to a file that another scorekeeper can import: all, or those named. With "
        "--csv a table. Exits with 1 when that cannot be done."
    )
)(export)
app.command(
    "import",
    help=N_(
        "Add the matches of a match file that are not here yet: first shows which, then asks. "
        "Exits with 1 when nothing was added that could be, with 2 when the file cannot be read."
    ),
)(import_)


@app.callback(help=HELP, epilog=EXAMPLES)
def main(
    context: typer.Context,
    host: Annotated[
        str | None,
        typer.Option(help=N_("Listen at this address only; 127.0.0.1 keeps other machines out.")),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            min=1, max=65535, help=N_("Listen at this port; else at 8550 or the next free one.")
        ),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help=N_("Do not open the browser."))
    ] = False,
    data: Data = None,
    _language: Language = None,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help=N_("Show the version.")
        ),
    ] = False,
) -> None:
    """Serve the app, if there is no other command."""
    context.obj = data
    if context.invoked_subcommand is None:
        # Not above: the screens take a second to import, which `score` need not wait for.
        from scorekeeper.cli.serve import serve

        browser = False if no_browser else None
        given = {"host": host, "port": port, "browser": browser, "data": data}
        serve({name: value for name, value in given.items() if value is not None})

"""`scorekeeper publish`: the app as a folder of files, for any web host."""

from pathlib import Path
from typing import Annotated

import typer

from scorekeeper.cli.spoken import Language, spoken
from scorekeeper.games.text import N_


def publish(
    folder: Annotated[
        Path,
        typer.Argument(
            help=N_("Where the files go: a new folder, or one that was published before.")
        ),
    ],
    precompressed: Annotated[
        bool,
        typer.Option(
            help=N_("Each file also as .br and .gz, for web hosts that send these as they are.")
        ),
    ] = True,
    _language: Language = None,
) -> None:
    """Publish; the code at the end is 1 when that could not be done."""
    # Not above: other commands need none of it.
    from scorekeeper.site import build
    from scorekeeper.site.bytecode import NoCompiler
    from scorekeeper.site.packages import NoPackages

    say = spoken().say
    typer.echo(say("Putting the app together: this takes some minutes."))
    try:
        build.publish(folder, precompressed)
    except build.NotEmpty:
        refused = say(
            "{folder} has other files in it. Nothing was changed. Name a new folder.",
            folder=str(folder),
        )
    except NoCompiler as reason:
        refused = say("What publishing needs is not installed: {reason}", reason=str(reason))
    except NoPackages as reason:
        refused = say("The packages for the browser could not be had: {reason}", reason=str(reason))
    else:
        typer.echo(say("The app is in {folder}. Any web host can serve it.", folder=str(folder)))
        return
    typer.echo(refused, err=True)
    raise typer.Exit(1)

"""`scorekeeper backup` and `scorekeeper restore`: the database copied, and put back.

What works on databases is imported when one of them runs: other commands need not wait for it.
"""

from pathlib import Path
from typing import Annotated

import typer

from scorekeeper.cli.spoken import Language
from scorekeeper.games.text import N_

Data = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help=N_("Keep the matches in this folder.")),
]


def backup(
    context: typer.Context,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help=N_("The new file; else one in the folder backups.")),
    ] = None,
    data: Data = None,
    _language: Language = None,
) -> None:
    """Copy the database, also while a server runs on it."""
    from scorekeeper.cli.copies import make_backup

    make_backup(file, data or context.obj)


def restore(
    context: typer.Context,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help=N_("The backup; else the newest that is whole.")),
    ] = None,
    data: Data = None,
    _language: Language = None,
) -> None:
    """Put a backup in the place of the database."""
    from scorekeeper.cli.copies import restore_backup

    restore_backup(file, data or context.obj)

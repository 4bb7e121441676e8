"""`scorekeeper export` and `scorekeeper import`: how they are called.

What they do is imported when they run: the database takes its time, and other commands need none.
"""

from typing import Annotated

import typer

from scorekeeper.cli.keep import Data
from scorekeeper.cli.spoken import Language
from scorekeeper.games.text import N_


def export(
    context: typer.Context,
    file: Annotated[
        str, typer.Argument(metavar="FILE", help=N_("Where to write; else to the output."))
    ] = "-",
    match: Annotated[
        list[str] | None,
        typer.Option("--match", metavar="ID", help=N_("This match only; may be given again.")),
    ] = None,
    journals: Annotated[
        bool, typer.Option("--journals", help=N_("With all corrections, and what can be undone."))
    ] = False,
    csv: Annotated[
        bool, typer.Option("--csv", help=N_("A table for spreadsheets, a row a side and deal."))
    ] = False,
    data: Data = None,
    _language: Language = None,
) -> None:
    """Export matches; the code at the end tells how that went."""
    from scorekeeper.cli.exporting import export_matches
    from scorekeeper.cli.opening import open_store
    from scorekeeper.ui.export_file import Wanted

    wanted = Wanted(tuple(match) if match else None, csv=csv, with_journals=journals)
    export_matches(open_store(data or context.obj), wanted, file)


def import_(
    context: typer.Context,
    file: Annotated[
        str, typer.Argument(metavar="FILE", help=N_("A match file; - reads the input."))
    ],
    yes: Annotated[bool, typer.Option("--yes", help=N_("Add them without asking."))] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help=N_("Only show what would be added."))
    ] = False,
    longer: Annotated[
        bool,
        typer.Option(
            "--longer", help=N_("Take those too that go on from a match here (with journals).")
        ),
    ] = False,
    data: Data = None,
    _language: Language = None,
) -> None:
    """Import a match file; the code at the end tells how that went."""
    from scorekeeper.cli.importing import import_matches
    from scorekeeper.cli.opening import open_store

    import_matches(
        open_store(data or context.obj), file, longer=longer, ask=not yes, try_only=dry_run
    )

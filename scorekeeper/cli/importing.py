"""`scorekeeper import`: the matches of a file that are not here yet, all of them or none."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime

import typer

from scorekeeper.cli.files import fail_at, read_text
from scorekeeper.cli.given import refusal, said
from scorekeeper.cli.spoken import spoken
from scorekeeper.games.entry_file import Unreadable
from scorekeeper.match.arrivals import Arrival, Kin, arrivals
from scorekeeper.storage.store import Conflict, Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.arrival_words import (
    CHANGED,
    TITLES,
    arrival_line,
    of_kin,
    outcome_line,
    summary,
)


def import_matches(store: Store, file: str, *, longer: bool, ask: bool, try_only: bool) -> None:
    """Shows what is in a file, and adds what is new. Ends the command where that cannot be done."""
    text = read_text(file)
    try:
        coming = tuple(arrivals(text, store.journal, datetime.now(UTC)))
        binned = {match.id for match in store.binned().matches}
    except Unreadable as error:
        fail_at(file, error)
    except StorageTrouble as trouble:
        raise refusal(said(trouble)) from None
    _show(coming, binned)
    kinds = (Kin.NEW, Kin.CONTINUES) if longer else (Kin.NEW,)
    taken = [arrival for kin in kinds for arrival in of_kin(coming, kin)]
    if not taken or try_only:
        typer.echo(spoken().say("Nothing was added."))
        return
    if ask and not _agreed(file):
        raise refusal(spoken().say("Nothing was added."))
    _bring_in(store, taken)


def _show(coming: Sequence[Arrival], binned: set[str]) -> None:
    for kin, title in TITLES.items():
        own = of_kin(coming, kin)
        if own:
            typer.echo(f"{spoken().say(title)}: {spoken().number(len(own))}")
        for arrival in own:
            there = arrival.journal.match_id in binned
            line, end = arrival_line(spoken(), arrival), outcome_line(spoken(), arrival, there)
            typer.echo(f"  {arrival.journal.match_id}  {line} · {end}")


def _agreed(file: str) -> bool:
    """Asks, unless the file itself came by the input."""
    if file == "-":
        typer.echo(spoken().say("Say --yes to add what comes by the input."), err=True)
        return False
    typer.echo(spoken().say("Add them? Type y for yes:") + " ", nl=False)
    return sys.stdin.readline().strip().casefold() in ("y", "yes")


def _bring_in(store: Store, taken: Sequence[Arrival]) -> None:
    try:
        store.bring_in(taken)
    except StorageTrouble as trouble:
        raise refusal(said(trouble)) from None
    except Conflict:
        raise refusal(spoken().say(CHANGED)) from None
    typer.echo(summary(spoken(), taken))

"""What commands begin with: the database, or why not."""

import shlex
from pathlib import Path

import typer
from sqlalchemy import Engine, make_url

from scorekeeper.cli.copies import agreed, asks, offer, put_back
from scorekeeper.cli.given import read_settings, refusal, said
from scorekeeper.cli.spoken import spoken
from scorekeeper.settings import Settings
from scorekeeper.storage.backups import Backup, Backups
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.restoring import url_of
from scorekeeper.storage.same_file import file_of
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import StorageTrouble

RESTORABLE = {"damaged", "not-a-database", "lost"}
"""Troubles that a backup helps with."""


def open_store(folder: Path | None) -> Store:
    """The store in this folder, or in the usual one."""
    return Store(open_engine(read_settings({"data": folder} if folder else {})))


def open_engine(settings: Settings) -> Engine:
    """The database; for one that is damaged or lost the newest backup is offered."""
    try:
        return open_database(settings.database)
    except StorageTrouble as trouble:
        typer.echo(said(trouble), err=True)
        file = file_of(make_url(settings.database)) if trouble.code in RESTORABLE else None
        backup = offer(Backups(file), restoring(settings)) if file else None
        if file is None or backup is None or not asks():
            raise typer.Exit(1) from None
        return restored_engine(file, backup)


def restoring(settings: Settings) -> str:
    """The command that puts the newest backup back."""
    usual = settings.database == Settings().database
    where = () if usual else ("--data", str(settings.data))
    return shlex.join(("scorekeeper", "restore", *where))


def restored_engine(file: Path, backup: Backup) -> Engine:
    """The database with a backup put back, for who says yes to that."""
    if not agreed(spoken().say("Put it in place now?")):
        raise typer.Exit(1)
    try:
        put_back(file, backup.path)
        return open_database(url_of(file))
    except StorageTrouble as trouble:
        raise refusal(said(trouble)) from None

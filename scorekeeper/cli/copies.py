"""Copies of the database, and back again, told on the command line."""

import sys
from datetime import UTC, datetime
from pathlib import Path

import typer
from sqlalchemy import make_url

from scorekeeper.cli.given import read_settings, refusal, said
from scorekeeper.cli.spoken import spoken
from scorekeeper.storage.backups import Backup, Backups, copy, matches_in
from scorekeeper.storage.restoring import is_good, newest_good, restore
from scorekeeper.storage.same_file import file_of
from scorekeeper.storage.trouble import StorageTrouble, troubles


def make_backup(file: Path | None, data: Path | None) -> None:
    """Copy the database: to this file, or into the folder of backups."""
    try:
        database = _database(data)
        if file is None:
            file = Backups(database).make().path
        else:
            copy(database, file)
        told = _matches(matches_in(file))
    except StorageTrouble as trouble:
        raise refusal(said(trouble)) from None
    typer.echo(spoken().say("Backup made, {matches}: {path}", matches=told, path=str(file)))


def restore_backup(file: Path | None, data: Path | None) -> None:
    """Put this file, or the newest backup, in the place of the database; ask on a terminal."""
    try:
        database = _database(data)
        file = file or _newest(Backups(database))
        if asks() and not agreed(spoken().say("Put {path} in place?", path=str(file))):
            raise typer.Exit(1)
        put_back(database, file)
    except StorageTrouble as trouble:
        raise refusal(said(trouble)) from None


def put_back(database: Path, source: Path) -> None:
    """Restore, and tell to what. Raises StorageTrouble."""
    restored = restore(database, source, datetime.now(UTC))
    say, told = spoken().say, _matches(restored.matches)
    at = moment(_made(database, source))
    typer.echo(say("Restored to {moment}: {matches}.", moment=at, matches=told))
    if restored.aside:
        path = str(restored.aside)
        typer.echo(say("The database as it was before is kept: {path}", path=path))


def offer(backups: Backups, command: str) -> Backup | None:
    """Tell of the newest backup that is whole, if there is one, and what puts it back."""
    try:
        found = newest_good(backups)
    except StorageTrouble:
        return None
    say = spoken().say
    if found is None:
        typer.echo(say("There is no backup of it."), err=True)
        return None
    typer.echo(say("The newest backup is: {backup}", backup=_told(found)), err=True)
    typer.echo(say("This puts it in place: {command}", command=command), err=True)
    return found


def asks() -> bool:
    """Whether there is somebody at a terminal to be asked."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def agreed(question: str) -> bool:
    """Whether the answer is yes, for which Enter alone is enough."""
    typer.echo(f"{question} {spoken().say('Enter: yes. n: no.')} ", err=True, nl=False)
    return sys.stdin.readline().casefold() in ("\n", "y\n", "yes\n")


def moment(at: datetime) -> str:
    """A time as the clock on the wall has it: "2026-01-02 17:30"."""
    return at.astimezone().strftime("%Y-%m-%d %H:%M")


def _database(data: Path | None) -> Path:
    """The file of the database."""
    settings = read_settings({} if data is None else {"data": data})
    file = file_of(make_url(settings.database))
    if file is None:
        raise refusal(
            spoken().say(
                "Scorekeeper backs up its own file. Back up this database with the tools it came "
                "with, such as pg_dump and pg_restore for PostgreSQL."
            )
        )
    return file


def _newest(backups: Backups) -> Path:
    """The newest backup that is whole, after a list of all."""
    chosen = None
    for backup in backups.newest_first():
        good = is_good(backup.path)
        typer.echo(_told(backup) if good else _damaged(backup))
        chosen = chosen or (backup.path if good else None)
    if chosen is None:
        place = str(backups.folder)
        raise refusal(spoken().say("There is no backup in {place}.", place=place))
    return chosen


def _told(backup: Backup) -> str:
    """A line of the list: "2026-01-02 17:30, 12 matches: …/backup-0007-….db"."""
    return f"{moment(backup.at)}, {_matches(matches_in(backup.path))}: {backup.path}"


def _damaged(backup: Backup) -> str:
    return f"{moment(backup.at)}, {spoken().say('damaged')}: {backup.path}"


def _made(database: Path, source: Path) -> datetime:
    """When a backup was made, by its name, or else by its file."""
    for backup in Backups(database).newest_first():
        if backup.path.absolute() == source.absolute():
            return backup.at
    with troubles(str(source)):
        return datetime.fromtimestamp(source.stat().st_mtime, UTC)


def _matches(count: int) -> str:
    return spoken().count("{n} match", "{n} matches", count)

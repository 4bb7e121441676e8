"""Serving the app: settings in, a server that runs until Ctrl-C."""

import os
import shlex
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import segno
import typer
from rich.cells import cell_len, set_cell_size
from sqlalchemy import Engine, make_url

from scorekeeper.cli.copies import agreed, asks, offer, put_back, said
from scorekeeper.cli.given import read_settings, refusal
from scorekeeper.cli.spoken import spoken
from scorekeeper.live import Hub
from scorekeeper.logbook import log_file, open_log
from scorekeeper.settings import Settings
from scorekeeper.storage.access import Access, new_secret
from scorekeeper.storage.backups import Backup, Backups
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.reasons import of_system
from scorekeeper.storage.restoring import url_of
from scorekeeper.storage.same_file import file_of
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.app import make_main
from scorekeeper.ui.invite_desk import Inviting
from scorekeeper.ui.session import About
from scorekeeper.web import Server, WebApp
from scorekeeper.web.addresses import PortTaken, listen, listen_near, own_url, phone_url
from scorekeeper.web.door import join_url
from scorekeeper.web.phones import naming_of_phone, right_of_phone, wished_language

RESTORABLE = {"damaged", "not-a-database", "lost"}
"""Troubles that a backup helps with."""


def serve(given: Mapping[str, object]) -> None:
    """Serve the app as the arguments `given` say, and where they are silent the environment.

    Raises typer.Exit with code 1, after a message, when that cannot be done.
    """
    settings = read_settings(given)
    open_log(settings.log)
    key = settings.key or new_secret()
    engine, hub = open_engine(settings), Hub()
    access, backups = Access(engine, key), backups_of(engine)
    listening = open_port(settings)
    port: int = listening.getsockname()[1]
    main = make_main(
        Store(engine),
        hub,
        wished=wished_language,
        right=right_of_phone,
        inviting=Inviting(access, partial(guest_url, settings, port)),
        naming=naming_of_phone,
        about=About(str(place(settings)), str(log_file() or "")),
        backups=backups,
    )
    app = WebApp(main, access, hub, backups)
    Server(app, on_started=lambda: welcome(settings, port, key, backups)).run([listening])


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


def open_port(settings: Settings) -> socket.socket:
    """The socket to serve at; a port that nobody named may be the next free one."""
    host, port, say = settings.host, settings.port, spoken().say
    try:
        if "port" in settings.model_fields_set:
            return listen(host, port)
        listening = listen_near(host, port)
    except PortTaken:
        raise refusal(
            say("Port {port} is taken: is Scorekeeper running already?", port=str(port)),
            say("End the other program, or name another port with --port."),
        ) from None
    except OSError as trouble:
        where = {"host": host, "port": str(port), "reason": of_system(trouble)}
        raise refusal(say("Cannot listen at {host} port {port}: {reason}.", **where)) from None
    if listening.getsockname()[1] != port:
        typer.echo(say("Port {port} is taken; using the next free one.", port=str(port)))
    return listening


def guest_url(settings: Settings, port: int, secret: str) -> str:
    """The link by which a guest comes: as phones reach this machine, if they can."""
    address = phone_url(settings.host, port) or own_url(settings.host, port)
    return join_url(address, secret)


def backups_of(engine: Engine) -> Backups | None:
    """Those of the database, with one of today; None where it is not a file."""
    file = file_of(engine.url)
    backups = Backups(file) if file else None
    if backups:
        backups.make_daily()
    return backups


def welcome(settings: Settings, port: int, key: str, backups: Backups | None) -> None:
    """Tell where the app is, for people and for phones, and open it here."""
    say, phones = spoken().say, phone_url(settings.host, port)
    here = join_url(own_url(settings.host, port), key)
    labels = say("On this machine:"), say("On phones:")
    mine, theirs = (set_cell_size(label, max(map(cell_len, labels))) for label in labels)
    typer.echo(f"{say('Scorekeeper is ready.')}\n\n  {mine}  {here}")
    if phones:
        phones = join_url(phones, key)
        typer.echo(f"  {theirs}  {phones}  {say('(in the same Wi-Fi)')}\n")
        segno.make(phones, error="l", micro=False).terminal(compact=True, border=2)
    typer.echo("\n" + say("Matches are kept in {place}", place=place(settings)))
    if backups and backups.trouble:
        typer.echo(say("No backup was made. {reason}", reason=said(backups.trouble)), err=True)
    typer.echo(say("Ctrl-C ends it."))
    sys.stdout.flush()
    if settings.browser and has_display():
        # Some browsers keep the caller waiting until they are closed.
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def place(settings: Settings) -> Path | str:
    """Where the matches are, without the password of a database."""
    return spoken().say("the database that was set") if settings.database_url else settings.data


def has_display() -> bool:
    """Whether a window could open: not on a machine reached over the network."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

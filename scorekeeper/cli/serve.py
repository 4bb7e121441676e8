"""Serving the app: settings in, a server that runs until Ctrl-C."""

import os
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
from sqlalchemy import Engine

from scorekeeper.cli.given import read_settings, refusal, said
from scorekeeper.cli.opening import open_engine
from scorekeeper.cli.spoken import spoken
from scorekeeper.live import Hub
from scorekeeper.logbook import log_file, open_log
from scorekeeper.settings import Settings
from scorekeeper.storage.access import Access, new_secret
from scorekeeper.storage.backups import Backups
from scorekeeper.storage.reasons import of_system
from scorekeeper.storage.same_file import file_of
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from scorekeeper.ui.invite_desk import Inviting
from scorekeeper.ui.session import About
from scorekeeper.web import Server, WebApp
from scorekeeper.web.addresses import PortTaken, listen, listen_near, own_url, phone_url
from scorekeeper.web.carrier import Carrier
from scorekeeper.web.door import join_url
from scorekeeper.web.phones import naming_of_phone, right_of_phone, wished_language


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
    store = Store(engine)
    carrier = Carrier(store)
    main = make_main(
        store,
        hub,
        wished=wished_language,
        right=right_of_phone,
        inviting=Inviting(access, partial(guest_url, settings, port)),
        carrying=carrier.carrying,
        naming=naming_of_phone,
        about=About(str(place(settings)), str(log_file() or "")),
        backups=backups,
    )
    app = WebApp(main, access, hub, carrier.routes, backups)
    Server(app, on_started=lambda: welcome(settings, port, key, backups)).run([listening])


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

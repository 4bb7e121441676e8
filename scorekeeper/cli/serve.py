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
from pydantic import ValidationError
from rich.cells import cell_len, set_cell_size
from sqlalchemy import Engine

from scorekeeper.cli.refusals import retold
from scorekeeper.cli.spoken import spoken
from scorekeeper.live import Hub
from scorekeeper.logbook import log_file, open_log
from scorekeeper.settings import Settings
from scorekeeper.storage.access import Access, new_secret
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.reasons import of_system
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.app import make_main
from scorekeeper.ui.invite_desk import Inviting
from scorekeeper.ui.session import About
from scorekeeper.web import Server, WebApp
from scorekeeper.web.addresses import PortTaken, listen, listen_near, own_url, phone_url
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
    access = Access(engine, key)
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
    )
    app = WebApp(main, access, hub)
    Server(app, on_started=lambda: welcome(settings, port, key)).run([listening])


def read_settings(given: Mapping[str, object]) -> Settings:
    """The settings; a value that cannot be meant is told by the name it was given under."""
    try:
        return Settings(**dict(given))  # type: ignore[arg-type]
    except ValidationError as trouble:
        raise refusal(*(say_wrong(error, given) for error in trouble.errors())) from None


def say_wrong(error: Mapping[str, object], given: Mapping[str, object]) -> str:
    """One wrong setting in a line.

    >>> say_wrong({"loc": ("port",), "msg": "Too much", "input": 99999}, {})
    'SCOREKEEPER_PORT=99999: Too much'
    """
    location = error["loc"]
    name = str(location[0]) if isinstance(location, tuple) and location else "?"
    named = f"--{name} " if name in given else f"SCOREKEEPER_{name.upper()}="
    return f"{named}{error['input']}: {retold(str(error['msg']), spoken())}"


def open_engine(settings: Settings) -> Engine:
    """The database."""
    try:
        return open_database(settings.database)
    except StorageTrouble as trouble:
        raise refusal(spoken().say(trouble.text, **trouble.values)) from None


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


def welcome(settings: Settings, port: int, key: str) -> None:
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


def refusal(*lines: str) -> typer.Exit:
    """Says why not, on stderr; the exception to raise ends the command with code 1."""
    for line in lines:
        typer.echo(line, err=True)
    return typer.Exit(1)

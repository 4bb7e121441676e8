"""Getting a file of matches to the device: by an address of the server, or straight."""

from collections.abc import Callable
from datetime import datetime

import flet as ft

from scorekeeper.games.text import N_
from scorekeeper.storage.trouble import NoSuchMatch, StorageTrouble
from scorekeeper.ui.export_file import Wanted, export_file
from scorekeeper.ui.session import Session
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.press import Handler

TYPES = {"json": "application/json", "csv": "text/csv"}
GONE = N_("There is nothing at this address. The match may be in the bin.")

Hinder = Callable[[Trouble | None], None]
"""Shows what hinders it, or that nothing does."""


def file_name(game: str | None, day: datetime) -> str:
    """Without its ending: the game and the day of a match, or of today for several.

    >>> file_name("a-game", datetime(2025, 8, 12))
    'a-game-2025-08-12'
    """
    return f"{game or 'scorekeeper'}-{day:%Y-%m-%d}"


def fetching(session: Session, wanted: Wanted, name: str) -> ft.OpenUrl | None:
    """What the browser does within the tap where a server has the file; None without one."""
    if session.carrying is None:
        return None
    path = session.carrying.download(wanted, name, session.speech.language)
    return ft.OpenUrl(path, target=ft.UrlTarget.SELF)


def saving(session: Session, wanted: Wanted, name: str, hinder: Hinder) -> Handler:
    """Makes the file here and lets the device keep it."""

    async def save() -> None:
        content = _content(session, wanted, hinder)
        if content is not None:
            await ft.FilePicker().save_file(file_name=f"{name}.{wanted.ending}", src_bytes=content)
            await _saved(session, wanted)

    return lambda: session.page.run_task(save)


def sharing(session: Session, wanted: Wanted, name: str, hinder: Hinder) -> Handler | None:
    """Hands the file to another app; None where the device cannot.

    Browsers do that for pages that came over HTTPS alone.
    """
    page = session.page
    if page.web and not str(page.url or "").startswith("https:"):
        return None

    async def share() -> None:
        content = _content(session, wanted, hinder)
        if content is not None:
            kind, full = TYPES[wanted.ending], f"{name}.{wanted.ending}"
            file = ft.ShareFile.from_bytes(content, mime_type=kind, name=full)
            await ft.Share().share_files([file])
            await _saved(session, wanted)

    return lambda: session.page.run_task(share)


async def _saved(session: Session, wanted: Wanted) -> None:
    """A backup, if it was all there is."""
    if session.keeping and wanted.whole:
        await session.keeping.back_up(session.now())


def _content(session: Session, wanted: Wanted, hinder: Hinder) -> bytes | None:
    try:
        content = export_file(session.store, wanted, session.speech)
    except NoSuchMatch:
        hinder(Trouble(GONE))
    except StorageTrouble as trouble:
        hinder(Trouble.of(trouble))
    else:
        hinder(None)
        return content
    return None

"""What one browser tab holds: the way to the store, the language, and the matches it looks at."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import cast

import flet as ft

from scorekeeper.i18n import Speech
from scorekeeper.live import Hub
from scorekeeper.storage.backups import Backups
from scorekeeper.storage.right import HOST, Right
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.carrying import Carrying
from scorekeeper.ui.import_desk import ImportDesk
from scorekeeper.ui.invite_desk import InviteDesk, Inviting
from scorekeeper.ui.keeping import Keeping
from scorekeeper.ui.meld_desk import MeldDesk
from scorekeeper.ui.nameplate import Nameplate
from scorekeeper.ui.new_table import Laying, lay_table
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.preferences import STANDARD, Preferences
from scorekeeper.ui.trouble import Trouble

REMEMBERED = 24
"""Names offered for a new match."""


@dataclass(frozen=True)
class About:
    """Where the matches are kept, and where faults are written down; the latter may be nowhere."""

    matches: str
    log: str = ""


@dataclass(frozen=True)
class Session:
    """Made once a tab, and given to every screen by context."""

    store: Store
    hub: Hub
    speech: Speech
    now: Callable[[], datetime]
    page: ft.Page
    plate: Nameplate
    preferences: Preferences = STANDARD
    prefer: Callable[[Preferences], None] = lambda preferences: None
    """Change what this device prefers: drawn anew at once, and remembered."""
    right: Right = HOST
    """What this device may. The store refuses the rest; screens do not offer it."""
    inviting: Inviting | None = None
    """None where nobody can be invited, or this device may not."""
    about: About | None = None
    """For the host."""
    backups: Backups | None = None
    """Of the database; None where there are none, or this device need not know of them."""
    keeping: Keeping | None = None
    """Where the app runs in the browser alone."""
    carrying: Carrying | None = None
    """None where files come and go without a server."""
    _open: dict[str, OpenMatch] = field(default_factory=dict)
    _melds: dict[str, MeldDesk] = field(default_factory=dict)
    _invites: dict[str, InviteDesk] = field(default_factory=dict)
    thrown: list[str] = field(default_factory=list)
    """The match that this tab has just put into the bin, last."""
    _laying: list[Laying] = field(default_factory=list)
    _imports: list[ImportDesk] = field(default_factory=list)

    def open_match(self, match_id: str) -> OpenMatch:
        """The match as this tab sees it, read when it is first asked for."""
        if match_id in self._open:
            return self._open[match_id]
        opened = OpenMatch(self.store, self.hub, self.now, match_id, lambda: self.plate.name)
        # Addresses that are made up must not fill the memory.
        if opened.match or opened.trouble:
            opened.following.start(self.page)
            self._open[match_id] = opened
        return opened

    def meld_desk(self, match_id: str) -> MeldDesk:
        """The melds being checked at a match; by the empty id, those without one."""
        return self._melds.setdefault(match_id, MeldDesk())

    def invite_desk(self, match_id: str) -> InviteDesk | None:
        """The invitations to a match, for who may invite."""
        if self.inviting and match_id not in self._invites:
            desk = InviteDesk(self.inviting, self.hub, self.now, match_id)
            self._invites[match_id] = desk
        return self._invites.get(match_id)

    def import_desk(self) -> ImportDesk:
        """What comes by a file in this tab."""
        if not self._imports:
            self._imports.append(ImportDesk(self.store, self.hub, self.now))
        return self._imports[0]

    def laying(self) -> Laying:
        """The table being laid for a new match: the last one again, until it was started."""
        if not self._laying:
            self._laying.append(_laid(self.store))
        return self._laying[0]

    def laid(self) -> None:
        """The match was started: the next table is laid anew."""
        self._laying.clear()

    def leave(self) -> None:
        """The tab is gone or asleep: nobody listens here."""
        for opened in self._open.values():
            opened.following.stop()

    def come_back(self) -> None:
        """The tab is there again, and may have missed something."""
        for opened in self._open.values():
            opened.following.start(self.page)
            opened.read()


def _laid(store: Store) -> Laying:
    """The table as it was last time, or a bare one and what hinders reading it."""
    try:
        return Laying(lay_table(store.last_table(), store.players(REMEMBERED)))
    except StorageTrouble as trouble:
        return Laying(lay_table(None, ()), Trouble.of(trouble))


Sessions = ft.create_context(cast("Session | None", None))


def use_session() -> Session:
    """The session of the tab."""
    session = ft.use_context(Sessions)
    if session is None:
        raise LookupError("no session around this component")
    return session


def use_watch(observed: ft.Observable | None) -> None:
    """Draw the caller anew whenever this changes, but not while another screen covers it.

    Once it is in view again its address has changed, and with that it is drawn anew as well.
    """
    observed = observed if use_in_view() else None
    watched, watch = ft.use_state(observed)
    if watched is not observed:
        watch(observed)


def use_in_view() -> bool:
    """Whether the screen that asks is the one on top."""
    own, here = ft.use_view_path(), ft.use_route_location()
    return here == own or not here.startswith(f"{own.rstrip('/')}/")


def use_match() -> OpenMatch:
    """The match in the address, watched."""
    session = use_session()
    match_id = str(ft.use_route_params().get("id", ""))
    opened = ft.use_memo(lambda: session.open_match(match_id), [match_id])
    use_watch(opened)
    return opened

"""The app of one tab: theme, session, and the addresses of its screens."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import flet as ft

from scorekeeper.i18n import LANGUAGES, speech
from scorekeeper.live import Hub
from scorekeeper.storage.allowed import allowed
from scorekeeper.storage.backups import Backups
from scorekeeper.storage.right import HOST, Right
from scorekeeper.storage.store import Store
from scorekeeper.ui.carrying import Carrying
from scorekeeper.ui.device import Devices, use_window
from scorekeeper.ui.faults import faults, told
from scorekeeper.ui.invite_desk import Inviting
from scorekeeper.ui.keeping import Keeping
from scorekeeper.ui.nameplate import Naming, make_nameplate
from scorekeeper.ui.preferences import (
    THEMES,
    Preferences,
    keep_preferences,
)
from scorekeeper.ui.preferred import preferred
from scorekeeper.ui.rooms import Rooms
from scorekeeper.ui.screens.big_table import BigTable
from scorekeeper.ui.screens.breakdown import Breakdown
from scorekeeper.ui.screens.deal_entry import DealEntry
from scorekeeper.ui.screens.export import ExportAll, ExportMatch
from scorekeeper.ui.screens.home import Home
from scorekeeper.ui.screens.house_rules import HouseRules
from scorekeeper.ui.screens.importing import ImportMatches
from scorekeeper.ui.screens.invite import Invite
from scorekeeper.ui.screens.journal import JournalScreen
from scorekeeper.ui.screens.languages import FirstLanguage
from scorekeeper.ui.screens.match_rules import MatchRules
from scorekeeper.ui.screens.meld_check import FreeMelds, MatchMelds
from scorekeeper.ui.screens.new_match import NewMatch
from scorekeeper.ui.screens.primer import Primer
from scorekeeper.ui.screens.result import ResultScreen
from scorekeeper.ui.screens.settings import Settings
from scorekeeper.ui.screens.table import TableScreen
from scorekeeper.ui.session import About, Session, Sessions
from scorekeeper.ui.theme import DARK, FONTS, LIGHT, make_theme

LOCALES = [ft.Locale(language) for language in LANGUAGES]
NEW_MATCH = ft.Route(
    path="new", component=NewMatch, children=[ft.Route(path="rules", component=HouseRules)]
)
IMPORT_MATCHES = ft.Route(path="import", component=ImportMatches)
FOR_HOST = (NEW_MATCH, IMPORT_MATCHES)
ROUTES = [
    ft.Route(
        component=Home,
        children=[
            NEW_MATCH,
            ft.Route(path="settings", component=Settings),
            ft.Route(path="export", component=ExportAll),
            IMPORT_MATCHES,
            ft.Route(path="melds", component=FreeMelds),
            ft.Route(
                path="match/:id",
                component=TableScreen,
                children=[
                    ft.Route(
                        path="scores/:number(\\d+)",
                        component=Breakdown,
                    ),
                    ft.Route(path="deal/:number(\\d+)", component=DealEntry),
                    ft.Route(path="result", component=ResultScreen),
                    ft.Route(path="rules", component=Primer),
                    ft.Route(path="house", component=MatchRules),
                    ft.Route(path="big", component=BigTable),
                    ft.Route(path="melds", component=MatchMelds),
                    ft.Route(path="invite", component=Invite),
                    ft.Route(path="export", component=ExportMatch),
                    ft.Route(path="journal", component=JournalScreen),
                ],
            ),
        ],
    )
]
GUEST_ROUTES = [
    replace(ROUTES[0], children=[each for each in ROUTES[0].children or () if each not in FOR_HOST])
]
"""For all but the host."""


@ft.component
def App(session: Session, kept: Preferences) -> Any:
    """The session in the language and the light of this device; first of all, which language."""
    window = use_window()
    preferences, set_preferences = ft.use_state(kept)
    dark = window.dark if preferences.theme == "system" else preferences.theme == "dark"
    device = replace(window, dark=dark)

    async def remember() -> None:
        with told(where="keeping what is preferred"):
            await keep_preferences(preferences)

    faults().speech = speech(preferences.language or "en")
    ft.use_effect(remember, [preferences])
    ft.use_effect(lambda: _dress(session.page, preferences), [preferences])

    def speak(language: str) -> None:
        session.plate.hang(speech(language))
        set_preferences(replace(preferences, language=language))

    if preferences.language is None:
        return Devices(device, lambda: FirstLanguage(speak))
    own = replace(
        session,
        speech=speech(preferences.language),
        preferences=preferences,
        prefer=set_preferences,
    )
    routes = ROUTES if session.right.host else GUEST_ROUTES
    return Devices(
        device,
        lambda: Sessions(own, lambda: Rooms(routes)),
    )


def _dress(page: ft.Page, preferences: Preferences) -> None:
    language = preferences.language or "en"
    page.title = speech(language).say("Scorekeeper")
    # The client has words of its own, as for a menu or a question that comes up.
    page.locale_configuration = ft.LocaleConfiguration(LOCALES, ft.Locale(language))
    page.theme_mode = THEMES[preferences.theme]
    page.update()


def make_main(
    store: Store,
    hub: Hub,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
    wished: Callable[[], str | None] = lambda: "en",
    right: Callable[[], Right] = lambda: HOST,
    inviting: Inviting | None = None,
    keeping: Keeping | None = None,
    carrying: Carrying | None = None,
    naming: Callable[[], Naming] = Naming,
    about: About | None = None,
    backups: Backups | None = None,
) -> Callable[[ft.Page], Awaitable[None]]:
    """What Flet runs for every tab that opens the app.

    `wished` tells which of the languages the browser of the tab asks for, if any;
    `right` what its device may, and `naming` where its name is kept besides on itself. Files
    come and go by `carrying`, or else straight.
    """

    async def main(page: ft.Page) -> None:
        if not page.web:
            page.fonts = FONTS
        # Flet fails at addresses like "/new?", looking for a query, which no screen here has.
        setattr(page.query, "_is_encoded", lambda: False)  # noqa: B010
        faults().watch()
        page.theme, page.dark_theme = make_theme(LIGHT), make_theme(DARK)
        kept = await preferred(page)
        if kept.language not in LANGUAGES:
            kept = replace(kept, language=wished())
        may = right()
        session = Session(
            allowed(store, may),
            hub,
            speech(kept.language or "en"),
            now,
            page,
            await make_nameplate(page, naming()),
            right=may,
            inviting=inviting if may.host else None,
            about=about if may.host else None,
            backups=backups if may.host else None,
            carrying=carrying,
            keeping=keeping,
        )
        if keeping:
            await keeping.start(page)
        if kept.language:
            session.plate.hang(session.speech)
        page.on_disconnect = page.on_close = session.leave
        page.on_connect = session.come_back
        faults().read_again = session.come_back
        page.render_views(App, session, kept)
        faults().watch_drawing()

    return main

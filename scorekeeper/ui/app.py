"""The app of one tab: theme, session, and the addresses of its screens."""

from collections.abc import Callable
from datetime import UTC, datetime

import flet as ft

from scorekeeper.i18n import speech
from scorekeeper.live import Hub
from scorekeeper.storage.store import Store
from scorekeeper.ui.device import Devices, use_window
from scorekeeper.ui.screens.breakdown import Breakdown
from scorekeeper.ui.screens.deal_entry import DealEntry
from scorekeeper.ui.screens.home import Home
from scorekeeper.ui.screens.new_match import NewMatch
from scorekeeper.ui.screens.nowhere import Nowhere
from scorekeeper.ui.screens.primer import Primer
from scorekeeper.ui.screens.result import ResultScreen
from scorekeeper.ui.screens.table import TableScreen
from scorekeeper.ui.session import Session, Sessions
from scorekeeper.ui.theme import DARK, FONTS, LIGHT, make_theme

ROUTES = [
    ft.Route(
        component=Home,
        children=[
            ft.Route(path="new", component=NewMatch),
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
                ],
            ),
        ],
    )
]


@ft.component
def App(session: Session) -> ft.Control:
    device = use_window()
    return Devices(
        device,
        lambda: Sessions(session, lambda: ft.Router(ROUTES, not_found=Nowhere, manage_views=True)),
    )


def make_main(
    store: Store, hub: Hub, now: Callable[[], datetime] = lambda: datetime.now(UTC)
) -> Callable[[ft.Page], None]:
    """What Flet runs for every tab that opens the app."""

    def main(page: ft.Page) -> None:
        session = Session(store, hub, speech(), now, page)
        page.title = session.speech.say("Scorekeeper")
        if not page.web:
            page.fonts = FONTS
        page.theme, page.dark_theme = make_theme(LIGHT), make_theme(DARK)
        page.theme_mode = ft.ThemeMode.SYSTEM
        page.on_disconnect = page.on_close = session.leave
        page.on_connect = session.come_back
        page.render_views(App, session)

    return main

"""The screens by their addresses; any address at all may be asked for."""

from typing import Any

import flet as ft

from scorekeeper.ui.screens.nowhere import Nowhere

_router = ft.Router.__component_impl__  # type: ignore[attr-defined]


@ft.component
def Rooms(routes: list[ft.Route]) -> Any:
    """Flet's router, which reads an address as a web address, and fails at some: "//[x"."""
    try:
        return _router(routes, not_found=Nowhere, manage_views=True)
    except ValueError:
        return [ft.View(route=ft.context.page.route, controls=[Nowhere()])]

"""A small app to try the page, the server and the tests' phone on: `python toy.py PORT`."""

import sys
from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.live import Hub
from scorekeeper.settings import Settings
from scorekeeper.storage.access import Access, new_secret
from scorekeeper.storage.engine import open_database
from scorekeeper.web import Server, WebApp
from scorekeeper.web.addresses import listen


def main(page: ft.Page) -> None:
    """Draw the toy for one phone."""
    page.title = "Toy"
    page.render_views(Toy)


@ft.component
def Toy() -> ft.Control:
    """Two screens: `/` and `/other`."""
    routes = [ft.Route(component=Counter, children=[ft.Route(path="other", component=Other)])]
    return ft.Router(routes, manage_views=True)


@ft.component
def Counter() -> ft.View:
    """A bit of everything a screen may have."""
    count, set_count = ft.use_state(0)
    name, set_name = ft.use_state("")
    on, set_on = ft.use_state(False)
    asking, set_asking = ft.use_state(False)
    set_asking_off = partial(set_asking, False)
    ft.use_dialog(
        ft.AlertDialog(
            title="Sure?",
            actions=[ft.TextButton("Yes", on_click=lambda: set_asking(False))],
            on_dismiss=lambda: set_asking_off(),
        )
        if asking
        else None
    )
    return ft.View(
        route=ft.use_view_path(),
        scroll=ft.ScrollMode.AUTO,
        controls=[
            ft.Semantics(content=ft.Text("The toy", size=30), heading_level=1),
            ft.Text(f"Count {count}"),
            Press("One more", lambda: set_count(lambda old: old + 1)),
            Press("One less", None if count == 0 else lambda: set_count(lambda old: old - 1)),
            ft.TextField(label="Name", value=name, on_change=lambda e: set_name(e.data)),
            ft.Text(f"Hello {name}"),
            ft.Switch(label="Loud", value=on, on_change=lambda e: set_on(e.data)),
            ft.Text("LOUD" if on else "quiet"),
            ft.Button("Ask", on_click=lambda: set_asking(True)),
            ft.Button("Go", on_click=lambda: ft.context.page.navigate("/other")),
            *(Press(f"Row {n}", partial(set_count, n * 100)) for n in range(1, 31)),
        ],
    )


@ft.component
def Other() -> ft.View:
    """A screen one level down."""
    return ft.View(
        route=ft.use_view_path(),
        appbar=ft.AppBar(title=ft.Text("Other")),
        controls=[ft.Text("Elsewhere")],
    )


def Press(label: str, on_press: Callable[[], object] | None) -> ft.Container:
    """A target with a name, the way the app makes them."""
    return ft.Container(
        ft.Semantics(
            content=ft.Text(label),
            label=label,
            button=True,
            disabled=on_press is None,
            exclude_semantics=True,
        ),
        on_click=on_press,
        ink=True,
        height=48,
    )


def serve(port: int) -> None:
    """Serve the toy to those who have the key of the environment."""
    settings = Settings()
    access = Access(open_database(settings.database), settings.key or new_secret())
    app = WebApp(main, access, Hub())
    Server(app, on_started=lambda: print("ready", flush=True)).run([listen("127.0.0.1", port)])


if __name__ == "__main__":
    print("started", flush=True)
    serve(int(sys.argv[1]))

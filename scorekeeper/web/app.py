"""What the server answers: the page and its files, the phones' sockets, and a sign of life.

Built on Starlette with the parts of flet-web that are worth having (its socket and its client's
files); flet-web's own app adds API pages, lets every site in and loads from a CDN.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import flet as ft
from flet_web.fastapi import app_manager
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from scorekeeper.live import Hub
from scorekeeper.storage.access import Access
from scorekeeper.web.delivery import make_delivery
from scorekeeper.web.door import Door
from scorekeeper.web.files import Files
from scorekeeper.web.headers import Guarded
from scorekeeper.web.packed import Packed
from scorekeeper.web.phones import Phones

#: What Flet runs for every phone that opens the page.
Main = Callable[[ft.Page], object]


def WebApp(
    main: Main,
    access: Access,
    hub: Hub,
    routes: Sequence[BaseRoute] = (),
    packed: Packed | None = None,
) -> Starlette:
    """The whole ASGI app; `main` draws the page of one phone that `access` lets in.

    `routes` are further addresses behind the same door. Files are packed into the folder of
    `packed`; without one into the user's cache.
    """
    delivery = make_delivery()
    phones = Phones(main, access, hub)

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        """Flet forgets the sessions of phones that left long ago; rights are looked at again."""
        await app_manager.start()
        watching = asyncio.create_task(phones.watch())
        yield
        watching.cancel()
        await app_manager.shutdown()

    return Starlette(
        routes=[
            WebSocketRoute("/ws", phones),
            Route("/ping", ping),
            *routes,
            Mount("/", Files(delivery, packed or Packed())),
        ],
        middleware=[Middleware(Guarded), Middleware(Door, access, delivery.base)],
        lifespan=running,
    )


async def ping(_: Request) -> Response:
    """204: the server is there. Asked by a page that has lost its socket."""
    return Response(status_code=204)

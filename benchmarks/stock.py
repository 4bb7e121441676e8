"""The same app on Flet's own server: `python -m benchmarks.stock PORT`, for comparison.

Its client's parts come from that server too, where Flet would fetch some from a CDN: what is
compared is the delivery, not the network. Each phone is the host.
"""

import sys

import uvicorn
from flet_web.fastapi.serve_fastapi_web_app import get_fastapi_web_app
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from scorekeeper.live import Hub
from scorekeeper.settings import Settings
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from scorekeeper.web.client import assets


def stock_app() -> Starlette:
    """Flet's app as it makes it, and the sign of life that a server is waited for by."""
    main = make_main(Store(open_database(Settings().database)), Hub())
    flet = get_fastapi_web_app(
        main,
        before_main=None,
        page_name="",
        assets_dir=str(assets()),
        upload_dir="",
        no_cdn=True,
    )
    return Starlette(
        routes=[Route("/ping", ping), Mount("/", flet)],
        lifespan=lambda _: flet.router.lifespan_context(flet),
    )


async def ping(_: Request) -> Response:
    return Response(status_code=204)


if __name__ == "__main__":
    uvicorn.run(
        stock_app(),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        log_level="error",
    )

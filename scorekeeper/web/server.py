"""The server: one process, one event loop, the socket it was given."""

import gc
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import uvicorn
from starlette.types import ASGIApp

from scorekeeper.web.frames import LARGEST
from scorekeeper.web.prompt import Prompt, Waiting
from scorekeeper.web.sparing import be_sparing
from scorekeeper.web.wire import Wire


class Server(uvicorn.Server):
    """Serves `app`; `on_started` is called once phones can come."""

    def __init__(self, app: ASGIApp, on_started: Callable[[], object]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                # All goes to the log of the program, which knows what may be in it.
                log_config=None,
                log_level="warning",
                access_log=False,
                server_header=False,
                proxy_headers=False,
                http=partial(Prompt, Waiting()),  # type: ignore[arg-type]
                ws=Wire,
                ws_max_size=LARGEST,
                # Finds phones that left without a word.
                ws_ping_interval=15,
                ws_ping_timeout=15,
                timeout_graceful_shutdown=2,
            )
        )
        be_sparing()
        self.on_started = on_started

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until Ctrl-C."""
        with suppress(KeyboardInterrupt):
            super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        _collect_seldom()
        if self.started:
            self.on_started()


def _collect_seldom() -> None:
    """Screens are many small objects: looking for garbage at Python's pace takes a sixth of the
    time of a busy server, and of what was there at the start nothing becomes garbage. More seldom
    than this each look would keep all phones waiting.
    """
    gc.freeze()
    gc.set_threshold(5_000, 10, 300)

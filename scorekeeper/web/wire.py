"""How messages go to the phones: little ones as they are, and those of one moment in one piece."""

import asyncio
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

LITTLE = 1024
"""Bytes that are not worth compressing: a screen has more, what a tap changes has less."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket. With fifty phones a tenth of the server's time went into sending."""

    def __init__(self, *uvicorns: Any, **named: Any) -> None:
        super().__init__(*uvicorns, **named)
        # As uvicorn has them.
        self.conn.available_extensions = [Deflating(12, 12, {"memLevel": 5})]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(Gathering(transport, self.loop))  # type: ignore[arg-type]


class Gathering:
    """A transport that writes once for all that is to be written in one turn of the event loop."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._gathered: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._gathered:
            self._loop.call_soon(self._write)
        self._gathered.append(data)

    def close(self) -> None:
        """Write what there is, then close."""
        self._write()
        self._transport.close()

    def _write(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered and not self._transport.is_closing():
            self._transport.write(b"".join(gathered))


class Deflating(ServerPerMessageDeflateFactory):
    """Agrees with a phone upon compressing, as little as is worth it."""

    def __init__(self, ours: int, theirs: int, settings: dict[str, Any]) -> None:
        super().__init__(False, False, ours, theirs, settings)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class Deflate(PerMessageDeflate):
    """Each message says whether it is compressed (RFC 7692, 6)."""

    def encode(self, frame: Frame) -> Frame:
        whole = frame.fin and frame.opcode is not Opcode.CONT
        return frame if whole and len(frame.data) <= LITTLE else super().encode(frame)

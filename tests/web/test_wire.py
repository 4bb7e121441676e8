"""How messages go to the phones."""

import asyncio
from typing import cast

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from scorekeeper.web.wire import LITTLE, Deflate, Gathering

SETTINGS = (False, False, 12, 12)


class FakeTransport:
    """Writes down what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, name: str) -> str:
        return f"the {name}"


def gathering(transport: FakeTransport) -> Gathering:
    return Gathering(cast("asyncio.Transport", transport), asyncio.get_running_loop())


def test_a_screen_is_compressed_and_what_a_tap_changes_is_not() -> None:
    ours = Deflate(*SETTINGS)
    theirs = PerMessageDeflate(*SETTINGS)
    screen, little = b"a card " * LITTLE, b"x" * LITTLE
    for data, compressed in ((screen, True), (little, False), (screen, True), (b"", False)):
        sent = ours.encode(Frame(Opcode.BINARY, data))
        assert sent.rsv1 is compressed
        assert (len(sent.data) < len(data)) is compressed
        assert bytes(theirs.decode(sent).data) == data


def test_pieces_of_a_long_message_go_together() -> None:
    ours, theirs = Deflate(*SETTINGS), PerMessageDeflate(*SETTINGS)
    pieces = (Frame(Opcode.BINARY, b"one ", fin=False), Frame(Opcode.CONT, b"two"))
    heard = b"".join(bytes(theirs.decode(ours.encode(piece)).data) for piece in pieces)
    assert heard == b"one two"


async def test_what_is_written_in_one_turn_goes_in_one_piece() -> None:
    transport = FakeTransport()
    line = gathering(transport)
    line.write(b"1")
    line.write(b"2")
    assert transport.written == []
    await asyncio.sleep(0)
    line.write(b"3")
    await asyncio.sleep(0)
    assert transport.written == [b"12", b"3"]


async def test_what_was_written_goes_out_before_the_end_and_nothing_after_it() -> None:
    transport = FakeTransport()
    line = gathering(transport)
    line.write(b"1")
    line.close()
    line.write(b"2")
    await asyncio.sleep(0)
    assert transport.written == [b"1"]
    assert line.closed


async def test_all_else_is_asked_of_the_transport() -> None:
    assert gathering(FakeTransport()).get_extra_info("peername") == "the peername"

"""Ports and addresses."""

import socket
from contextlib import closing

import pytest

from scorekeeper.web.addresses import PortTaken, listen, listen_near, phone_url

HERE = "127.0.0.1"


def port_of(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port


def test_a_taken_port_is_refused() -> None:
    with closing(listen(HERE, 0)) as first, pytest.raises(PortTaken):
        listen(HERE, port_of(first))


def test_the_next_free_port_is_found() -> None:
    with (
        closing(listen(HERE, 0)) as first,
        closing(listen_near(HERE, port_of(first))) as second,
    ):
        assert port_of(second) > port_of(first)


def test_a_port_is_free_again_at_once() -> None:
    with closing(listen(HERE, 0)) as first:
        port = port_of(first)
    with closing(listen(HERE, port)) as second:
        assert port_of(second) == port


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_phones_cannot_come_where_only_this_machine_listens(host: str) -> None:
    assert phone_url(host, 8550) is None


def test_phones_come_to_the_address_that_was_named() -> None:
    assert phone_url("192.168.1.5", 8550) == "http://192.168.1.5:8550"


def test_without_a_network_there_is_no_address_for_phones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorekeeper.web.addresses.outgoing_address", lambda: None)
    assert phone_url("0.0.0.0", 8550) is None

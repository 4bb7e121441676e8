"""Where the server can be reached: its port, and its addresses on this machine and beyond."""

import errno
import ipaddress
import socket

#: How many ports are tried, one after the other.
TRIES = 50
#: An address that is nobody's (RFC 5737): asking the way there sends nothing.
NOWHERE = ("192.0.2.1", 9)


class PortTaken(Exception):
    """Another program listens at that port of that host."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises PortTaken, or OSError for a host that is not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        # As after a stop of our own: its old connections may linger for a minute.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(128)
    except OSError as trouble:
        listening.close()
        if trouble.errno == errno.EADDRINUSE:
            raise PortTaken(f"{host} {port}") from trouble
        raise
    return listening


def listen_near(host: str, port: int) -> socket.socket:
    """A socket at the first free port from `port` on. Raises PortTaken if there is none."""
    for candidate in range(port, min(port + TRIES, 65536)):
        try:
            return listen(host, candidate)
        except PortTaken:
            continue
    raise PortTaken(f"{host} {port}")


def outgoing_address() -> str | None:
    """This machine's IPv4 address in its network; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(NOWHERE)
            address: str = way.getsockname()[0]
        except OSError:
            return None
    return None if ipaddress.ip_address(address).is_loopback else address


def url(host: str, port: int) -> str:
    """What to type into a browser.

    >>> url("192.168.1.5", 8550), url("::1", 80)
    ('http://192.168.1.5:8550', 'http://[::1]')
    """
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" + (f":{port}" if port != 80 else "")


def own_url(host: str, port: int) -> str:
    """The address for a browser on this machine.

    >>> own_url("0.0.0.0", 8550), own_url("10.0.0.7", 8550)
    ('http://localhost:8550', 'http://10.0.0.7:8550')
    """
    return url("localhost" if everywhere(host) or loopback(host) else host, port)


def phone_url(host: str, port: int) -> str | None:
    """The address for phones in the same network; None if they cannot come."""
    if loopback(host):
        return None
    address = outgoing_address() if everywhere(host) else host
    return url(address, port) if address else None


def everywhere(host: str) -> bool:
    """Whether the host means all addresses of this machine."""
    return host in ("0.0.0.0", "::", "")


def loopback(host: str) -> bool:
    """Whether only this machine can reach the host."""
    return host == "localhost" or host == "::1" or host.startswith("127.")

"""How files come and go where a server lies between this code and the device."""

from collections.abc import Callable
from dataclasses import dataclass

from scorekeeper.ui.export_file import Wanted

LARGEST_FILE = 5_000_000
"""Bytes of a file that may come by a screen: some thousand matches with their journals."""


@dataclass(frozen=True)
class Carrying:
    """Addresses of the server, for the browser to fetch files from and to send them to."""

    download: Callable[[Wanted, str, str], str]
    """Where the browser gets what is wanted, under a name, in a language."""
    expect: Callable[[], str]
    """Where it can send one file."""
    take: Callable[[str], bytes | None]
    """The file that was sent there, once."""

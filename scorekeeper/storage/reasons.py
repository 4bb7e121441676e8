"""Why the system could not do something, in our own words: its own are in no language of ours."""

import errno
import socket
from collections.abc import Mapping
from types import MappingProxyType

from scorekeeper.games.text import N_, Term

NOT_DONE = N_("reading or writing it failed")

OF_SYSTEM: Mapping[int, str] = MappingProxyType(
    {
        errno.ENOENT: N_("it is not there"),
        errno.ENOTDIR: N_("a file is in the place of a folder"),
        errno.EEXIST: N_("a file is in the place of a folder"),
        errno.EISDIR: N_("a folder is in its place"),
        errno.EACCES: N_("access is not allowed"),
        errno.EPERM: N_("access is not allowed"),
        errno.EROFS: N_("it can only be read"),
        errno.ENOSPC: N_("there is no room left"),
        errno.EDQUOT: N_("there is no room left"),
        errno.ENAMETOOLONG: N_("its name is too long"),
        errno.EMFILE: N_("too many files are open"),
        errno.ENFILE: N_("too many files are open"),
        errno.ECONNREFUSED: N_("nobody answers there"),
        errno.ETIMEDOUT: N_("nobody answers there"),
        errno.EHOSTUNREACH: N_("no network leads there"),
        errno.ENETUNREACH: N_("no network leads there"),
        errno.EADDRNOTAVAIL: N_("this machine does not have this address"),
        errno.EADDRINUSE: N_("another program listens there"),
    }
)


def of_system(error: OSError) -> Term:
    """Why a call of the system failed: a part of a sentence, to be said."""
    if isinstance(error, socket.gaierror):  # its numbers are others
        return Term(OF_SYSTEM[errno.EADDRNOTAVAIL])
    return Term(OF_SYSTEM.get(error.errno or 0, NOT_DONE))

"""The app on the network: the page, its files and the sockets of the phones, in one process."""

from scorekeeper.web.app import WebApp
from scorekeeper.web.server import Server

__all__ = ["Server", "WebApp"]

"""A running server: its own process, port and data folder, to be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0

KEY = "the-key-of-the-browser-tests"
JOIN = f"/join/{KEY}"
"""The path that lets a phone in."""

#: Where the name of the port goes in a command.
PORT = "{port}"
SCOREKEEPER = ("-m", "scorekeeper", "--host", "127.0.0.1", "--port", PORT, "--no-browser")
TOY = ("-m", "tests.browser.toy", PORT)


class Served:
    """A Python program that serves at a port of its own, with its data in `data`.

    What it prints goes to `data/server.log`, and into the message when it does not start.
    """

    def __init__(self, data: Path, command: Sequence[str] = SCOREKEEPER) -> None:
        self.data = data
        self.port = free_port()
        self.command = [part.replace(PORT, str(self.port)) for part in command]
        self.log = data / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of its process; 0 while it does not run."""
        return self._process.pid if self._process else 0

    def start(self) -> "Served":
        """Start, and wait until it answers. Raises AssertionError if it ends or never does."""
        own = {"SCOREKEEPER_DATA": str(self.data), "SCOREKEEPER_KEY": KEY, "PYTHONUNBUFFERED": "1"}
        others = {key: value for key, value in os.environ.items() if "SCOREKEEPER_" not in key}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self.command],
                cwd=ROOT,
                env={**others, **own},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._wait(self._process)
        return self

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it as a power cut does."""
        self._end(signal.SIGKILL)

    def said(self) -> str:
        """All it printed."""
        return self.log.read_text(errors="replace")

    def megabytes(self) -> int:
        """What it holds in memory; 0 where that cannot be known."""
        status = Path(f"/proc/{self.pid}/status")
        if not status.exists():
            return 0
        [line] = [line for line in status.read_text().splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) // 1024

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise AssertionError(f"the server did not end:\n{self.said()}") from None
        finally:
            self._process = None

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        give_up = time.monotonic() + START_SECONDS
        while process.poll() is None and time.monotonic() < give_up:
            if answers(f"{self.url}/ping"):
                return
            time.sleep(0.05)
        process.kill()
        process.wait()
        self._process = None
        raise AssertionError(f"the server did not start:\n{self.said()}")


def answers(url: str) -> bool:
    """Whether somebody answers there."""
    try:
        with urlopen(url, timeout=5):
            return True
    except (URLError, OSError):
        return False


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

"""Servers that start at once: one process imports everything, and each server is forked from it.

The command is the real one, in a process of its own that ends when it is killed; only the second
that Python needs to import the screens is spared. Run as `python -m tests.endurance.nursery`.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from tests.browser.served import KEY, ROOT, free_port


class Nursery:
    """A scorekeeper over one data folder, started and killed as often as wanted."""

    def __init__(self, data: Path) -> None:
        self.data, self.port = data, free_port()
        self.log = data / "server.log"
        self._lock = threading.Lock()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Nursery":
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # a Ctrl-C is for the run, which ends this in good order
        )
        self._heard()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()

    def start(self) -> None:
        """Begin to start a server; it will answer at `url` soon."""
        options = ("--host", "127.0.0.1", "--port", str(self.port), "--no-browser")
        self._say({"data": str(self.data), "options": options, "log": str(self.log)})

    def kill(self) -> None:
        """End the server as a power cut does, whatever it is doing; it is gone afterwards."""
        self._say("kill")

    def _say(self, order: object) -> None:
        assert self._process.stdin
        with self._lock:
            print(json.dumps(order), file=self._process.stdin, flush=True)
            self._heard()

    def _heard(self) -> None:
        assert self._process.stdout
        assert self._process.stdout.readline(), "the nursery has ended"


def answer_orders() -> None:
    """Fork a server, or kill it, for each line that comes in; kill it at the end."""
    import scorekeeper.cli.serve  # noqa: F401  (what takes a second)

    print("ready", flush=True)
    server = 0
    for line in sys.stdin:
        order = json.loads(line)
        server = _end(server) if order == "kill" else _fork(**order)
        print("done", flush=True)
    _end(server)


def _fork(data: str, options: Sequence[str], log: str) -> int:
    """The number of a new process that runs the command."""
    if child := os.fork():
        return child
    from scorekeeper.cli import app

    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream, target in ((os.open(os.devnull, os.O_RDONLY), 0), (written, 1), (written, 2)):
        os.dup2(stream, target)
    os.environ.update(SCOREKEEPER_DATA=data, SCOREKEEPER_KEY=KEY)
    app(options)
    os._exit(0)


def _end(server: int) -> int:
    if server:
        os.kill(server, signal.SIGKILL)
        os.waitpid(server, 0)
    return 0


if __name__ == "__main__":
    answer_orders()

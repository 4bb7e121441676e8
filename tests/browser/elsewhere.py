"""The rest of the world, as a browser sees it: a proxy that lets nothing through, and notes all."""

import socket
import threading


class Elsewhere:
    """A proxy for all hosts but this machine; `asked` is what was asked of them.

    Pages, workers, sockets and prefetches alike come here: a browser asks its proxy even for names.
    """

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def url(self) -> str:
        """Where the proxy is."""
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def close(self) -> None:
        """Be there no more."""
        self._door.close()

    def _listen(self) -> None:
        while True:
            try:
                caller, _ = self._door.accept()
            except OSError:
                return
            with caller:
                caller.settimeout(5)
                request = caller.recv(4096).decode("latin-1")
                self.asked.append(request.partition("\r\n")[0])
                caller.sendall(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")

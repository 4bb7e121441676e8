"""The app without a server: a site that is built once, a plain host for it, a browser to kill."""

import hashlib
import shutil
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import psutil
from fasteners import InterProcessLock
from playwright.sync_api import BrowserContext, Error, Playwright

from scorekeeper.site.archive import files_below
from scorekeeper.site.build import publish
from scorekeeper.web.client import PACKAGE
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.phone import Phone
from tests.browser.served import ROOT, free_port

KEPT = ROOT / "build" / "sites-of-tests"
IN_USE = 4 * 3600
"""Seconds that a site of other sources is left alone: something may run on it."""
START_SECONDS = 90.0
"""A start on a machine that has more to do."""


def built_site() -> Path:
    """The site of these sources, built by whoever needs it first; not to be changed."""
    folder = KEPT / _key()
    KEPT.mkdir(parents=True, exist_ok=True)
    with InterProcessLock(KEPT / "lock"):
        if not (folder / "sw.js").exists():
            for older in KEPT.glob("*/"):
                if time.time() - older.stat().st_mtime > IN_USE:
                    shutil.rmtree(older)
            publish(folder, precompressed=False)
    return folder


def _key() -> str:
    """The same for the same sources."""
    sums = hashlib.sha256()
    for folder in (PACKAGE, ROOT / "assets", ROOT / "requirements"):
        for name, path in files_below(folder).items():
            if "__pycache__" not in name:
                sums.update(name.encode() + path.read_bytes())
    return sums.hexdigest()[:16]


class Host:
    """A plain static web host of a folder: Python's own. `asked` are the paths so far."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.asked: list[str] = []
        self._server: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Host":
        handler = partial(_Quiet, self.asked, directory=str(self.folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def stop(self) -> None:
        """From now on connections are refused."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
        self._server = None


def host_of(site: Path, folder: Path, port: int | None = None) -> Host:
    """One in a folder that has a site under a path, as many have it."""
    (folder / "host").mkdir()
    (folder / "host" / "cards").symlink_to(site)
    return Host(folder / "host", port).start()


class _Quiet(SimpleHTTPRequestHandler):
    def __init__(self, asked: list[str], *args: Any, **more: Any) -> None:
        self.asked = asked
        super().__init__(*args, **more)

    def log_message(self, *_: object) -> None:
        self.asked.append(urlsplit(self.path).path)


@dataclass
class Profile:
    """A browser that keeps what it is given in a folder, to be killed and opened again."""

    playwright: Playwright
    folder: Path
    arguments: Sequence[str] = ()
    _context: BrowserContext | None = field(default=None, init=False)

    def new_context(self, **wishes: Any) -> BrowserContext:
        """Open the browser; closing the context ends it."""
        self._context = self.playwright.chromium.launch_persistent_context(
            self.folder,
            executable_path=find_chromium(),
            args=[*ARGUMENTS, *self.arguments],
            **wishes,
        )
        return self._context

    def kill(self) -> None:
        """End it as a power cut does."""
        self.kill_processes()
        if self._context:
            with suppress(Error):
                self._context.close()

    def kill_processes(self) -> None:
        """End all its processes at once; from any thread."""
        wanted = f"--user-data-dir={self.folder}"
        parents = [each for each in psutil.process_iter() if wanted in _command(each)]
        family = {*parents, *(child for each in parents for child in each.children(True))}
        for process in family:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(family, timeout=10)


def _command(process: psutil.Process) -> list[str]:
    try:
        return list(process.cmdline())
    except psutil.Error:
        return []


class Alone(Phone):
    """A phone with the app and no server behind it: nobody to be let in by."""

    def join(self, path: str = "") -> None:
        self._joined = True

    @property
    def path(self) -> str:
        """The address of the screen: what follows the #."""
        return urlsplit(self.page.url).fragment

    @property
    def stages(self) -> Mapping[str, float]:
        """When each stage of the start was reached, in seconds since the page was asked for."""
        return dict(self.ask(STAGES))

    def until_shown(self) -> None:
        """Wait until the app is there."""
        self.wait(lambda: "shown" in self.stages, "the app is shown")

    def until_kept(self) -> None:
        """Wait until this version is kept in the browser, or a newer one beside it."""
        self.wait(lambda: self.ask(KEPT_OFFLINE), "the site is kept for when there is no network")

    def until_snapshot(self) -> None:
        """Wait, touching nothing, until the browser has a snapshot of Python."""
        self.wait(lambda: self.snapshots, "a snapshot of Python is made")

    @property
    def snapshots(self) -> Sequence[str]:
        """Of Python, by the names under which the browser has them."""
        return list(self.ask(SNAPSHOTS))

    def wait(self, true: Callable[[], object], what: str) -> None:
        for _ in range(int(START_SECONDS * 10)):
            if true():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(self._report(f"not within {START_SECONDS:.0f} s: {what}"))

    def _first_names(self) -> None:
        self.until_shown()
        super()._first_names()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with suppress(Error):  # that was killed
            self._context.close()
        if error is None:
            self.check()


STAGES = """
() => Object.entries(globalThis.stages ?? {})
  .map(([name, at]) => [name, (at - performance.timeOrigin) / 1000])
"""
KEPT_OFFLINE = """
async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  return Boolean(kept?.active && !kept.installing);
}
"""
SNAPSHOTS = """
async () => {
  const found = [];
  for (const name of (await caches.keys()).filter((name) => / snapshot /.test(name))) {
    if ((await (await caches.open(name)).keys()).length) found.push(name);
  }
  return found;
}
"""
"""Those that are all there."""

"""A real server with a match in its database, and what it takes of the machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil
from sqlalchemy import URL

from scorekeeper.match.journal import Journal
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Store
from tests.browser.served import SCOREKEEPER, Served
from tests.match.makers import go_on, journal, record


def match_of_two_sides(match_id: str, deals: int = 1) -> Journal:
    """A match of Hand and Foot in which so many deals were played."""
    return replace(go_on(journal(), *[record(1000, 500)] * deals), match_id=match_id)


@contextmanager
def store_in_file() -> Iterator[Store]:
    """An empty store on disk, as durable as that of the app."""
    with TemporaryDirectory() as folder:
        engine = open_database(database_in(Path(folder)))
        try:
            yield Store(engine)
        finally:
            engine.dispose()


def database_in(folder: Path) -> str:
    """The database that a server with this data folder opens."""
    return URL.create("sqlite", database=str(folder / "scorekeeper.db")).render_as_string()


def fill(folder: Path, *journals: Journal) -> None:
    """Lay matches into a data folder before its server starts."""
    engine = open_database(database_in(folder))
    for each in journals:
        Store(engine).add(each)
    engine.dispose()


@contextmanager
def serving(*journals: Journal, profile: Path | None = None) -> Iterator[Served]:
    """The real app in a process of its own, under cProfile if its figures are to go to a file."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        fill(folder, *journals)
        profiled = ("-m", "cProfile", "-o", str(profile)) if profile else ()
        served = Served(folder, (*profiled, *SCOREKEEPER)).start()
        try:
            yield served
        finally:
            served.stop()


def megabytes(served: Served) -> float:
    """What the server holds in memory."""
    rss: int = psutil.Process(served.pid).memory_info().rss
    return rss / 2**20


def cpu_seconds(served: Served | None = None) -> float:
    """What the server has used of the processor; without one, this process."""
    used = psutil.Process(served.pid if served else None).cpu_times()
    return float(used.user + used.system)

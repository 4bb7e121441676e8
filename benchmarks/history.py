"""Opening the lists, however many matches there are."""

import asyncio
import statistics
import time
from collections.abc import Iterator
from datetime import timedelta
from itertools import islice

from sqlmodel import insert

from benchmarks.house import match_of_two_sides, store_in_file
from benchmarks.measuring import Row, Size, timed
from scorekeeper.live import Hub
from scorekeeper.storage.journals import match_row
from scorekeeper.storage.store import Store
from scorekeeper.storage.tables import MatchRow
from scorekeeper.ui.app import make_main
from tests.match.makers import EVENING
from tests.ui.fake_client import FakeClient

BAR = 1.5
"""Times as long with the most matches as with the fewest."""
AT_ONCE = 10_000
OPENED = 15


def lists(size: Size) -> Iterator[Row]:
    """The start screen of a phone, and the list of matches alone: medians."""
    homes, queries = dict[int, float](), dict[int, float]()
    with store_in_file() as store:
        there = 0
        for count in size.matches:
            seed(store, there, count)
            there = count
            opened = [asyncio.run(_open_home(store)) for _ in range(min(OPENED, size.repeats))]
            homes[count] = statistics.median(opened)
            listed = timed(size.repeats, lambda: store.listed(open=False, limit=50))
            queries[count] = statistics.median(listed)
    yield _row("start screen opened", homes)
    yield _row("the newest fifty of closed matches listed", queries)


def seed(store: Store, start: int, end: int) -> None:
    """Matches number start to end, a minute apart, every tenth of them open; only as lists are
    made of them, as playing a hundred thousand would take an hour.
    """
    row = match_row(match_of_two_sides("m", deals=4)).model_dump()
    rows = (
        row
        | {"id": f"m{number}", "state": "closed" if number % 10 else "open"}
        | {"last_change": EVENING + timedelta(minutes=number)}
        for number in range(start, end)
    )
    while some := list(islice(rows, AT_ONCE)):
        with store._session() as session:
            session.execute(insert(MatchRow), some)


def _row(what: str, medians: dict[int, float]) -> Row:
    few, *_, many = medians
    ratio = medians[many] / medians[few]
    figures = ", ".join(f"{count:,}: {median:.1f} ms" for count, median in medians.items())
    return Row(
        f"{what}, by matches", f"{figures}; {ratio:.2f} times", f"{BAR:g} times", ratio <= BAR
    )


async def _open_home(store: Store) -> float:
    phone = FakeClient()
    before = time.perf_counter()
    await phone.open(make_main(store, Hub(), lambda: EVENING))
    took = (time.perf_counter() - before) * 1000
    await phone.close()
    return took

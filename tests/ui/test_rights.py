"""What the screens offer a guest, and that nothing else can be done behind them."""

from collections.abc import Awaitable, Callable

import pytest

from scorekeeper.live import Hub
from scorekeeper.match.changes import DealRecorded
from scorekeeper.storage.allowed import allowed
from scorekeeper.storage.right import Right
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from scorekeeper.ui.open_match import OpenMatch
from tests.match.makers import EVENING
from tests.storage.makers import make_deal, make_journal
from tests.ui.fake_client import FakeClient

WATCHER = Right(watching=frozenset({"m1"}))
SCORER = Right(scoring=frozenset({"m1"}))
OpenApp = Callable[..., Awaitable[FakeClient]]
OpenAs = Callable[[Right, str], Awaitable[FakeClient]]


@pytest.fixture
def open_as(open_app: OpenApp, store: Store) -> OpenAs:
    """Opens an address as a guest, where there are the matches m1 and m2 with a deal each."""
    for match_id in ("m1", "m2"):
        store.add(make_journal(match_id, deals=1))

    async def open_one(right: Right, route: str) -> FakeClient:
        main = make_main(store, Hub(), lambda: EVENING, right=lambda: right)
        return await open_app(main, route=route)

    return open_one


def said(client: FakeClient) -> str:
    return " ".join([*client.texts(), *client.names()])


@pytest.mark.parametrize("path", ["", "/deal/2", "/scores/1", "/house", "/melds", "/invite"])
@pytest.mark.parametrize("right", [WATCHER, SCORER])
async def test_another_match_is_not_found(open_as: OpenAs, right: Right, path: str) -> None:
    assert "Not found" in said(await open_as(right, f"/match/m2{path}"))


@pytest.mark.parametrize("path", ["/deal/1", "/deal/2", "/house", "/invite"])
async def test_a_watcher_finds_no_way_to_write(open_as: OpenAs, path: str) -> None:
    assert "Not found" in said(await open_as(WATCHER, f"/match/m1{path}"))


@pytest.mark.parametrize("right", [WATCHER, SCORER])
async def test_a_guest_sees_the_match_alone_and_starts_none(open_as: OpenAs, right: Right) -> None:
    client = await open_as(right, "/")
    assert len(client.saying("Hand and Foot. Deal 2")) == 1
    assert "New match" not in said(client)
    await client.go("/new")
    assert "There is nothing at this address." in said(client)


def test_what_a_watcher_writes_behind_the_screens_is_refused(store: Store) -> None:
    store.add(make_journal("m1"))
    table = OpenMatch(allowed(store, WATCHER), Hub(), lambda: EVENING, "m1")
    assert table.journal

    assert not table.do(DealRecorded(deal=make_deal(table.journal)))
    assert table.trouble
    assert "may not do that" in table.trouble.text
    assert not table.bin()
    assert store.journal("m1") == make_journal("m1")

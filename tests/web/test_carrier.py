"""Files out to those who may see a match, and in from the host alone."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from starlette.applications import Starlette

from scorekeeper.live import Hub
from scorekeeper.storage.access import Access
from scorekeeper.storage.right import Kind
from scorekeeper.storage.store import Store
from scorekeeper.ui.carrying import LARGEST_FILE
from scorekeeper.ui.export_file import Wanted
from scorekeeper.web import WebApp
from scorekeeper.web.carrier import MOST_EXPECTED, Carrier, download_path
from tests.browser.toy import main
from tests.match.makers import journal, record
from tests.storage.makers import NOON, make_journal, opened
from tests.web.makers import HOST, KEY, visitor

ORIGIN = {"origin": f"http://{HOST}"}


class House:
    """An app with the matches m1 and m2, and what carries its files."""

    def __init__(self, app: Starlette, carrier: Carrier, access: Access, store: Store) -> None:
        self.app, self.carrier, self.access, self.store = app, carrier, access, store

    async def join(self, guest: httpx.AsyncClient, kind: Kind | None = None) -> None:
        """Let in as the host, or by an invitation to m1."""
        secret = self.access.invite(kind, "m1", NOON) if kind else KEY
        await guest.get(f"/join/{secret}")


@contextmanager
def make_house() -> Iterator[House]:
    with opened() as engine:
        store = Store(engine)
        for each in (journal(record(10, 20)), make_journal("m2", deals=1)):
            store.add(each)
        access, carrier = Access(engine, KEY), Carrier(store)
        app = WebApp(main, access, Hub(), carrier.routes)
        yield House(app, carrier, access, store)


@pytest.fixture
def house() -> Iterator[House]:
    with make_house() as house:
        yield house


def ids(answer: httpx.Response) -> list[str]:
    return [match["id"] for match in json.loads(answer.text)["matches"]]


async def test_the_host_gets_everything_or_what_was_chosen(house: House) -> None:
    async with visitor(house.app) as host:
        await house.join(host)
        everything = await host.get(download_path(Wanted(), "all", "en"))
        one = await host.get(download_path(Wanted(("m2",), with_journals=True), "one", "en"))
        rest = await host.get(download_path(Wanted(but=("m2",)), "rest", "en"))

    assert everything.status_code == 200
    assert everything.headers["content-disposition"] == 'attachment; filename="all.json"'
    assert everything.headers["content-type"] == "application/json"
    assert everything.headers["cache-control"] == "no-store"
    assert sorted(ids(everything)) == ["m1", "m2"]
    assert (ids(one), ids(rest)) == (["m2"], ["m1"])
    assert '"journal"' in one.text
    assert '"journal"' not in everything.text


async def test_a_table_comes_in_the_language_of_the_reader(house: House) -> None:
    async with visitor(house.app) as host:
        await house.join(host)
        tamil = await host.get(download_path(Wanted(("m1",), csv=True), "one", "ta"))
        other = await host.get(download_path(Wanted(("m1",), csv=True), "one", "xx"))

    assert tamil.headers["content-type"] == "text/csv; charset=utf-8"
    assert tamil.text.startswith("\ufeffஆட்டம்,")
    assert other.text.startswith("\ufeffMatch,")


@pytest.mark.parametrize("kind", ["score", "watch"])
async def test_a_guest_gets_the_match_of_the_invitation_alone(house: House, kind: Kind) -> None:
    async with visitor(house.app) as guest:
        await house.join(guest, kind)
        everything = await guest.get(download_path(Wanted(), "all", "en"))
        other = await guest.get(download_path(Wanted(("m2",)), "other", "en"))
        sent = await guest.put(house.carrier.carrying.expect(), content=b"x", headers=ORIGIN)

    assert ids(everything) == ["m1"]
    assert other.status_code == 404
    assert "m2" not in other.text
    assert sent.status_code == 403


async def test_a_stranger_gets_and_sends_nothing(house: House) -> None:
    address = house.carrier.carrying.expect()
    async with visitor(house.app) as stranger:
        answer = await stranger.get(download_path(Wanted(), "all", "en"))
        sent = await stranger.put(address, content=b"x", headers=ORIGIN)

    assert answer.status_code == sent.status_code == 403
    assert "matches" not in answer.text
    assert house.carrier.carrying.take(address) is None


@pytest.mark.parametrize("name", ["x.exe", "x.json.exe", "a b.json", 'x".json', "..%2Fx.json", ""])
async def test_a_file_is_named_plainly_or_not_at_all(house: House, name: str) -> None:
    async with visitor(house.app) as host:
        await house.join(host)
        answer = await host.get(f"/export/{name}")

    assert answer.status_code == 404 or "content-disposition" not in answer.headers


async def test_trouble_with_the_database_is_said(house: House) -> None:
    with house.store._session() as session:
        session.connection().exec_driver_sql("UPDATE change SET body = '{}' WHERE number = 2")
    async with visitor(house.app) as host:
        await house.join(host)
        answer = await host.get(download_path(Wanted(("m1",)), "one", "en"))

    assert answer.status_code == 503
    assert "Step 2 of this match cannot be read" in answer.text


async def test_a_file_is_sent_once_and_taken_once(house: House) -> None:
    carrying = house.carrier.carrying
    address = carrying.expect()
    async with visitor(house.app) as host:
        await house.join(host)
        sent = await host.put(address, content=b"matches", headers=ORIGIN)
        again = await host.put(address, content=b"others", headers=ORIGIN)

    assert (sent.status_code, again.status_code) == (204, 404)
    assert carrying.take(address) == b"matches"
    assert carrying.take(address) is None


async def test_what_is_not_expected_is_not_taken(house: House) -> None:
    address = house.carrier.carrying.expect()
    async with visitor(house.app) as host:
        await house.join(host)
        answers = [
            await host.put("/import/made-up", content=b"x", headers=ORIGIN),
            await host.put(address, content=b"x", headers={"origin": "http://evil.example"}),
            await host.put(address, content=b"x"),
            await host.post(address, content=b"x", headers=ORIGIN),
            await host.put(address, content=b"x" * (LARGEST_FILE + 1), headers=ORIGIN),
        ]

    assert [answer.status_code for answer in answers] == [404, 403, 403, 405, 413]
    assert house.carrier.carrying.take(address) is None


async def test_no_more_files_are_expected_than_there_is_room_for(house: House) -> None:
    carrying = house.carrier.carrying
    addresses = [carrying.expect() for _ in range(MOST_EXPECTED + 1)]
    async with visitor(house.app) as host:
        await house.join(host)
        sent = [
            (await host.put(address, content=b"x", headers=ORIGIN)).status_code
            for address in addresses
        ]

    assert sent == [404] + [204] * MOST_EXPECTED

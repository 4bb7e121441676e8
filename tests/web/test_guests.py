"""Guests of a running server: what frames made by hand can do, and how soon it is over."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from socket import create_connection

import pytest
from sqlalchemy import Engine, text
from sqlmodel import Session
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from scorekeeper.storage.access import Access
from scorekeeper.storage.right import Kind
from scorekeeper.storage.store import Store
from tests.browser.served import JOIN, KEY, Served
from tests.match.makers import journal, record
from tests.storage.makers import NOON, make_draft, make_journal, opened, url_of
from tests.web.socket_phone import SocketPhone, cookies_of

THEIRS, OTHERS = "/match/m1", "/match/m2"
SECRETIVE = "Zubeida"
"""Sits at the other match alone."""
SCREENS = ("", "/deal/1", "/deal/2", "/scores/1", "/result", "/house", "/invite", "/melds", "/big")
EVENTS = ("click", "change", "submit", "dismiss", "select", "tap", "resize", "view_pop", "close")
AT_ONCE, SOON = 500, 10.0
"""Frames below the limit of a line; seconds that a line may last once its link is withdrawn."""


@dataclass(frozen=True)
class House:
    """A running server with two matches, and the other hands that are on its database."""

    served: Served
    store: Store
    access: Access
    engine: Engine

    def invited(self, kind: Kind, match_id: str = "m1") -> str:
        """The cookies of a device that has come by a new link."""
        return cookies_of(self.served.url, f"/join/{self.access.invite(kind, match_id, NOON)}")

    def phone(self, cookies: str, route: str = THEIRS, session_id: str = "") -> SocketPhone:
        return SocketPhone(self.served.url, cookies, route=route, session_id=session_id)

    def kept(self) -> str:
        """All that is in the database."""
        tables = ("match", "change", "draft", "preset", "access", "seat", "player")
        with Session(self.engine) as session:
            rows = [session.execute(text(f"select * from {table}")).all() for table in tables]
        return str(rows)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data: Path = tmp_path_factory.mktemp("data")
    with opened(url_of(data)) as engine:
        store = Store(engine)
        store.add(journal(record(1000, 500)))
        store.add(make_journal("m2", players=(SECRETIVE, "Bilal", "Chitra", "Dev")))
        store.save_draft("m2", 0, make_draft(), NOON)
        served = Served(data).start()
        yield House(served, store, Access(engine, KEY), engine)
        served.stop()


def newest(ids: set[int], most: int = AT_ONCE) -> list[int]:
    """The controls that were drawn last: those of the screen on top."""
    return sorted(ids, reverse=True)[:most]


def tap_all(phone: SocketPhone, ids: set[int]) -> None:
    """Tap on all of these, and wait until the server is through with it."""
    for target in newest(ids):
        phone.event(target)
    assert phone.goes_to("/settings")


def test_a_scorer_who_taps_everything_does_write(house: House) -> None:
    """So what follows would be seen if it worked."""
    scoring = house.invited("score")
    before = house.kept()
    with house.phone(scoring, f"{THEIRS}/deal/2") as scorer:
        scorer.arrive()
        tap_all(scorer, scorer.ids)

    assert house.kept() != before


@pytest.mark.parametrize("screen", SCREENS)
def test_a_watcher_writes_nothing_at_any_address(house: House, screen: str) -> None:
    watching = house.invited("watch")
    before = house.kept()
    with house.phone(watching, THEIRS + screen) as watcher:
        watcher.arrive()
        tap_all(watcher, watcher.ids)

    assert house.kept() == before
    assert len(watcher.ids) > 50, "there was a screen to tap on"


def test_a_watcher_writes_nothing_by_frames_of_a_scorer(house: House) -> None:
    watching, scoring = house.invited("watch"), house.invited("score")
    with (
        house.phone(scoring, f"{THEIRS}/deal/2") as scorer,
        house.phone(watching, f"{THEIRS}/deal/2") as watcher,
    ):
        scorer.arrive()
        watcher.arrive()
        before = house.kept()
        tap_all(watcher, scorer.ids)
        registered, *others = scorer.sent
        for frame in (*others, registered):
            watcher.send_raw(frame)
        assert watcher.is_cut()

    assert house.kept() == before


def test_a_watcher_writes_nothing_by_any_event_or_property(house: House) -> None:
    watching = house.invited("watch")
    before = house.kept()
    with house.phone(watching) as watcher:
        watcher.arrive()
        for target, name in product(newest(watcher.ids, 40), EVENTS):
            watcher.event(target, name, "x")
        for target in newest(watcher.ids, 40):
            watcher.send([4, {"id": target, "props": {"value": "x", "disabled": False}}])
            watcher.event(target)
        assert watcher.goes_to("/settings")

    assert house.kept() == before


@pytest.mark.parametrize("kind", ["watch", "score"])
def test_a_link_to_one_match_shows_nothing_of_another(house: House, kind: Kind) -> None:
    invited = house.invited(kind)
    before = house.kept()
    with house.phone(invited) as guest:
        for screen in SCREENS:
            assert guest.goes_to(OTHERS + screen)
            for target in newest(guest.ids, 30):
                guest.event(target)
        assert guest.goes_to("/settings")
        assert house.kept() == before
        for route in ("/", "/new", "/new/rules", "/melds", "/settings"):
            guest.go(route)
        assert guest.goes_to("/match/m1")

    assert SECRETIVE not in guest.said
    assert "Asha" in guest.said, "it does show the match of the link"


def test_a_session_is_taken_up_again_by_its_own_device_alone(house: House) -> None:
    watching, scoring = house.invited("watch"), house.invited("score")
    with house.phone(scoring) as scorer:
        scorer.arrive()
    time.sleep(0.5)
    with house.phone(watching, session_id=scorer.session_id) as watcher:
        assert watcher.session_id != scorer.session_id
    with house.phone(scoring, session_id=scorer.session_id) as again:
        assert again.session_id == scorer.session_id


def test_a_link_withdrawn_by_another_server_ends_open_lines_soon(house: House) -> None:
    going, staying = house.invited("score"), house.invited("watch")
    link = house.access.links("m1")[1]
    with house.phone(going) as gone, house.phone(staying) as stays:
        gone.arrive()
        house.access.withdraw(link.id, NOON)
        began = time.monotonic()
        assert gone.is_cut()
        assert time.monotonic() - began < SOON
        assert stays.goes_to("/settings")
        with pytest.raises(InvalidHandshake, match="403"):
            house.phone(going).__enter__()


@pytest.mark.parametrize(
    "origin",
    [
        "http://elsewhere.example",
        None,
        "null",
        "{own}.elsewhere.example",
        "http://x/{own}",
        "{own}0",
    ],
)
def test_no_other_site_opens_a_line_with_the_cookies_of_a_device(
    house: House, origin: str | None
) -> None:
    url = house.served.url
    named = Origin(origin.replace("{own}", url)) if origin else None
    cookies = {"Cookie": house.invited("score")}
    socket = f"{url.replace('http', 'ws')}/ws"
    with pytest.raises(InvalidHandshake), connect(socket, origin=named, additional_headers=cookies):
        pass


def test_a_name_that_is_turned_to_this_server_by_others_opens_nothing(house: House) -> None:
    """DNS rebinding: page and server have one name, but the cookies are of another."""
    name = f"elsewhere.example:{house.served.port}"
    with (
        create_connection(("127.0.0.1", house.served.port)) as line,
        pytest.raises(InvalidHandshake),
        connect(f"ws://{name}/ws", sock=line, origin=Origin(f"http://{name}")),
    ):
        pass


def test_what_the_server_prints_has_no_secret_but_the_link_it_greets_with(tmp_path: Path) -> None:
    with opened(url_of(tmp_path)) as engine:
        Store(engine).add(journal(record(1000, 500)))
        access = Access(engine, KEY)
        invite = access.invite("score", "m1", NOON)
        served = Served(tmp_path).start()
        greeting = served.said()
        host, guest = cookies_of(served.url, JOIN), cookies_of(served.url, f"/join/{invite}")
        with SocketPhone(served.url, guest, route=f"{THEIRS}/deal/2") as phone:
            phone.arrive()
            tap_all(phone, phone.ids)
            access.withdraw(access.links("m1")[0].id, NOON)
            assert phone.is_cut()
        with SocketPhone(served.url, host) as other:
            other.send_raw(b"\0nonsense")
            assert other.is_cut()
        for line in (f"GET /join/{invite} HTTP/9\r\n\r\n", f"nonsense {KEY}\r\n\r\n"):
            with create_connection(("127.0.0.1", served.port)) as raw:
                raw.sendall(line.encode())
                raw.recv(100)
        served.stop()
    said = served.said().removeprefix(greeting)
    tokens = [cookies.partition("=")[2] for cookies in (host, guest)]

    assert KEY in greeting
    assert not [secret for secret in (KEY, invite, *tokens) if secret in said]
    assert not [secret for secret in (invite, *tokens) if secret in greeting]

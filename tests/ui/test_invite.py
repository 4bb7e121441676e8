"""Inviting to a match, and taking it back."""

from collections.abc import Awaitable, Callable, Iterator

import pytest

from scorekeeper.live import ACCESS, Hub
from scorekeeper.storage.access import Access
from scorekeeper.storage.right import Right
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from scorekeeper.ui.invite_desk import InviteDesk, Inviting
from scorekeeper.ui.screens.invite import code_of
from tests.match.makers import EVENING
from tests.storage.makers import make_journal, opened
from tests.ui.fake_client import FakeClient

OpenApp = Callable[..., Awaitable[FakeClient]]


@pytest.fixture
def access() -> Iterator[Access]:
    with opened() as engine:
        Store(engine).add(make_journal("m1"))
        yield Access(engine, "a-secret-of-the-host-0001")


def url(secret: str) -> str:
    return f"http://192.168.1.5:8550/join/{secret}"


def make_desk(access: Access, hub: Hub | None = None) -> InviteDesk:
    return InviteDesk(Inviting(access, url), hub or Hub(), lambda: EVENING, "m1")


def come(access: Access, desk: InviteDesk) -> str:
    """A device follows the link that is shown; its token."""
    assert desk.url
    joined = access.join(desk.url.rpartition("/")[2], "", EVENING)
    assert joined
    return joined.token


def test_a_link_is_made_when_it_is_first_wanted(access: Access) -> None:
    desk = make_desk(access)
    desk.read()
    assert desk.url is None

    desk.offer("score")
    scoring = desk.url
    desk.offer("watch")
    desk.offer("score")

    assert desk.url == scoring
    assert [link.kind for link in desk.links] == ["watch", "score"]


def test_each_link_lets_in_to_what_it_is_for(access: Access) -> None:
    desk = make_desk(access)
    desk.offer("watch")
    assert access.known(come(access, desk)).right == Right(watching=frozenset({"m1"}))


def test_a_withdrawn_link_is_not_shown_and_those_who_look_after_it_hear(access: Access) -> None:
    hub, heard = Hub(), list[str]()
    hub.listen(ACCESS, lambda news: heard.append(news.what))
    desk = make_desk(access, hub)
    desk.offer("score")
    token = come(access, desk)
    desk.withdraw(desk.links[0].id)

    assert desk.url is None
    assert desk.links == ()
    assert heard == [ACCESS]
    assert not access.known(token).right


def test_a_link_that_was_withdrawn_elsewhere_is_not_shown_any_more(access: Access) -> None:
    desk = make_desk(access)
    desk.offer("score")
    access.withdraw(desk.links[0].id, EVENING)
    desk.read()

    assert desk.url is None


def test_the_code_is_a_picture() -> None:
    assert code_of(url("x" * 27)).endswith(b"</svg>\n")


async def test_the_host_invites_and_sends_away(open_app: OpenApp, access: Access) -> None:
    store = Store(access._engine)
    inviting = Inviting(access, url)
    main = make_main(store, Hub(), lambda: EVENING, inviting=inviting)
    client = await open_app(main, route="/match/m1/invite")
    await client.tap("For watching")
    [shown] = [text for text in client.texts() if text.startswith("http://")]
    access.join(shown.rpartition("/")[2], "", EVENING)
    await client.tap("For scoring", "For watching")
    [device] = [name for name in client.names() if name.startswith("Send away")]
    await client.tap(device)
    assert not client.saying("Send away")
    assert client.saying("Withdraw the link")

"""Export and import on the screen: what is offered, what is shown first, and what is done."""

import json
from collections.abc import Awaitable, Callable

import flet as ft
import pytest

from scorekeeper.live import JOURNAL, Hub
from scorekeeper.match.file import filed, read_matches, write_matches
from scorekeeper.match.journal import Journal
from scorekeeper.storage.right import Right
from scorekeeper.ui.app import make_main
from scorekeeper.ui.carrying import LARGEST_FILE, Carrying
from scorekeeper.ui.import_desk import ImportDesk
from scorekeeper.web.carrier import download_path
from tests.match.makers import EARLY, EVENING, journal, record
from tests.storage.makers import after, make_journal, with_deal
from tests.ui.brittle_store import BrittleStore
from tests.ui.fake_client import FakeClient

OpenApp = Callable[..., Awaitable[FakeClient]]
PLAYED = journal(record(10), record(20), EARLY)
OTHER = make_journal("m2", deals=2)


def file_of(*journals: Journal) -> bytes:
    return write_matches(filed(each, with_journal=True) for each in journals).encode()


def picker_of(client: FakeClient) -> ft.FilePicker:
    """What lets people choose a file."""
    actions = [button.action for button in client.of_type(ft.FilledButton)]
    [pick] = [action for action in actions if isinstance(action, ft.PickFiles)]
    return pick.file_picker


async def choose(client: FakeClient, content: bytes, size: int | None = None) -> None:
    """A file is picked on the device, as it comes where there is no server."""
    size = len(content) if size is None else size
    file = {"id": 0, "name": "all.json", "size": size, "bytes": content}
    await client.fire(picker_of(client), "result", {"files": [file]})


def addresses(client: FakeClient) -> list[str]:
    """Where the buttons on the screen lead the browser."""
    actions = [button.action for button in client.of_type(ft.FilledButton)]
    return [action.url for action in actions if isinstance(action, ft.OpenUrl)]


def saved(client: FakeClient) -> tuple[str, bytes]:
    """The file that the device was given last."""
    asked = [args for kind, name, args in client.calls if (kind, name) == SAVE]
    last = asked[-1]
    assert isinstance(last, dict)
    return last["file_name"], last["src_bytes"]


SAVE = ("FilePicker", "save_file")


async def test_without_a_server_the_file_is_made_here(
    open_phone: OpenApp, store: BrittleStore
) -> None:
    for each in (PLAYED, OTHER):
        store.add(each)
    phone = await open_phone("/export")
    await phone.tap("Download")
    name, content = saved(phone)

    assert name == "scorekeeper-2025-08-12.json"
    assert [each.journal for each in read_matches(content.decode())] == [PLAYED, OTHER]


async def test_only_what_is_ticked_is_exported(open_phone: OpenApp, store: BrittleStore) -> None:
    for each in (PLAYED, OTHER):
        store.add(each)
    phone = await open_phone("/export")
    assert "2 of 2 matches" in phone.texts()
    await phone.tap(
        "m2",
        "With corrections and undo. Every step that was made, as well as how the match stands.",
        "Download",
    )
    [match] = json.loads(saved(phone)[1])["matches"]

    assert "1 of 2 matches" in phone.texts()
    assert match["id"] == "m1"
    assert "journal" not in match
    await phone.tap("Choose none")
    assert not phone.saying("Download")
    await phone.tap("Choose all")
    assert "2 of 2 matches" in phone.texts()


async def test_one_match_is_exported_from_its_menu_and_its_result(
    open_phone: OpenApp, store: BrittleStore
) -> None:
    store.add(PLAYED)
    phone = await open_phone("/match/m1/result")
    await phone.tap("Share or export", "Table (CSV)", "Download")
    name, content = saved(phone)

    assert name == "hand-and-foot-2025-08-12.csv"
    assert content.decode().startswith("\ufeffMatch,Started,Game")
    await phone.go("/match/m1")
    assert "Share or export" in str(
        [item.content for item in phone.of_type(ft.PopupMenuButton)[0].items]
    )


async def test_by_a_server_the_browser_gets_an_address(
    open_app: OpenApp, store: BrittleStore
) -> None:
    for each in (PLAYED, OTHER, make_journal("m3")):
        store.add(each)
    carrying = Carrying(download_path, lambda: "", lambda _: None)
    main = make_main(store, Hub(), lambda: EVENING, carrying=carrying)
    phone = await open_app(main, route="/export")
    every = addresses(phone)
    await phone.tap("m2")
    but = addresses(phone)
    await phone.tap("m3", "Table (CSV)")
    only = addresses(phone)

    start = "/export/scorekeeper-2025-08-12"
    assert every == [f"{start}.json?journals=yes&language=en"]
    assert but == [f"{start}.json?but=m2&journals=yes&language=en"]
    assert only == [f"{start}.csv?match=m1&language=en"]


@pytest.mark.parametrize(("secure", "shared"), [(False, False), (True, True)])
async def test_a_file_is_shared_where_the_device_can(
    open_phone: OpenApp, store: BrittleStore, secure: bool, shared: bool
) -> None:
    store.add(PLAYED)
    phone = await open_phone("/match/m1/export", web=not secure)

    assert bool(phone.saying("Share")) is shared
    if shared:
        await phone.tap("Share")
        assert [call for call in phone.calls if call[:2] == ("Share", "share_files")]


async def test_what_hinders_an_export_is_said(open_phone: OpenApp, store: BrittleStore) -> None:
    store.add(PLAYED)
    phone = await open_phone("/export")
    with store._session() as session:
        session.connection().exec_driver_sql("UPDATE change SET body = '{}' WHERE number = 2")
    await phone.tap("Download")

    assert phone.saying("Step 2 of this match cannot be read")


async def test_nothing_is_added_before_it_was_shown_and_agreed_to(
    open_phone: OpenApp, store: BrittleStore
) -> None:
    store.add(OTHER)
    phone = await open_phone("/import")
    await choose(phone, file_of(PLAYED, OTHER))

    assert phone.saying("New: 1")
    assert phone.saying("Here already: 1")
    assert phone.saying("Asha & Ravi 30, Meera & John 0 · 2 deals · Asha & Ravi won")
    assert store.journal("m1") is None
    await phone.tap("Add 1 match")
    assert store.journal("m1") == PLAYED
    assert phone.page.route == "/"
    await phone.go("/import")
    await choose(phone, file_of(PLAYED, OTHER))
    assert phone.saying("Here already: 2")
    assert not phone.saying("Add ")


async def test_another_file_may_be_chosen(open_phone: OpenApp, store: BrittleStore) -> None:
    phone = await open_phone("/import")
    await choose(phone, file_of(PLAYED))
    await phone.tap("Another file")

    assert phone.saying("Choose a file")
    assert not phone.saying("New: ")


@pytest.mark.parametrize(
    ("content", "size", "told"),
    [
        (b"{}", None, "format: this is missing"),
        (b'{"format": "scorekeeper/1", "matches": [{"game": "x"}]}', None, "matches[0].players"),
        (file_of(OTHER).replace(b'"out"', b'"in"', 1), None, "matches[0].deals[0].in: there is"),
        (b"\xff\xfe", None, "This is not a match file."),
        (b"", None, "This file is empty."),
        (b"x", LARGEST_FILE + 1, "larger than 5 MB"),
    ],
    ids=range(6),
)
async def test_a_bad_file_adds_nothing_and_is_told_with_its_place(
    open_phone: OpenApp, store: BrittleStore, content: bytes, size: int | None, told: str
) -> None:
    phone = await open_phone("/import")
    await choose(phone, content, size)

    assert phone.saying(told)
    assert phone.saying("Choose a file")
    assert store.listed() == ()


async def test_a_longer_one_is_taken_where_it_was_ticked_and_open_screens_hear(
    open_app: OpenApp, store: BrittleStore
) -> None:
    store.add(OTHER)
    longer, hub, heard = with_deal(OTHER, after(9)), Hub(), list[str]()
    hub.listen("m2", lambda news: heard.append(news.what))
    phone = await open_app(make_main(store, hub, lambda: EVENING), route="/import")
    await choose(phone, file_of(longer))
    assert phone.saying("Goes on from the one here: 1")
    assert not phone.saying("Add ")
    await phone.tap("m2", "Add 1 match")

    assert store.journal("m2") == longer
    assert heard == [JOURNAL]


async def test_text_can_be_pasted(open_phone: OpenApp, store: BrittleStore) -> None:
    phone = await open_phone("/import")
    await phone.tap("Paste")
    await phone.type_into("Paste the text here", file_of(PLAYED).decode())
    await phone.tap("Use")

    assert phone.saying("New: 1")


async def test_by_a_server_the_file_is_sent_and_then_taken(
    open_app: OpenApp, store: BrittleStore
) -> None:
    sent = {"/import/1": file_of(PLAYED)}
    carrying = Carrying(download_path, lambda: "/import/1", lambda path: sent.pop(path, None))
    main = make_main(store, Hub(), lambda: EVENING, carrying=carrying)
    phone = await open_app(main, route="/import")
    await choose(phone, b"x")
    [asked] = [args for kind, name, args in phone.calls if name == "upload"]
    picker = picker_of(phone)
    await phone.fire(picker, "upload", {"file_name": "all.json", "progress": 0.5, "error": None})
    assert not phone.saying("New: ")
    await phone.fire(picker, "upload", {"file_name": "all.json", "progress": 1.0, "error": None})

    assert isinstance(asked, dict)
    assert asked["files"][0].upload_url == "/import/1"
    assert phone.saying("New: 1")


async def test_a_file_that_is_lost_on_the_way_is_told(
    open_app: OpenApp, store: BrittleStore
) -> None:
    carrying = Carrying(download_path, lambda: "/import/1", lambda path: None)
    main = make_main(store, Hub(), lambda: EVENING, carrying=carrying)
    phone = await open_app(main, route="/import")
    await choose(phone, b"x")
    picker = picker_of(phone)
    await phone.fire(picker, "upload", {"file_name": "a", "progress": None, "error": "413"})

    assert phone.saying("The file did not arrive.")


async def test_a_full_disk_is_told_and_what_was_shown_stays(
    open_phone: OpenApp, store: BrittleStore
) -> None:
    phone = await open_phone("/import")
    await choose(phone, file_of(PLAYED))
    store.full = True
    await phone.tap("Add 1 match")
    assert phone.saying("There is no room left")
    assert phone.saying("New: 1")
    store.full = False
    await phone.tap("Add 1 match")

    assert store.journal("m1") == PLAYED


async def test_a_match_that_came_meanwhile_is_looked_at_again(store: BrittleStore) -> None:
    desk = ImportDesk(store, Hub(), lambda: EVENING)
    await desk.read(file_of(PLAYED, OTHER))
    store.add(OTHER)
    assert await desk.bring_in() == ()

    assert desk.trouble
    assert "try again" in desk.trouble.text
    assert [each.journal for each in desk.taken] == [PLAYED]
    await desk.bring_in()
    assert store.journal("m1") == PLAYED


async def test_guests_export_what_they_see_and_import_nothing(
    open_app: OpenApp, store: BrittleStore
) -> None:
    for each in (PLAYED, OTHER):
        store.add(each)
    right = Right(watching=frozenset({"m1"}))
    main = make_main(store, Hub(), lambda: EVENING, right=lambda: right)
    phone = await open_app(main, route="/settings")
    assert phone.saying("Export")
    assert not phone.saying("Import")
    await phone.tap("Export", "Download")
    assert [each.match.id for each in read_matches(saved(phone)[1].decode())] == ["m1"]
    await phone.go("/import")

    assert phone.saying("There is nothing at this address.")

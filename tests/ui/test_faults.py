"""A mistake of ours in a screen, a handler or a task: told to the reader, and nothing freezes."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import flet as ft
import pytest

from scorekeeper import __version__
from scorekeeper.i18n import LANGUAGES, speech
from scorekeeper.live import JOURNAL, Hub
from scorekeeper.logbook import open_log
from scorekeeper.match.journal import Journal
from scorekeeper.storage.store import Store
from scorekeeper.ui import faults
from scorekeeper.ui.app import make_main
from scorekeeper.ui.following import Following
from scorekeeper.ui.open_deals import OpenDeals
from tests.match.makers import EVENING, journal, record
from tests.ui.conftest import OpenApp

NOT_WORKED = "That did not work"
NAMES = ("Asha", "Ravi", "Meera", "John")


@dataclass
class Mistake:
    """A part of the program that fails while it is `there`."""

    there: bool = True

    def __call__(self, *given: object, **named: object) -> ft.Control:
        if self.there:
            raise ZeroDivisionError(f"{NAMES} have no seat")
        return ft.Text("all is well")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """The log file, beside what else listens."""
    root, before, level = logging.root, list(logging.root.handlers), logging.root.level
    open_log(tmp_path / "scorekeeper.log")
    yield tmp_path / "scorekeeper.log"
    logging.root.handlers[0].close()
    root.handlers = before
    root.setLevel(level)


async def test_a_screen_that_failed_is_tried_again(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/match/m1", patient=True)
    mistake = Mistake()
    monkeypatch.setattr("scorekeeper.ui.screens.table.TableHead", mistake)
    await app.tap("Undo the last entry")
    assert app.saying("This screen has failed")
    await app.tap("Try again")
    assert app.saying("This screen has failed")
    mistake.there = False
    await app.tap("Try again")
    assert app.saying("all is well")


async def test_a_screen_that_fails_before_it_has_begun_is_tried_again(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(journal(record(100)))
    with monkeypatch.context() as broken:
        broken.setattr("scorekeeper.ui.screens.table.use_awake", Mistake())
        app = await open_phone("/match/m1", patient=True)
        assert app.saying("This screen has failed")
    await app.tap("Try again", "Undo the last entry")
    assert app.saying("Redo the last entry")


@pytest.mark.parametrize("route", ["//[x", "/new?", "/match/m1?a=%", "//", "/match//m1"])
async def test_any_address_leads_somewhere(open_phone: OpenApp, store: Store, route: str) -> None:
    store.add(journal(record(100)))
    opened, app = await open_phone(route), await open_phone("/")
    await app.go(route)
    await app.go("/settings")
    assert app.saying("Language")
    await opened.go("/match/m1")
    assert opened.saying("Undo the last entry")


def test_every_component_is_guarded_but_the_root() -> None:
    house = Path(faults.__file__).parent
    sources = {path.name: path.read_text("utf-8") for path in house.rglob("*.py")}
    naked = {name for name, source in sources.items() if "@ft.component" in source}

    assert naked == {"app.py", "guarded.py", "rooms.py"}


async def test_a_screen_that_fails_as_it_is_opened_leads_home(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/", patient=True)
    monkeypatch.setattr("scorekeeper.ui.screens.table.TableHead", Mistake())
    await app.go("/match/m1")
    assert app.saying("This screen has failed")
    await app.tap("Back to the start")
    assert app.saying("Go on with")
    assert store.journal("m1") == journal(record(100))


@pytest.mark.parametrize(
    ("route", "part"), [("/new/rules", "presets._chips"), ("/", "bin._things")]
)
async def test_a_part_that_fails_leaves_the_rest_of_the_screen(
    open_phone: OpenApp,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    route: str,
    part: str,
) -> None:
    store.add(journal(record(100)))
    store.bin("m1", EVENING)
    mistake = Mistake()
    with monkeypatch.context() as broken:
        broken.setattr(f"scorekeeper.ui.screens.{part}", mistake)
        app = await open_phone(route, patient=True)
        assert app.saying("This part of the screen has failed")
        assert app.saying("Settings") or app.saying("Back")
    await app.tap("Try again")
    assert not app.saying("This part of the screen has failed")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_handler_that_fails_is_told_in_the_language_and_leads_home(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    say = speech(language).say
    store.add(journal(record(100)))
    kept = {("SharedPreferences", "get"): language}
    app = await open_phone("/match/m1", answers=kept, patient=True)
    with monkeypatch.context() as broken:
        broken.setattr(Journal, "with_change", Mistake())
        await app.tap(say("Undo {change}", change=say("the last entry")))
    assert app.crashes == []
    assert app.saying(say(NOT_WORKED))
    await app.tap(say("Back to the start"))
    assert not app.saying(say(NOT_WORKED))
    assert app.page.route == "/"
    assert store.journal("m1") == journal(record(100))


async def test_who_stays_after_a_handler_failed_half_way_sees_what_is_in_the_database(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/match/m1", patient=True)
    with monkeypatch.context() as broken:
        broken.setattr(OpenDeals, "reseat", Mistake())
        await app.tap("Undo the last entry")
        assert app.saying(NOT_WORKED)
    await app.tap("Stay here")
    assert not app.saying(NOT_WORKED)
    await app.tap("Redo the last entry")
    assert app.saying("Undo the last entry")
    assert app.saying("Asha & Ravi: 100, leads")


async def test_a_task_in_the_background_that_fails_is_told(
    open_app: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = Hub()
    store.add(journal(record(100)))
    app = await open_app(make_main(store, hub, lambda: EVENING), route="/match/m1", patient=True)
    monkeypatch.setattr(OpenDeals, "reseat", Mistake())
    hub.tell("m1", JOURNAL)
    await app.settle()
    assert app.saying(NOT_WORKED)
    monkeypatch.undo()
    await app.tap("Stay here", "Undo the last entry")
    assert app.saying("Redo the last entry")


async def test_what_fails_before_the_first_screen_is_told_and_the_app_opens(
    open_app: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        Mistake()()

    monkeypatch.setattr("scorekeeper.ui.preferred.read_preferences", broken)
    app = await open_app(make_main(store, Hub(), lambda: EVENING), patient=True)
    assert app.saying(NOT_WORKED)
    await app.tap("Stay here")
    assert app.saying("New match")


async def test_an_effect_that_fails_is_told(
    open_phone: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = await open_phone("/settings", patient=True)
    monkeypatch.setattr("scorekeeper.ui.app._dress", Mistake())
    await app.tap("Dark")
    assert app.saying(NOT_WORKED)
    assert app.crashes == []


async def test_drawing_goes_on_when_flet_itself_fails(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/match/m1", patient=True)
    with monkeypatch.context() as broken:
        broken.setattr("flet.components.component.Component._run_render_effects", Mistake())
        await app.tap("Undo the last entry")
    assert app.saying(NOT_WORKED)
    await app.tap("Back to the start")
    assert app.saying("Go on with")
    await app.go("/match/m1")
    await app.tap("Redo the last entry")
    assert app.saying("Undo the last entry")


async def test_the_log_tells_where_and_by_which_version_and_nobodys_name(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch, log: Path
) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/match/m1", patient=True)
    with monkeypatch.context() as broken:
        broken.setattr("scorekeeper.ui.screens.table.TableHead", Mistake())
        await app.tap("Undo the last entry")
    with monkeypatch.context() as broken:
        broken.setattr(Following, "tell", Mistake())
        await app.tap("Try again", "Redo the last entry")
    assert app.saying(NOT_WORKED)

    written = log.read_text(encoding="utf-8")
    assert f"scorekeeper {__version__} ERROR scorekeeper.ui.screens.guarded: TableScreen" in written
    assert "scorekeeper/ui/screens/table.py:" in written
    assert "scorekeeper/ui/open_match.py:" in written
    assert not [name for name in (*NAMES, "m1") if name in written]

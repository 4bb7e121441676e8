"""Settings tell of the backups: when the last one was made and where, or why there is none."""

from pathlib import Path

from scorekeeper.live import Hub
from scorekeeper.storage.backups import Backups
from scorekeeper.storage.right import HOST, Right
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from tests.storage.test_backups import make_backups
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient


async def settings(
    open_app: OpenApp, store: Store, backups: Backups, right: Right = HOST
) -> FakeClient:
    main = make_main(store, Hub(), right=lambda: right, backups=backups)
    return await open_app(main, route="/settings")


async def test_the_last_one_is_told(open_app: OpenApp, store: Store, tmp_path: Path) -> None:
    backups, _ = make_backups(tmp_path)
    app = await settings(open_app, store, backups)
    assert app.saying("The first one is made when there is a match.")

    made = backups.make()
    app = await settings(open_app, store, backups)
    assert [text for text in app.saying("The last one is of 2 Jan") if str(made.path) in text]


async def test_what_hinders_them_is_told(open_app: OpenApp, store: Store, tmp_path: Path) -> None:
    backups, _ = make_backups(tmp_path)
    backups.folder.touch()
    backups.make_daily()

    app = await settings(open_app, store, backups)

    assert app.saying(f"No backup was made. {backups.folder} cannot be reached")


async def test_guests_are_not_told_where_the_host_keeps_them(
    open_app: OpenApp, store: Store, tmp_path: Path
) -> None:
    backups, _ = make_backups(tmp_path)
    backups.make()

    app = await settings(open_app, store, backups, Right(scoring=frozenset({"m1"})))

    assert not app.saying("Backups")
    assert not app.saying(str(tmp_path))

"""Settings: where things are, for whoever runs the app, and for nobody else."""

import pytest

from scorekeeper import __version__
from scorekeeper.live import Hub
from scorekeeper.storage.right import HOST, Right
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from scorekeeper.ui.session import About
from tests.match.makers import EVENING
from tests.ui.conftest import OpenApp

ABOUT = About("the cupboard", "the cupboard/scorekeeper.log")


@pytest.mark.parametrize(
    ("right", "told"), [(HOST, True), (Right(scoring=frozenset({"m1"})), False)]
)
async def test_the_host_sees_where_matches_and_the_log_are(
    open_app: OpenApp, store: Store, right: Right, told: bool
) -> None:
    main = make_main(store, Hub(), lambda: EVENING, right=lambda: right, about=ABOUT)
    app = await open_app(main, route="/settings")
    assert app.saying(f"Scorekeeper {__version__}")
    assert bool(app.saying("Matches are kept in the cupboard")) == told
    assert bool(app.saying("written down in the cupboard/scorekeeper.log")) == told


async def test_without_a_log_none_is_named(open_app: OpenApp, store: Store) -> None:
    main = make_main(store, Hub(), lambda: EVENING, about=About("the cupboard"))
    app = await open_app(main, route="/settings")
    assert app.saying("Matches are kept in the cupboard")
    assert not app.saying("written down")

"""Controls that write themselves anew: alone, as long as they are there, and never two for one."""

from collections.abc import Callable

import flet as ft
from flet.messaging.protocol import Message, MessageAction

from scorekeeper.ui.watched import Watched
from scorekeeper.ui.widgets.live import LiveFace, LiveWords, Traits
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient


class Score(Watched):
    def __init__(self) -> None:
        self.points = 0


class Layout(Watched):
    """A screen with a live part, kept from the first time on or made anew each time."""

    def __init__(self, anew: bool = False) -> None:
        self.anew, self.there, self.drawn = anew, True, 0


def points_of(score: Score) -> ft.Control:
    def traits() -> Traits:
        return {"value": str(score.points)}

    def told() -> Traits:
        return {"label": f"{score.points} points"}

    words = LiveWords(traits, score, ft.TextThemeStyle.BODY_SMALL)
    return LiveFace(words, told, score, selected=False)


def app_of(score: Score, layout: Layout) -> Callable[[ft.Page], None]:
    kept = points_of(score)

    @ft.component
    def App(layout: Layout) -> list[ft.View]:
        words = points_of(score) if layout.anew else kept
        shown = [words] if layout.there else []
        return [ft.View(controls=[ft.Text(f"{layout.drawn}"), *shown])]

    return lambda page: page.render_views(App, layout)


async def opened(
    open_app: OpenApp, score: Score, layout: Layout
) -> tuple[FakeClient, list[object]]:
    """The app, and the names of the properties that the client is told of from now on."""
    app, sent = await open_app(app_of(score, layout)), list[object]()
    score.points = 1  # the first time, Flet tells all that was set
    send = app.send_message

    def overheard(message: Message) -> None:
        if message.action is MessageAction.PATCH_CONTROL:
            sent.extend(operation[2] for operation in message.body.patch[1:])
        send(message)

    app.send_message = overheard  # type: ignore[method-assign]
    return app, sent


async def test_another_figure_is_written_and_nothing_else_is_drawn(open_app: OpenApp) -> None:
    score = Score()
    app, sent = await opened(open_app, score, Layout())
    score.points = 5
    assert app.names() == ["0", "5 points"]
    assert app.texts() == ["0", "5"]
    assert sorted(map(str, sent)) == ["label", "value"]


async def test_what_is_drawn_anew_takes_the_place_of_what_was_there(open_app: OpenApp) -> None:
    score, layout = Score(), Layout(anew=True)
    app, sent = await opened(open_app, score, layout)
    for drawn in (1, 2):
        layout.drawn = drawn
        await app.settle()
    score.points = 3
    sent.clear()
    score.points = 5
    assert app.names() == ["2", "5 points"]
    assert sorted(map(str, sent)) == ["label", "value"]


async def test_what_is_gone_writes_nothing_and_comes_back_as_it_is_to_be(
    open_app: OpenApp,
) -> None:
    score, layout = Score(), Layout()
    app, sent = await opened(open_app, score, layout)
    layout.there = False
    await app.settle()
    sent.clear()
    score.points = 5
    assert sent == []
    assert app.names() == ["0"]

    layout.there = True
    await app.settle()
    assert app.names() == ["0", "5 points"]
    score.points = 6
    assert app.names() == ["0", "6 points"]

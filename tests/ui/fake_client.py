"""A stand-in for Flet's client: the whole app in this process, without a browser.

It speaks the session's side of flet-web's protocol, packs every message as the wire would, and
finds what is on the screen by key or by the name a screen reader would say. It leans on names
inside flet 1.0.5 (Session, Connection, MessageAction); that is kept in this file.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from inspect import isawaitable
from typing import TypeVar

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    InvokeMethodRequestBody,
    Message,
    MessageAction,
    SessionCrashedBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from tests.ui.spoken import acts, disabled, name, spoken, unwrapped, walk

Answers = Mapping[tuple[str, str], object]
TURNS = 30
"""Of the event loop, until all that follows from an event has happened."""

_encode = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]
_C = TypeVar("_C", bound=BaseControl)


class Overheard(logging.Handler):
    """What the app writes into its log of things that have failed."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


class FakeClient(Connection):
    """One phone. `answers` are what the client's services say: ("SharedPreferences", "get")."""

    def __init__(self, answers: Answers | None = None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.page_url = "http://test"
        self.answers = answers or {}
        self.calls: list[tuple[str, str, object]] = []
        """The services that were asked: type, method, arguments."""
        self.crashes: list[str] = []
        """What the client was told in place of the app: tracebacks that a person would see."""
        self.overheard = Overheard()
        logging.getLogger().addHandler(self.overheard)

    async def open(
        self,
        main: Callable[[ft.Page], object],
        route: str = "/",
        size: tuple[float, float] = (390, 844),
        patient: bool = False,
        **page: object,
    ) -> "FakeClient":
        """Run `main` for a new page. Raises what a handler or a render raised.

        A `patient` client raises nothing that the app itself tells of.
        """
        self.patient = patient
        self.loop = asyncio.get_running_loop()
        self.executor = ThreadPoolExecutor(max_workers=1)
        self.pubsubhub = PubSubHub(self.loop)
        self.session = Session(self)
        self.page = self.session.page
        props = {"route": route, "width": size[0], "height": size[1], "web": True, **page}
        self.session.apply_page_patch({"platform": "android", **props})
        _context_page.set(self.page)
        _pack(self.session.get_page_patch())  # type: ignore[no-untyped-call]
        context.reset_auto_update()  # type: ignore[no-untyped-call]
        result = main(self.page)
        if isawaitable(result):
            await result
        await self.session.after_event(self.page)
        await self.settle()
        return self

    async def close(self) -> None:
        """The tab is closed."""
        logging.getLogger().removeHandler(self.overheard)
        self.session.close()  # type: ignore[no-untyped-call]
        await asyncio.sleep(0)
        self.executor.shutdown()

    async def tap(self, *wanted: str) -> None:
        """Press the controls with these keys or names, one after the other.

        A switch turns, a handler runs. Raises AssertionError if one is not there, or disabled.
        """
        for each in wanted:
            control = self.one(each)
            assert not disabled(control), f"{each!r} is disabled"
            if isinstance(control, (ft.Switch, ft.Checkbox)):
                await self.fire(control, "change", not control.value, value=not control.value)
            else:
                await self.fire(control, "click")

    async def type_into(self, wanted: str, text: str) -> None:
        """Put the text into the one field with this key or label."""
        await self.fire(self.one(wanted), "change", text, value=text)

    async def go(self, route: str) -> None:
        """The address in the browser changes, by hand or by a call of the app."""
        self.session.apply_page_patch({"route": route})
        await self.fire(self.page, "route_change", {"route": route})

    async def back(self) -> None:
        """Leave the screen on top by the phone's own gesture."""
        await self.fire(self.page, "view_pop", {"route": self.top().route})

    async def resize(self, width: float, height: float) -> None:
        """The window changes its size, or the phone is turned."""
        size = {"width": width, "height": height}
        await self.fire(self.page, "resize", size, **size)

    async def fire(
        self, control: BaseControl, event: str, data: object = None, **props: object
    ) -> None:
        """An event of a control; its new properties come before it, as from the real client."""
        if props:
            self.session.apply_patch(control._i, props)
        await self.session.dispatch_event(control._i, event, data)
        await self.settle()

    async def settle(self) -> None:
        """Let everything happen that follows. Raises what went wrong meanwhile."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        if self.crashes:
            raise AssertionError(self.crashes[0])
        if self.overheard.records and not self.patient:
            record = self.overheard.records[0]
            raise (record.exc_info and record.exc_info[1]) or AssertionError(record.getMessage())
        # A component that raises when drawn anew ends this task without a word: a frozen screen.
        updates: asyncio.Task[None] | None = getattr(self.session, "_Session__updates_task", None)
        if updates and updates.done() and not updates.cancelled() and (why := updates.exception()):
            raise why

    def top(self) -> ft.View:
        """The screen on top."""
        view = unwrapped(unwrapped(self.page.views)[-1])
        assert isinstance(view, ft.View), view
        return view

    def controls(self) -> list[BaseControl]:
        """Everything that is shown: the open dialogs, and the screen on top."""
        return [control for root in self._roots() for control in walk(root)]

    def of_type(self, kind: type[_C]) -> list[_C]:
        """All controls of a type that are shown."""
        return [control for control in self.controls() if isinstance(control, kind)]

    def one(self, wanted: str) -> BaseControl:
        """The one control with this key, or else the one to press or fill in with this name."""
        shown = self.controls()
        found = [control for control in shown if control.key == wanted]
        found = found or [control for control in shown if acts(control) and name(control) == wanted]
        assert len(found) == 1, f"{wanted!r}: {len(found)} on the screen:\n" + self.report()
        return found[0]

    def texts(self) -> list[str]:
        """The words that are drawn."""
        return [str(text.value) for text in self.of_type(ft.Text)]

    def names(self) -> list[str]:
        """What a screen reader would find: names of what can be pressed or filled in, and texts."""
        heard = [control for root in self._roots() for control in walk(root, said=True)]
        return [said for control in heard if (said := spoken(control))]

    def saying(self, words: str) -> list[str]:
        """The names that have these words in them."""
        return [name for name in self.names() if words in name]

    def report(self) -> str:
        """The names, one a line."""
        return "\n".join(f"  {said}" for said in self.names())

    def send_message(self, message: Message) -> None:
        """What the session sends to its client."""
        _pack([message.action.value, message.body])
        if isinstance(message.body, SessionCrashedBody):
            self.crashes.append(message.body.message)
        elif message.action is MessageAction.INVOKE_METHOD:
            self._invoked(message.body)

    def _roots(self) -> list[BaseControl]:
        return [*(each for each in self.page._dialogs.controls if each.open), self.top()]

    def _invoked(self, body: InvokeMethodRequestBody) -> None:
        kind = type(self.session.index.get(body.control_id)).__name__
        self.calls.append((kind, body.name, body.args))
        if (kind, body.name) == ("Page", "push_route"):
            self.loop.create_task(self.go(body.args["route"]))
        answer = self.answers.get((kind, body.name))
        self.loop.call_soon(
            self.session.handle_invoke_method_results, body.control_id, body.call_id, answer, None
        )


def _pack(value: object) -> None:
    """Pack a message and throw it away: what cannot go over the wire fails here."""
    msgpack.packb(value, default=_encode)

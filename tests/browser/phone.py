"""A phone in the hand of a test: a page in a real Chromium, driven by accessible names.

What was found about Flet 1.0.5 in Chromium, and is relied upon here:

- Flutter draws on a canvas. Its semantic tree (`flt-semantics` elements that lie over the canvas)
  is there once the unseen `flt-semantics-placeholder` was clicked; a script in each new page does
  that as soon as the placeholder appears, so reloads by the page itself are covered too.
- A name is the text of a node, or its `aria-label` (fields, switches, nodes with children). With
  a tooltip it is said twice, in two lines. Headings are `h1`-`h6`; a text holds a `span`;
  a field is an `input` inside its node. `selected` arrives as `aria-current`, `disabled` as
  `aria-disabled`, a switch as `role=switch` with `aria-checked`, a dialog as `role=alertdialog`;
  while one is up, the names under it are gone, as are those of the screen before the one on top.
- A real touch in the middle of a node is a tap; the name of what was tapped may change with it.
- What a column has scrolled out of sight keeps its node (a ListView's far rows have none). Setting
  `scrollTop` moves the nodes but not always the picture; a touch gesture moves both.
- The page's policy forbids `eval`, so Playwright's `wait_for_function` cannot be used: waiting is
  asking again from here. `prefers-reduced-motion` halves the time to the first names.
- Measured on two cores, software drawing: 0.5 s to start Playwright and Chromium, 0.7 s to the
  first names of a new page and 0.4 s of the next ones, 0.1 s a tap.
"""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Error

from tests.browser.finger import AIM, Aim, Finger, Touch
from tests.browser.keyboard import IS_UP, Keyboard
from tests.browser.names import READ, Node, Wanted, named, node, saying
from tests.browser.served import JOIN
from tests.browser.troubles import Troubles

PATIENCE = 10.0
"""Seconds until a phone gives up waiting."""

SHOW_NAMES = """
new MutationObserver(() => document.querySelector("flt-semantics-placeholder")?.click())
  .observe(document, { childList: true, subtree: true });
"""
#: Flutter takes the size of the root's letters, 16 pixels usually, for the size of text.
ENLARGE = """
new MutationObserver(() => {
  if (document.documentElement) document.documentElement.style.fontSize = `${16 * 1.0}px`;
}).observe(document, { childList: true });
"""
GO = """
(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: null }));
}
"""
#: Said by Flet's client until the first screen has come.
FLET_STARTS = "Working..."


class Contexts(Protocol):
    """A browser, or what opens one."""

    @property
    def new_context(self) -> Callable[..., BrowserContext]: ...


class Phone:
    """A page of `url` in a window of its own; a context manager that fails on the page's errors."""

    def __init__(
        self,
        browser: Contexts,
        url: str,
        size: tuple[int, int] = (390, 844),
        dark: bool = False,
        language: str = "en-GB",
        text_scale: float = 1,
        script: str = "",
        patience: float = PATIENCE,
    ) -> None:
        self.url, self.patience = url, patience
        self._context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=2,
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
            locale=language,
        )
        self._context.add_init_script(SHOW_NAMES)
        if text_scale != 1:
            self._context.add_init_script(ENLARGE.replace("1.0", str(text_scale)))
        if script:
            self._context.add_init_script(script)
        self.page = self._context.new_page()
        self.troubles = Troubles(self.page, url)
        self._joined = False
        self._finger = Finger(self.page)
        self._keyboard = Keyboard(self.page)

    def __enter__(self) -> "Phone":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._context.close()
        if error is None:
            self.check()

    def open(self, path: str = "/") -> "Phone":
        """Go to an address of the app by its path, as from a link; the first time, let in."""
        if not self._joined:
            self.join()
        self.page.goto(self.url + path, wait_until="commit")
        self._first_names()
        return self

    def go(self, path: str) -> None:
        """Go to an address of the app without loading the page anew."""
        self.ask(GO, path)

    def join(self, path: str = JOIN) -> None:
        """Get the cookie of a link, without looking at where it leads."""
        self._context.request.get(self.url + path, max_redirects=0)
        self._joined = True

    def reload(self) -> None:
        """Load the page anew, as a person does."""
        self.page.reload(wait_until="commit")
        self._first_names()

    def back(self) -> None:
        """Go back, as with the phone's own gesture."""
        self.page.go_back(wait_until="commit")

    def lose_network(self) -> None:
        """Leave the Wi-Fi; the page has noticed when this returns."""
        self._context.set_offline(True)
        while not self.ask("() => !document.getElementById('away').hidden"):
            # As when a phone is taken up again: the page looks at once, not in five seconds.
            self.ask("() => dispatchEvent(new Event('visibilitychange'))")
            self.page.wait_for_timeout(50)

    def find_network(self) -> None:
        """Come back into the Wi-Fi."""
        self._context.set_offline(False)

    @property
    def path(self) -> str:
        """The path in the address bar, with its query."""
        parts = urlsplit(self.page.url)
        return parts.path + (f"?{parts.query}" if parts.query else "")

    def tap(self, wanted: Wanted, nth: int | None = None) -> None:
        """Touch what has this name, scrolled into sight; `nth` of several of the same name.

        Raises AssertionError when it is not there in time, is disabled, or is covered.
        """
        self._touched(wanted, nth, self._finger.tap)

    def type_into(self, label: Wanted, text: str) -> None:
        """Put the text into the field with this label, in place of what is there."""
        self.tap(label)
        self.until(lambda _: self.ask(IS_UP), f"the field {label!r} has the focus")
        if self.finds(label, role="textbox").value != text:
            self._keyboard.put(text)
        self.finds(label, role="textbox", value=text)

    def drag(self, wanted: Wanted, dx: float, dy: float, hold: float = 0.0) -> None:
        """Touch what has this name, hold it for so many seconds, and move it by so much."""
        self._touched(wanted, None, lambda x, y: self._finger.drag(x, y, dx, dy, hold))

    def sees(self, text: Wanted) -> Node:
        """Wait until some name or value on the screen has this in it; the first that has."""
        nodes = self.until(lambda nodes: bool(saying(nodes, text)), f"{text!r} is seen")
        return saying(nodes, text)[0]

    def sees_no(self, text: Wanted) -> None:
        """Wait until no name or value on the screen has this in it."""
        self.until(lambda nodes: not saying(nodes, text), f"{text!r} is gone")

    def finds(self, wanted: Wanted, **states: object) -> Node:
        """Wait for a node with exactly this name and these fields: `disabled=True`, `value="3"`."""

        def fit(nodes: Sequence[Node]) -> list[Node]:
            return [
                node
                for node in named(nodes, wanted)
                if all(getattr(node, name) == value for name, value in states.items())
            ]

        return fit(self.until(lambda nodes: bool(fit(nodes)), f"{wanted!r} is {states}"))[0]

    def names(self) -> list[Node]:
        """All that a screen reader would find now, in its order."""
        return [node(read) for read in self.ask(READ)]

    def until(self, true: Callable[[list[Node]], bool], what: str) -> list[Node]:
        """Wait until it is true of the names; those names. Raises AssertionError with a list."""
        give_up = time.monotonic() + self.patience
        while not true(nodes := self.names()):
            if time.monotonic() > give_up:
                raise AssertionError(self._report(f"not within {self.patience:.0f} s: {what}"))
            self.page.wait_for_timeout(20)
        return nodes

    def picture(self, path: Path | None = None) -> bytes:
        """What the screen looks like, as PNG, written to `path` if there is one."""
        return self.page.screenshot(path=path)

    def check(self) -> None:
        """Raise AssertionError if the page had errors or asked another host for anything."""
        assert not self.troubles.seen, "\n".join(self.troubles.seen)

    def ask(self, script: str, *arguments: object) -> Any:
        """What a JavaScript function says; asked again when the page went away in the middle."""
        for _ in range(50):
            try:
                return self.page.evaluate(script, *arguments)
            except Error as error:
                if "context was destroyed" not in error.message:
                    raise
                self.page.wait_for_timeout(20)
        raise AssertionError("the page loads itself anew without end")

    def _touched(self, wanted: Wanted, nth: int | None, touch: Touch) -> None:
        give_up = time.monotonic() + self.patience
        why = "it is not there"
        while time.monotonic() < give_up:
            found = named(self.names(), wanted)
            if len(found) > 1 and nth is None:
                why = f"there are {len(found)} of them: say which (nth=0 is the first)"
            elif len(found) > (nth or 0):
                why = self._try(found[nth or 0], touch)
                if not why:
                    return
            self.page.wait_for_timeout(20)
        raise AssertionError(self._report(f"cannot touch {wanted!r}: {why}"))

    def _try(self, target: Node, touch: Touch) -> str:
        """Touch it, or scroll towards it, or say why not."""
        if target.disabled:
            return "it is disabled"
        seen = self.ask(AIM, target.element)
        if seen is None:
            return "it does not stay where it is"
        aim = Aim(**seen)
        if not aim.in_sight:
            self._finger.scroll(aim)
            return "it is out of sight"
        if not aim.free:
            return f"it is covered by {aim.over[:80]!r}"
        touch(aim.x, aim.y)
        return ""

    def _first_names(self) -> None:
        self.until(
            lambda nodes: bool(nodes) and not named(nodes, FLET_STARTS), "the first screen is there"
        )

    def _report(self, what: str) -> str:
        listed = "\n".join(f"  {node}" for node in self.names()) or "  nothing"
        return "\n".join([what, f"on the screen at {self.path}:", listed, *self.troubles.seen])

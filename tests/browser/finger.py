"""A finger on the glass: where to touch a node, scrolling it into sight, dragging."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

Touch = Callable[[float, float], None]

AIM = """
async (id) => {
  const rect = () => document.getElementById(id)?.getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  const before = rect();
  await frame();
  await frame();
  const now = rect();
  if (!before || !now || before.x !== now.x || before.y !== now.y) return null;
  const area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let up = document.getElementById(id).parentElement; up; up = up.parentElement) {
    if (up.getAttribute("role") !== "group") continue;
    const box = up.getBoundingClientRect();
    area.left = Math.max(area.left, box.left);
    area.top = Math.max(area.top, box.top);
    area.right = Math.min(area.right, box.right);
    area.bottom = Math.min(area.bottom, box.bottom);
  }
  const x = now.x + now.width / 2, y = now.y + now.height / 2;
  const top = document.elementFromPoint(x, y);
  const element = document.getElementById(id);
  return { x, y, ...area, free: element.contains(top) || (top?.contains(element) ?? false),
    over: top?.getAttribute("aria-label") ?? top?.textContent ?? "" };
}
"""
"""JavaScript: the Aim at an element, or null while it moves or is gone."""
STEPS = 10


@dataclass(frozen=True)
class Aim:
    """The middle of a node, the area it scrolls in, and whether a touch there would reach it."""

    x: float
    y: float
    left: float
    top: float
    right: float
    bottom: float
    free: bool
    over: str

    @property
    def in_sight(self) -> bool:
        return self.left <= self.x < self.right and self.top <= self.y < self.bottom


class Finger:
    """Touches a page as a hand does: what Flutter gets are pointer events."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._devtools = page.context.new_cdp_session(page)

    def tap(self, x: float, y: float) -> None:
        """Touch and let go."""
        self._page.touchscreen.tap(x, y)

    def scroll(self, aim: Aim) -> None:
        """Scroll what is aimed at to the middle of its area; has come to rest on return."""
        x, y = (aim.left + aim.right) / 2, (aim.top + aim.bottom) / 2
        gesture = {"x": x, "y": y, "gestureSourceType": "touch", "speed": 4000}
        moves = {"xDistance": x - aim.x, "yDistance": y - aim.y, "preventFling": True}
        self._devtools.send("Input.synthesizeScrollGesture", {**gesture, **moves})

    def drag(self, x: float, y: float, dx: float, dy: float, hold: float) -> None:
        """Touch, stay for `hold` seconds, move, let go."""
        self._send("touchStart", {"x": x, "y": y})
        self._page.wait_for_timeout(hold * 1000)
        for step in range(1, STEPS + 1):
            self._send("touchMove", {"x": x + dx * step / STEPS, "y": y + dy * step / STEPS})
        self._send("touchEnd")

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

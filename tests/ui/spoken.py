"""What a screen reader would say of Flet's controls, and what a hand could do with them."""

from collections.abc import Iterator
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl


def walk(node: object, *, said: bool = False) -> Iterator[BaseControl]:
    """A control and all that are shown inside it; with `said`, without what readers skip."""
    node = unwrapped(node)
    if isinstance(node, (list, tuple)):
        for item in node:
            yield from walk(item, said=said)
    elif isinstance(node, BaseControl) and getattr(node, "visible", True):
        yield node
        if said and isinstance(node, ft.Semantics) and node.exclude_semantics:
            return
        for field in type(node).__dataclass_fields__:
            if field not in ("parent", "_parent", "data"):
                yield from walk(getattr(node, field, None), said=said)


def unwrapped(node: object) -> Any:
    """What a component draws."""
    return ft.unwrap_component(node)


def face(control: BaseControl) -> ft.Semantics | None:
    """What is said of a container as a whole: of all it holds, alone in a row or not, or of the
    one part of what lies in it that is said at all.
    """
    inside = unwrapped(getattr(control, "content", None))
    laid = unwrapped(inside.content) if isinstance(inside, ft.Container) else inside
    if isinstance(laid, (ft.Row, ft.Column)):
        parts = [unwrapped(part) for part in laid.controls]
        said = parts if laid is inside else [part for part in parts if not _silent(part)]
        inside = said[0] if len(said) == 1 else None
    return inside if isinstance(inside, ft.Semantics) else None


def _silent(part: object) -> bool:
    return isinstance(part, ft.Semantics) and part.exclude_semantics and not part.label


def acts(control: BaseControl) -> bool:
    """Whether it is there to be pressed or filled in."""
    if isinstance(control, ft.Container):
        said = face(control)
        return bool(control.on_click or (said and said.button))
    return hasattr(control, "on_click") or hasattr(control, "on_change")


def name(control: BaseControl) -> str:
    """The name of what can be pressed or filled in: said inside, its label, its tip, its words."""
    said = face(control)
    own = [getattr(control, field, None) for field in ("label", "content", "text", "tooltip")]
    words = [str(part.value) for part in walk(control) if isinstance(part, ft.Text)]
    candidates = [said and said.label, *own, " ".join(words)]
    return next((text for text in candidates if isinstance(text, str) and text), "")


def spoken(control: BaseControl) -> str:
    """What is read out at a control itself; nothing for boxes, rows and the like."""
    if isinstance(control, ft.Semantics):
        return control.label or ""
    if isinstance(control, ft.Text):
        return control.semantics_label or str(control.value)
    if isinstance(control, ft.Container):
        return ""
    title = getattr(control, "title", None) or getattr(control, "content", None)
    return name(control) if acts(control) else title if isinstance(title, str) else ""


def disabled(control: BaseControl) -> bool:
    """Whether it is told as disabled, or does nothing."""
    said = face(control)
    told = getattr(control, "disabled", False) or (said is not None and said.disabled)
    return bool(told or (isinstance(control, ft.Container) and not control.on_click))

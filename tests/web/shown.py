"""What a phone shows, kept from the messages of the server as Flet's client keeps it."""

from collections.abc import Iterator
from typing import Any

_, ADD, REMOVE, MOVE = range(4)


class Shown:
    """The page as a tree of what the server sent: controls are dictionaries."""

    def __init__(self, page: dict[str, Any]) -> None:
        self._page = page

    def patch(self, control: int, patch: list[Any]) -> None:
        """Change a control and what is in it, as message 2 says."""
        found = next((each for each in _controls(self._page) if each.get("_i") == control), None)
        if found is None:
            return
        places, *changes = patch
        nodes = dict(_numbered(found, places))
        for kind, node, key, *rest in changes:
            _change(nodes, kind, nodes[node], key, rest)

    def names(self) -> tuple[str, ...]:
        """What a screen reader would say of the screen on top."""
        return tuple(filter(None, map(_said, _controls(self._top()))))

    def pressed(self, name: str) -> int | None:
        """The number of what can be pressed and has this name, or else one that begins so."""
        pressable = [each for each in _controls(self._top()) if each.get("on_click")]
        keys = {_name(control): control["_i"] for control in pressable}
        return keys.get(name) or next((keys[key] for key in keys if key.startswith(name)), None)

    def chosen(self, name: str) -> bool:
        """Whether something with a name that begins so is told as selected."""
        said = [each for each in _controls(self._top()) if each.get("selected")]
        return any(str(each.get("label")).startswith(name) for each in said)

    def _top(self) -> Any:
        views = self._page["views"]
        while isinstance(views, dict):
            views = views["_b"]
        return views[-1]


def _controls(node: Any) -> Iterator[dict[str, Any]]:
    """A control and all inside it, in the order of reading."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict):
            yield node
            node = [value for value in node.values() if isinstance(value, (dict, list))]
        if isinstance(node, list):
            waiting += reversed(node)


def _numbered(node: Any, places: list[Any]) -> Iterator[tuple[int, Any]]:
    """The parts of a control that a patch speaks of, by their numbers in it."""
    number, *inside = places
    yield number, node
    for key, inner in (inside[0] if inside else {}).items():
        yield from _numbered(node[key], inner)


def _change(nodes: dict[int, Any], kind: int, node: Any, key: Any, rest: list[Any]) -> None:
    if kind == MOVE:
        to, place = rest
        nodes[to].insert(place, node.pop(key))
    elif kind == REMOVE:
        del node[key]
    elif kind == ADD and isinstance(node, list):
        node.insert(key, rest[0])
    else:
        node[key] = rest[0]


def _name(control: dict[str, Any]) -> str:
    """Of something to press: its words, or what is said first of what is in it."""
    inside = control.get("content") or {}
    if isinstance(inside, str):
        return inside
    labels = (each.get("label") for each in _controls(inside))
    return next((str(label) for label in labels if label), "")


def _said(control: dict[str, Any]) -> str:
    if control.get("_c") == "Text":
        return str(control.get("semantics_label") or control.get("value", ""))
    if control.get("_c") == "Semantics":
        return str(control.get("label", ""))
    return _name(control) if control.get("on_click") else ""

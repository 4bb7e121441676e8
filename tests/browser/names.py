"""What a screen tells a screen reader: the nodes of Flutter's semantic tree, read from the page."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

Wanted = str | re.Pattern[str]

READ = """
() => {
  const said = (element) => element.getAttribute("aria-label") ?? [...element.childNodes]
    .filter((child) => child.nodeType === Node.TEXT_NODE || child.localName === "span")
    .map((child) => child.textContent).join("");
  const roles = { INPUT: "textbox", TEXTAREA: "textbox", A: "link" };
  const role = (element) => element.getAttribute("role") ?? roles[element.tagName]
    ?? (/^H\\d$/.test(element.tagName) ? "heading" : "text");
  const is = (element, ...names) => names.some((name) => element.getAttribute(name) === "true");
  return [...document.querySelectorAll("flt-semantics-host *")].map((element) => ({
    name: said(element), role: role(element), value: element.value ?? "",
    element: element.closest("[id]")?.id ?? "", local: element.localName,
    disabled: is(element, "aria-disabled") || element.disabled === true,
    selected: is(element, "aria-current", "aria-selected"), checked: is(element, "aria-checked"),
  })).filter((node) => node.local !== "span" && (node.name || node.role === "textbox"));
}
"""


@dataclass(frozen=True)
class Node:
    """One thing with a name: a text, a heading, a button, a field."""

    name: str
    role: str
    element: str
    value: str = ""
    disabled: bool = False
    selected: bool = False
    checked: bool = False

    def __str__(self) -> str:
        """As a failing test lists it.

        >>> print(Node("Save", "button", "", disabled=True))
        button 'Save' (disabled)
        """
        states = [state for state in ("disabled", "selected", "checked") if getattr(self, state)]
        value = f" = {self.value!r}" if self.value else ""
        return f"{self.role} {self.name!r}{value}" + (f" ({', '.join(states)})" if states else "")


def node(read: dict[str, object]) -> Node:
    """A node from what READ gives for it."""
    fields = {name: value for name, value in read.items() if name != "local"}
    return Node(**{**fields, "name": plain(str(read["name"]))})  # type: ignore[arg-type]


def plain(name: str) -> str:
    """A name in one line. A button with a tooltip says the same thing twice.

    >>> plain("Undo\\nUndo"), plain("Deal 2 of 4\\nMeera deals")
    ('Undo', 'Deal 2 of 4 Meera deals')
    """
    return " ".join(dict.fromkeys(line.strip() for line in name.split("\n")))


def named(nodes: Sequence[Node], wanted: Wanted) -> list[Node]:
    """The nodes with exactly this name, or with a name in which the pattern is found."""
    if isinstance(wanted, str):
        return [node for node in nodes if node.name == wanted]
    return [node for node in nodes if wanted.search(node.name)]


def saying(nodes: Sequence[Node], wanted: Wanted) -> list[Node]:
    """The nodes in whose name or value this is found."""
    pattern = re.compile(re.escape(wanted)) if isinstance(wanted, str) else wanted
    return [node for node in nodes if pattern.search(node.name) or pattern.search(node.value)]

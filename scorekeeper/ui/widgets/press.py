"""Everything that can be pressed."""

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.theme import INK, KEY, TARGET, Round

Handler = Callable[[], object]


def without_event(handler: Handler | None) -> Handler | None:
    """The handler as Flet may have it, which gives its event to whatever takes an argument."""
    return (lambda: handler()) if handler else None


def Press(
    content: ft.Control,
    on_press: Handler | None,
    label: str | None,
    *,
    selected: bool | None = None,
    ring: ft.ColorValue | None = None,
    expand: bool | int | None = None,
    height: float | None = TARGET,
    width: float | None = None,
    padding: ft.PaddingValue = 0,
    bgcolor: ft.ColorValue | None = KEY,
    edge: ft.ColorValue | None = None,
    radius: ft.BorderRadiusValue = Round.KEY,
    alignment: ft.Alignment | None = ft.Alignment.CENTER,
    hug: bool = False,
    action: ft.ClientAction | None = None,
    key: str | None = None,
) -> ft.Container:
    """One thing to press: one ripple, and one node with one name for a screen reader.

    Without `on_press` it is shown and told as disabled. An `action` is done by the browser itself,
    within the tap. With a `key` it stays the same thing when others come and go around it: a tap
    on its way reaches it still. With `hug` it is as wide as its content,
    where an aligned container would take all the room. `ring` marks what is chosen.
    Without a `label` the content has a `Face` that tells it, and nothing else that is told.
    """
    inside = ft.Container(content, padding=padding, alignment=None if hug else alignment)
    face = inside if label is None else Face(inside, on_press, label, selected=selected)
    return ft.Container(
        ft.Row([face], tight=True) if hug else face,
        key=key,
        on_click=without_event(on_press),
        action=action,
        ink=on_press is not None,
        expand=expand,
        height=height,
        width=width,
        bgcolor=bgcolor,
        border_radius=radius,
        foreground_decoration=_outline(ring, edge, radius),
    )


def Face(
    content: ft.Control, on_press: Handler | None, label: str, *, selected: bool | None = None
) -> ft.Semantics:
    """What is told of a thing to press, in place of what its content shows."""
    return ft.Semantics(
        label=label,
        button=True,
        selected=selected,
        disabled=on_press is None,
        exclude_semantics=True,
        content=content,
    )


def _outline(
    ring: ft.ColorValue | None, edge: ft.ColorValue | None, radius: ft.BorderRadiusValue
) -> ft.BoxDecoration | None:
    """Drawn over the content: a border of the container would push it aside."""
    if ring:
        return ft.BoxDecoration(border=ft.Border.all(2, ring), border_radius=radius)
    if edge:
        return ft.BoxDecoration(border=ft.Border.all(1, edge), border_radius=radius)
    return None


def IconPress(
    icon: ft.IconData,
    name: str,
    on_press: Handler | None,
    color: ft.ColorValue = INK,
    action: ft.ClientAction | None = None,
) -> ft.Container:
    """A picture to press. No tooltip: on the web it says names twice and covers what is near."""
    return Press(
        ft.Icon(icon, size=24, color=color if on_press else ft.Colors.with_opacity(0.45, color)),
        on_press,
        name,
        width=TARGET,
        height=TARGET,
        bgcolor=None,
        radius=TARGET / 2,
        action=action,
    )

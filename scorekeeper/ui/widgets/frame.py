"""The frame of every screen: a bar on top, a sheet that scrolls, a tray under the thumb."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui.device import Device, TextProbe
from scorekeeper.ui.parts import Parts
from scorekeeper.ui.theme import FAINT, FORM_WIDTH, TABLE, TRAY, Round, Space
from scorekeeper.ui.widgets.basics import Style, Words
from scorekeeper.ui.widgets.press import Handler, without_event

LONG_TITLE = 14
"""Letters from which on a title is drawn smaller, and on two lines where there are two."""
BESIDE = 420
"""The width of a tray that stands beside the sheet."""


def Bar(
    title: str,
    subtitle: str | None = None,
    actions: Sequence[ft.Control] = (),
    *,
    leading: ft.Control | None = None,
    edge: float = 0,
) -> ft.AppBar:
    """Two quiet lines, so that the numbers below are the loud ones."""
    long = len(title) > LONG_TITLE
    head = Words(
        title, Style.TITLE_MEDIUM if long else Style.TITLE_LARGE, lines=1 if subtitle else 2
    )
    lines: list[ft.Control] = [ft.Semantics(header=True, content=head)]
    if subtitle:
        lines.append(Words(subtitle, Style.LABEL_MEDIUM, FAINT, lines=1))
    return ft.AppBar(
        leading=leading,
        automatically_imply_leading=False,
        title=ft.Column(lines, spacing=0, tight=True),
        title_spacing=edge,
        toolbar_height=60,
        actions=list(actions),
        actions_padding=ft.Padding.only(right=Space.XS),
    )


def Screen(
    device: Device,
    bar: ft.AppBar,
    sheet: list[ft.Control],
    tray: ft.Control | None = None,
    *,
    pinned: ft.Control | None = None,
    pad: bool = False,
    parts: Parts | None = None,
) -> ft.View:
    """A view of one screen. What is `pinned` stays in view above the sheet that scrolls.

    A tray that is a pad stands beside the sheet where there is room. With `parts`, the tray is
    passed over when it is the one that was drawn last.
    """
    parts = parts or Parts()
    beside = pad and device.wide
    edge = (device.width - form_width(device, beside=beside)) / 2
    if beside:
        edge -= BESIDE / 2
    top = 0 if pinned else Space.XS
    scrolling = ft.Column(
        [
            ft.Container(
                ft.Column(
                    sheet,
                    spacing=Space.S,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                padding=ft.Padding.only(left=edge, right=edge, top=top, bottom=Space.L),
            )
        ],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        spacing=0,
    )
    head = [ft.Container(pinned, padding=ft.Padding.symmetric(horizontal=edge))] if pinned else []
    body = ft.Column([*head, scrolling], spacing=0, expand=True)
    return ft.View(
        route=ft.use_view_path(),
        appbar=bar,
        controls=[
            ft.SafeArea(
                _with_tray(body, tray, device, edge, beside, parts),
                expand=True,
                avoid_intrusions_bottom=False,
            ),
            parts.keep("probe", (), lambda: TextProbe(device)),
        ],
        bgcolor=TABLE,
        padding=0,
        spacing=0,
    )


def _with_tray(
    body: ft.Column,
    tray: ft.Control | None,
    device: Device,
    edge: float,
    beside: bool,
    parts: Parts,
) -> ft.Control:
    if tray is None:
        return body
    framed = parts.keep(
        "frame",
        (id(tray), edge, beside),
        lambda: _Tray(tray, Space.L, BESIDE) if beside else _Tray(tray, edge),
    )
    if not beside:
        return ft.Column([body, framed], spacing=0, expand=True)
    return ft.Row(
        [body, framed],
        # At the bottom, where the keys stay when something appears above them.
        vertical_alignment=ft.CrossAxisAlignment.END,
        spacing=0,
        expand=True,
    )


def _Tray(content: ft.Control, edge: float, width: float | None = None) -> ft.Container:
    return ft.Container(
        ft.SafeArea(content, avoid_intrusions_top=False),
        padding=ft.Padding.only(left=edge, right=edge, top=Space.S, bottom=Space.M),
        bgcolor=TRAY,
        border_radius=ft.BorderRadius.only(
            top_left=Round.FELT,
            top_right=0 if width else Round.FELT,
        ),
        width=width,
    )


def tray_width(device: Device) -> float:
    """The room inside a pad's tray."""
    if device.wide:
        return BESIDE - 2 * Space.L
    return form_width(device)


def form_width(device: Device, *, beside: bool = False) -> float:
    """The room inside a sheet, with or without a tray beside it."""
    room = device.width - (BESIDE if beside else 0)
    return min(room - 2 * device.margin, FORM_WIDTH)


def Action(
    text: str,
    icon: ft.IconData,
    on_press: Handler | None,
    action: ft.ClientAction | None = None,
) -> ft.FilledButton:
    """The one thing to do next, too large for a thumb to miss.

    An `action` is done by the browser itself, within the tap.
    """
    return ft.FilledButton(
        text,
        icon=icon,
        on_click=without_event(on_press),
        action=action,
        disabled=on_press is None,
        expand=True,
    )


def QuietAction(text: str, icon: ft.IconData, on_press: Handler | None) -> ft.OutlinedButton:
    """Something else to do, beside the one thing."""
    return ft.OutlinedButton(text, icon=icon, on_click=without_event(on_press))

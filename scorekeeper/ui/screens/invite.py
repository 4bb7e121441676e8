"""Inviting to a match: a code to scan, the link, and who came by which."""

from functools import partial
from io import BytesIO

import flet as ft

from scorekeeper.games.text import N_
from scorekeeper.storage.links import Device, Link
from scorekeeper.storage.right import Kind
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import going, table_at
from scorekeeper.ui.invite_desk import InviteDesk
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.session import Session, use_match, use_session, use_watch
from scorekeeper.ui.theme import ACTION, CHOSEN, INK, ON_CHOSEN, PAPER, Space
from scorekeeper.ui.widgets.basics import Caption, Heading, Paper, Style, Told, Words
from scorekeeper.ui.widgets.choice import choices
from scorekeeper.ui.widgets.frame import Bar, Screen
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler, IconPress, Press

KINDS: tuple[tuple[Kind, str], ...] = (("score", N_("For scoring")), ("watch", N_("For watching")))
CODE_SIZE = 264


@guarded
def Invite() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    say, match = session.speech.say, table.match
    desk = session.invite_desk(match.id) if match else None
    use_watch(desk)
    ft.use_effect(lambda: desk.read() if desk else None, [])
    if match is None or desk is None:
        return Missing(device, session, table.trouble)
    trouble = desk.trouble
    return Screen(
        device,
        Bar(
            say("Invite"),
            say(match.game.name),
            leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(table_at(match.id))),
        ),
        [
            *([Notice(say(trouble.text, **trouble.values), refused=True)] if trouble else []),
            Caption(say("Who follows the link gets this match and no other.")),
            choices(
                device,
                [_Kind(session, desk, kind, text) for kind, text in KINDS],
                [say(text) for _, text in KINDS],
            ),
            *([_Offer(session, desk.url)] if desk.url else []),
            *([Heading(say("Links and devices"))] if desk.links else []),
            *[_LinkRows(session, desk, link) for link in desk.links],
        ],
    )


def _Kind(session: Session, desk: InviteDesk, kind: Kind, text: str) -> ft.Control:
    name, chosen = session.speech.say(text), desk.url is not None and desk.kind == kind
    return Press(
        Words(
            name,
            Style.LABEL_LARGE,
            ON_CHOSEN if chosen else INK,
            lines=2,
            align=ft.TextAlign.CENTER,
        ),
        partial(desk.offer, kind),
        name,
        selected=chosen,
        ring=ACTION if chosen else None,
        expand=True,
        height=56,
        bgcolor=CHOSEN if chosen else PAPER,
    )


def _Offer(session: Session, url: str) -> ft.Control:
    """The code and the link, to be scanned, read or sent."""
    say = session.speech.say
    copied = ft.SnackBar(say("Copied. Paste it into a message."))
    copy = IconPress(
        ft.Icons.CONTENT_COPY_ROUNDED,
        say("Copy the link"),
        lambda: ft.context.page.show_dialog(copied),
        action=ft.CopyToClipboard(url),
    )
    link = ft.Row([Words(url, Style.BODY_MEDIUM, expand=True), copy], spacing=Space.S)
    code = Told(
        say("The code of this link, to be scanned by a camera in the same Wi-Fi"),
        ft.Image(code_of(url), width=CODE_SIZE, height=CODE_SIZE),
    )
    return Paper(
        ft.Column([code, link], horizontal_alignment=ft.CrossAxisAlignment.CENTER, spacing=Space.S),
        padding=Space.M,
    )


def code_of(url: str) -> bytes:
    """The QR code of a link, with the white around it that cameras need.

    As SVG: what phones load over plain http cannot decode other pictures.
    """
    # Not above: in the browser alone nobody can be invited, and it is not there.
    import segno

    picture = BytesIO()
    segno.make(url, error="m", micro=False).save(picture, kind="svg", border=4, light="white")
    return picture.getvalue()


def _LinkRows(session: Session, desk: InviteDesk, link: Link) -> ft.Control:
    """A link with those who came by it; each can be sent away, or all with the link."""
    speech = session.speech
    [kind] = [text for key, text in KINDS if key == link.kind]
    name = f"{speech.say(kind)} · {speech.time(link.created.astimezone())}"
    came = speech.count("{n} device", "{n} devices", len(link.devices))
    withdraw = partial(desk.withdraw, link.id)
    text = speech.say("Withdraw the link: {link}", link=name)
    return Paper(
        ft.Column(
            [
                _Row(name, came, speech.say("Withdraw"), text, withdraw),
                *[_DeviceRow(session, desk, device) for device in link.devices],
            ],
            spacing=Space.XS,
        )
    )


def _DeviceRow(session: Session, desk: InviteDesk, device: Device) -> ft.Control:
    say, since = session.speech.say, session.speech.time(device.since.astimezone())
    name = device.name or say("Device {n}", n=device.id)
    text = say("Send away: {device}", device=name)
    return _Row(
        name,
        say("since {time}", time=since),
        say("Send away"),
        text,
        partial(desk.withdraw, device.id),
    )


def _Row(name: str, more: str, way: str, spoken: str, on_press: Handler) -> ft.Control:
    texts = ft.Column([Words(name, Style.TITLE_SMALL), Caption(more)], spacing=0, expand=True)
    key = Press(
        Words(way, Style.LABEL_LARGE, ACTION),
        on_press,
        spoken,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=None,
        hug=True,
    )
    return ft.Row([Told(f"{name}, {more}", texts, expand=True), key], spacing=Space.S)

"""The links to a match that hold, as those see them who may withdraw them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from scorekeeper.storage.tables import AccessRow


@dataclass(frozen=True)
class Device:
    """Who came by a link, and when."""

    id: int
    name: str
    since: datetime


@dataclass(frozen=True)
class Link:
    """An invitation that holds, and who came by it. Its secret cannot be told any more."""

    id: int
    kind: str
    created: datetime
    devices: tuple[Device, ...]


def link_of(invite: AccessRow, rows: Sequence[AccessRow]) -> Link:
    """An invitation, with the devices among these rows that came by it, the newest first."""
    came = [row for row in rows if row.purpose == "device" and row.invite_id == invite.id]
    devices = tuple(Device(row.id or 0, row.name, row.created) for row in reversed(came))
    return Link(invite.id or 0, invite.kind, invite.created, devices)

"""Inviting to a match: the link to show, and the links and devices there are."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from scorekeeper.live import ACCESS, Hub
from scorekeeper.storage.access import Access
from scorekeeper.storage.links import Link
from scorekeeper.storage.right import Kind
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.watched import Watched


@dataclass(frozen=True)
class Inviting:
    """How others are invited: who may come in, and the address that holds a secret."""

    access: Access
    url: Callable[[str], str]


class InviteDesk(Watched):
    """A link is made when it is first wanted, and shown to this tab alone: nobody else has it."""

    def __init__(
        self, inviting: Inviting, hub: Hub, now: Callable[[], datetime], match_id: str
    ) -> None:
        self._access, self._url = inviting.access, inviting.url
        self._hub, self._now, self._id = hub, now, match_id
        self._secrets: dict[Kind, str] = {}
        self.kind: Kind | None = None
        self.links: tuple[Link, ...] = ()
        self.trouble: Trouble | None = None

    @property
    def url(self) -> str | None:
        """The link that is shown, as phones reach this machine now."""
        secret = self._secrets.get(self.kind) if self.kind else None
        return self._url(secret) if secret else None

    def read(self) -> None:
        """Who is in now; a link that was withdrawn elsewhere is not shown any more."""
        self._try(lambda: None)

    def offer(self, kind: Kind) -> None:
        """Show the link of this kind."""

        def invite() -> None:
            if kind not in self._secrets:
                self._secrets[kind] = self._access.invite(kind, self._id, self._now())
            self.kind = kind

        self._try(invite)

    def withdraw(self, access_id: int) -> None:
        """End a link or send a device away, at once."""

        def withdraw() -> None:
            self._access.withdraw(access_id, self._now())
            self._hub.tell(ACCESS, ACCESS)

        self._try(withdraw)

    def _try(self, step: Callable[[], None]) -> None:
        try:
            step()
            secrets = self._secrets.items()
            self._secrets = {kind: held for kind, held in secrets if self._access.holds(held)}
            self.links = self._access.links(self._id)
        except StorageTrouble as trouble:
            self.trouble = Trouble.of(trouble)
        else:
            self.trouble = None

"""What this device is called by those who play on others."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import count

import flet as ft

from scorekeeper.games.text import N_
from scorekeeper.i18n import Speech
from scorekeeper.match.names import name_problem, tidy
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.trouble import Trouble

DEVICE = "scorekeeper.device"
TABLET = 600
"""Pixels of the shorter side from which on a device is no phone."""
PHONES = {ft.PagePlatform.IOS: "iPhone", ft.PagePlatform.ANDROID: N_("Android phone")}
TABLETS = {ft.PagePlatform.IOS: "iPad", ft.PagePlatform.ANDROID: N_("Android tablet")}


@dataclass(frozen=True)
class Naming:
    """Where the name of a device is kept, besides on itself; every call may raise StorageTrouble.

    `taken` are the names of the other devices.
    """

    read: Callable[[], str] = lambda: ""
    keep: Callable[[str], None] = lambda name: None
    taken: Callable[[], Collection[str]] = tuple


class Nameplate:
    """The name of the device at hand; empty until it has one."""

    def __init__(self, page: ft.Page, naming: Naming, name: str) -> None:
        self._page, self._naming = page, naming
        self.name = name

    def rename(self, wanted: str) -> Trouble | None:
        """Be called so from now on; or what is wrong with that name, or hinders keeping it."""
        name = tidy(wanted)
        problem = name_problem(name)
        if problem:
            empty = problem.code == "name-empty"
            text = N_("A device needs a name.") if empty else problem.text
            return Trouble(text, problem.values)
        try:
            self._naming.keep(name)
        except StorageTrouble as trouble:
            return Trouble.of(trouble)
        self.name = name
        self._page.run_task(_remember, name)
        return None

    def hang(self, speech: Speech) -> None:
        """Have a name: as ever, else as such devices are called, told apart from all others."""
        try:
            known, taken = self._naming.read(), self._naming.taken()
        except StorageTrouble:
            return
        if not known or known != self.name:
            self.rename(known or self.name or distinct(usual_name(self._page, speech), taken))


async def _remember(name: str) -> None:
    await ft.SharedPreferences().set(DEVICE, name)


async def make_nameplate(page: ft.Page, naming: Naming) -> Nameplate:
    """The name that the device remembers."""
    kept = await ft.SharedPreferences().get(DEVICE)
    return Nameplate(page, naming, kept if isinstance(kept, str) else "")


def usual_name(page: ft.Page, speech: Speech) -> str:
    """What a device is called that nobody has named."""
    large = min(page.width or 0, page.height or 0) >= TABLET
    names = TABLETS if large else PHONES
    return speech.say(names.get(page.platform or ft.PagePlatform.LINUX, N_("Computer")))


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number where it is taken.

    >>> distinct("iPhone", {"iPhone", "iPhone 2"}), distinct("iPad", {"iPhone"})
    ('iPhone 3', 'iPad')
    """
    if name not in taken:
        return name
    return next(each for n in count(2) if (each := f"{name} {n}") not in taken)

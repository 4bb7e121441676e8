"""A thumb that lays the table of any game and counts its taps."""

import re
from dataclasses import dataclass

from tests.browser.names import Wanted
from tests.browser.phone import Phone
from tests.browser.room import STICKING_OUT


def starting(name: str) -> re.Pattern[str]:
    """Names that begin so, where what follows changes: "Took it: Asha, 21 of 22"."""
    return re.compile("^" + re.escape(name) + r"\b")


def lay_table(phone: Phone, game: str, players: tuple[str, ...]) -> None:
    """From the first screen to the table of a new match, with players that are typed."""
    phone.tap("New match")
    phone.tap(game)
    for name in players:
        phone.type_into("Name of another player", name)
        phone.tap("Add this player")
        phone.finds(name, role="button", selected=True)
        phone.finds("Name of another player", role="textbox", value="")
    phone.tap(f"Start · {players[0]} deals")
    phone.sees(re.compile("^Enter: "))


@dataclass
class Thumb:
    """Taps on a phone, and how many there were."""

    phone: Phone
    taps: int = 0

    def tap(self, *wanted: Wanted) -> None:
        """One after the other."""
        for each in wanted:
            self.phone.tap(each)
            self.taps += 1


def fits(phone: Phone) -> None:
    """Wait until the screen is at rest, and nothing has to be scrolled sideways to be seen."""
    phone.until(lambda _: not phone.ask(STICKING_OUT), "all is in sight")

"""Every main screen in each language, on the smallest phone and with large letters."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from scorekeeper.games import GAMES
from scorekeeper.i18n import LANGUAGES, Speech, speech
from scorekeeper.match.changes import DealRecorded
from tests.browser.conftest import NewPhone
from tests.browser.hand_and_foot import example_deals
from tests.browser.ink import PATIENCE, WATCH, assert_all_is_readable
from tests.browser.phone import Phone
from tests.browser.room import assert_it_fits
from tests.browser.served import Served
from tests.games.hands import hand, round_
from tests.match.makers import journal
from tests.match.of_games import PLAYERS, journal_of
from tests.storage.makers import make_store, url_of

pytestmark = pytest.mark.browser

SCREENS = {
    "/": "Recent results",
    "/settings": "Brightness",
    "/new": "Players",
    "/new/rules": "Save these rules under a name",
    "/melds": "Tap the cards you want to lay down.",
    "/match/open": "Tap a deal to see where its points come from, or to correct it.",
    "/match/open/deal/2": "Who went out?",
    "/match/open/scores/1": "Where the points come from",
    "/match/open/rules": "What cards are worth",
    "/match/open/house": "Play by these rules",
    "/match/open/invite": "For scoring",
    "/match/open/big": "Back",
    "/match/over/result": "Rematch",
    "/match/six": "Nothing to undo",
    "/match/twenty-two": "Rules of the game",
    "/match/twenty-two/deal/6": "Highest card of the last trick",
    "/match/twenty-two/rules": "Out of the game",
    "/match/one-card": "Rules of the game",
    "/match/one-card/deal/3": "Who bid highest?",
    "/match/none": "Not found",
}
"""Each with something that is to be read there."""

LATIN, PATH = re.compile("[A-Za-z]{2,}"), re.compile(r"/\S+")
KNOWN = {*PLAYERS, "English"}
"""Names are never changed; and a language is named in itself."""


@pytest.fixture(scope="module")
def filled(served: Served) -> Iterator[Served]:
    """A server with matches of every game, begun, in the middle and over."""
    deals = [DealRecorded(deal=deal) for deal in example_deals("HF19")]
    hands = [hand(written, 4) for written in ("9 1", "K 0 2 > 2", "A 0", "K 1", "5 0")]
    rounds = (round_(1, 7, 1, 5, 3, 4, 0), round_(None, None, 1, 0, 6, 6, 0))
    matches = (
        replace(journal(*deals), match_id="over"),
        replace(journal(deals[0]), match_id="open"),
        journal_of(GAMES["hand-and-foot"], players=6, match_id="six"),
        journal_of(GAMES["twenty-two"], *hands, match_id="twenty-two"),
        journal_of(GAMES["one-card"], *rounds, match_id="one-card"),
    )
    with make_store(url_of(served.data), *matches):
        yield served


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_and_speaks_the_language(
    filled: Served, new_phone: NewPhone, language: str
) -> None:
    size = {"size": (320, 568), "text_scale": 1.3}
    wishes = {"language": f"{language}-IN", "script": WATCH, "patience": PATIENCE}
    phone = new_phone(filled.url, **size, **wishes).open()
    speaks = speech(language)
    for path, words in SCREENS.items():
        phone.go(path)
        phone.sees(speaks.say(words))
        assert_well_set(phone, speaks)
    ask_for_the_bin(phone, speaks)
    assert phone.ask("() => document.documentElement.lang") == language


def ask_for_the_bin(phone: Phone, speaks: Speech) -> None:
    """A menu and a question, in which the client has words of its own."""
    phone.go("/match/open")
    for tapped, seen in (
        ("More", "Big table"),
        ("Put into the bin", "Put this match into the bin?"),
    ):
        phone.tap(speaks.say(tapped))
        phone.sees(speaks.say(seen))
        assert_well_set(phone, speaks)
    phone.tap(speaks.say("Keep it"))


def assert_well_set(phone: Phone, speaks: Speech) -> None:
    """All is whole and in its place, and nothing but names is in English."""
    assert_it_fits(phone)
    assert_all_is_readable(phone)
    if speaks.language != "en":
        words = {word for node in phone.names() for word in LATIN.findall(PATH.sub("", node.name))}
        assert words <= KNOWN, f"at {phone.path}: {words - KNOWN}"

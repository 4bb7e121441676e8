"""A whole deal in each language, found by the names that a screen reader tells in it."""

from operator import attrgetter

import pytest

from scorekeeper.games import GAMES
from scorekeeper.games.fields import Field
from scorekeeper.i18n import LANGUAGES, Speech, speech
from tests.browser.conftest import NewPhone
from tests.browser.hand_and_foot import PLAYERS, SIDES, starting
from tests.browser.phone import Phone
from tests.browser.room import assert_it_fits
from tests.browser.served import Served

OTHERS = [code for code in LANGUAGES if code != "en"]
FORM = GAMES["hand-and-foot"].form


class Reader:
    """Somebody at a phone who reads one language only."""

    def __init__(self, phone: Phone, language: str) -> None:
        self.phone = phone
        self.speech: Speech = speech(language)

    def tap(self, text: str, **values: object) -> None:
        self.phone.tap(self.speech.say(text, **values))

    def sees(self, text: str, **values: object) -> None:
        self.phone.sees(self.speech.say(text, **values))

    def add_player(self, name: str) -> None:
        field = self.speech.say("Name of another player")
        self.phone.type_into(field, name)
        self.tap("Add this player")
        self.phone.finds(name, role="button", selected=True)
        self.phone.finds(field, role="textbox", value="")

    def field(self, key: str) -> Field:
        return FORM.side_fields[key]

    def one_more(self, key: str, side: str) -> None:
        what = f"{self.speech.say(self.field(key).label)}, {side}"
        self.tap("{what}: one more", what=what)

    def open_pile(self, key: str, side: str) -> None:
        section = next(section for section in FORM.side if section.key == key)
        self.phone.tap(starting(self.speech.say(section.label), side))

    def count(self, key: str, side: str, digits: str) -> None:
        """Type the number of one kind of cards of the pile that is open."""
        section = next(each for each in FORM.side if each.key == key.split(".")[0])
        kind = self.speech.say(self.field(key).label)
        self.phone.tap(starting(self.speech.say(section.label), kind, side))
        for digit in digits:
            self.phone.tap(digit)


@pytest.mark.parametrize("text_scale", [1, 1.3])
@pytest.mark.parametrize("language", OTHERS)
def test_a_deal_is_entered_saved_and_corrected_in_a_language(
    own_server: Served, new_phone: NewPhone, language: str, text_scale: float
) -> None:
    wishes = {"language": f"{language}-IN", "size": (320, 568), "text_scale": text_scale}
    phone = new_phone(own_server.url, **wishes).open("/new")
    reader = Reader(phone, language)
    say = reader.speech.say
    reader.tap("Hand and Foot")
    for name in PLAYERS:
        reader.add_player(name)
    assert_it_fits(phone)
    reader.tap("Start · {player} deals", player=PLAYERS[0])
    title = say("Deal {n} of {all}", n=1, all=4)
    reader.tap("Enter: {deal}", deal=title)

    phone.tap(f"{say('Went out')}: {say('Stock ran out')}")
    for side in SIDES:
        phone.tap(starting(side))
        reader.one_more("red_threes.table", side)
        for pile, kind, digits in (("melded", "ace", "8"), ("left", "low", "4")):
            reader.open_pile(pile, side)
            reader.count(f"{pile}.{kind}", side, digits)
        phone.tap(starting(say("Books"), side))
    assert_it_fits(phone)
    reader.tap("Save")
    reader.tap("Save anyway")
    reader.sees("Enter: {deal}", deal=say("Deal {n} of {all}", n=2, all=4))

    phone.tap(starting(say("Deal {n}", n=1)))
    reader.sees("Where the points come from")
    reader.tap("Correct")
    phone.tap(starting(say("Books"), SIDES[0]))
    reader.one_more("red_threes.table", SIDES[0])
    reader.tap("Save correction")
    reader.tap("Save anyway")
    phone.sees(f"{SIDES[0]} 340, {SIDES[1]} 240")
    assert_it_fits(phone)
    reader.tap("Undo {change}", change=say("the correction of deal {n}", n=1))
    phone.sees(f"{SIDES[0]} 240, {SIDES[1]} 240")


def test_a_half_entered_deal_outlives_a_change_of_language(
    own_server: Served, new_phone: NewPhone
) -> None:
    phone = new_phone(own_server.url).open("/new")
    phone.tap("Twenty-Two")
    reader = Reader(phone, "en")
    for name in ("Zoya", "Kabir"):
        reader.add_player(name)
    phone.tap("Start · Zoya deals")
    phone.tap("Enter: Hand 1")
    phone.tap("9")
    phone.finds("9", selected=True)
    address = phone.path

    phone.open("/settings")
    phone.tap(LANGUAGES["ta"])
    phone.sees(speech("ta").say("Language"))
    phone.open(address)

    phone.finds("9", selected=True)
    phone.sees(speech("ta").say("Who took it?"))


def test_a_browser_of_another_language_is_asked_once(
    own_server: Served, new_phone: NewPhone
) -> None:
    phone = new_phone(own_server.url, language="fr-FR").open()
    assert sorted(map(attrgetter("name"), phone.names())) == sorted(LANGUAGES.values())
    phone.tap(LANGUAGES["pa"])
    phone.sees(speech("pa").say("New match"))
    phone.reload()
    phone.sees(speech("pa").say("New match"))

"""Every screen on a real phone: addresses, names, seats, the bin, the end, and the light."""

import re
import zlib

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.hand_and_foot import PLAYERS, add_player, put, starting
from tests.browser.phone import Phone
from tests.browser.room import assert_it_fits
from tests.browser.served import Served
from tests.match.makers import record

pytestmark = pytest.mark.browser

DEALS = [record(3990, 800), record(-675, 4790)]
NAME = "Name of another player"


def seats(phone: Phone) -> list[str]:
    """The players in seat order, by the handles of their rows."""
    handles = [re.fullmatch("Drag (.*) to another seat", node.name) for node in phone.names()]
    return [handle[1] for handle in handles if handle]


def wait_for_seats(phone: Phone, *players: str) -> None:
    phone.until(lambda _: seats(phone) == list(players), f"seats: {', '.join(players)}")


def toggle(phone: Phone, name: str, sits: bool) -> None:
    """Tap the chip of a player, which comes before the seat of the same name."""
    phone.tap(name, nth=0)
    phone.finds(name, role="button", selected=sits)


def menu(phone: Phone, item: str, answer: str) -> None:
    """Choose from the menu of the table, and answer what is asked then."""
    phone.tap("More")
    phone.tap(item)
    phone.tap(answer)


def test_every_screen_has_its_address(served: Served, phone: Phone) -> None:
    match = put(served, "addresses", *DEALS, record(0), record(0))
    screens = {
        "/": "Recent results",
        "/new": NAME,
        match: "See the result",
        f"{match}/deal/1": "Correct: Deal 1 of 4",
        f"{match}/scores/2": "Where the points come from",
        f"{match}/result": "Rematch",
    }
    for path, words in screens.items():
        phone.open(path).sees(words)
        assert_it_fits(phone)
        phone.reload()
        phone.sees(words)
        assert phone.path == path


def test_back_goes_back_by_key_and_by_gesture(served: Served, phone: Phone) -> None:
    match = put(served, "back", *DEALS)
    phone.open(match)
    phone.tap(starting("Deal 2"))
    phone.tap("Correct")
    phone.sees("Correct: Deal 2 of 4")
    for words, path in [
        ("Where the points come from", f"{match}/scores/2"),
        ("Enter: Deal 3 of 4", match),
    ]:
        phone.tap("Back")
        phone.sees(words)
        assert phone.path == path
    phone.tap("Enter: Deal 3 of 4")
    phone.sees("Who went out?")
    phone.back()
    phone.sees("Enter: Deal 3 of 4")
    phone.tap("All matches")
    phone.sees("Go on with")
    assert phone.path == "/"


@pytest.mark.parametrize("path", ["", "/deal/1", "/scores/1", "/result"])
def test_an_address_of_no_match_says_so_and_leads_home(phone: Phone, path: str) -> None:
    phone.open(f"/match/nothing{path}").sees("There is nothing at this address")
    phone.tap("Back to the start")
    phone.sees("New match")
    assert phone.path == "/"


@pytest.mark.parametrize("path", ["/deal/4", "/deal/0", "/scores/3", "/result"])
def test_an_address_of_no_deal_says_so(served: Served, phone: Phone, path: str) -> None:
    match = put(served, f"two{path.replace('/', '-')}", *DEALS)
    phone.open(match + path).sees("There is nothing at this address")


def test_seats_are_changed_by_a_handle_and_by_keys(own_server: Served, new_phone: NewPhone) -> None:
    put(own_server, "last")
    phone = new_phone(own_server.url).open("/new")
    wait_for_seats(phone, *PLAYERS)
    phone.finds("Meera deals first", selected=True)
    phone.drag("Drag Asha to another seat", 0, 130)
    wait_for_seats(phone, "Meera", "Ravi", "Asha", "John")
    phone.tap("John: one seat up")
    wait_for_seats(phone, "Meera", "Ravi", "John", "Asha")
    phone.tap("Meera: one seat down")
    wait_for_seats(phone, "Ravi", "Meera", "John", "Asha")
    phone.tap("Let John deal first")
    phone.tap("Start · John deals")
    phone.sees("Deal 1 of 4, Dealer: John")
    phone.sees("Ravi & John: 0")


def test_the_last_table_is_laid_again_and_its_players_are_remembered(
    own_server: Served, new_phone: NewPhone
) -> None:
    put(own_server, "last")
    phone = new_phone(own_server.url).open()
    phone.tap("New match")
    phone.sees("Start · Meera deals")
    for name in PLAYERS:
        phone.finds(name, role="button", selected=True)
    toggle(phone, "Ravi", sits=False)
    wait_for_seats(phone, "Asha", "Meera", "John")
    toggle(phone, "Ravi", sits=True)
    wait_for_seats(phone, "Asha", "Meera", "John", "Ravi")


def test_names_that_cannot_be_taken_are_refused_in_place(
    own_server: Served, new_phone: NewPhone
) -> None:
    put(own_server, "last")
    phone = new_phone(own_server.url, size=(320, 568)).open("/new")
    for name, message in [
        ("", "A player needs a name."),
        ("Asha", "Asha is at the table already"),
        ("MEERA", "MEERA is at the table already"),
        ("X" * 200, "A name has at most 40 letters; this one has 200."),
        (" ", "A player needs a name."),
    ]:
        phone.type_into(NAME, name)
        phone.tap("Add this player")
        phone.sees(message)
        phone.finds(re.compile(NAME), role="textbox", value=name)
        assert seats(phone) == list(PLAYERS)
    assert_it_fits(phone)


def test_names_come_in_every_script(own_server: Served, new_phone: NewPhone) -> None:
    phone = new_phone(own_server.url, size=(320, 568)).open("/new")
    names = ("கவிதா", "ਹਰਪ੍ਰੀਤ", "प्रिया", "Zoë", "W" * 40)
    for name in names:
        add_player(phone, name)
    assert_it_fits(phone)
    phone.tap("Start · கவிதா deals")
    phone.sees("Deal 1 of 4, Dealer: கவிதா")
    assert_it_fits(phone)
    phone.tap("Enter: Deal 1 of 4")
    for name in names:
        phone.sees(name)
    assert_it_fits(phone)


def test_teams_are_offered_as_the_rules_allow(own_server: Served, new_phone: NewPhone) -> None:
    put(own_server, "last")
    phone = new_phone(own_server.url).open("/new")
    teams = re.compile("teams of|Each alone")

    def offered() -> list[str]:
        return [node.name for node in phone.names() if teams.search(node.name)]

    def wait_for(*ways: str) -> None:
        phone.until(lambda _: offered() == list(ways), f"offered: {ways}")

    wait_for("2 teams of 2", "Each alone")
    for name in ("Zoya", "Kabir"):
        add_player(phone, name)
    wait_for("2 teams of 3", "3 teams of 2", "Each alone")
    for name in PLAYERS:
        toggle(phone, name, sits=False)
        if name == PLAYERS[0]:
            wait_for()
    phone.sees("Start · Zoya deals")
    toggle(phone, "Zoya", sits=False)
    phone.finds("Hand and Foot needs 2 to 6 players", disabled=True)


def test_a_match_is_put_into_the_bin_and_brought_back(
    own_server: Served, new_phone: NewPhone
) -> None:
    phone = new_phone(own_server.url).open(put(own_server, "unwanted", *DEALS))
    menu(phone, "Put into the bin", "Keep it")
    phone.sees("Enter: Deal 3 of 4")
    menu(phone, "Put into the bin", "Into the bin")
    phone.sees("In the bin")
    phone.sees_no("Go on with")
    phone.tap(starting("Bring back"))
    phone.sees("Go on with")
    phone.sees_no("In the bin")


def test_a_match_is_ended_early_and_reopened(served: Served, phone: Phone) -> None:
    phone.open(put(served, "early", *DEALS))
    menu(phone, "End the match here", "End it")
    phone.sees("Meera & John win by 2,275 after 2 deals")
    phone.tap("Reopen")
    phone.sees("Enter: Deal 3 of 4")
    phone.tap("Undo reopening the match")
    phone.sees("See the result")


def test_a_finished_match_is_reopened_and_closed(served: Served, phone: Phone) -> None:
    phone.open(put(served, "finished", *DEALS, record(0), record(0)) + "/result")
    phone.tap("Reopen")
    phone.tap("Close the match")
    phone.sees("Meera & John win by 2,275 after 4 deals")


def test_a_deal_is_taken_out_and_had_back(served: Served, phone: Phone) -> None:
    phone.open(put(served, "taken-out", *DEALS) + "/scores/1")
    for answer in ("Keep it", "Remove"):
        phone.tap("Remove")
        phone.sees("Remove this deal?")
        phone.tap(answer)
        phone.sees_no("Remove this deal?")
    phone.sees("Deal 1: Asha & Ravi −675, Meera & John 4,790")
    phone.sees_no("Deal 2:")
    phone.tap("Undo the removal of deal 1")
    phone.sees("Deal 2: Asha & Ravi −675, Meera & John 4,790")
    phone.sees("Asha & Ravi: 3,315, 2,275 behind")


def corner(phone: Phone) -> int:
    """How light the screen is drawn where nothing stands, from 0 to 765."""
    area = {"x": 2, "y": 70, "width": 1, "height": 1}
    png = phone.page.screenshot(clip=area)  # type: ignore[arg-type]
    start = png.index(b"IDAT") + 4
    length = int.from_bytes(png[start - 8 : start - 4])
    return sum(zlib.decompressobj().decompress(png[start : start + length])[1:4])


def test_light_and_dark_come_from_the_system(served: Served, new_phone: NewPhone) -> None:
    phone = new_phone(served.url, dark=True).open("/new")
    phone.until(lambda _: corner(phone) < 150, "it is dark")
    phone.page.emulate_media(color_scheme="light")
    phone.until(lambda _: corner(phone) > 600, "it is light")

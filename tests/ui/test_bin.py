"""The bin: undo at once, bring back later, and gone for good only by hand."""

from scorekeeper.live import Hub
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main
from tests.match.makers import EVENING, journal, record
from tests.ui.brittle_store import BrittleStore
from tests.ui.conftest import OpenApp
from tests.ui.fake_client import FakeClient
from tests.ui.spoken import acts, disabled, name

MATCH = "Hand and Foot · Asha & Ravi 100, Meera & John 0"
FULL = "There is no room left for the book."


async def toggle(app: FakeClient, player: str) -> None:
    """Tap the chip of a player; the row of their seat has the same name."""
    [chip] = [
        control
        for control in app.controls()
        if acts(control) and name(control) == player and not disabled(control)
    ]
    await app.fire(chip, "click")


async def test_a_match_is_had_back_at_once(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/match/m1")
    await app.tap("Put into the bin", "Into the bin")
    assert app.saying("The match is in the bin.")
    await app.tap("Undo")
    assert app.saying("Go on with")
    assert not app.saying("in the bin")
    assert store.journal("m1") == journal(record(100))


async def test_the_offer_to_undo_goes_with_the_screen(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/match/m1")
    await app.tap("Put into the bin", "Into the bin", "Settings", "Back")
    assert not app.saying("Undo")
    await app.tap(f"Bring back: {MATCH}")
    assert app.saying("Go on with")


async def test_saved_rules_are_had_back_at_once(open_phone: OpenApp, store: Store) -> None:
    store.keep_preset("hand-and-foot", "Friday", {"deals": 3}, EVENING)
    app = await open_phone("/new/rules")
    await app.tap("Friday", "Put these saved rules into the bin")
    assert app.saying("Friday is in the bin.")
    assert store.binned().presets
    await app.tap("Undo")
    assert app.saying("Friday")
    assert not app.saying("Friday is in the bin.")
    assert not store.binned()


async def test_a_name_is_taken_off_the_list_and_had_back_at_once(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/new")
    await toggle(app, "Asha")
    await app.tap("Remove names", "Remove Asha from the list")
    assert app.saying("Asha is in the bin.")
    assert store.binned().players == ("Asha",)
    await app.tap("Undo")
    assert not app.saying("Asha is in the bin.")
    assert not store.binned()
    await app.tap("Remove Asha from the list", "Done")
    assert "Asha" not in app.texts()
    await app.go("/")
    await app.tap("Bring back: Player · Asha")
    assert not store.binned()


async def test_who_sits_at_the_table_stays_on_the_list(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/new")
    assert not app.saying("Remove names")
    await toggle(app, "Asha")
    await app.tap("Remove names")
    assert not disabled(app.one("Remove Asha from the list"))
    assert disabled(app.one("Remove Ravi from the list"))
    await app.tap("Done")
    await toggle(app, "Asha")
    assert not app.saying("Remove names")


async def test_a_name_just_typed_can_be_taken_off_too(open_phone: OpenApp, store: Store) -> None:
    app = await open_phone("/new")
    await app.type_into("Name of another player", "Gurpreet")
    await app.tap("Add this player")
    await toggle(app, "Gurpreet")
    await app.tap("Remove names", "Remove Gurpreet from the list", "Undo", "Done")
    await toggle(app, "Gurpreet")
    assert app.saying("1 at the table")


async def test_a_name_that_cannot_be_taken_off_says_why(
    open_phone: OpenApp, store: BrittleStore
) -> None:
    store.add(journal(record(100)))
    app = await open_phone("/new")
    store.full = True
    await toggle(app, "Asha")
    await app.tap("Remove names", "Remove Asha from the list")
    assert app.saying(FULL)
    assert app.saying("Remove Asha from the list")
    store.full = False
    await app.tap("Remove Asha from the list")
    assert not app.saying(FULL)
    assert app.saying("Asha is in the bin.")


async def test_the_bin_is_emptied_after_a_question_that_counts(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal(record(100)))
    preset = store.keep_preset("hand-and-foot", "Friday", {}, EVENING)
    store.bin("m1", EVENING)
    store.bin_preset(preset.id, EVENING)
    store.bin_player("Asha", EVENING)
    store.bin_player("Ravi", EVENING)
    app = await open_phone()
    await app.tap("Empty the bin")
    assert app.saying(
        "Gone for good: 1 match with its scores, 1 set of house rules, and 2 players."
    )
    await app.tap("Cancel")
    assert store.journal("m1")
    await app.tap("Empty the bin", "Delete for good")
    assert not store.binned()
    assert store.journal("m1") is None
    assert not app.saying("In the bin")


async def test_one_thing_is_deleted_for_good(open_phone: OpenApp, store: Store) -> None:
    store.add(journal(record(100)))
    store.bin("m1", EVENING)
    store.bin_player("Asha", EVENING)
    app = await open_phone()
    await app.tap(f"Delete for good: {MATCH}")
    assert app.saying("Gone for good: 1 match with its scores.")
    await app.tap("Delete for good")
    assert not app.saying(MATCH)
    assert app.saying("Bring back: Player · Asha")


async def test_a_match_deleted_for_good_is_gone_from_every_phone_at_once(
    open_app: OpenApp, store: Store
) -> None:
    store.add(journal(record(100)))
    main = make_main(store, Hub(), lambda: EVENING)
    other = await open_app(main, route="/match/m1/deal/1")
    store.bin("m1", EVENING)
    app = await open_app(main)
    await app.tap("Empty the bin", "Delete for good")
    assert other.saying("There is nothing at this address.")
    await other.tap("Back to the start")
    assert other.saying("New match")


async def test_what_another_program_deleted_is_told_and_nothing_breaks(
    open_phone: OpenApp, store: Store
) -> None:
    store.add(journal(record(100)))
    store.bin("m1", EVENING)
    home, deal = await open_phone(), await open_phone("/match/m1/deal/1")
    store.delete(store.binned())
    await home.tap(f"Bring back: {MATCH}")
    assert home.saying("This match was deleted for good")
    await deal.tap("Red threes on the table, Asha & Ravi: one more")
    assert deal.saying("This match was deleted for good")

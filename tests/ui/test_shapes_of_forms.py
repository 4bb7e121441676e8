"""Whatever shape a form has, all of it can be entered by taps, on every size of screen."""

import pytest

from scorekeeper.games import GAMES
from scorekeeper.games.entry import Entry
from scorekeeper.games.fields import Field, Form, Kind, Section, Way
from scorekeeper.games.game import Game, Next, Outcome
from scorekeeper.games.rules import Rules
from scorekeeper.storage.store import Store
from tests.match.of_games import journal_of
from tests.ui.conftest import OpenApp

PHONES = [(390, 844), (320, 568), (1024, 768)]

OUT = Section("out", "Who went out?", (Field("out", "Out", Kind.SIDE),), Way.CHOICE, needed=True)
RANK = Section("card", "Which card?", (Field("card", "Card", Kind.RANK),), Way.CHOICE)
BID = Section("bid", "How much?", (Field("bid", "Bid", Kind.BID, high=3),), Way.CHOICE)
SOME = Section("some", "Who did?", (Field("some", "Did", Kind.SIDES, high=2),), Way.CHOICE)
YES = Section(
    "yes", "Sure?", (Field("yes", "Sure", Kind.PICK, choices=(("y", "Yes"),)),), Way.CHOICE
)
TRICKS = Section("tricks", "Tricks", (Field("tricks", "Tricks"),), needed=True, nothing="No trick")
FEW = Section("few", "Hearts", (Field("few", "Hearts", high=13),), needed=True)
TWO = Section("two", "Two", (Field("two.a", "Hearts", high=13), Field("two.b", "Queen", high=1)))
TYPED = Section("typed", "Points", (), Way.PAD, Field("typed", "Points", Kind.POINTS, low=None))
KINDS = Section("kinds", "Cards", (Field("kinds.a", "Aces"), Field("kinds.b", "Kings")), Way.PAD)

ASHA = "Asha: this deal 0, new total 0"
MEERA = "Meera: this deal 0, new total 0"


def game_of(*deal: Section, side: tuple[Section, ...] = ()) -> Game[Rules]:
    """A game that asks so, and scores nothing."""
    return Game(
        key="shape",
        name="Shape",
        about="",
        deal_word="Deal",
        deal_name="Deal {n}",
        deal_of_name="Deal {n} of {all}",
        rules=Rules,
        sides={2: (2,)},
        form=Form(deal, side),
        score=lambda entry, setup: ((),) * len(setup.sides),
        problems=lambda entry, so_far: (),
        outcome=lambda so_far: Outcome((1, 1), Next(so_far.number, 0, 7)),
    )


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize(
    ("game", "taps", "entry"),
    [
        (game_of(OUT), ["Out: Meera"], Entry({"out": 1}, ({}, {}))),
        (
            game_of(SOME, RANK),
            ["Did: Meera, 0", "Did: Asha, 0", "A"],
            Entry({"some": (1, 0), "card": "A"}, ({}, {})),
        ),
        (
            game_of(OUT, YES, side=(FEW,)),
            ["12", "0", "Out: Asha", "Sure: Yes"],
            Entry({"out": 0, "yes": "y"}, ({"few": 12}, {"few": 0})),
        ),
        (
            game_of(side=(TRICKS,)),
            ["Tricks, Asha: one more", MEERA, *["Tricks, Meera: one more"] * 2],
            Entry({}, ({"tricks": 1}, {"tricks": 2})),
        ),
        (
            game_of(side=(TWO,)),
            ["Hearts, Asha: one more", *["Queen, Asha: one more"] * 2, MEERA, ASHA],
            Entry({}, ({"two.a": 1, "two.b": 1}, {})),
        ),
        (
            game_of(side=(TRICKS, TYPED)),
            ["Points, Asha: –", "4", "5", "Plus or minus", MEERA, "7"],
            Entry({}, ({"typed": -45}, {"typed": 7})),
        ),
        (
            game_of(RANK, BID, SOME, YES, side=(KINDS,)),
            [
                *("2", "Cards, Kings, Asha: not entered", "3", "Card: 10", "Bid: 3"),
                *("Did: Meera", "Did: Asha", "Did: Meera", "Sure: Yes"),
            ],
            Entry(
                {"card": "10", "bid": 3, "some": (0,), "yes": "y"},
                ({"kinds.a": 2, "kinds.b": 3}, {}),
            ),
        ),
    ],
    ids=["one side", "some sides", "few", "steps", "yes or no", "points", "all kinds"],
)
async def test_all_of_a_form_is_entered_by_taps(
    open_phone: OpenApp,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    game: Game[Rules],
    taps: list[str],
    entry: Entry,
) -> None:
    monkeypatch.setitem(GAMES, game.key, game)
    store.add(journal_of(game, players=2))
    app = await open_phone("/match/m1/deal/1", size=size)
    for name in taps:
        await app.tap(name)
    assert store.draft("m1", 0) == entry

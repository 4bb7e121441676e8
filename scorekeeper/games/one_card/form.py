"""What is asked of a round of One Card: the bid, the joker, and the face cards of each player."""

from scorekeeper.games.fields import Field, Form, Kind, Section, Way
from scorekeeper.games.one_card.rules import FACES
from scorekeeper.games.text import N_

SUITS = (
    ("spades", "♠", N_("spades")),
    ("hearts", "♥", N_("hearts")),
    ("diamonds", "♦", N_("diamonds")),
    ("clubs", "♣", N_("clubs")),
)

FORM = Form(
    deal=(
        Section(
            "bidder",
            N_("Who bid highest?"),
            (Field("bidder", N_("Bidder"), Kind.SIDE, nobody=N_("All passed")),),
            Way.CHOICE,
            needed=True,
            before_play=True,
        ),
        Section(
            "bid",
            N_("How much?"),
            (Field("bid", N_("Bid"), Kind.BID, of="bidder"),),
            Way.CHOICE,
            needed=True,
            before_play=True,
        ),
        Section(
            "aid",
            N_("Trump and ranking"),
            (
                Field(
                    "trump",
                    N_("Trump"),
                    Kind.PICK,
                    choices=(("none", N_("None")), *((suit, sign) for suit, sign, _ in SUITS)),
                ),
                Field(
                    "ranking",
                    N_("Ranking"),
                    Kind.PICK,
                    choices=(("uptown", N_("Uptown")), ("downtown", N_("Downtown"))),
                ),
            ),
            Way.CHOICE,
            aid=True,
        ),
        Section(
            "joker",
            N_("Who took the joker?"),
            (Field("joker", N_("Joker"), Kind.SIDE, short="★"),),
            Way.CHOICE,
            needed=True,
        ),
    ),
    side=(
        Section(
            "faces",
            N_("Kings, queens and jacks"),
            (
                Field(
                    "faces",
                    N_("Face cards"),
                    short=N_("K Q J"),
                    worth="face",
                    high=FACES,
                    listed=True,
                ),
            ),
            needed=True,
            nothing=N_("No face card"),
        ),
    ),
)

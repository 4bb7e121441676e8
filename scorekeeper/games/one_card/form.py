"""What is asked of a round of One Card: the bid, the joker, and the face cards of each player."""

from scorekeeper.games.fields import Field, Form, Kind, Section, Way
from scorekeeper.games.one_card.rules import FACES
from scorekeeper.games.text import N_

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
            "joker",
            N_("Who took the joker?"),
            (Field("joker", N_("Joker"), Kind.SIDE),),
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

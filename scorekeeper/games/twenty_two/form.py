"""What is asked of a hand of Twenty-Two: the rank of the card taken, and by whom."""

from scorekeeper.games.fields import Field, Form, Kind, Section, Way
from scorekeeper.games.text import N_
from scorekeeper.games.twenty_two.rules import OF_A_RANK

RANK_NAMES = {
    "2": N_("Two"),
    "3": N_("Three"),
    "4": N_("Four"),
    "5": N_("Five"),
    "6": N_("Six"),
    "7": N_("Seven"),
    "8": N_("Eight"),
    "9": N_("Nine"),
    "10": N_("Ten"),
    "J": N_("Jack"),
    "Q": N_("Queen"),
    "K": N_("King"),
    "A": N_("Ace"),
}

FORM = Form(
    deal=(
        Section(
            "rank",
            N_("Highest card of the last trick"),
            (Field("rank", N_("Card"), Kind.RANK),),
            Way.CHOICE,
            needed=True,
        ),
        Section(
            "takers",
            N_("Who took it?"),
            (Field("takers", N_("Took it"), Kind.SIDES, low=1, high=OF_A_RANK),),
            Way.CHOICE,
            needed=True,
        ),
        Section(
            "dealer",
            N_("Who of them deals next?"),
            (Field("dealer", N_("Deals next"), Kind.SIDE, among="takers"),),
            Way.CHOICE,
        ),
    ),
    side=(),
)

"""What is asked of a deal of Hand and Foot."""

from dataclasses import replace

from scorekeeper.games.fields import Field, Form, Kind, Section, Way
from scorekeeper.games.hand_and_foot.rules import HandAndFootRules
from scorekeeper.games.text import N_


def _cards(where: str, sign: int) -> tuple[Field, ...]:
    kinds = (
        ("joker", N_("Jokers"), "★"),
        ("two", N_("Twos"), "2"),
        ("ace", N_("Aces"), "A"),
        ("high", N_("8 to king"), "8–K"),
        ("low", N_("4 to 7"), "4–7"),
    )
    return tuple(
        Field(f"{where}.{kind}", name, short=short, worth=kind, sign=sign)
        for kind, name, short in kinds
    )


def _book(kind: str, name: str, short: str) -> Field:
    rule = f"{kind}_book"
    return Field(f"books.{kind}", name, short=short, worth=rule, what=rule)


FORM = Form(
    deal=(
        Section(
            "out",
            N_("Who went out?"),
            (Field("out", N_("Went out"), Kind.SIDE, nobody=N_("Stock ran out")),),
            Way.CHOICE,
            needed=True,
        ),
    ),
    side=(
        Section(
            "books",
            N_("Books"),
            (
                _book("clean", N_("Clean books"), N_("Clean")),
                _book("dirty", N_("Dirty books"), N_("Dirty")),
                _book("wild", N_("Wild books"), N_("Wild")),
            ),
        ),
        Section(
            "red_threes",
            N_("Red threes"),
            (
                Field(
                    "red_threes.table",
                    N_("Red threes on the table"),
                    short=N_("Red 3s on table"),
                    worth="red_three_table",
                    what="red_three_table",
                ),
                Field(
                    "red_threes.left",
                    N_("Red threes left"),
                    short=N_("Red 3s left"),
                    worth="red_three_left",
                    what="red_three_left",
                ),
            ),
        ),
        Section(
            "melded",
            N_("Melded"),
            _cards("melded", 1),
            Way.PAD,
            instead=Field("melded_points", N_("Melded cards, in points"), Kind.POINTS),
            needed=True,
            nothing=N_("Nothing melded"),
        ),
        Section(
            "left",
            N_("Left"),
            (
                *_cards("left", -1),
                Field("left.black_three", N_("Black threes"), short="3♠", worth="black_three"),
            ),
            Way.PAD,
            instead=Field("left_points", N_("Cards left, in points"), Kind.POINTS, sign=-1),
            needed=True,
            nothing=N_("No card left"),
        ),
        Section(
            "other",
            N_("Other"),
            (),
            Way.PAD,
            instead=Field("other", N_("Other points"), Kind.POINTS, low=None),
        ),
    ),
)

TO_NINE = {
    "high": (N_("10 to king"), "10–K"),
    "low": (N_("4 to 9"), "4–9"),
}
"""The names of cards where low ones go up to nine."""


def form_by(rules: HandAndFootRules) -> Form:
    """The form with its cards named by how they are split into low and high ones."""
    return _FORMS[rules.split]


def _renamed(section: Section) -> Section:
    return replace(section, fields=tuple(map(_renamed_field, section.fields)))


def _renamed_field(field: Field) -> Field:
    label, short = TO_NINE.get(field.worth or "", (field.label, field.short))
    return replace(field, label=label, short=short)


_FORMS = {"4-7": FORM, "4-9": replace(FORM, side=tuple(map(_renamed, FORM.side)))}

"""No check of Hand and Foot nags a table for playing by its own rules."""

from typing import Any

import pytest

from scorekeeper.games.entry import Entry
from scorekeeper.games.game import Next
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.standing import Standing
from tests.games.makers import OUT, codes, deal, setup, side, standing, won

NOTHING = side(melded=0, lost=0)
NO_WILD = {"clean": 3, "dirty": 3}

Rules = dict[str, Any]
THREE_WILDS: Rules = {"wilds_in_book": 3}
OPEN: Rules = {"books_open": True}
ELEVEN: Rules = {"cards": 11}
TO_NINE: Rules = {"split": "4-9"}
BY_DEAL: Rules = {"books_by": "deal"}
BY_TOTAL: Rules = {"minimum_by": "total"}
TO_TARGET: Rules = {"end": "target", "target": 1000}


def one(**facts: int) -> Entry:
    """A deal in which one side entered something and lost no card."""
    return deal(side(lost=0, **facts), NOTHING)


def left(*counts: int) -> Entry:
    """A deal of two sides that each hold 60 high cards and so many low ones."""
    return deal(*(side(left_high=60, left_low=count) for count in counts))


@pytest.mark.parametrize(
    ("rules", "standard", "entry"),
    [
        (THREE_WILDS, "book-naturals", one(dirty=1, high=4, two=3)),
        (THREE_WILDS, "too-many-wilds", one(two=8, high=3)),
        (OPEN, "loose-cards", one(clean=1, high=8)),
        (OPEN, "loose-cards", one(clean=1, high=80)),
        (OPEN, "too-many-wilds", one(wild=1, two=15, high=3)),
        (ELEVEN, "cards-missing", deal(side(left_high=44), NOTHING)),
        (ELEVEN, "side-cards", deal(side(left_high=120, left_low=80, left_ace=18), NOTHING)),
        (ELEVEN, "stock-cards", left(33, 25)),
        (TO_NINE, "low-cards", deal(side(left_low=120), NOTHING)),
        (BY_DEAL, "books-to-go-out", deal(side(**NO_WILD, melded=900, lost=0), NOTHING, out=0)),
    ],
)
def test_a_check_moves_with_the_rule(rules: Rules, standard: str, entry: Entry) -> None:
    assert codes(entry) == [standard]
    assert codes(entry, **rules) == []


@pytest.mark.parametrize(
    ("rules", "code", "entry"),
    [
        (THREE_WILDS, "book-naturals", one(dirty=1, high=3, two=4)),
        (THREE_WILDS, "too-many-wilds", one(two=9, high=2)),
        (OPEN, "loose-cards", one(ace=2, joker=0)),
        (OPEN, "book-cards", one(dirty=2, high=11, two=2)),
        (OPEN, "too-many-wilds", one(clean=1, two=8, high=9)),
        (ELEVEN, "cards-missing", deal(side(left_high=43), NOTHING)),
        (ELEVEN, "stock-cards", left(33, 24)),
        (TO_NINE, "high-cards", deal(side(left_high=81), NOTHING)),
        (TO_NINE, "low-cards", deal(side(left_low=121), NOTHING)),
        (BY_DEAL, "books-to-go-out", deal(side(**OUT, melded=900), NOTHING, out=0)),
    ],
)
def test_what_the_house_rule_does_not_allow_is_still_told(
    rules: Rules, code: str, entry: Entry
) -> None:
    assert code in codes(entry, **rules)


def test_three_wilds_leave_natural_cards_for_more_dirty_books() -> None:
    entry = deal(side(clean=44, dirty=9, melded=2000, lost=0), NOTHING)

    assert codes(entry, decks=8) == ["natural-cards"]
    assert codes(entry, decks=8, **THREE_WILDS) == []


def test_three_wilds_move_what_a_dirty_book_is_worth_at_least() -> None:
    worthless: Rules = {"two": 0, "minimums": [0]}

    assert codes(one(dirty=1, melded=20), **worthless) == ["melded-points-too-low"]
    assert codes(one(dirty=1, melded=20), **worthless, **THREE_WILDS) == []


def after(*entries: Entry, **rules: Any) -> Standing:
    """A match after these deals; every one counts."""
    match = standing(*entries, **rules)
    assert match.stuck is None
    return match


@pytest.mark.parametrize(
    ("totals", "minimum", "minimums"),
    [
        ((0, 0), 50, (50, 50)),
        ((2495, 2500), None, (50, 90)),
        ((5000, 7500), None, (120, 150)),
        ((-500, 99_000), None, (50, 150)),
        ((7500, 9000), 150, (150, 150)),
    ],
)
def test_the_minimum_goes_by_the_total_of_each_side(
    totals: tuple[int, int], minimum: int | None, minimums: tuple[int, int]
) -> None:
    coming = after(won(*totals), **BY_TOTAL).outcome.next

    assert coming == Next(2, 1, 13, minimum=minimum, minimums=minimums)


def test_only_the_side_below_its_own_minimum_is_asked() -> None:
    short = deal(side(melded=60, lost=0), side(melded=60, lost=0))

    problems = standing(won(2500, 0), short, **BY_TOTAL).deals[-1].problems

    assert [(it.code, it.side, it.values["minimum"]) for it in problems] == [
        ("below-minimum", 0, 90)
    ]


@pytest.mark.parametrize(("number", "clean"), [(1, 3), (2, 3), (3, 4), (4, 5), (9, 5)])
def test_the_books_to_go_out_rise_from_deal_to_deal(number: int, clean: int) -> None:
    needed = setup(**BY_DEAL).rules.books_needed(number)

    assert needed.model_dump() == {"clean": clean, "dirty": clean, "wild": 0}


@pytest.mark.parametrize(
    ("totals", "tie", "winners"),
    [
        ((990, 0), "shared", None),
        ((1000, 0), "shared", (0,)),
        ((1000, 1000), "shared", (0, 1)),
        ((1000, 1000), "extra-deal", None),
        ((1000, 1500), "extra-deal", (1,)),
    ],
)
def test_a_match_to_a_target_ends_when_a_side_reaches_it(
    totals: tuple[int, int], tie: str, winners: tuple[int, ...] | None
) -> None:
    match = after(won(*totals), tie=tie, **TO_TARGET)

    assert match.over == (winners is not None)
    assert match.outcome.winners == (winners or ())


def test_a_match_to_a_target_has_a_mark_and_no_number_of_deals() -> None:
    by_deals, to_target = setup().rules, setup(**TO_TARGET).rules

    assert (HAND_AND_FOOT.deals(by_deals), HAND_AND_FOOT.mark(by_deals)) == (4, None)
    assert (HAND_AND_FOOT.deals(to_target), HAND_AND_FOOT.mark(to_target)) == (None, 1000)
    assert not after(*[won(10, 0)] * 9, **TO_TARGET).over


def test_cards_are_named_by_how_they_are_split() -> None:
    form = HAND_AND_FOOT.form_for(setup(**TO_NINE).rules)
    problem = standing(deal(side(left_high=81), NOTHING), **TO_NINE).deals[0].problems[0]

    assert (form.side_fields["melded.high"].label, form.side_fields["left.low"].short) == (
        *("10 to king", "4–9"),
    )
    assert form.side_fields.keys() == HAND_AND_FOOT.form.side_fields.keys()
    assert problem.text.format(**problem.values) == (
        "There are only 80 cards from 10 to king in 5 packs."
    )


@pytest.mark.parametrize("rules", [{}, THREE_WILDS, OPEN, BY_TOTAL, BY_DEAL, TO_TARGET, TO_NINE])
def test_the_rules_in_short_follow_the_house_rules(rules: Rules) -> None:
    lines = [
        line.text.format(**line.values)
        for topic in HAND_AND_FOOT.primer(setup(**rules))
        for line in topic.lines
    ]
    standard = [
        line.text.format(**line.values)
        for topic in HAND_AND_FOOT.primer(setup())
        for line in topic.lines
    ]

    assert (lines == standard) == (not rules)

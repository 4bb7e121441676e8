"""What is said of sides, deals, changes and results."""

from functools import partial

import pytest

from scorekeeper.games.problem import Problem, Severity
from scorekeeper.i18n import speech
from scorekeeper.match.changes import Change, Closed
from scorekeeper.ui.entering import Entering
from scorekeeper.ui.result_words import margin_text, result_text, winners_text
from scorekeeper.ui.words import (
    change_text,
    deal_title,
    gap_text,
    line_groups,
    next_facts,
    next_line,
    problems_text,
    side_names,
)
from tests.match.makers import EARLY, REOPEN, correct, journal, record, remove

EN = speech()


@pytest.mark.parametrize(("number", "title"), [(1, "Deal 1 of 4"), (4, "Deal 4 of 4")])
def test_a_deal_is_named_by_its_number(number: int, title: str) -> None:
    assert deal_title(EN, journal().match, number) == title


def test_a_deal_after_the_last_one_is_not_one_of_them() -> None:
    assert deal_title(EN, journal(tie="extra-deal").match, 5) == "Deal 5"


def test_a_side_is_named_by_its_players() -> None:
    assert side_names(EN, journal().match) == ["Asha & Ravi", "Meera & John"]


def test_what_comes_next_is_who_deals_and_the_first_meld() -> None:
    match = journal(record(100)).match
    coming = match.standing.outcome.next
    assert coming
    assert next_line(EN, match, coming) == "Meera deals · first meld 90"
    assert next_facts(EN, match, coming) == [("Dealer", "Meera"), ("First meld", "90")]


def test_gaps_say_whose_they_are() -> None:
    match = journal().match
    gaps = Entering(match.game, match.before(1), match.entry(1)).gaps
    assert [gap_text(EN, match, gap) for gap in gaps] == [
        "Who went out?",
        "Asha & Ravi: Melded",
        "Asha & Ravi: Left",
        "Meera & John: Melded",
        "Meera & John: Left",
    ]


def test_problems_are_said_once_each_with_their_side_and_figures() -> None:
    problem = partial(Problem, Severity.REFUSE, "jokers", "There are {n} jokers.", {"n": 1234})
    said = problems_text(EN, journal().match, [problem(), problem(side=1), problem(side=1)])
    assert said == "There are 1,234 jokers.\nMeera & John: There are 1,234 jokers."


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (record(0), "the last entry"),
        (correct(2, 0), "the correction of deal 2"),
        (remove(1), "the removal of deal 1"),
        (EARLY, "the end of the match"),
        (REOPEN, "reopening the match"),
        (Closed(), "closing the match"),
    ],
)
def test_a_change_is_named_as_undo_names_it(change: Change, text: str) -> None:
    assert change_text(EN, change) == text


def test_lines_are_grouped_by_section_and_come_to_the_score() -> None:
    match = journal(record(-50)).match
    played = match.standing.deals[0].played
    assert played
    groups = line_groups(EN, match, played.lines[0])
    assert [(group.name, group.points) for group in groups] == [("Other", -50)]


@pytest.mark.parametrize(
    ("changes", "winners", "margin"),
    [
        ([record(100, 275), EARLY], "Meera & John win", "by 175 after 1 deal"),
        ([*[record(100, 1100)] * 4], "Meera & John win", "by 4,000 after 4 deals"),
        ([*[record(5, 5)] * 4], "Asha & Ravi and Meera & John share the win", "after 4 deals"),
        ([record(-5, -10), EARLY], "Asha & Ravi win", "by 5 after 1 deal"),
    ],
)
def test_a_result_says_who_won_and_by_how_much(
    changes: list[Change], winners: str, margin: str
) -> None:
    match = journal(*changes).match
    assert (winners_text(EN, match), margin_text(EN, match)) == (winners, margin)


def test_a_result_is_sent_as_text_a_line_a_deal() -> None:
    text = result_text(EN, journal(record(3990, 800), record(-675, 4790), EARLY).match)
    assert text.splitlines() == [
        "Hand and Foot",
        "Meera & John win",
        "",
        "Asha & Ravi | Meera & John",
        "1. +3,990 | +800",
        "2. −675 | +4,790",
        "= 3,315 | 5,590",
    ]

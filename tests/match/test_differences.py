"""What a step changed: the deal, its answers from old to new, the rules."""

from scorekeeper.match.changes import DealCorrected, RulesChanged
from scorekeeper.match.differences import Difference, difference
from scorekeeper.match.journal import Journal
from tests.match.makers import EARLY, UNDO, correct, deal, journal, record, remove


def last(walked: Journal) -> Difference:
    """What the last step changed."""
    before, after = walked.points[-2:]
    return difference(before, after)


def changed(walked: Journal) -> list[tuple[int | None, str, object, object]]:
    """The answers that the last step changed."""
    found = last(walked).deal
    assert found
    return [(each.side, each.field.key, each.before, each.after) for each in found.answers]


def test_a_correction_tells_the_answers_that_changed() -> None:
    walked = journal(record(10), record(5), correct(1, 15, 3))

    found = last(walked).deal
    assert found
    assert (found.number, found.scores) == (1, ((10, 15), (0, 3)))
    assert changed(walked) == [(0, "other", 10, 15), (1, "other", 0, 3)]


def test_an_answer_that_was_not_given_is_told_apart_from_nobody() -> None:
    unsaid = {"sides": deal(10, 0)["sides"]}
    walked = journal(record(10), DealCorrected(number=1, deal=unsaid))

    assert changed(walked) == [(None, "out", None, ())]


def test_a_number_left_out_is_none_of_them() -> None:
    other = deal(10, 0)
    other["sides"][0] |= {"books": {"clean": 0, "wild": 1}}
    del other["sides"][1]["other"]

    assert changed(journal(record(10), DealCorrected(number=1, deal=other))) == [
        (0, "books.wild", (), 1)
    ]


def test_a_deal_comes_or_goes_with_its_points() -> None:
    one, other = record(10, 4), record(0, 20)
    come, gone = ((None, 10), (None, 4)), ((10, None), (4, None))

    found = [
        last(journal(one)).deal,
        last(journal(one, other, remove(1))).deal,
        last(journal(one, other, remove(1), UNDO)).deal,
    ]

    assert [each and (each.number, each.scores) for each in found] == [
        (1, come),
        (1, gone),
        (1, come),
    ]


def test_rules_that_changed_are_told_one_by_one() -> None:
    found = last(journal(RulesChanged(rules={"joker": 25, "books_to_go_out": {"clean": 3}})))

    told = [(rule.field.key, rule.before, rule.after) for rule in found.rules]
    assert told == [("joker", 50, 25), ("books_to_go_out.clean", 2, 3)]
    assert found.deal is None


def test_an_end_changes_neither() -> None:
    assert last(journal(record(1), EARLY)) == Difference(None, ())

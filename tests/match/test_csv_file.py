"""Matches as a table: what stands in it are the numbers, and nothing a spreadsheet calculates."""

import csv
import re
from io import StringIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.games.entry import Entry
from scorekeeper.games.one_card import ONE_CARD
from scorekeeper.i18n import LANGUAGES, speech
from scorekeeper.match.csv_file import BYTE_ORDER_MARK, FORMULA, write_csv
from scorekeeper.match.journal import Journal
from scorekeeper.match.match import Match
from tests.match.makers import journal, record
from tests.match.of_games import journal_of
from tests.match.walks import journals

LAW = settings(deadline=None, max_examples=40)
NUMBER = re.compile(r"-?[0-9]+")


def table(*matches: Match, language: str = "en") -> list[dict[str, str]]:
    """The rows of a table, by the words above them."""
    text = write_csv(matches, speech(language).say, lambda time: time.isoformat())
    assert text.startswith(BYTE_ORDER_MARK)
    rows = list(csv.reader(StringIO(text.removeprefix(BYTE_ORDER_MARK), newline=""), strict=True))
    assert len(set(rows[0])) == len(rows[0])
    assert {len(row) for row in rows} == {len(rows[0])}
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


@LAW
@given(st.lists(journals(most=6), max_size=3))
def test_parsed_again_the_table_gives_the_numbers(of: list[Journal]) -> None:
    expected = [
        (str(number), str(deal.number), *map(str, brought))
        for number, each in enumerate(of, start=1)
        for deal in each.match.standing.deals
        for brought in (
            zip(deal.played.scores, deal.played.totals, strict=True)
            if deal.played
            else [("", "")] * len(each.match.setup.sides)
        )
    ]
    rows = table(*(each.match for each in of))

    assert [tuple(row[key] for key in ("Match", "Deal", "Points", "Total")) for row in rows] == (
        expected
    )
    for row in rows:
        parts = [int(cell) for head, cell in row.items() if "Score: " in head and cell]
        parts = parts if row["Points"] else []
        assert sum(parts) == int(row["Points"] or 0)


@LAW
@given(st.lists(journals(most=6), min_size=1, max_size=3), st.sampled_from(sorted(LANGUAGES)))
def test_no_cell_starts_a_formula(of: list[Journal], language: str) -> None:
    for row in table(*(each.match for each in of), language=language):
        for cell in (*row, *row.values()):
            assert not cell.startswith(FORMULA) or NUMBER.fullmatch(cell)


@pytest.mark.parametrize("name", ["=1+1", "+Asha", "-Ravi", "@SUM(A1)", "＝x", "-5"])
def test_a_name_that_looks_like_a_formula_is_marked_as_text(name: str) -> None:
    game = journal_of(
        ONE_CARD, Entry({"bidder": None, "bid": None, "joker": 0}, ({"faces": 12}, {})), players=2
    )
    setup = game.match.setup
    named = Match(
        "m1",
        ONE_CARD,
        setup.__class__((name, "Dev"), setup.sides, setup.rules),
        None,
        game.match.entries,
    )

    assert table(named)[0]["Side"] == f"'{name}"


def test_negative_points_are_numbers() -> None:
    assert [row["Points"] for row in table(journal(record(-50, 20)).match)] == ["-50", "20"]


def test_what_was_entered_is_in_it_and_what_it_brought() -> None:
    hand = journal(record(-50, 20)).match
    [first, _] = table(hand)

    assert first["Side"] == "Asha & Ravi"
    assert first["Went out"] == "Stock ran out"
    assert first["Other points"] == "-50"
    assert first["Score: Other points"] == "-50"
    assert first["Melded: Jokers"] == first["Left: Jokers"] == ""
    assert first["Started"] == "2025-08-12T20:00:00+00:00"


def test_several_games_have_their_columns_under_their_names() -> None:
    deal = Entry({"bidder": 1, "bid": 8, "joker": 0}, ({"faces": 4}, {"faces": 8}))
    hand, card = journal(record(5)).match, journal_of(ONE_CARD, deal, players=2).match
    rows = table(hand, card)

    assert [row["One Card: Bidder"] for row in rows] == ["", "", "Meera", "Meera"]
    assert [row["Hand and Foot: Went out"] for row in rows[2:]] == ["", ""]
    assert [row["One Card: Face cards"] for row in rows] == ["", "", "4", "8"]


def test_headings_are_in_the_language_of_the_reader() -> None:
    for language in set(LANGUAGES) - {"en"}:
        [head, *_] = table(journal(record(5)).match, language=language)
        assert "Total" not in head
        assert len(head) == len(table(journal(record(5)).match)[0])


def test_lines_end_as_the_standard_says() -> None:
    text = write_csv([journal(record(5)).match], speech().say, str)

    assert text.count("\r\n") == text.count("\n") == 3

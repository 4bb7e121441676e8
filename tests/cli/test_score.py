"""`scorekeeper score` for people: score sheets, exit status, and files that are none."""

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.cells import cell_len

from scorekeeper.match.file_parts import LARGEST
from tests.cli.commands import matches, report, run_score, typed

NOTHING = {"melded_points": 0, "left_points": 0}
FIVE_WILD_BOOKS = {"books": {"wild": 5}, "melded_points": 700, "left_points": 0}
REFUSED = {"out": None, "sides": [FIVE_WILD_BOOKS, NOTHING]}
INDIC = ["ਅਸ਼ਾ ਕੌਰ", "मीरा क्षत्रिय", "ஆஷா", "ജോൺ"]


def test_a_sheet_has_a_row_for_each_deal_and_says_what_comes_next() -> None:
    result = run_score("-", sent=matches({"deals": [typed(3990, 800), typed(-675, 4790)]}))

    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Hand and Foot",
        "         Asha & Ravi  Meera & John",
        "Deal 1         3,990           800",
        "Deal 2          −675         4,790",
        "Total          3,315         5,590",
        "Place              2             1",
        "Deal 3 of 4: Ravi deals. Cards each: 13. First meld: 120 points.",
    ]


@pytest.mark.parametrize(
    ("deals", "last"),
    [
        ([typed(300, 100)] * 4, "Asha & Ravi won."),
        ([typed(100, 100)] * 4, "Asha & Ravi and Meera & John share the win."),
    ],
)
def test_a_match_that_is_over_says_who_won(deals: list[object], last: str) -> None:
    assert run_score("-", sent=matches({"deals": deals})).stdout.splitlines()[-1] == last


def test_a_deal_played_on_has_a_number_of_its_own() -> None:
    tied = {"deals": [typed(100, 100)] * 4, "rules": {"tie": "extra-deal"}}

    assert "Deal 5: Asha deals." in run_score("-", sent=matches(tied)).stdout


def test_a_file_may_say_what_a_match_is_called_and_when_it_began() -> None:
    told = {"name": "Friday", "started": datetime(2025, 8, 12, 20, 0, tzinfo=UTC).isoformat()}

    sheet = run_score("-", sent=matches(told)).stdout

    assert sheet.splitlines()[0] == "Friday · Hand and Foot · 12 Aug"


def test_a_match_left_early_was_won_by_those_ahead() -> None:
    finished = datetime(2025, 8, 12, 23, 0, tzinfo=UTC).isoformat()

    sheet = run_score("-", sent=matches({"deals": [typed(5, 0)], "finished": finished})).stdout

    assert sheet.splitlines()[-1] == "Asha & Ravi won."


def test_what_is_wrong_is_told_with_its_deal_and_side() -> None:
    low, enough = {"melded_points": 45, "left_points": 0}, {"melded_points": 50, "left_points": 0}

    both = run_score("-", sent=matches({"deals": [{"sides": [low, low]}]}), width=200).stdout
    one = run_score("-", sent=matches({"deals": [{"sides": [enough, low]}]}), width=200).stdout

    assert "Please check · Deal 1, Asha & Ravi, Meera & John: The first meld" in both
    assert "Please check · Deal 1, Meera & John: The first meld of this deal needs 50" in one


def test_a_refused_deal_ends_its_match_and_not_the_next() -> None:
    deals = [typed(10, 0), REFUSED, typed(10, 0)]

    result = run_score("-", sent=matches({"deals": deals}, {"deals": [typed(7, 8)]}))

    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "Hand and Foot",
        "         Asha & Ravi  Meera & John",
        "Deal 1            10             0",
        "Deal 2             –             –",
        "Total             10             0",
        "Place              1             2",
        "Deal 2 of 4: Meera deals. Cards each: 13. First meld: 90 points.",
        "Not counted · Deal 2: The wild cards of 5 packs make at most 4 wild books.",
        "",
        "Hand and Foot",
        "         Asha & Ravi  Meera & John",
        "Deal 1             7             8",
        "Total              7             8",
        "Place              2             1",
        "Deal 2 of 4: Meera deals. Cards each: 13. First meld: 90 points.",
    ]


def test_json_is_the_same_for_machines() -> None:
    told = report(json.loads(matches({"deals": [typed(10, 0), REFUSED, typed(10, 0)]})))

    assert told == {
        "matches": [
            {
                "game": "hand-and-foot",
                "deals": [
                    {
                        "number": 1,
                        "scores": [10, 0],
                        "totals": [10, 0],
                        "problems": [],
                        "lines": [[{"what": "other", "count": None, "points": 10}], []],
                    },
                    {
                        "number": 2,
                        "problems": [
                            {
                                "severity": "refuse",
                                "code": "wild-books",
                                "message": "The wild cards of 5 packs make at most 4 wild books.",
                            },
                        ],
                    },
                ],
                "totals": [10, 0],
                "state": "playing",
                "winners": [],
                "places": [1, 2],
                "next": {"deal": 2, "dealer": 1, "cards": 13, "minimum": 90},
            }
        ]
    }


@pytest.mark.parametrize("width", [20, 40, 60, 80, 200])
def test_no_number_is_cut_however_narrow_the_terminal(width: int) -> None:
    alone = {
        "players": ["Asha", "Meera", "Ravi", "John", "Bartholomew Fitzgerald", "Kabir"],
        "sides": None,
        "deals": [{"out": None, "sides": [{"other": 12345 + seat} for seat in range(6)]}],
    }

    sheet = run_score("-", sent=matches(alone), width=width).stdout

    assert all(f"{12345 + seat:,}" in sheet for seat in range(6))
    assert all(cell_len(line.rstrip()) <= width for line in sheet.splitlines())


def test_columns_stand_under_each_other_in_any_script() -> None:
    sheet = run_score("-", sent=matches({"players": INDIC, "deals": [typed(10, 2000)]})).stdout

    head, *rows = sheet.splitlines()[1:5]
    assert "ਅਸ਼ਾ ਕੌਰ & ஆஷா" in head
    assert {cell_len(row) for row in rows} == {cell_len(head)}


def test_names_are_no_markup() -> None:
    players = ["[bold]A", "[/]", ":smile:", "[link=x]"]

    sheet = run_score("-", sent=matches({"players": players})).stdout

    assert "[bold]A & :smile:" in sheet
    assert "[/] & [link=x]" in sheet


def test_a_file_without_matches_says_so() -> None:
    result = run_score("-", sent=matches())

    assert (result.exit_code, result.stdout) == (0, "There is no match in this file.\n")


def test_a_file_is_read_from_its_place(tmp_path: Path) -> None:
    file = tmp_path / "ਮੈਚ.json"
    file.write_text(matches({"deals": [typed(10, 0)]}), encoding="utf-8-sig")

    assert "Deal 1" in run_score(str(file)).stdout


@pytest.mark.parametrize(
    ("sent", "what"),
    [
        (b"", "this is empty"),
        (b" \n", "this is empty"),
        (b"\xef\xbb\xbf", "this is not JSON"),
        (b"\xff\xfe{\x00}\x00", "byte 0: this is not UTF-8"),
        (b'{"format": "\xe9"}', "byte 12: this is not UTF-8"),
        (b"{", "line 1: this is not JSON"),
        (b'{"format": "scorekeeper/1",\n"matches": [}', "line 2: this is not JSON"),
        (b"[]", "standard input: "),
        (b"3", "standard input: "),
        (b"null", "standard input: "),
        (b"{}", "format: "),
        (b'{"format": "scorekeeper/2", "matches": []}', "format: "),
        (b'{"format": "scorekeeper/1", "matches": {}}', "matches: "),
        (b'{"format": "scorekeeper/1", "matches": [], "x": 1}', "x: "),
        (b'{"format": "scorekeeper/1", "matches": [], "matches": []}', "matches: "),
        (b'{"format": "\\ud800", "matches": []}', "standard input: "),
        (
            b'{"format": "scorekeeper/1", "matches": [], "\\u001b[2J": 1}',
            "\N{REPLACEMENT CHARACTER}[2J",
        ),
    ],
)
def test_what_is_no_match_file_is_told_with_what_and_where(sent: bytes, what: str) -> None:
    result = run_score("-", "--json", sent=sent)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert what in result.stderr
    assert result.stderr.startswith("standard input: ")
    assert result.stderr.count("\n") == 1


def test_a_file_of_any_depth_or_size_is_told_from_a_match_file() -> None:
    key = "x" * 10_000

    deep = run_score("-", sent="[" * 100_000)
    deep_and_closed = run_score("-", sent="[" * 900 + "]" * 900)
    long_key = run_score("-", sent=f'{{"format": "scorekeeper/1", "matches": [], "{key}": 1}}')
    large = run_score("-", sent=b" " * (LARGEST + 1))

    assert deep.stderr == "standard input: this is not a match file\n"
    assert deep_and_closed.exit_code == 2
    assert f"standard input: {key[:200]}…: " in long_key.stderr
    assert large.stderr == "standard input: this is larger than 20 MB\n"


@pytest.mark.parametrize(
    "number", ["9" * 10_000, "-" + "9" * 10_000, "NaN", "Infinity", "1e999", "1.5"]
)
def test_a_number_that_is_no_count_is_told_with_its_path(number: str) -> None:
    sent = matches({"deals": [{"out": None, "sides": [{"books": {"clean": "HERE"}}, {}]}]})

    result = run_score("-", sent=sent.replace('"HERE"', number))

    assert result.exit_code == 2
    path = "matches[0].deals[0].sides[0].books.clean"
    assert result.stderr == f"standard input: {path}: a whole number is needed\n"


def test_a_place_without_a_file_is_told(tmp_path: Path) -> None:
    missing = run_score(str(tmp_path / "none.json"))
    directory = run_score(str(tmp_path))

    assert (missing.exit_code, directory.exit_code) == (2, 2)
    assert missing.stderr == f"{tmp_path / 'none.json'}: there is no such file\n"
    assert directory.stderr == f"{tmp_path}: this is a directory\n"


def test_it_starts_without_what_it_does_not_need() -> None:
    heavy = ("flet", "sqlmodel", "sqlalchemy", "alembic", "uvicorn")
    code = f"import sys, scorekeeper.cli.score; print([m for m in {heavy} if m in sys.modules])"

    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert result.stdout == "[]\n"

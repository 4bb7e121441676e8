"""`scorekeeper meld`, as a terminal runs it: the worked cases, and answers for people."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from scorekeeper.cli import app

DATA = Path(__file__).parents[1] / "data" / "melds.json"
CASES: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
HEAVY = ("flet", "sqlmodel", "sqlalchemy", "alembic", "uvicorn")


def run(*arguments: str) -> Result:
    """The command with these arguments."""
    return CliRunner().invoke(app, ["meld", *arguments], env={"COLUMNS": "100"})


def agree(expected: Any, told: Any) -> bool:
    """Whether all that is expected is told."""
    if isinstance(expected, dict):
        return all(key in told and agree(expected[key], told[key]) for key in expected)
    if isinstance(expected, list) and expected and isinstance(expected[0], dict):
        return len(expected) == len(told) and all(map(agree, expected, told))
    if isinstance(expected, list):
        return sorted(expected) == sorted(told)
    return bool(expected == told)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_case_is_checked_as_worked_out_by_hand(case: dict[str, Any]) -> None:
    result = run("--minimum", str(case["minimum"]), "--json", *case["melds"])

    assert result.exit_code == (0 if case["expect"]["ok"] else 1)
    assert agree(case["expect"], json.loads(result.stdout)), result.stdout


@pytest.mark.parametrize(
    ("options", "minimum"),
    [
        ([], 50),
        (["--deal", "1"], 50),
        (["--deal", "2"], 90),
        (["--deal", "4"], 150),
        (["--deal", "40"], 150),
        (["--minimum", "0"], 0),
    ],
)
def test_the_minimum_is_that_of_the_deal(options: list[str], minimum: int) -> None:
    assert json.loads(run("KKK", "--json", *options).stdout)["minimum"] == minimum


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        ("--deal 2 KKK 44*", 0, "KKK  clean 30\n44*  dirty 60\n90 of 90: enough\n"),
        (
            "--deal 2 AAA 555",
            1,
            "AAA  clean 60\n555  clean 15\n75 of 90: 15 short\n"
            "This would do: 1 ace, or 1 two, or 1 joker.\n",
        ),
        (
            "k2* aaa",
            1,
            "K2*  dirty 80 · With 2 wild a meld needs at least 4 natural cards.\n"
            "AAA  clean 60\n140 of 50, but not like this\nThis would do: 3 kings.\n",
        ),
        (
            "101010 TTT",
            1,
            "TTT  clean 30\nTTT  clean 30\nA side has only one unfinished meld of a rank.\n"
            "60 of 50, but not like this\n",
        ),
        (
            "333",
            1,
            "333  clean 0 · Threes are never melded.\n0 of 50: 50 short\n",
        ),
    ],
)
def test_people_are_told_what_is_missing_what_is_wrong_and_what_would_do(
    arguments: str, status: int, said: str
) -> None:
    result = run(*arguments.split())

    assert (result.exit_code, result.stdout) == (status, said)


@pytest.mark.parametrize(
    "arguments",
    [
        ["KKX"],
        [""],
        ["KKK", "1"],
        [],
        ["--deal", "0", "KKK"],
        ["--minimum", "-1", "KKK"],
        ["--deal", "1", "--minimum", "50", "KKK"],
        ["--deal", "x", "KKK"],
    ],
)
def test_what_cannot_be_read_is_told_on_stderr(arguments: list[str]) -> None:
    result = run(*arguments)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr
    assert "Traceback" not in result.stderr


def test_nothing_heavy_is_imported() -> None:
    """Between two deals nobody waits for a database or a browser."""
    code = f"import sys, scorekeeper.cli; print([m for m in {HEAVY} if m in sys.modules])"

    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert loaded.stdout.strip() == "[]"

"""The worked cases of the match file, each through the real command."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.games import GAMES
from tests.cli.commands import run_score

Case = dict[str, Any]

CASES: list[Case] = json.loads(
    (Path(__file__).parent / "data" / "examples.json").read_text(encoding="utf-8")
)


def known(case: Case) -> bool:
    """Whether all games of a case can be played here."""
    return all(match["game"] in GAMES for match in case["file"]["matches"])


KNOWN = [case for case in CASES if known(case)]


def refused(deal: Case) -> bool:
    """Whether a deal of a report was refused."""
    return any(problem["severity"] == "refuse" for problem in deal.get("problems", ()))


def looked_at(deals: list[Case]) -> list[Case]:
    """The deals up to the first refused one, of which only the refusals matter."""
    for number, deal in enumerate(deals):
        if refused(deal):
            refusals = [problem for problem in deal["problems"] if problem["severity"] == "refuse"]
            return [*deals[:number], {**deal, "problems": refusals}]
    return deals


def agree(expected: Any, told: Any) -> bool:
    """Whether all that is expected is told; problems may come in any order."""
    if isinstance(expected, dict):
        return expected.keys() <= told.keys() and all(
            agree_at(key, expected[key], told[key]) for key in expected
        )
    if isinstance(expected, list):
        return len(expected) == len(told) and all(map(agree, expected, told))
    return bool(expected == told)


def agree_at(key: str, expected: Any, told: Any) -> bool:
    """The same for what stands at a key."""
    if key == "deals":
        return agree(looked_at(expected), looked_at(told))
    if key == "problems":
        return agree(sorted(expected, key=code), sorted(told, key=code))
    return agree(expected, told)


def code(problem: Case) -> str:
    """The code of a problem."""
    return str(problem["code"])


@pytest.mark.parametrize("case", KNOWN, ids=[case["id"] for case in KNOWN])
def test_a_case_is_scored_as_worked_out_by_hand(case: Case) -> None:
    result = run_score("-", "--json", sent=json.dumps(case["file"]))

    if case.get("lenient") and result.exit_code == 2:
        assert result.stderr
        return
    assert result.exit_code == case["exit"], result.output
    told = json.loads(result.stdout)
    assert agree(case["expect"], told), told


def test_no_case_of_a_game_known_here_is_left_out() -> None:
    assert len(KNOWN) >= 243


@pytest.mark.parametrize(
    ("expected", "told", "same"),
    [
        ({"totals": [1, 2]}, {"totals": [1, 2], "state": "over"}, True),
        ({"totals": [1, 2]}, {"totals": [1, 3]}, False),
        ({"totals": [1, 2]}, {"state": "over"}, False),
        ({"places": [1]}, {"places": [1, 2]}, False),
        ({"next": None}, {"next": {"deal": 2}}, False),
        ({"problems": []}, {"problems": [{"code": "jokers"}]}, False),
    ],
)
def test_a_difference_is_seen(expected: Case, told: Case, same: bool) -> None:
    assert agree(expected, told) is same

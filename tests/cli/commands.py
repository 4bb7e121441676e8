"""Commands run as a terminal runs them."""

import json
from typing import Any

from typer.testing import CliRunner, Result

from scorekeeper.cli import app


def run_score(*arguments: str, sent: str | bytes = "", width: int = 80) -> Result:
    """`scorekeeper score` with this on standard input, on a terminal so many cells wide."""
    return CliRunner().invoke(app, ["score", *arguments], input=sent, env={"COLUMNS": str(width)})


def report(file: dict[str, Any]) -> Any:
    """What `scorekeeper score --json` says of a match file."""
    return json.loads(run_score("-", "--json", sent=json.dumps(file)).stdout)


def matches(*parts: dict[str, Any]) -> str:
    """A match file of these matches, of four players in two sides unless they say otherwise."""
    table = {
        "game": "hand-and-foot",
        "players": ["Asha", "Meera", "Ravi", "John"],
        "sides": [[0, 2], [1, 3]],
    }
    return json.dumps({"format": "scorekeeper/1", "matches": [{**table, **part} for part in parts]})


def typed(first: int, second: int) -> dict[str, Any]:
    """A deal that brings two sides so many points."""
    sides = [{"melded_points": 0, "left_points": 0, "other": points} for points in (first, second)]
    return {"out": None, "sides": sides}

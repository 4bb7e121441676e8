"""The packages of the browser are those the app is tested with."""

from pathlib import Path

from scorekeeper.site.packages import pins

TESTED = Path(__file__).parents[2] / "requirements" / "run.txt"


def test_the_browser_gets_the_versions_that_are_tested() -> None:
    tested = TESTED.read_text(encoding="utf-8").splitlines()

    assert {f"{name}=={version}" for name, version in pins().items()} <= set(tested)
    assert {"flet", "sqlmodel", "alembic", "babel", "markupsafe"} <= pins().keys()

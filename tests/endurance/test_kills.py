"""Thirty rounds of what `make endure` does a thousand times, and what shows that it would tell."""

import secrets
from pathlib import Path

from tests.endurance.kills import Table
from tests.endurance.nursery import Nursery

ROUNDS = 30


def test_what_a_phone_has_shown_survives_a_kill_at_any_moment(tmp_path: Path) -> None:
    with Nursery(tmp_path) as server:
        figures = Table(tmp_path, server, secrets.randbits(32)).play(ROUNDS)

    print(figures)
    assert figures.good, str(figures)
    assert figures.rounds == ROUNDS
    assert figures.taps > ROUNDS
    assert figures.deals
    assert "Traceback" not in server.log.read_text()


def test_what_was_shown_and_is_not_on_the_disk_is_told_as_lost(tmp_path: Path) -> None:
    table = Table(tmp_path, Nursery(tmp_path), seed=1)
    table.compare()
    assert table.toll.good

    table.believed = (table.believed[0].answered(0, {"left_points": 5}),)
    table.compare()

    assert len(table.toll.lost) == 1

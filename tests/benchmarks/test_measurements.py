"""Every measurement works; how fast anything is, no test says."""

import pytest

from benchmarks.__main__ import MEASUREMENTS, machine
from benchmarks.measuring import TINY, Row, laid_out, percentile, times

#: A first visit over a slow line takes minutes, and so do its smallest runs.
SLOW = {"visit"}


@pytest.mark.parametrize("name", sorted(MEASUREMENTS.keys() - SLOW))
def test_a_small_run_yields_rows_with_figures(name: str) -> None:
    rows = list(MEASUREMENTS[name](TINY))

    assert rows
    assert all(any(map(str.isdigit, row.figures)) for row in rows)


def test_the_bar_is_for_the_median() -> None:
    row = times("a step", [1.0, 2.0, 9.0], bar=2)
    assert (row.figures, row.kept) == ("median 2.0 ms, p90 9.0 ms", True)
    assert times("a step", [2.1], bar=2).kept is False
    assert times("a step", [2.1]).kept is None


def test_a_percentile_is_a_value_that_was_seen() -> None:
    assert [percentile(range(1, 101), percent) for percent in (50, 95, 99)] == [50, 95, 99]


def test_the_table_says_what_was_missed() -> None:
    rows = [Row("a", "1 ms", "2 ms", True), Row("b", "3 ms", "2 ms", False), Row("c", "4 ms")]
    marks = [line.rsplit("|", 2)[1].strip() for line in laid_out(rows)][2:]

    assert marks == ["held", "MISSED", ""]
    assert "cores" in machine()

"""Log lines in bounds."""

import logging

from scorekeeper.web.sparing import MOST, SECONDS, Sparing


def record(line: int) -> logging.LogRecord:
    return logging.LogRecord("x", logging.WARNING, "server.py", line, "noise", (), None)


def test_a_place_that_says_too_much_is_silenced_for_the_minute_and_no_other() -> None:
    now = [0.0]
    sparing = Sparing(clock=lambda: now[0])
    passed = [sparing.filter(record(1)) for _ in range(MOST + 5)]
    assert passed == [True] * MOST + [False] * 5
    assert sparing.filter(record(2))

    now[0] = SECONDS + 1
    assert sparing.filter(record(1))

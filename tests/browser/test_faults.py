"""Mistakes of ours in a real browser: told in place, a way on, and nobody's name in the log."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper import __version__
from scorekeeper.i18n import speech
from tests.browser.broken import SECRET
from tests.browser.conftest import NewPhone
from tests.browser.hand_and_foot import PLAYERS, put
from tests.browser.room import assert_it_fits
from tests.browser.served import PORT, Served
from tests.match.makers import record

pytestmark = pytest.mark.browser

BROKEN = ("-m", "tests.browser.broken", PORT)


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path, BROKEN).start()
    yield server
    server.stop()


@pytest.mark.parametrize("language", ["en", "ta"])
def test_a_screen_and_a_tap_that_fail_are_told_and_the_match_is_whole(
    broken: Served, new_phone: NewPhone, language: str
) -> None:
    say = speech(language).say
    match = put(broken, "whole", record(3990, 800))
    phone = new_phone(broken.url, size=(320, 568), language=f"{language}-IN").open(match)
    phone.tap(say("Rules of the game"))
    phone.sees(
        re.compile(
            re.escape(
                say("This screen has failed. Nothing is lost: every score is in the database.")
            )
        )
    )
    assert_it_fits(phone)
    phone.tap(say("Back to the start"))
    phone.sees(say("Go on with"))
    phone.open(match)
    undo = say("Undo {change}", change=say("the last entry"))
    phone.tap(undo)
    phone.sees(say("That did not work"))
    phone.tap(say("Stay here"))
    phone.sees(undo)
    phone.sees("3,990")

    written = (broken.data / "logs" / "scorekeeper.log").read_text(encoding="utf-8")
    assert f"scorekeeper {__version__} ERROR" in written
    assert "builtins.ValueError" in written
    assert not [name for name in (*PLAYERS, SECRET) if name in written]
    assert "Traceback" not in broken.said()

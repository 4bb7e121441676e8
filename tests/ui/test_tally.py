"""What a draft comes to: of one entry by some rules, and worked out once for all who show it."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest

from scorekeeper.games import GAMES
from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.match.file import read_matches
from scorekeeper.match.match import Match
from scorekeeper.storage.store import Store
from scorekeeper.ui import open_deals
from scorekeeper.ui.entering import Entering
from scorekeeper.ui.tally import Tally
from tests.match.makers import journal, record
from tests.match.of_games import journal_of
from tests.test_format import KNOWN
from tests.ui.conftest import OpenApp

DEAL_2 = "/match/m1/deal/2"


def entering(match: Match, number: int) -> Entering:
    """A deal as it was recorded, to be corrected."""
    return Entering(match.game, match.before(number), match.entry(number))


def worked_matches() -> Iterator[Match]:
    """Those of the worked cases that can be read at all."""
    for case in KNOWN:
        with suppress(Unreadable):
            yield from (filed.match for filed in read_matches(json.dumps(case["file"])))


def test_each_line_counts_for_the_section_it_comes_of() -> None:
    tallied = Counter[str]()
    for match in worked_matches():
        for number in range(1, len(match.entries) + 1):
            tally = Tally(entering(match, number))
            for side, lines in enumerate(tally.lines):
                other = sum(line.points for line in lines if line.what not in match.form.homes)
                assert sum(tally.points[side].values()) + other == tally.scores[side]
                tallied[match.game.key] += len(lines)
    assert set(tallied) == set(GAMES)


def test_it_is_of_one_entry_by_one_set_of_rules() -> None:
    now = entering(journal_of(HAND_AND_FOOT).match, 1)
    tally = Tally(now)
    others = replace(now.setup, first_dealer=1)
    assert tally.is_of(replace(now, side=1, typed="5"))
    assert not tally.is_of(replace(now, entry=now.entry.put(0, {"books.clean": 9})))
    assert not tally.is_of(replace(now, so_far=replace(now.so_far, setup=others)))


async def test_a_tap_is_tallied_once_for_all_the_others(
    open_phone: OpenApp, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(journal(record(1000, 500)))
    app, *others = [await open_phone(DEAL_2) for _ in range(4)]
    made = list[Entering]()

    def tallied(now: Entering) -> Tally:
        made.append(now)
        return Tally(now)

    monkeypatch.setattr(open_deals, "Tally", tallied)
    await app.tap("Clean books, Asha & Ravi: one more")
    assert len(made) == 1
    for phone in others:
        assert phone.saying("Asha & Ravi: this deal +500, new total 1,500")

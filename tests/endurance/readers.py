"""Hostile texts at everything that reads: each is taken or refused in words, whatever it is."""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import count
from random import Random
from typing import Any

from typer.testing import CliRunner, Result

from scorekeeper.cli import app
from scorekeeper.games import GAMES
from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.rules import read_rules
from scorekeeper.i18n import speech
from scorekeeper.match.changes import Started
from scorekeeper.match.file import Filed, read_matches, write_matches
from scorekeeper.match.journal import start
from scorekeeper.match.names import LONGEST, name_problem, tidy
from scorekeeper.match.preset_text import NoPreset, read_preset, write_preset
from scorekeeper.match.report import match_report
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Store
from scorekeeper.web.frames import acceptable
from tests.endurance import hostile
from tests.endurance.figures import Figures, timed
from tests.storage.makers import NOON
from tests.web.noise import frames

TAKEN, REFUSED = "taken", "refused"
GAME = next(iter(GAMES))
_numbers = count()
say = speech("ta").say


@cache
def _store() -> Store:
    return Store(open_database("sqlite://"))


def names(written: str) -> str:
    """A name that is taken can be kept, read back, and printed; what is not is told."""
    name = tidy(written)
    assert tidy(name) == name
    problem = name_problem(name, ("Asha",))
    if problem:
        assert say(problem.text, **problem.values)
        return REFUSED
    assert len(name) <= LONGEST
    name.encode("utf-8")
    begun = Started(game=GAME, players=("Asha", name), sides=((0,), (1,)))
    journal = start(f"m{next(_numbers)}", begun, NOON)
    _store().add(journal)
    assert _store().journal(journal.match_id) == journal
    assert _printed(["score", "-"], write_matches([Filed(journal.match)])).exit_code == 0
    return TAKEN


def match_files(written: str) -> str:
    """A file that is read can be scored, written and read again; another is told what is wrong."""
    try:
        filed = read_matches(written)
    except Unreadable as wrong:
        say(wrong.text, **wrong.values).encode("utf-8", "replace")
        return REFUSED
    for each in filed:
        match_report(each.match, say)
    again = read_matches(write_matches(filed))
    assert [each.match.entries for each in again] == [each.match.entries for each in filed]
    return TAKEN


def score(data: bytes) -> str:
    """The command, with the bytes of a file, some of them no text at all."""
    told = _printed(["score", "-", *(["--json"] if len(data) % 2 else [])], data)
    assert told.exit_code in (0, 1, 2), told.output[-500:]
    return REFUSED if told.exit_code == 2 else TAKEN


def presets(line: str) -> str:
    """A line that is read can be written and read again."""
    try:
        game, preset = read_preset(line)
    except NoPreset as none:
        say(none.problem.text, **none.problem.values).encode("utf-8", "replace")
        return REFUSED
    rules = read_rules(game.rules, preset.rules)
    assert read_preset(write_preset(game, preset.name, rules))[1].rules == preset.rules
    return TAKEN


def melds(typed: list[str]) -> str:
    """The command, with cards that are none."""
    told = _printed(["meld", "--deal", "1", "--", *typed])
    assert told.exit_code in (0, 1, 2), told.output[-500:]
    return REFUSED if told.exit_code == 2 else TAKEN


def wire(frame: bytes | str) -> str:
    """Frames that come to the server's socket."""
    return TAKEN if isinstance(frame, bytes) and acceptable(frame, first=False) else REFUSED


def _printed(arguments: list[str], sent: str | bytes = b"") -> Result:
    told = CliRunner().invoke(app, arguments, input=sent)
    assert "Traceback" not in told.output
    assert told.exception is None or isinstance(told.exception, SystemExit), told.exception
    return told


READERS: Mapping[str, tuple[Callable[[Random], Any], Callable[[Any], str]]] = {
    "names": (hostile.text, names),
    "match_files": (hostile.match_file, match_files),
    "score": (hostile.file_bytes, score),
    "presets": (hostile.preset, presets),
    "melds": (hostile.melds, melds),
    "wire": (lambda random: next(frames(random, 1)), wire),
}
"""What makes an input of a kind, and what reads it."""


def run(figures: Figures, many: int) -> None:
    """So many inputs of the kind of the figures, the same ones every time."""
    make, read = READERS[figures.kind]
    for number in range(many):
        which = f"{figures.kind} {number}"
        made = make(Random(which))
        with timed(figures, which) as outcome:
            outcome.append(read(made))

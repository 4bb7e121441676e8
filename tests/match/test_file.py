"""Match files: what is exported comes back, and what is wrong is told with its path."""

import json
from typing import Any

import pytest

from scorekeeper.games.entry_file import Unreadable
from scorekeeper.match.file import Filed, match_data, read_matches, write_matches
from scorekeeper.match.file_parts import FORMAT, MOST_DEALS, WRONG_SHAPE
from scorekeeper.match.match import Match
from tests.match.makers import EARLY, EVENING, deal, journal, record, totals

TABLE = {
    "game": "hand-and-foot",
    "players": ["Asha", "Meera", "Ravi", "John"],
    "sides": [[0, 2], [1, 3]],
}
WITHOUT_SIDES = {key: value for key, value in TABLE.items() if key != "sides"}


def read(*parts: dict[str, Any]) -> tuple[Filed, ...]:
    """The matches of a file with these parts."""
    return read_matches(json.dumps({"format": FORMAT, "matches": parts}))


def path_to_error(text: str) -> str:
    """Where a file cannot be read."""
    with pytest.raises(Unreadable) as error:
        read_matches(text)
    assert error.value.text != WRONG_SHAPE, "each has words of its own"
    return error.value.path


def test_a_match_is_read_with_all_that_the_file_says() -> None:
    told = {"first_dealer": 2, "rules": {"decks": 6}, "deals": [deal(10, 20)], "id": "m7"}
    times = {"started": "2025-08-12T22:00:00+02:00", "finished": "2025-08-13T00:00:00Z"}

    (filed,) = read({**TABLE, **told, **times, "name": "Friday"})

    assert filed.match.id == "m7"
    assert filed.match.started == EVENING
    assert filed.match.setup.first_dealer == 2
    assert filed.match.setup.rules.changed() == {"decks": 6}
    assert totals(filed.match) == (10, 20)
    assert filed.name == "Friday"
    assert filed.finished is not None


def test_what_is_left_out_is_standard() -> None:
    (filed,) = read(WITHOUT_SIDES)

    assert filed.match.setup.sides == ((0,), (1,), (2,), (3,))
    assert filed.match.setup.first_dealer == 0
    assert filed.match.setup.rules.changed() == {}
    assert filed.match.entries == ()
    assert filed == Filed(filed.match)


@pytest.mark.parametrize(
    "match",
    [
        journal().match,
        journal(record(10), record(-5, 20), decks=6, minimums=[60]).match,
        journal(record(1), record(2), record(3), record(4), record(5)).match,
    ],
)
def test_export_then_import_is_nothing(match: Match) -> None:
    (filed,) = read_matches(write_matches([Filed(match)]))

    assert filed == Filed(match)
    assert write_matches([filed]) == write_matches([Filed(match)])


def test_a_match_left_early_keeps_its_name_and_end() -> None:
    match = journal(record(10), EARLY).match

    (filed,) = read(match_data(Filed(match, "Friday", EVENING)))

    assert filed == Filed(match, "Friday", EVENING)
    assert filed.match.winners == (0,)


@pytest.mark.parametrize(
    ("deals", "early"),
    [
        ([deal(10, 0)], True),
        ([deal(10, 0)] * 4, False),
        ([{"sides": [{"melded_points": 3}, {}]}], False),
    ],
)
def test_a_match_ended_early_only_where_it_could_go_on(deals: list[Any], early: bool) -> None:
    (filed,) = read({**TABLE, "deals": deals, "finished": EVENING.isoformat()})

    assert filed.match.ended_early is early


def test_several_matches_are_read_in_order() -> None:
    filed = read({**TABLE, "id": "a"}, {**TABLE, "id": "b"})

    assert [one.match.id for one in filed] == ["a", "b"]


def test_an_empty_file_has_no_matches() -> None:
    assert read() == ()
    assert read_matches(write_matches([])) == ()


def test_names_come_back_as_they_were_written() -> None:
    players = ["  ਅਸ਼ਾ  ਕੌਰ", "मीरा\u202e", "അവന\u0d4d\u200d", "👨\u200d👩\u200d👧"]

    (filed,) = read({**TABLE, "players": players})

    assert filed.match.setup.players == ("ਅਸ਼ਾ ਕੌਰ", "मीरा", "അവന\u0d4d\u200d", "👨\u200d👩\u200d👧")
    assert "ਅਸ਼ਾ ਕੌਰ" in write_matches([filed])


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"game": "whist"}, "game"),
        ({"game": None}, "game"),
        ({"players": None}, "players"),
        ({"players": "Asha"}, "players"),
        ({"players": ["Asha"]}, "players"),
        ({"players": []}, "players"),
        ({"players": ["A", "B", "C", "D", "E", "F", "G"]}, "players"),
        ({"players": [str(seat) for seat in range(101)]}, "players"),
        ({"players": ["Asha", "Meera", 3, "John"]}, "players[2]"),
        ({"players": ["Asha", "", "Ravi", "John"]}, "players[1]"),
        ({"players": ["Asha", "Meera", " \u200b", "John"]}, "players[2]"),
        ({"players": ["Asha", "Meera", "ASHA", "John"]}, "players[2]"),
        ({"players": ["Asha", "Meera", "Ravi", "J" * 200]}, "players[3]"),
        ({"sides": [[0, 2], [1]]}, "sides"),
        ({"sides": [[0, 2], [1, 4]]}, "sides"),
        ({"sides": [[0, 2], [1, 2]]}, "sides"),
        ({"sides": []}, "sides"),
        ({"sides": [[0], [1], [2, 3]]}, "sides"),
        ({"sides": [[0, 2], "1"]}, "sides[1]"),
        ({"sides": [[0, 2], [1, "3"]]}, "sides[1][1]"),
        ({"sides": [[0, 2], [1, True]]}, "sides[1][1]"),
        ({"first_dealer": 4}, "first_dealer"),
        ({"first_dealer": -1}, "first_dealer"),
        ({"first_dealer": 1.5}, "first_dealer"),
        ({"first_dealer": "0"}, "first_dealer"),
        ({"first_dealer": 10**400}, "first_dealer"),
        ({"rules": []}, "rules"),
        ({"rules": {"deck": 5}}, "rules.deck"),
        ({"rules": {"decks": 9}}, "rules.decks"),
        ({"rules": {"decks": "5"}}, "rules.decks"),
        ({"rules": {"minimums": [50, -1]}}, "rules.minimums[1]"),
        ({"rules": {"books_to_go_out": {"clean": 11}}}, "rules.books_to_go_out.clean"),
        ({"rules": {"tie": "coin"}}, "rules.tie"),
        ({"deals": {}}, "deals"),
        ({"deals": [deal(0, 0)] * (MOST_DEALS + 1)}, "deals"),
        ({"deals": [deal(0, 0), 5]}, "deals[1]"),
        ({"deals": [deal(0, 0), {"sides": [{}]}]}, "deals[1].sides"),
        ({"deals": [{"sides": [{}, {"books": {"big": 1}}]}]}, "deals[0].sides[1].books.big"),
        ({"started": "yesterday"}, "started"),
        ({"started": "2025-08-12T20:00:00"}, "started"),
        ({"finished": 5.5}, "finished"),
        ({"finished": "0001-01-01T00:00:00+23:00"}, "finished"),
        ({"journal": "no"}, "journal"),
        ({"id": 5}, "id"),
        ({"scores": [1, 2]}, "scores"),
    ],
)
def test_what_is_wrong_with_a_match_is_told_with_its_path(wrong: dict[str, Any], path: str) -> None:
    text = json.dumps({"format": FORMAT, "matches": [TABLE, {**TABLE, **wrong}]})

    assert path_to_error(text) == f"matches[1].{path}"


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("[]", ""),
        ("null", ""),
        ("{}", "format"),
        ('{"format": "scorekeeper/2", "matches": []}', "format"),
        ('{"format": "scorekeeper/1"}', "matches"),
        ('{"format": "scorekeeper/1", "matches": [5]}', "matches[0]"),
        ('{"format": "scorekeeper/1", "matches": [], "by": "me"}', "by"),
        ('{"format": "scorekeeper/1", "format": "scorekeeper/1", "matches": []}', "format"),
        ("[" * 100_000, ""),
        ('{"a":' * 100_000, ""),
    ],
    ids=range(10),
)
def test_what_is_no_match_file_is_told_with_its_place(text: str, path: str) -> None:
    assert path_to_error(text) == path


@pytest.mark.parametrize(("text", "line"), [("", 1), ("\n\nno", 3)])
def test_what_is_not_json_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(Unreadable, match=f"line {line}: this is not JSON") as error:
        read_matches(text)
    assert error.value.values == {"line": line}, "to be said in any language"


@pytest.mark.parametrize("missing", ["game", "players"])
def test_what_every_match_needs_is_asked_for(missing: str) -> None:
    part = {key: value for key, value in TABLE.items() if key != missing}

    assert (
        path_to_error(json.dumps({"format": FORMAT, "matches": [part]})) == f"matches[0].{missing}"
    )


DEAL = '{"sides": [{}, {}]}'
START = '{"format": "scorekeeper/1", "matches": ['
MATCH = START + '{"game": "hand-and-foot", "players": ["A", "B"], '


@pytest.mark.parametrize(
    ("text", "path"),
    [
        (" " * 100_000_000, ""),
        (START + ",".join(["{}"] * 6_000_000) + "]}", ""),
        (START + "{" + ",".join(f'"{n}": 1' for n in range(1_000_000)) + "}]}", ""),
        (START + "5," * 900_000 + "5]}", "matches[0]"),
        (MATCH + '"deals": [' + ",".join([DEAL] * 10_000) + "]}]}", "matches[0].deals"),
        (MATCH + '"rules": ' + '{"a":' * 100_000, ""),
        (MATCH + '"rules": ' + '{"a":' * 500 + "1" + "}" * 501 + "]}", ""),
        (MATCH + '"first_dealer": ' + "1" * 10_000 + "}]}", "matches[0].first_dealer"),
        (MATCH + '"rules": {"decks": ' + "1" * 10_000 + "}}]}", "matches[0].rules.decks"),
        (MATCH + '"sides": [[' + '"5",' * 900_000 + "5]]}]}", "matches[0].sides[0][0]"),
        (
            MATCH + '"rules": {"minimums": [' + '"x",' * 900_000 + "5]}}]}",
            "matches[0].rules.minimums[0]",
        ),
        (
            MATCH + '"deals": [{"sides": [{"other": ' + "1" * 10_000 + "}, {}]}]}]}",
            "matches[0].deals[0].sides[0].other",
        ),
    ],
    ids=range(12),
)
def test_what_is_out_of_all_proportion_is_refused(text: str, path: str) -> None:
    """Were one of these read to its end, this would take minutes, or all memory."""
    assert path_to_error(text) == path


def test_a_file_holds_no_more_deals_than_can_be_scored() -> None:
    game = MATCH.removeprefix(START) + '"deals": [' + ",".join([DEAL] * 1000) + "]}"

    assert path_to_error(START + ",".join([game] * 101) + "]}") == "matches[100]"

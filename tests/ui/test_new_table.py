"""A table being laid: who sits down, where, on which side, and who deals first."""

from dataclasses import replace

import pytest

from scorekeeper.games.hand_and_foot import HAND_AND_FOOT
from scorekeeper.games.one_card import ONE_CARD
from scorekeeper.match.changes import Started
from scorekeeper.ui.new_table import NewTable, lay_table
from tests.games.makers import NAMES


def make_table(players: int = 0, **changes: object) -> NewTable:
    """Hand and Foot with so many at the table, all names known."""
    table = NewTable(HAND_AND_FOOT, HAND_AND_FOOT.rules(), NAMES[:players], NAMES)
    return replace(table, **changes)  # type: ignore[arg-type]


def added(table: NewTable, name: str) -> NewTable:
    return table.type(name).add()


def refusal(table: NewTable) -> str:
    assert table.problem
    return table.problem.code


@pytest.mark.parametrize(
    ("players", "choices"),
    [(0, ()), (1, ()), (2, (2,)), (3, (3,)), (4, (2, 4)), (5, (5,)), (6, (2, 3, 6))],
)
def test_teams_are_offered_as_the_rules_allow(players: int, choices: tuple[int, ...]) -> None:
    table = make_table(players)
    assert (table.choices, table.ready) == (choices, bool(choices))


@pytest.mark.parametrize(
    ("players", "chosen", "sides"),
    [
        (4, None, ((0, 2), (1, 3))),
        (4, 4, ((0,), (1,), (2,), (3,))),
        (6, 3, ((0, 3), (1, 4), (2, 5))),
        (6, 2, ((0, 2, 4), (1, 3, 5))),
        # What was chosen for other numbers of players does not count.
        (5, 2, ((0,), (1,), (2,), (3,), (4,))),
        (1, 2, ((0,),)),
    ],
)
def test_partners_sit_across(
    players: int, chosen: int | None, sides: tuple[tuple[int, ...], ...]
) -> None:
    table = make_table(players, side_count=chosen)
    assert table.sides == sides
    assert all(table.side_of(seat) == n for n, seats in enumerate(sides) for seat in seats)


def test_those_who_are_chosen_sit_down_in_turn_and_get_up_again() -> None:
    table = make_table().toggle("Ravi").toggle("Asha").toggle("John").toggle("Asha")
    assert table.players == ("Ravi", "John")


def test_a_full_table_takes_nobody_more() -> None:
    full = make_table(6, known=(*NAMES, "Nina"))
    assert full.toggle("Nina") == full


def test_a_new_name_is_seated_and_known_and_the_field_is_empty_again() -> None:
    table = added(make_table(), "  Nina \t Rao ")
    assert table.players == ("Nina Rao",)
    assert table.known == (*NAMES, "Nina Rao")
    assert (table.typed, table.added, table.problem) == ("", 1, None)


@pytest.mark.parametrize("name", ["கவிதா", "ਹਰਪ੍ਰੀਤ", "प्रिया", "🦊", "Ömer", "क्‍ष"])
def test_names_come_in_every_script(name: str) -> None:
    assert added(make_table(), name).players == (name,)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("\u200b", "name-empty"),
        ("Asha", "name-twice"),
        ("asha", "name-twice"),
        (" ASHA ", "name-twice"),
        ("x" * 200, "name-long"),
        ("க" * 200, "name-long"),
    ],
)
def test_a_name_that_cannot_be_taken_stays_in_the_field(name: str, code: str) -> None:
    table = added(make_table(2), name)
    assert refusal(table) == code
    assert (table.typed, table.players) == (name, NAMES[:2])
    assert table.type("Ravi").problem is None


def test_a_known_name_typed_in_other_letters_is_the_same_player() -> None:
    table = added(make_table(2), "rAVI")
    assert table.players == ("Asha", "Meera", "Ravi")
    assert table.known == NAMES


@pytest.mark.parametrize(
    ("seat", "to", "players"),
    [
        (0, 1, "Meera Asha Ravi John"),
        (3, 0, "John Asha Meera Ravi"),
        (1, 3, "Asha Ravi John Meera"),
        (0, -1, "Asha Meera Ravi John"),
        (3, 4, "Asha Meera Ravi John"),
    ],
)
def test_who_dealt_first_still_does_when_seats_are_moved(seat: int, to: int, players: str) -> None:
    table = make_table(4).deal_first(1).move(seat, to)
    assert table.players == tuple(players.split())
    assert table.players[table.dealer] == "Meera"


@pytest.mark.parametrize(("leaves", "dealer"), [(0, "Ravi"), (1, "Ravi"), (2, "John"), (3, "Ravi")])
def test_somebody_deals_first_when_a_player_gets_up(leaves: int, dealer: str) -> None:
    table = make_table(4).deal_first(2).get_up(leaves)
    assert table.players[table.dealer] == dealer


def test_the_last_to_get_up_leaves_an_empty_table() -> None:
    table = make_table(1).get_up(0)
    assert (table.players, table.dealer, table.ready) == ((), 0, False)


def test_another_game_has_its_own_teams() -> None:
    table = make_table(4, side_count=2).play(ONE_CARD.key)
    assert table.game is ONE_CARD
    assert len(table.sides) == table.choices[0]


def test_a_match_is_started_as_the_table_was_laid() -> None:
    table = make_table(4).form(2).deal_first(3)
    assert table.start == Started(
        game="hand-and-foot", players=NAMES[:4], sides=((0, 2), (1, 3)), first_dealer=3
    )


def make_last(**changes: object) -> Started:
    values = {"game": "hand-and-foot", "players": NAMES[:4], "sides": ((0,), (1,), (2,), (3,))}
    return Started.model_validate({**values, **changes})


@pytest.mark.parametrize(("before", "now"), [(0, 1), (3, 0)])
def test_the_last_table_is_laid_again_with_the_deal_passed_on(before: int, now: int) -> None:
    table = lay_table(make_last(first_dealer=before), NAMES)
    assert (table.players, table.known, table.dealer) == (NAMES[:4], NAMES, now)
    assert len(table.sides) == 4


@pytest.mark.parametrize("last", [None, make_last(game="whist")])
def test_without_a_table_to_go_by_it_is_bare(last: Started | None) -> None:
    table = lay_table(last, NAMES)
    assert (table.game, table.players, table.known) == (HAND_AND_FOOT, (), NAMES)


def test_a_new_name_at_a_full_table_is_told_that_it_is_full() -> None:
    table = added(make_table(6), "Farid")

    assert refusal(table) == "table-full"
    assert table.typed == "Farid"
    assert "Farid" not in table.known

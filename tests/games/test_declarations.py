"""What every game declares: held for each row of the table of games."""

from string import Formatter
from typing import Any

import pytest

from scorekeeper.games import GAMES
from scorekeeper.games.fields import Field
from scorekeeper.games.game import Game

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def all_fields(game: Game[Any]) -> list[Field]:
    """The fields of the deal, then those of a side."""
    return [*game.form.deal_fields.values(), *game.form.side_fields.values()]


def places_in(text: str) -> set[str]:
    """The named places of a text: "Deal {n}" has n."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@EVERY_GAME
def test_a_game_is_found_by_its_key(game: Game[Any]) -> None:
    assert GAMES[game.key] is game


@EVERY_GAME
def test_no_two_fields_or_lines_have_one_key(game: Game[Any]) -> None:
    keys = [field.key for field in all_fields(game)]
    lines = [field.line for field in game.form.side_fields.values()] + list(game.line_names)

    assert len(keys) == len(set(keys))
    assert len(lines) == len(set(lines))


@EVERY_GAME
def test_the_worth_of_a_field_is_a_rule(game: Game[Any]) -> None:
    standard = game.rules()

    assert all(
        type(standard.worth(field.worth)) is int for field in all_fields(game) if field.worth
    )


@EVERY_GAME
def test_every_rule_and_field_has_words(game: Game[Any]) -> None:
    assert all(field.title for field in game.rules.model_fields.values())
    assert all(field.label and field.face for field in all_fields(game))


@EVERY_GAME
def test_a_deal_is_named_with_its_number(game: Game[Any]) -> None:
    assert places_in(game.deal_name) == {"n"}
    assert places_in(game.deal_of_name) == {"n", "all"}


@EVERY_GAME
def test_every_number_of_players_can_form_its_sides(game: Game[Any]) -> None:
    assert all(players % sides == 0 for players, ways in game.sides.items() for sides in ways)


@EVERY_GAME
def test_what_is_asked_of_an_answer_comes_after_it(game: Game[Any]) -> None:
    keys = list(game.form.deal_fields)
    asked = [(field.key, field.of or field.among) for field in all_fields(game)]

    assert all(keys.index(first) < keys.index(key) for key, first in asked if first)

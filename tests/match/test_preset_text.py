"""A preset as one line, sent and read back; whatever else is sent is refused with a reason."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.games import GAMES
from scorekeeper.games.game import Game
from scorekeeper.games.rules import read_rules
from scorekeeper.match.names import tidy
from scorekeeper.match.preset_text import LONGEST_TEXT, NoPreset, read_preset, write_preset

HF = GAMES["hand-and-foot"]
RULES: dict[str, Any] = {
    "red_three_left": -500,
    "books_open": True,
    "minimums": [60],
    "minimum_totals": [2500, 5000],
    "books_to_go_out": {"wild": 0},
    "end": "target",
}
LINE = (
    "hand-and-foot: red_three_left=-500; books_open=yes; minimums=60; "
    "minimum_totals=2500/5000; books_to_go_out.wild=0; end=target # Friday #1"
)


def test_a_preset_is_a_line_that_people_can_read() -> None:
    assert write_preset(HF, " Friday  #1", read_rules(HF.rules, RULES)) == LINE


@pytest.mark.parametrize(
    ("text", "rules", "name"),
    [
        (LINE, RULES, "Friday #1"),
        ("hand-and-foot: # Home", {}, "Home"),
        ("hand-and-foot:", {}, ""),
        ("  Hand-And-Foot :deals = 3;;\n tie= extra-deal ;", {"deals": 3, "tie": "extra-deal"}, ""),
        ("hand-and-foot: red_three_left=−500", {"red_three_left": -500}, ""),
        ("hand-and-foot: minimums= 50 / 100 #x", {"minimums": [50, 100]}, "x"),
        ("hand-and-foot: deals=4", {}, ""),
    ],
)
def test_a_line_is_read_back(text: str, rules: dict[str, Any], name: str) -> None:
    game, preset = read_preset(text)

    assert game is HF
    assert (preset.rules, preset.name) == (rules, name)


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("", "preset-game", ""),
        ("Home", "preset-game", ""),
        ("whist: deals=3", "preset-game", ""),
        ("hand-and-foot", "preset-game", ""),
        ("{" * 100, "preset-game", ""),
        ("hand-and-foot: deals", "preset-part", ""),
        ("hand-and-foot: {deals}", "preset-part", ""),
        ("hand-and-foot: {deals}=3", "preset-rule", ""),
        ("hand-and-foot: books_to_go_out=3", "preset-rule", ""),
        ("hand-and-foot: __class__=3", "preset-rule", ""),
        ("hand-and-foot: books_to_go_out.__class__=3", "preset-rule", ""),
        ("hand-and-foot: deals=3; deals=4", "preset-twice", ""),
        ("hand-and-foot: deals=", "rule-number", "deals"),
        ("hand-and-foot: deals=three", "rule-number", "deals"),
        ("hand-and-foot: deals=1e9", "rule-number", "deals"),
        ("hand-and-foot: deals=٣", "rule-number", "deals"),
        ("hand-and-foot: deals=" + "9" * 1900, "rule-number", "deals"),
        ("hand-and-foot: deals=99", "rule-above", "deals"),
        ("hand-and-foot: target=-1", "rule-below", "target"),
        ("hand-and-foot: minimums=", "rule-empty", "minimums"),
        ("hand-and-foot: minimums=50/x", "rule-number", "minimums[1]"),
        ("hand-and-foot: books_open=maybe", "rule-yes-no", "books_open"),
        ("hand-and-foot: tie=coin", "rule-choice", "tie"),
        ("hand-and-foot: " + " " * LONGEST_TEXT, "preset-long", ""),
    ],
)
def test_what_is_no_preset_is_refused_with_the_reason(text: str, code: str, rule: str) -> None:
    with pytest.raises(NoPreset) as error:
        read_preset(text)

    assert (error.value.problem.code, error.value.rule) == (code, rule)
    assert str(error.value)


@given(st.text() | st.text("hand-foot:;=#./09 \n").map("hand-and-foot: deals".__add__))
def test_no_text_does_harm(text: str) -> None:
    try:
        game, preset = read_preset(text)
    except NoPreset:
        return
    assert read_rules(game.rules, preset.rules).changed() == preset.rules


@given(st.sampled_from(list(GAMES.values())), st.text(max_size=30).map(tidy))
def test_every_preset_of_a_game_comes_back(game: Game[Any], name: str) -> None:
    for known in game.presets:
        line = write_preset(game, name, read_rules(game.rules, known.rules))

        again, preset = read_preset(line)

        assert (again, preset.rules, preset.name) == (game, known.rules, name)

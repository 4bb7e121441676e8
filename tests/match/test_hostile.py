"""Whatever is read from outside is read or refused in words."""

import json
import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.games.entry_file import Unreadable
from scorekeeper.games.melds import read_cards
from scorekeeper.match.file import read_matches
from scorekeeper.match.names import LONGEST, name_problem, tidy

TEXTS = st.text(st.characters(exclude_categories=()))
"""Surrogates too, which no encoder takes."""
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner),
    max_leaves=8,
)
KEYS = st.sampled_from(
    ["game", "players", "sides", "first_dealer", "rules", "deals", "id", "name", "started", "x"]
)
MATCHES = st.dictionaries(KEYS, VALUES).map(
    lambda match: {"game": "twenty-two", "players": ["Asha", "Ravi"], **match}
)


def read(text: str) -> None:
    try:
        filed = read_matches(text)
    except Unreadable as wrong:
        wrong.text.format(**wrong.values)
        return
    for each in filed:
        assert each.match.standing.totals is not None


@given(TEXTS)
def test_a_name_is_tidy_once_and_for_all(written: str) -> None:
    name = tidy(written)

    assert tidy(name) == name
    assert not {unicodedata.category(sign) for sign in name} & {"Cc", "Cs", "Co"}
    assert name_problem(name) or len(name) <= LONGEST


@given(TEXTS | VALUES.map(json.dumps))
def test_no_text_is_taken_for_a_match_file(text: str) -> None:
    read(text)


@given(st.lists(MATCHES, max_size=3))
def test_a_match_file_with_anything_in_it_does_no_harm(matches: list[object]) -> None:
    read(json.dumps({"format": "scorekeeper/1", "matches": matches}))


@given(TEXTS)
def test_what_is_read_of_a_meld_is_cards(text: str) -> None:
    try:
        cards = read_cards(text)
    except Unreadable:
        return
    assert set(cards) <= set("AKQJT98765432*")

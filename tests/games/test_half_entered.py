"""A draft is looked at after every tap: whatever is missing from it, no game may fail."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.games import GAMES
from scorekeeper.games.entry import Entry, Facts, Value, gaps
from scorekeeper.games.entry_file import write_entry
from scorekeeper.games.fields import RANKS, Field, Kind
from scorekeeper.games.game import Game, Setup, SoFar
from scorekeeper.games.lines import scores
from scorekeeper.games.standing import score_deal
from tests.games.hands import table
from tests.games.rummy import RUMMY

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), RUMMY], ids=lambda game: game.key)
LAW = settings(deadline=None, max_examples=150)


def answers(game: Game[Any], setup: Setup[Any], field: Field) -> st.SearchStrategy[Value]:
    """What may be entered at a field, by its kind."""
    side = st.integers(0, len(setup.sides) - 1)
    bounds = game.bounds(setup).get(field.key, range(field.low or 0, (field.high or 20) + 1))
    by_kind: dict[Kind, st.SearchStrategy[Value]] = {
        Kind.SIDE: side | st.none() if field.nobody else side,
        Kind.SIDES: st.lists(side, min_size=1, max_size=field.high, unique=True).map(tuple),
        Kind.RANK: st.sampled_from(RANKS),
        Kind.BID: st.sampled_from(bounds) | st.none(),
        Kind.PICK: st.sampled_from([word for word, _ in field.choices] or [""]),
        Kind.POINTS: st.integers(-500 if field.low is None else 0, 500),
        Kind.COUNT: st.sampled_from(bounds),
    }
    return by_kind[field.kind]


@st.composite
def facts(draw: st.DrawFn, game: Game[Any], setup: Setup[Any], fields: dict[str, Field]) -> Facts:
    """Answers to some of the fields."""
    keys = draw(st.lists(st.sampled_from(list(fields)), unique=True)) if fields else []
    return {key: draw(answers(game, setup, fields[key])) for key in keys}


@st.composite
def drafts(draw: st.DrawFn, game: Game[Any], setup: Setup[Any]) -> Entry:
    """A deal as far as it was entered."""
    form = game.form
    sides = tuple(draw(facts(game, setup, form.side_fields)) for _ in setup.sides)
    return Entry(draw(facts(game, setup, form.deal_fields)), sides)


def setups(game: Game[Any]) -> st.SearchStrategy[Setup[Any]]:
    """Tables of all sizes where everybody plays alone."""
    alone = [players for players, ways in game.sides.items() if players in ways]
    return st.sampled_from(alone).map(lambda players: table(game, players))


@EVERY_GAME
@LAW
@given(data=st.data())
def test_a_half_entered_deal_has_a_score_and_hints(game: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    entry = data.draw(drafts(game, setup))

    assert len(scores(game.score(entry, setup))) == len(setup.sides)
    for remark in (*game.hints(entry, setup), *game.aid(entry, setup)):
        assert remark.text.format(**remark.values)


@EVERY_GAME
@LAW
@given(data=st.data())
def test_what_a_tap_brings_along_stays_as_it_is(game: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    before = data.draw(drafts(game, setup))
    given_now = data.draw(facts(game, setup, game.form.deal_fields))
    after = game.suggest(before, before.put(None, given_now), SoFar(setup))

    assert game.suggest(after, after, SoFar(setup)) == after
    assert len(after.sides) == len(setup.sides)


@EVERY_GAME
@LAW
@given(data=st.data())
def test_a_half_entered_deal_is_refused_or_complete(game: Game[Any], data: st.DataObject) -> None:
    """Trying it never fails; what is tried can be written, and its standing worked out."""
    setup = data.draw(setups(game))
    entry = data.draw(drafts(game, setup))

    result = score_deal(game, SoFar(setup), entry)
    if result.played:
        assert game.outcome(SoFar(setup, (result.played,))).places
    assert isinstance(gaps(game.form, entry), tuple)
    assert isinstance(write_entry(game.form, entry), dict)

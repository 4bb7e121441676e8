from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from scorekeeper.games import GAMES
from scorekeeper.games.entry import Entry, Facts, blank
from scorekeeper.storage.store import Store
from scorekeeper.storage.tables import DraftRow
from scorekeeper.storage.trouble import StorageTrouble
from tests.storage.makers import NOON, after, make_draft, make_journal, make_store, opened

FORM = GAMES["hand-and-foot"].form


counts = st.integers(-1000, 1000)
sides = st.none() | st.integers(0, 3)


def facts(answers: st.SearchStrategy[int | None], *keys: str) -> st.SearchStrategy[Facts]:
    return st.dictionaries(st.sampled_from(keys), answers)


@settings(deadline=None, max_examples=40)
@given(facts(sides, "out"), st.lists(facts(counts, *FORM.side_fields), min_size=4, max_size=4))
def test_whatever_is_entered_is_read_back(deal: Facts, own: list[Facts]) -> None:
    entry = Entry(deal, tuple(own))

    with make_store("sqlite://", make_journal()) as store:
        store.save_draft("m1", 1, entry, NOON)

        assert store.draft("m1", 1) == entry


def test_nobody_is_an_answer_and_none_is_none() -> None:
    with make_store("sqlite://", make_journal()) as store:
        store.save_draft("m1", 1, Entry({"out": None}, blank(4).sides), NOON)
        store.save_draft("m1", 2, blank(4), NOON)

        assert store.draft("m1", 1) != store.draft("m1", 2) == blank(4)


def test_a_draft_is_kept_as_last_entered() -> None:
    entry = make_draft()
    with make_store("sqlite://", make_journal()) as store:
        store.save_draft("m1", 1, blank(4), NOON)
        store.save_draft("m1", 1, entry, after(1))

        assert store.draft("m1", 1) == entry
        assert store.drafts("m1") == (1,)


def test_drafts_of_other_deals_and_matches_stay_apart() -> None:
    with make_store("sqlite://", make_journal("m1"), make_journal("m2")) as store:
        store.save_draft("m1", 3, make_draft(), NOON)
        store.save_draft("m1", 1, blank(4), NOON)
        store.save_draft("m2", 1, make_draft(), NOON)

        store.drop_draft("m2", 1)

        assert store.drafts("m1") == (1, 3)
        assert store.draft("m2", 1) is None


def test_dropping_a_draft_that_is_not_there_is_nothing() -> None:
    with make_store("sqlite://", make_journal()) as store:
        store.drop_draft("m1", 1)


def test_a_draft_of_no_match_is_refused() -> None:
    with make_store() as store, pytest.raises(StorageTrouble, match="deleted"):
        store.save_draft("nobody", 1, make_draft(), NOON)


@pytest.mark.parametrize(
    "body",
    [
        {"deal": {"bid": 3}, "sides": [{}, {}, {}, {}]},
        {"deal": {}, "sides": [{}, {"tricks": 1}, {}, {}]},
        {"deal": {"books.clean": 1}, "sides": [{}, {}, {}, {}]},
        {"deal": {}, "sides": [{}, {}]},
        {"deal": {"out": [0]}, "sides": [{}, {}, {}, {}]},
        {"deal": {}, "sides": [{}, {}, {}, {}], "who": "Asha"},
        {"deal": {}},
        [],
    ],
)
def test_a_draft_that_makes_no_sense_counts_as_none(body: Any) -> None:
    with opened() as engine:
        store = Store(engine)
        store.add(make_journal())
        store.save_draft("m1", 1, make_draft(), NOON)
        with engine.begin() as connection:
            connection.execute(update(DraftRow).values(body=body))

        assert store.draft("m1", 1) is None

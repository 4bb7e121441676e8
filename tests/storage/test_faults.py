"""Two servers on one database, a folder that goes away, and a clock that is set back."""

from datetime import timedelta
from pathlib import Path

import pytest

from scorekeeper.storage.store import Conflict
from tests.storage.makers import (
    NOON,
    after,
    make_draft,
    make_journal,
    make_store,
    url_of,
    with_deal,
)
from tests.storage.test_trouble import trouble


def test_two_servers_see_what_the_other_saves(tmp_path: Path) -> None:
    with (
        make_store(url_of(tmp_path), make_journal("m1"), make_journal("m2")) as one,
        make_store(url_of(tmp_path)) as other,
    ):
        one.record(with_deal(make_journal("m1"), after(1), melded=50))
        other.record(with_deal(make_journal("m2"), after(2), melded=70))
        one.save_draft("m2", 0, make_draft(), NOON)

        for store in (one, other):
            assert [match.totals[0] for match in store.listed()] == [70, 50]
            assert store.draft("m2", 0) == make_draft()


def test_of_two_servers_that_write_the_same_step_one_wins_and_the_other_is_told(
    tmp_path: Path,
) -> None:
    mine = with_deal(make_journal(), after(1), melded=50)
    with (
        make_store(url_of(tmp_path), make_journal()) as one,
        make_store(url_of(tmp_path)) as other,
    ):
        one.record(mine)
        with pytest.raises(Conflict):
            other.record(with_deal(make_journal(), after(1), melded=70))

        assert other.journal("m1") == mine
        other.record(with_deal(mine, after(2), melded=70))
        assert one.journal("m1") == with_deal(mine, after(2), melded=70)


def test_nothing_is_saved_in_a_folder_that_is_gone_and_all_goes_on_when_it_is_back(
    tmp_path: Path,
) -> None:
    here, elsewhere = tmp_path / "cards", tmp_path / "elsewhere"
    with make_store(url_of(here), make_journal()) as store:
        store.save_draft("m1", 1, make_draft(), NOON)
        here.rename(elsewhere)

        for use in (lambda: store.save_draft("m1", 2, make_draft(), NOON), store.listed):
            with trouble("gone", here / "scorekeeper.db"):
                use()
        assert not here.exists()

        elsewhere.rename(here)
        store.save_draft("m1", 3, make_draft(), NOON)
        assert store.drafts("m1") == (1, 3)
    with make_store(url_of(here)) as again:
        assert again.drafts("m1") == (1, 3)


def test_a_file_that_was_deleted_is_not_made_anew_while_it_is_used(tmp_path: Path) -> None:
    with make_store(url_of(tmp_path), make_journal()) as store:
        for file in tmp_path.iterdir():
            file.unlink()

        with trouble("gone"):
            store.save_draft("m1", 1, make_draft(), NOON)

        assert not list(tmp_path.iterdir())


def test_a_match_goes_on_though_the_clock_was_set_back(tmp_path: Path) -> None:
    journal, other = make_journal("m1", NOON, deals=1), make_journal("m2", after(-30))
    yesterday = NOON - timedelta(days=1)
    with make_store(url_of(tmp_path), journal, other) as store:
        store.save_draft("m1", 0, make_draft(), NOON)
        store.save_draft("m1", 0, make_draft(), yesterday)
        journal = with_deal(journal, yesterday, melded=50)
        store.record(journal, drop_draft=0)

        assert store.journal("m1") == journal
        assert [step.number for step in journal.steps] == [1, 2, 3]
        assert [match.id for match in store.listed()] == ["m1", "m2"]
        assert store.listed()[0].totals[0] == 50
        assert store.drafts("m1") == ()


def test_a_match_started_after_the_clock_was_set_back_is_there(tmp_path: Path) -> None:
    yesterday = NOON - timedelta(days=1)
    with make_store(url_of(tmp_path), make_journal("m1"), make_journal("m2", yesterday)) as store:
        store.record(with_deal(make_journal("m2", yesterday), yesterday))

        assert [match.id for match in store.listed()] == ["m1", "m2"]
        assert set(store.players(9)) == {"Asha", "Bilal", "Chitra", "Dev"}

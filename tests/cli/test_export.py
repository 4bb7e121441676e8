"""`scorekeeper export` and `scorekeeper import`: from one database into another."""

import csv
import json
from io import StringIO
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from scorekeeper.cli import app
from scorekeeper.match.file import filed, write_matches
from scorekeeper.match.journal import Journal
from tests.match.makers import EARLY, UNDO, journal, record
from tests.storage.makers import make_journal, make_store, url_of, with_deal

PLAYED = journal(record(10), record(20), UNDO, EARLY)
OTHER = make_journal("m2", deals=2)


def run(*arguments: str, folder: Path, sent: str = "") -> Result:
    """The command over the database of a folder, on a wide terminal."""
    environment = {"COLUMNS": "200", "SCOREKEEPER_DATA": "", "SCOREKEEPER_DATABASE_URL": ""}
    return CliRunner().invoke(app, ["--data", str(folder), *arguments], input=sent, env=environment)


def keep(folder: Path, *journals: Journal) -> None:
    """Puts matches into the database of a folder."""
    with make_store(url_of(folder), *journals):
        pass


def kept(folder: Path) -> dict[str, Journal]:
    """All matches in the database of a folder."""
    with make_store(url_of(folder)) as store:
        listed = [store.journal(match.id) for match in store.listed()]
    return {each.match_id: each for each in listed if each}


@pytest.fixture
def there(tmp_path: Path) -> Path:
    """A folder whose database has two matches."""
    folder = tmp_path / "there"
    folder.mkdir()
    keep(folder, PLAYED, OTHER)
    return folder


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with an empty database."""
    return tmp_path / "here"


def test_all_matches_go_over_with_their_journals(there: Path, here: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "all.json")
    exported = run("export", "--journals", file, folder=there)
    imported = run("import", "--yes", file, folder=here)

    assert (exported.exit_code, exported.output) == (0, "")
    assert (imported.exit_code, imported.output.splitlines()[-1]) == (0, "2 matches were added.")
    assert kept(here) == kept(there) == {"m1": PLAYED, "m2": OTHER}


def test_without_a_file_it_goes_to_the_output_and_comes_by_the_input(
    there: Path, here: Path
) -> None:
    written = run("export", "--match", "m2", folder=there).stdout
    imported = run("import", "--yes", "-", folder=here, sent=written)

    assert [match["id"] for match in json.loads(written)["matches"]] == ["m2"]
    assert imported.exit_code == 0
    assert kept(here)["m2"].match == OTHER.match


def test_some_matches_are_chosen_by_their_ids(there: Path) -> None:
    both = run("export", "--match", "m2", "--match", "m1", folder=there).stdout
    missing = run("export", "--match", "m7", folder=there)

    assert [match["id"] for match in json.loads(both)["matches"]] == ["m2", "m1"]
    assert missing.exit_code == 1
    assert missing.stdout == ""
    assert "There is no match m7" in missing.stderr
    assert "m1  12 Aug 2025 · Hand and Foot · Asha & Ravi 10, Meera & John 0" in missing.stderr


def test_a_table_has_its_rows_and_a_heading_in_the_language(there: Path) -> None:
    english, hindi = (
        list(csv.reader(StringIO(run("export", "--csv", *more, folder=there).stdout)))
        for more in ([], ["--language", "hi"])
    )

    assert english[0][0] == "\ufeffMatch"
    assert hindi[0][0] != english[0][0]
    assert len(english) == len(hindi) == 1 + 2 * 1 + 4 * 2


def test_a_file_that_is_there_stays_where_the_new_one_cannot_be_written(
    there: Path, tmp_path: Path
) -> None:
    result = run("export", str(tmp_path / "no" / "all.json"), folder=there)

    assert result.exit_code == 1
    assert result.stderr == f"{tmp_path / 'no'} cannot be written: it is not there.\n"
    (tmp_path / "old.json").write_text("old")
    assert run("export", str(tmp_path / "old.json"), folder=there).exit_code == 0
    assert json.loads((tmp_path / "old.json").read_text())["matches"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old.json", "there"]


def test_a_dry_run_and_a_no_add_nothing(there: Path, here: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "all.json")
    run("export", file, folder=there)
    dry = run("import", "--dry-run", file, folder=here)
    no = run("import", file, folder=here, sent="n\n")
    silent = run("import", file, folder=here)

    assert dry.exit_code == 0
    assert "New: 2" in dry.output
    assert "m1  12 Aug 2025 · Hand and Foot · Asha & Ravi 10, Meera & John 0" in dry.output
    assert "1 deal · Asha & Ravi won" in dry.output
    assert no.exit_code == silent.exit_code == 1
    for result in (dry, no, silent):
        assert "Nothing was added." in result.output
    assert kept(here) == {}


def test_a_yes_adds_them_and_again_nothing(there: Path, here: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "all.json")
    run("export", file, folder=there)
    yes = run("import", file, folder=here, sent="y\n")
    before = kept(here)
    again = run("import", "--yes", file, folder=here)

    assert yes.exit_code == again.exit_code == 0
    assert "Here already: 2" in again.output
    assert "Nothing was added." in again.output
    assert kept(here) == before


def test_what_comes_by_the_input_is_not_asked_about(here: Path) -> None:
    result = run("import", "-", folder=here, sent=write_matches([filed(PLAYED)]))

    assert result.exit_code == 1
    assert "--yes" in result.stderr
    assert kept(here) == {}


def test_a_longer_one_is_taken_where_that_is_asked_for(there: Path, tmp_path: Path) -> None:
    file = tmp_path / "longer.json"
    longer = with_deal(OTHER)
    file.write_text(write_matches([filed(longer, with_journal=True)]), encoding="utf-8")
    kept_ours = run("import", "--yes", str(file), folder=there)
    assert kept(there)["m2"] == OTHER
    taken = run("import", "--yes", "--longer", str(file), folder=there)

    assert "Goes on from the one here: 1" in kept_ours.output
    assert "Nothing was added." in kept_ours.output
    assert taken.exit_code == 0
    assert kept(there)["m2"] == longer


def test_one_that_differs_is_told_and_not_taken(there: Path, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(write_matches([filed(make_journal("m2", deals=3))]), encoding="utf-8")
    result = run("import", "--yes", "--longer", str(file), folder=there)

    assert "Differs from the one here, which stays as it is: 1" in result.output
    assert kept(there)["m2"] == OTHER


def test_a_match_in_the_bin_stays_there_and_is_told(there: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "all.json")
    run("export", file, folder=there)
    with make_store(url_of(there)) as store:
        store.bin("m2", OTHER.last_change)
    result = run("import", "--yes", file, folder=there)

    assert "in the bin here" in result.output
    assert kept(there).keys() == {"m1"}


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (lambda text: text[:-1], "line"),
        (lambda text: text.replace('"books"', '"book"'), "matches[1].deals[1].sides[0].book"),
        (lambda text: text.replace("hand-and-foot", "whist", 1), "matches[0].game"),
        (lambda text: text.replace('"melded_points": 0', '"melded_points": "x"'), "matches[1]"),
        (lambda text: "", "this is empty"),
    ],
    ids=range(5),
)
def test_a_bad_file_adds_nothing_and_is_told_with_its_place(
    spoil: object, place: str, here: Path, tmp_path: Path
) -> None:
    whole = write_matches([filed(make_journal("m0")), filed(make_journal("m2", deals=2))])
    file = tmp_path / "bad.json"
    assert callable(spoil)
    spoilt = spoil(whole.replace('"melded_points": 0', '"books": {}, "melded_points": 0'))
    file.write_text(spoilt, encoding="utf-8")
    result = run("import", "--yes", str(file), folder=here)

    assert result.exit_code == 2
    assert str(file) in result.stderr
    assert place.removesuffix("[1].deals[1].sides[0].book") in result.stderr
    assert "Traceback" not in result.output
    assert not (here / "scorekeeper.db").exists() or kept(here) == {}


def test_a_file_that_is_not_there_is_told(here: Path) -> None:
    result = run("import", str(here / "no.json"), folder=here)

    assert result.exit_code == 2
    assert "there is no such file" in result.stderr

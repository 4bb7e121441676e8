"""What is packed once is not packed again, and nothing goes wrong where nothing can be kept."""

from pathlib import Path

import brotli
import pytest

from scorekeeper.web.client import parts
from scorekeeper.web.pack import pack_ahead, work
from scorekeeper.web.packed import CODINGS, Coding, Packed

BR, GZIP = CODINGS
TEXT = b"a deal, a meld, a book, " * 400


def test_what_was_packed_is_kept(tmp_path: Path) -> None:
    first = Packed(tmp_path).packed(TEXT, BR)
    made = first.stat().st_mtime_ns
    assert Packed(tmp_path).packed(TEXT, BR) == first
    assert first.stat().st_mtime_ns == made
    assert brotli.decompress(first.read_bytes()) == TEXT


def test_what_was_packed_ahead_is_sent_rather_than_what_was_packed_in_a_hurry(
    tmp_path: Path,
) -> None:
    store = Packed(tmp_path)
    hurried = store.packed(TEXT, BR)
    pack_ahead({"text.txt": TEXT}, store)
    assert store.packed(TEXT, BR) != hurried
    assert store.packed(TEXT, BR).stat().st_size <= hurried.stat().st_size
    assert len({store.packed(TEXT, coding) for coding in CODINGS}) == len(CODINGS)


def test_a_file_that_is_being_written_is_never_seen(tmp_path: Path) -> None:
    def fail(_: bytes) -> bytes:
        raise MemoryError

    with pytest.raises(MemoryError):
        Packed(tmp_path).packed(TEXT, Coding("br", fail, fail))
    assert list(tmp_path.iterdir()) == []


def test_what_an_older_version_left_is_dropped_when_the_new_one_is_packed(tmp_path: Path) -> None:
    store = Packed(tmp_path)
    old = store.packed(b"old" + TEXT, GZIP)
    pack_ahead({"text.txt": TEXT}, store)
    assert not old.exists()
    assert len(list(tmp_path.iterdir())) == len(CODINGS)


def test_a_folder_that_cannot_be_written_to_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = tmp_path / "closed"
    closed.write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(closed))
    monkeypatch.setenv("HOME", str(closed))
    assert Packed().packed(TEXT, GZIP).is_file()


def test_brotli_is_made_of_what_browsers_load_over_https() -> None:
    client = parts()
    by_path = {id(part): path for path, part in client.items()}
    packed = {(by_path[id(part)], coding.name) for part, coding in work(client)}
    assert ("main.dart.wasm", "br") in packed
    assert ("canvaskit/skwasm_heavy.wasm", "gzip") in packed
    assert ("canvaskit/skwasm_heavy.wasm", "br") not in packed

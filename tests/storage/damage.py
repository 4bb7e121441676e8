"""Ways in which a file of matches is damaged."""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from types import MappingProxyType

PAGE = 4096


def spoil_a_table(file: Path) -> None:
    """Garbage in the middle: where the matches begin."""
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'match'"
        (page,) = connection.execute(query).fetchone()
    _write(file, (page - 1) * PAGE, b"\xff" * PAGE)


def spoil_the_head(file: Path) -> None:
    _write(file, 0, b"\xff" * PAGE)


def cut_short(file: Path) -> None:
    """As after a copy that ran out of room."""
    with file.open("r+b") as content:
        content.truncate(file.stat().st_size // 2 // PAGE * PAGE)


def empty(file: Path) -> None:
    file.write_bytes(b"")


def take_away(file: Path) -> None:
    file.unlink()


def write_a_letter(file: Path) -> None:
    file.write_text("Dear Asha, " * 2000)


DAMAGES: Mapping[str, Callable[[Path], None]] = MappingProxyType(
    {
        damage.__name__: damage
        for damage in (
            *(spoil_a_table, spoil_the_head, cut_short),
            *(empty, take_away, write_a_letter),
        )
    }
)


def _write(file: Path, place: int, what: bytes) -> None:
    with file.open("r+b") as content:
        content.seek(place)
        content.write(what)

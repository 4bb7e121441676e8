"""The house keeps its order: arrows between its rooms point one way, and the core is pure."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1] / "scorekeeper"
LONGEST = 200
"""Lines of a module."""

MAY_USE = {
    "games": {"games"},
    "match": {"match", "games"},
    "storage": {"storage", "match", "games", "settings"},
    "live": {"live", "storage", "match", "games", "settings"},
    "i18n": {"i18n", "games"},
    "ui": {"ui", "live", "storage", "match", "games", "i18n", "settings"},
    "web": {"web", "ui", "live", "storage", "match", "games", "i18n", "settings"},
    "site": {"site", "web", "ui", "live", "storage", "match", "games", "i18n", "settings"},
    "cli": {
        *("logbook", "cli", "site", "web", "ui", "live", "storage", "match", "games", "i18n"),
        "settings",
    },
}
PURE = ("games", "match")
IMPURE_MODULES = {
    *("asyncio", "glob", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets"),
    *("shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time"),
    *("urllib", "uuid", "http"),
}
IMPURE_CALLS = {"open", "print", "input", "now", "utcnow", "today", "time", "sleep", "uuid4"}
GAME_MODULES = sorted(
    path.name
    for path in (HOUSE / "games").iterdir()
    if path.is_dir() and (path / "__init__.py").exists()
)


def modules(room: str = "") -> list[Path]:
    """All modules of a room, or of the whole house."""
    return sorted((HOUSE / room).rglob("*.py"))


def name(path: Path) -> str:
    """A module as it is imported: scorekeeper.games.entry."""
    return ".".join(path.relative_to(HOUSE.parent).with_suffix("").parts)


def imports(path: Path) -> Iterator[str]:
    """The full name of all that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def calls(path: Path) -> Iterator[str]:
    """The last name of all that a module calls: `datetime.now()` is now."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute):
                yield called.attr
            elif isinstance(called, ast.Name):
                yield called.id


def rooms_used(path: Path) -> set[str]:
    """The rooms of the house a module imports from."""
    parts = [full.split(".") for full in imports(path)]
    rooms = {names[1] for names in parts if names[0] == "scorekeeper" and len(names) > 1}
    return rooms - {"__version__"}


@pytest.mark.parametrize("room", MAY_USE)
def test_arrows_point_one_way(room: str) -> None:
    wrong = {name(path): rooms_used(path) - MAY_USE[room] for path in modules(room)}

    assert {module: rooms for module, rooms in wrong.items() if rooms} == {}


def test_every_room_has_its_arrows() -> None:
    rooms = {path.name for path in HOUSE.iterdir() if list(path.glob("*.py"))}

    assert rooms <= MAY_USE.keys()
    assert modules("games")
    assert modules("match")


@pytest.mark.parametrize("path", [*modules("games"), *modules("match")], ids=name)
def test_the_core_imports_the_standard_library_and_pydantic_alone(path: Path) -> None:
    tops = {full.partition(".")[0] for full in imports(path)}

    assert tops <= {*sys.stdlib_module_names, "pydantic", "scorekeeper"}
    assert not tops & IMPURE_MODULES


@pytest.mark.parametrize("path", [*modules("games"), *modules("match")], ids=name)
def test_the_core_has_no_clock_no_chance_and_touches_nothing(path: Path) -> None:
    assert not set(calls(path)) & IMPURE_CALLS


@pytest.mark.parametrize("game", GAME_MODULES)
def test_a_game_is_named_nowhere_but_in_its_module_and_the_table_of_games(game: str) -> None:
    spellings = {game, game.replace("_", "-"), game.replace("_", " ")}
    spellings |= {spelling.title().replace(" And ", " and ") for spelling in spellings}
    at_home = {HOUSE / "games" / "__init__.py", *modules(f"games/{game}")}

    naming = [
        name(path)
        for path in modules()
        if path not in at_home
        and any(spelling in path.read_text(encoding="utf-8") for spelling in spellings)
    ]

    assert naming == []


@pytest.mark.parametrize("path", modules(), ids=name)
def test_a_module_can_be_read_at_once(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").count("\n")

    assert lines <= LONGEST

"""No words on the screen but those of the catalogues: all are marked in the source."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.i18n.catalogues import KEYWORDS
from tests.i18n.extract import called

HOUSE = Path(__file__).parents[2] / "scorekeeper"
#: Patterns of what Typer says in English.
FOREIGN = {HOUSE / "cli" / "refusals.py"}
MODULES = sorted({*(HOUSE / "ui").rglob("*.py"), *(HOUSE / "cli").rglob("*.py")} - FOREIGN)

WORD = re.compile(r"[^\W\d_]{2,}")
PHRASE = re.compile(r"^[A-Z][a-z]+|[^\W\d_]{2,} [^\W\d_]{2,}")
FONT = re.compile(r"^Noto Sans")
#: The arguments in which a control or a component is given its words.
SHOWN = {"label", "tooltip", "title", "subtitle", "text", "hint_text", "helper", "error", "content"}
SHOWN |= {"semantics_label", "message", "name", "help", "epilog"}
#: What looks like a control and shows nothing, and what is only for developers.
SILENT = {"Route", "Mark", "ContextVar", "TypeVar", "LookupError", "ValueError", "TypeError"}
SILENT |= {"exception", "warning", "debug", "info", "cast", "type"}


def unmarked(source: str) -> Iterator[tuple[int, str]]:
    """Literals that people would read and that are not marked, with their lines.

    What is given to a control is read if there is a word in it; anything else if it reads like
    words for people: with a capital, or several of them.

    >>> list(unmarked('Words("save"); Words(say("Save")); ft.Text(f"{n} points", key="all n")'))
    [(1, 'save'), (1, ' points')]
    >>> list(unmarked('text = "Save" if new else "Correct"; say(text); where = "save"'))
    [(1, 'Save'), (1, 'Correct')]
    """
    tree = ast.parse(source)
    fine = {id(literal) for node in ast.walk(tree) for literal in excused(node)}
    shown = {id(literal) for node in ast.walk(tree) for literal in given_to_controls(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in fine:
            pattern = WORD if id(node) in shown else PHRASE
            if pattern.search(node.value) and not FONT.match(node.value):
                yield node.lineno, node.value


def excused(node: ast.AST) -> Iterator[ast.AST]:
    """Literals that are marked, or that nobody reads: docstrings, annotations, keys."""
    if isinstance(node, ast.Call):
        if called(node) in KEYWORDS:
            yield from node.args
        if called(node) in SILENT:
            yield from ast.walk(node)
        for word in node.keywords:
            if word.arg not in SHOWN:
                yield from literals(word.value)
    elif isinstance(node, ast.Dict):
        yield from filter(None, node.keys)
    elif isinstance(node, ast.Expr):
        yield node.value
    elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation:
        yield from ast.walk(node.annotation)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
        yield from ast.walk(node.returns)


def given_to_controls(node: ast.AST) -> Iterator[ast.AST]:
    """Literals that are arguments of what begins with a capital, as controls do."""
    if isinstance(node, ast.Call) and called(node)[:1].isupper():
        for argument in (*node.args, *(word.value for word in node.keywords)):
            yield from literals(argument)


def literals(argument: ast.expr) -> Iterator[ast.AST]:
    """The literal itself, or the literal parts of an f-string."""
    yield from argument.values if isinstance(argument, ast.JoinedStr) else (argument,)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_words_are_marked_for_the_catalogues(path: Path) -> None:
    assert list(unmarked(path.read_text(encoding="utf-8"))) == []

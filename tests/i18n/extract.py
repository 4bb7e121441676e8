"""Finds the texts in the source, those inside f-strings too, which Babel's own way overlooks."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import IO, Any

COMMENT = "translators:"
Found = tuple[int, str, tuple[str | None, ...], list[str]]


def called(call: ast.Call) -> str:
    """The last name of what is called: `speech.say(...)` is say."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def extract(
    file: IO[bytes], keywords: Mapping[str, Any], tags: Sequence[str], options: object
) -> Iterator[Found]:
    """What is marked by a call, in the order of the lines: a method as Babel wants it."""
    source = file.read().decode()
    lines = source.splitlines()
    marks = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and called(node) in keywords
    ]
    for call in sorted(marks, key=lambda node: (node.lineno, node.col_offset)):
        texts = tuple(text_of(argument) for argument in call.args)
        if any(texts):
            yield call.lineno, called(call), texts, comments_above(lines, call.lineno)


def text_of(argument: ast.expr) -> str | None:
    """A literal text; None for what is only known when the app runs."""
    literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    return argument.value if literal else None  # type: ignore[attr-defined]


def comments_above(lines: Sequence[str], number: int) -> list[str]:
    """The comment for translators in the lines over a call.

    >>> comments_above(["# translators: the cards", "# of the table", 'N_("Cards")'], 3)
    ['the cards of the table']
    """
    said: list[str] = []
    for line in reversed(lines[: number - 1]):
        text = line.strip()
        if not text.startswith("#"):
            return []
        said.insert(0, text.lstrip("# "))
        if said[0].startswith(COMMENT):
            return [" ".join(said).removeprefix(COMMENT).strip()]
    return []

"""Names of players: any script, never touched but for blanks around and inside them."""

import unicodedata
from collections.abc import Sequence

from scorekeeper.games.problem import Problem, Severity
from scorekeeper.games.text import N_

LONGEST = 40


def tidy(name: str) -> str:
    """One line without blanks around it; signs that cannot be seen or printed are left out."""
    seen = "".join(sign for sign in name if sign.isspace() or not _unseen(sign))
    return " ".join(unicodedata.normalize("NFC", seen).split())


def name_problem(name: str, others: Sequence[str] = ()) -> Problem | None:
    """Why a tidy name cannot be taken at a table where the others sit."""
    if not any(_inked(sign) for sign in name):
        return _refuse("name-empty", N_("A player needs a name."))
    if len(name) > LONGEST:
        text = N_("A name has at most {longest} letters; this one has {length}.")
        return _refuse("name-long", text, longest=LONGEST, length=len(name))
    if name.casefold() in {other.casefold() for other in others}:
        text = N_("{name} is at the table already; add a letter to tell them apart.")
        return _refuse("name-twice", text, name=name)
    return None


def _inked(sign: str) -> bool:
    """Letters, digits, signs, and those of scripts newer than the tables of this Python."""
    return unicodedata.category(sign)[0] in "LNPS" or unicodedata.category(sign) == "Cn"


def _unseen(sign: str) -> bool:
    """Control signs, but not the joiners that Indic scripts are written with."""
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co") and sign not in "\u200c\u200d"


def _refuse(code: str, text: str, **values: object) -> Problem:
    return Problem(Severity.REFUSE, code, text, values)

"""What nobody means and somebody types: names, files, lines and addresses, made by chance."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.games.rules import read_rules
from scorekeeper.match.preset_text import write_preset

PIECES = (
    *("Asha", "ਹਰਪ੍ਰੀਤ", "प्रियंका", "கவிதா", "محمد", "李小龍", "\U0001f469\u200d\U0001f467"),
    *("\U0001f1ee\U0001f1f3", "é", "e\u0301", "\u200b", "\u200d", "\u202e", "\u2066", "\ufeff"),
    *("\u0301" * 60, "\u0e49" * 40, "\x00", "\x1b[2J", "\x07", "\r\n", "\t", "\ud800", "\udfff"),
    *("\ue000", "\uffff", "\U0010ffff", "\u2028", " ", "\u3164", "=1+1", "+1", "-1", "@SUM(A1)"),
    *("=cmd|'/c calc'!A0", "<script>alert(1)</script>", "&lt;", "<b>", "{name}", "{0}", "{", "}}"),
    *("%s", "%n", "${x}", "$(ls)", "`ls`", "'; DROP TABLE player;--", "..", "/", "\\", "#", ";"),
    *("../../etc/passwd", ":", "=", "null", "None", "nan", "0", "−1", "٣", "ﷺ", "İ", "ß", "ŉ", "ǅ"),
    *("\U0001fae8", "ΐ", "\u1e9e", "W" * 40, "ਕ" * 41, "a" * 10_000, "\u0301" * 5_000),
)
NUMBERS = (0, -1, 1, 2, 7, 99, 10**6, 10**6 + 1, -(10**9), 2**31, 2**63, 10**30, 0.5, 1e308, 5.0)
EXAMPLES: tuple[dict[str, Any], ...] = tuple(
    case["file"]
    for case in json.loads(
        (Path(__file__).parents[1] / "data" / "examples.json").read_text(encoding="utf-8")
    )
)
LONG_DIGITS = "9" * 10_000
DEEP = 100_000


def text(random: Random, most: int = 5) -> str:
    """Some pieces in a row."""
    return "".join(random.choices(PIECES, k=random.randrange(most + 1)))


def value(random: Random, depth: int = 3) -> Any:
    """Any value that JSON has."""
    kind = random.randrange(8)
    if kind == 0 and depth:
        return [value(random, depth - 1) for _ in range(random.randrange(4))]
    if kind == 1 and depth:
        return {text(random, 1): value(random, depth - 1) for _ in range(random.randrange(4))}
    if kind < 4:
        return random.choice(NUMBERS)
    return text(random, 2) if kind < 6 else random.choice((None, True, False))


def match_file(random: Random) -> str:
    """A match file with something wrong in it; now and then one that is right."""
    file = json.loads(json.dumps(random.choice(EXAMPLES)))
    if random.random() < 0.3 and file.get("matches"):
        file["matches"][0]["players"] = [text(random, 2) for _ in file["matches"][0]["players"]]
    for _ in range(random.randrange(4)):
        _damage(random, file)
    written = json.dumps(file, ensure_ascii=random.random() < 0.5)
    return random.choice(SPOILED)(random, written) if random.random() < 0.4 else written


def file_bytes(random: Random) -> bytes:
    """The same as bytes, some of them no text at all."""
    data = match_file(random).encode("utf-8", "surrogatepass")
    if random.random() < 0.2:
        at = random.randrange(len(data) + 1)
        data = data[:at] + random.randbytes(random.randrange(9)) + data[at:]
    return data


def _damage(random: Random, data: Any) -> None:
    """Put something else in one place, take it out, or double it."""
    while isinstance(data, (dict, list)) and data:
        key = random.choice(list(data) if isinstance(data, dict) else range(len(data)))
        inner = data[key]
        if isinstance(inner, (dict, list)) and inner and random.random() < 0.8:
            data = inner
            continue
        change = random.randrange(4)
        if change == 0:
            data[key] = value(random)
        elif change == 1:
            del data[key]
        elif isinstance(data, list):
            data.extend([inner] * random.choice((1, 3, 1000)))
        else:
            data[text(random, 1)] = inner
        return


def _cut(random: Random, written: str) -> str:
    return written[: random.randrange(len(written))]


def _sown(random: Random, written: str) -> str:
    """With pieces in it where nobody put them."""
    for _ in range(random.randrange(1, 5)):
        at = random.randrange(len(written) + 1)
        written = written[:at] + text(random, 1) + written[at + random.randrange(3) :]
    return written


def _huge_number(random: Random, written: str) -> str:
    at = random.choice([0, *(n for n, sign in enumerate(written) if sign in "0123456789")])
    return (
        written[:at]
        + random.choice((LONG_DIGITS, "-" + LONG_DIGITS, "1e999", "NaN"))
        + written[at + 1 :]
    )


def _deep(random: Random, written: str) -> str:
    depth = random.choice((50, 990, 5_000, DEEP))
    opened, closed = random.choice((("[", "]"), ('{"a":', "}")))
    deep = opened * depth + "1" + closed * random.choice((depth, 0))
    return random.choice((deep, written.replace('"deals": [', f'"deals": [{deep},', 1)))


def _twice(random: Random, written: str) -> str:
    return written + random.choice((written, "\ufeff", "\x00", ","))


SPOILED: tuple[Callable[[Random, str], str], ...] = (_cut, _sown, _huge_number, _deep, _twice)


def preset(random: Random) -> str:
    """A line of house rules with something wrong in it; now and then one that is right."""
    game = random.choice(list(GAMES.values()))
    known = [preset.rules for preset in game.presets] or [{}]
    line = write_preset(game, text(random, 2), read_rules(game.rules, random.choice(known)))
    if random.random() < 0.5:
        line = line.replace(" #", f"; {text(random, 1)}={random.choice(NUMBERS)} #", 1)
    return _sown(random, line) if random.random() < 0.7 else line


def melds(random: Random) -> list[str]:
    """Melds as they might be typed."""
    return [_meld(random) for _ in range(random.randrange(1, 5))]


def _meld(random: Random) -> str:
    cards = "".join(random.choices("AKQJT98765432*kq10 ", k=random.choice((1, 3, 7, 60, 2000))))
    return _sown(random, cards) if random.random() < 0.3 else cards


def address(random: Random, match_id: str) -> str:
    """A route of the app, nearly."""
    parts = [
        *("", "new", "rules", "settings", "melds", "match", match_id, "deal", "scores", "result"),
        *("house", "big", "invite", "1", "0", "-1", "9" * 40, "٣", "%2e%2e", "%00", "%ff%fe", "%"),
    ]
    path = "/".join(
        random.choice(parts) if random.random() < 0.7 else text(random, 1)
        for _ in range(random.randrange(1, 7))
    )
    query = random.choice(("", "", f"?{text(random, 2)}", "#" + text(random, 1), "?a=1&" * 500))
    return f"/{path}{query}"

"""Names in any script, told apart, and never changed but for what cannot be seen."""

import pytest

from scorekeeper.match.names import LONGEST, name_problem, tidy

ZWJ, ZWNJ = "\u200d", "\u200c"


@pytest.mark.parametrize(
    "name",
    [
        "Asha",
        "ਗੁਰਪ੍ਰੀਤ ਕੌਰ",
        f"ਪਰ{ZWJ}ਯ",
        "मीरा क्षत्रिय",
        f"क्{ZWJ}ष",
        "ஆஷா",
        f"അവന{chr(0xD4D)}{ZWJ}",
        f"ක{chr(0xDCA)}{ZWJ}රිෂ්",
        f"می{ZWNJ}خواهم",
        "李小龍",
        "O'Brien-Łukasz 2",
        "👩",
        f"👨{ZWJ}👩{ZWJ}👧",
        "❤️",
        "🇮🇳",
        "\U0001fae8",
        "7",
        "&",
    ],
)
def test_a_name_stays_as_it_is_written(name: str) -> None:
    assert tidy(name) == name
    assert name_problem(name) is None


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Asha  ", "Asha"),
        ("Asha \t\n Kaur", "Asha Kaur"),
        ("Asha\u00a0Kaur", "Asha Kaur"),
        ("As\x00ha\x1b", "Asha"),
        ("\u202eahsA", "ahsA"),
        ("\u2066Asha\u2069", "Asha"),
        ("As\u200bha\ufeff", "Asha"),
        ("A\ud800sha", "Asha"),
        ("Jose\u0301", "José"),
        ("", ""),
        ("\u202e \u200b", ""),
    ],
)
def test_what_cannot_be_seen_is_left_out(written: str, kept: str) -> None:
    assert tidy(written) == kept
    assert tidy(kept) == kept


@pytest.mark.parametrize(
    ("name", "others", "code"),
    [
        ("", (), "name-empty"),
        (ZWJ, (), "name-empty"),
        ("\u0301", (), "name-empty"),
        ("a" * LONGEST, (), None),
        ("a" * (LONGEST + 1), (), "name-long"),
        ("a" * 200, (), "name-long"),
        ("ਕ" * 200, (), "name-long"),
        ("Asha", ("Meera", "Asha"), "name-twice"),
        ("asha", ("Asha",), "name-twice"),
        ("STRASSE", ("Straße",), "name-twice"),
        ("JOSÉ", ("José",), "name-twice"),
        ("Asha K", ("Asha",), None),
        ("Asha", (), None),
    ],
)
def test_a_name_is_there_not_long_and_told_from_the_others(
    name: str, others: tuple[str, ...], code: str | None
) -> None:
    problem = name_problem(name, others)

    assert (problem and problem.code) == code


def test_a_problem_with_a_name_says_which() -> None:
    long, twice = name_problem("a" * 200), name_problem("asha", ["Asha"])

    assert long is not None
    assert long.values == {"longest": LONGEST, "length": 200}
    assert twice is not None
    assert twice.text.format(**twice.values).startswith("asha is at the table already")

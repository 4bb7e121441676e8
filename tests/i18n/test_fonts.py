"""The bundled fonts have every sign that the app itself can draw."""

import json
import unicodedata
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from scorekeeper.i18n import LANGUAGES, speech
from scorekeeper.ui.theme import FONT, FONTS, SCRIPTS
from tests.i18n.catalogues import english, forms, stored, template, texts

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "assets" / "fonts"
MANIFEST = ROOT / "scorekeeper" / "web" / "page" / "assets" / "FontManifest.json"
NAMES = ("Zoë Łukasz Ṇitya Śarmā", "ਹਰਪ੍ਰੀਤ ਸਿੰਘ", "प्रियंका क्षत्रिय", "கவிதா ஸ்ரீ", "♠♥♦♣★→←✓")
FILES = [Path(path) for path in FONTS.values()]
MOST_BYTES = 450_000
"""Of all bundled families, before they are compressed."""


@cache
def font(name: str) -> TTFont:
    return TTFont(FOLDER / name)


def signs_of(*families: str) -> set[int]:
    return {sign for family in families for sign in font(Path(FONTS[family]).name).getBestCmap()}


def missing(text: str) -> set[str]:
    have = signs_of(*FONTS)
    return {sign for sign in text if ord(sign) not in have and unicodedata.category(sign) != "Cc"}


def test_every_sign_of_the_source_is_there() -> None:
    assert missing(" ".join(english(message) for message in texts(template()))) == set()
    assert missing("±·×–…−★♠♥♦♣8–K&+0123456789") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_a_language_is_there(language: str) -> None:
    said = speech(language)
    months = [datetime(2026, month, 28, 9 + month, 5) for month in range(1, 13)]  # noqa: DTZ001
    dates = [said.day(when) + said.time(when) for when in months]
    own = [LANGUAGES[language], said.names(["A", "B", "C"]), said.signed(-1234567), *dates]
    catalogue = [form for message in texts(stored(language)) for form in forms(message.string)]

    assert missing("".join([*own, *(catalogue if language != "en" else ())])) == set()


@pytest.mark.parametrize("name", NAMES)
def test_names_can_be_written_in_every_script(name: str) -> None:
    assert missing(name) == set()


@pytest.mark.parametrize("family", [FONT, *(name for name in SCRIPTS if "Symbols" not in name)])
def test_a_family_is_there_from_regular_to_bold(family: str) -> None:
    [axis] = font(Path(FONTS[family]).name)["fvar"].axes
    assert (axis.axisTag, axis.minValue, axis.maxValue) == ("wght", 400, 700)


@pytest.mark.parametrize(
    "family", ["Noto Sans Devanagari", "Noto Sans Gurmukhi", "Noto Sans Tamil"]
)
def test_letters_that_join_are_shaped(family: str) -> None:
    assert {"GSUB", "GPOS", "GDEF"} <= {*font(Path(FONTS[family]).name).keys()}


def test_all_families_have_one_line() -> None:
    lines = {(font(path.name)["hhea"].ascent, font(path.name)["hhea"].descent) for path in FILES}
    assert len(lines) == 1


def test_digits_are_of_one_width() -> None:
    latin = font(Path(FONTS[FONT]).name)
    widths = {latin["hmtx"][latin.getBestCmap()[ord(digit)]][0] for digit in "0123456789"}
    assert len(widths) == 1


def test_the_box_stands_for_what_no_family_has_and_for_nothing_else() -> None:
    box = font("Box.ttf").getBestCmap()
    scripts = signs_of(FONT, *(name for name in SCRIPTS if "Symbols" not in name))
    letters = {sign for sign in scripts if unicodedata.category(chr(sign))[0] in "LM"}

    assert {box[ord(sign)] for sign in "王محИע한ગ🙂"} == {box[ord("王")]}
    assert box[ord("♠")] != box[ord("王")]
    assert {chr(sign) for sign in letters if sign in box} == set()


def test_the_page_loads_every_family_before_it_draws() -> None:
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    files = {entry["family"]: entry["fonts"][0]["asset"] for entry in manifest}

    assert {family: f"..{path}" for family, path in FONTS.items()}.items() <= files.items()


def test_the_fonts_stay_small() -> None:
    assert sum((FOLDER / Path(path).name).stat().st_size for path in FONTS.values()) < MOST_BYTES

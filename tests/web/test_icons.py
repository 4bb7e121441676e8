"""Every icon on the screens is in the fonts that phones get, and little else."""

import pytest
from fontTools.ttLib import TTFont

from tests.web.icons import FONTS, IconFont, drawn, signs

MOST_BYTES = 16_000


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.family)
def test_the_font_has_every_icon_that_is_drawn(font: IconFont) -> None:
    """If one is missing: `python -m tests.web.icons` cuts the fonts anew."""
    sign_of, have = signs(font), TTFont(font.cut).getBestCmap()
    assert {name for name in drawn(font) if sign_of[name] not in have} == set()


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.family)
def test_the_font_has_nothing_else(font: IconFont) -> None:
    sign_of, have = signs(font), TTFont(font.cut).getBestCmap()
    assert set(have) == {sign_of[name] for name in drawn(font)}
    assert font.cut.stat().st_size < MOST_BYTES


@pytest.mark.parametrize(
    ("name", "glyph"),
    [
        ("ADD", "add_baseline"),
        ("UNDO_ROUNDED", "undo_rounded"),
        ("FACT_CHECK_OUTLINED", "fact_check_outlined"),
        ("SHARE_OUTLINED", "share_outlined"),
    ],
)
def test_the_sign_of_an_icon_is_the_one_that_the_client_draws(name: str, glyph: str) -> None:
    material = FONTS[0]
    assert TTFont(material.whole).getBestCmap()[signs(material)[name]] == glyph

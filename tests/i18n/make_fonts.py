"""Makes `assets/fonts` and `assets/assets/fonts` anew: `python -m tests.i18n.make_fonts UPSTREAM`.

What has to be in UPSTREAM, and how it gets there, is told in `assets/fonts/README.md`.
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.varLib.instancer import instantiateVariableFont

ASSETS = Path(__file__).parents[2] / "assets"
BUNDLED = ASSETS / "fonts"
ASKED_FOR = ASSETS / "assets" / "fonts"
"""Where the engine looks for fonts of signs that no family of ours has."""

NPM = "node_modules/@fontsource"
DEBIAN = "usr/share/fonts/truetype/noto"
WEIGHTS = (400, 700)
ASCENT, DESCENT = 1069, 293

Span = tuple[int, int]
SUITS: tuple[Span, ...] = ((0x2660, 0x2667),)
ARROWS: tuple[Span, ...] = ((0x2190, 0x2193),)
MARKS: tuple[Span, ...] = ((0x25A0, 0x25CF), (0x2605, 0x2606), (0x2713, 0x2717))
JOINERS: tuple[Span, ...] = ((0x20, 0x20), (0xA0, 0xA0), (0x200B, 0x200D), (0x25CC, 0x25CC))


@dataclass(frozen=True)
class Family:
    """A bundled family: its file, the upstream font, and the signs that are kept of it."""

    file: str
    upstream: str
    signs: tuple[Span, ...]


FAMILIES = (
    Family(
        "NotoSansLatin.ttf",
        f"{NPM}-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2",
        ((0x20, 0xFFFD),),
    ),
    Family(
        "NotoSansLatinExt.ttf",
        f"{NPM}-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2",
        ((0x100, 0x17F), (0x192, 0x192), (0x218, 0x21B), (0x300, 0x331), (0x1E00, 0x1EFF)),
    ),
    Family(
        "NotoSansDevanagari.ttf",
        f"{NPM}-variable/noto-sans-devanagari/files/"
        "noto-sans-devanagari-devanagari-wght-normal.woff2",
        (*JOINERS, (0x900, 0x97F), (0x20B9, 0x20B9)),
    ),
    Family(
        "NotoSansGurmukhi.ttf",
        f"{NPM}-variable/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-wght-normal.woff2",
        (*JOINERS, (0x964, 0x965), (0xA00, 0xA7F), (0x262C, 0x262C)),
    ),
    Family(
        "NotoSansTamil.ttf",
        f"{NPM}-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2",
        (*JOINERS, (0x964, 0x965), (0xB80, 0xBFF)),
    ),
    Family(
        "NotoSansSymbols2.ttf",
        f"{NPM}/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2",
        (*SUITS, *MARKS),
    ),
    Family(
        "NotoSansSymbols.ttf",
        f"{NPM}/noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff2",
        ARROWS,
    ),
)

OTHER_SCRIPTS = (
    "notosans/v37/o-0mIpQlx3QUlC5A4PNB6Ryti20_6n1iPHjcz6L1SoM-jCpoiyD9A99Y41P6zHtY.woff2"
)
"""Asked for by the engine when a text has Greek or Cyrillic letters, or has no families of ours."""

NEVER_BOXED: tuple[Span, ...] = (
    *((0x0, 0x24F), (0x2B0, 0x36F), (0x1E00, 0x1EFF)),
    *((0x900, 0x97F), (0xA00, 0xA7F), (0xB80, 0xBFF), (0xD800, 0xDFFF)),
)
"""What the bundled families have: the box must not stand before it."""


def make_families(upstream: Path) -> None:
    """The bundled families, in all weights from regular to bold."""
    for family in FAMILIES:
        font = TTFont(upstream / family.upstream)
        keep(font, family.signs)
        if "fvar" in font:
            instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
        level(font)
        font.flavor = None
        font.save(BUNDLED / family.file)


def level(font: TTFont) -> None:
    """Give it the line of the Latin family: names in two scripts in a row do not move it."""
    font["hhea"].ascent = font["OS/2"].sTypoAscender = font["OS/2"].usWinAscent = ASCENT
    font["hhea"].descent = font["OS/2"].sTypoDescender = -DESCENT
    font["OS/2"].usWinDescent = DESCENT
    font["hhea"].lineGap = font["OS/2"].sTypoLineGap = 0


def make_other_scripts(upstream: Path) -> None:
    """What a name in Greek or Cyrillic needs, at the path the engine asks at."""
    files = [upstream / DEBIAN / f"NotoSans{script}-Regular.ttf" for script in ("", "Devanagari")]
    font = Merger().merge([str(file) for file in files])
    keep(font, ((0x20, 0xFFFD),))
    font.flavor = "woff2"
    target = ASKED_FOR / OTHER_SCRIPTS
    target.parent.mkdir(parents=True, exist_ok=True)
    font.save(target)


def keep(font: TTFont, spans: Iterable[Span]) -> None:
    """Drop all signs but these, and what only a printer needs."""
    options = Options(layout_features=["*"], hinting=False, notdef_outline=True)
    options.drop_tables += ["DSIG", "STAT", "MVAR"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=signs_of(spans))
    subsetter.subset(font)


def signs_of(spans: Iterable[Span]) -> set[int]:
    """All code points in the spans.

    >>> sorted(signs_of([(3, 5), (9, 9)]))
    [3, 4, 5, 9]
    """
    return {sign for first, last in spans for sign in range(first, last + 1)}


def make_box() -> None:
    """A font with suits and arrows, and an empty box for every sign that is not bundled."""
    drawn: dict[str, object] = {".notdef": drawn_box(), "box": drawn_box()}
    widths = {".notdef": (640, 70), "box": (640, 70)}
    glyph_of = dict.fromkeys(set(range(0x80, 0x110000)) - signs_of(NEVER_BOXED), "box")
    for family in FAMILIES[-2:]:
        font = TTFont(BUNDLED / family.file)
        for sign, name in font.getBestCmap().items():
            if sign > 0xFF:
                pen = TTGlyphPen(None)
                font.getGlyphSet()[name].draw(pen)
                drawn[name], widths[name] = pen.glyph(), font["hmtx"][name]
                glyph_of[sign] = name
    builder = FontBuilder(1000)
    builder.setupGlyphOrder(list(drawn))
    builder.setupCharacterMap({})
    builder.setupGlyf(drawn)
    builder.setupHorizontalMetrics(widths)
    builder.setupHorizontalHeader()
    builder.setupNameTable({"familyName": "Scorekeeper Box", "styleName": "Regular"})
    builder.setupOS2()
    level(builder.font)
    builder.setupPost(keepGlyphNames=False)
    builder.font["cmap"].tables = [many_to_one(glyph_of)]
    builder.font.save(BUNDLED / "Box.ttf")


def many_to_one(glyph_of: dict[int, str]) -> CmapSubtable:
    """A table of signs where a range of any length may have one glyph."""
    table = CmapSubtable.newSubtable(13)
    table.platformID, table.platEncID, table.language = 3, 10, 0
    table.cmap = dict(sorted(glyph_of.items()))
    return table


def drawn_box() -> object:
    """An upright rectangle, 50 units thick."""
    pen = TTGlyphPen(None)
    for inset, clockwise in ((0, True), (50, False)):
        left, right, low, high = 70 + inset, 570 - inset, inset, 714 - inset
        corners = [(left, low), (left, high), (right, high), (right, low)]
        first, *others = corners if clockwise else corners[::-1]
        pen.moveTo(first)
        for corner in others:
            pen.lineTo(corner)
        pen.closePath()
    return pen.glyph()


if __name__ == "__main__":
    make_families(Path(sys.argv[1]))
    make_other_scripts(Path(sys.argv[1]))
    make_box()

"""Which icons the screens draw, and the fonts cut down to them: `python -m tests.web.icons`.

Flet sends the number of an icon; which sign of the font that is, only the client's own tables tell.
"""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import flet
from flet_web import get_package_web_dir
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
CONTROLS = Path(flet.__file__).parent / "controls"
CLIENT = Path(get_package_web_dir())

#: Drawn by Flutter itself: in bars, menus, lists and fields.
OF_FLUTTER = frozenset(
    {
        *("ARROW_BACK", "ARROW_BACK_IOS_NEW_ROUNDED", "ARROW_DROP_DOWN", "CHECK", "CLEAR"),
        *("CLOSE", "DRAG_HANDLE", "MENU", "MORE_HORIZ", "MORE_VERT"),
    }
)


@dataclass(frozen=True)
class IconFont:
    """A font of icons: what it is called in the source and in the client, and its files."""

    source: str
    family: str
    names: Path
    whole: Path
    cut: Path


FONTS = (
    IconFont(
        "Icons",
        "MaterialIcons",
        CONTROLS / "material" / "icons.json",
        CLIENT / "assets" / "fonts" / "MaterialIcons-Regular.otf",
        ROOT / "assets" / "fonts" / "MaterialIcons.otf",
    ),
    IconFont(
        "CupertinoIcons",
        "CupertinoIcons",
        CONTROLS / "cupertino" / "cupertino_icons.json",
        CLIENT / "assets" / "packages" / "cupertino_icons" / "assets" / "CupertinoIcons.ttf",
        ROOT / "assets" / "fonts" / "CupertinoIcons.ttf",
    ),
)


def drawn(font: IconFont) -> set[str]:
    """The names of all icons of the font that the screens or Flutter may draw."""
    used = {name for path in (ROOT / "scorekeeper").rglob("*.py") for name in named(path, font)}
    return used | (OF_FLUTTER if font.source == "Icons" else set())


def named(path: Path, font: IconFont) -> Iterator[str]:
    """ADD, for each `ft.Icons.ADD` in a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute | ast.Name):
            owner = node.value.attr if isinstance(node.value, ast.Attribute) else node.value.id
            if owner == font.source:
                yield node.attr


def signs(font: IconFont) -> dict[str, int]:
    """The code point of each icon by its name, as this version of the client has them."""
    names = json.loads(font.names.read_text(encoding="utf-8"))
    table = next(table for table in tables() if len(table) == len(names))
    found = rf'B\.([\w$]+)=new A\.[\w$]+\((\d+),"{font.family}"'
    sign_of = {name: int(sign) for name, sign in re.findall(found, script())}
    return {
        name: sign_of[table[number & 0xFFFF]]
        for name, number in names.items()
        if table[number & 0xFFFF] in sign_of
    }


def tables() -> Iterator[list[str]]:
    """Every long list of constants in the client; that of the icons has an entry for each."""
    for match in re.finditer(r"\[((?:B\.[\w$]+,){999,}B\.[\w$]+)\]", script()):
        yield match[1].replace("B.", "").split(",")


@cache
def script() -> str:
    """Flet's client, as JavaScript."""
    return (CLIENT / "main.dart.js").read_text(encoding="utf-8")


def cut(font: IconFont) -> None:
    """Write the font with the icons that are drawn, and no others."""
    sign_of = signs(font)
    whole = TTFont(font.whole)
    options = Options(layout_features=[], hinting=False, notdef_outline=True, desubroutinize=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[sign_of[name] for name in drawn(font)])
    subsetter.subset(whole)
    whole.save(font.cut)


if __name__ == "__main__":
    for each in FONTS:
        cut(each)

"""What a phone gets first: the page, which shows at once, and the script that loads the client."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Template
from typing import Any

from scorekeeper.games.text import N_
from scorekeeper.i18n import LANGUAGES, speech
from scorekeeper.web.client import PAGE, Part, assets, bootstrap, content, size

NAME = N_("Scorekeeper")
DESCRIPTION = "Keeps the score while you play cards at a real table."
#: Said by the page itself, before the app is there.
SAID = {"name": NAME, "loading": N_("Loading…"), "starting": N_("Starting…")}
SERVED = SAID | {"away": N_("The server is away. Waiting…")}
SCRIPTS = (PAGE / "boot.js", PAGE / "socket.js")
AT_THE_ROOT = '<base href="/">'
LARGE = 20_000
"""Bytes from which on a part moves the bar of the page."""
PAPER, NIGHT = "#ecf0e9", "#0d1310"
"""The colours of the table in the theme, by day and by night."""


def page(base: str, own: str = AT_THE_ROOT) -> bytes:
    """The page; all it names lies in the folder at the address `base`. `own` stands in its head."""
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    style = (PAGE / "boot.css").read_text(encoding="utf-8")
    mark = (assets() / "icons" / "mark.svg").read_text(encoding="utf-8")
    told = {"base": base, "name": NAME, "description": DESCRIPTION, "paper": PAPER, "night": NIGHT}
    drawn = {"style": Template(style).substitute(told), "mark": mark, "own": own}
    return Template(text).substitute(told | drawn).encode()


def boot_script(parts: Mapping[str, Part]) -> bytes:
    """The script of the page: loads the client of these parts, and tells how far that is."""
    sizes = {path: size(part) for path, part in parts.items()}
    known = {
        "early": ["assets/FontManifest.json", *fonts(parts)],
        "sizes": {path: each for path, each in sizes.items() if each >= LARGE},
    }
    return script(known, SERVED, SCRIPTS)


def script(known: Mapping[str, Any], said: Mapping[str, str], then: Iterable[Path]) -> bytes:
    """What these scripts know and say in every language, the part of it all pages share, the
    scripts, and Flet's own. Raises Changed.
    """
    texts = {language: _texts(language, said) for language in LANGUAGES}
    told = json.dumps({**known, "texts": texts}, ensure_ascii=False, sort_keys=True)
    parts = [path.read_text(encoding="utf-8") for path in (PAGE / "first.js", *then)]
    return "\n".join((f"const BOOT = {told};", *parts, bootstrap())).encode()


def fonts(parts: Mapping[str, Part]) -> list[str]:
    """The fonts that the client loads before it draws."""
    families = json.loads(content(parts["assets/FontManifest.json"]))
    asked = [font["asset"] for family in families for font in family["fonts"]]
    return list(dict.fromkeys(asset.removeprefix("../") for asset in asked))


def manifest(base: str) -> bytes:
    """What a phone needs to put the app beside its others."""
    icons = [
        _icon(base, "icon-192.png", "192x192"),
        _icon(base, "icon-512.png", "512x512"),
        _icon(base, "maskable-192.png", "192x192", "maskable"),
        _icon(base, "maskable-512.png", "512x512", "maskable"),
    ]
    told: dict[str, Any] = {
        "id": "/",
        "name": NAME,
        "short_name": NAME,
        "description": DESCRIPTION,
        "lang": "en",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games", "utilities"],
        "icons": icons,
    }
    return json.dumps(told, indent=1).encode()


def _icon(base: str, name: str, size: str, purpose: str = "any") -> dict[str, str]:
    return {"src": f"{base}icons/{name}", "sizes": size, "type": "image/png", "purpose": purpose}


def _texts(language: str, said: Mapping[str, str]) -> dict[str, str]:
    say = speech(language).say
    return {key: say(text) for key, text in said.items()}

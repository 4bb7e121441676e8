"""All that is sent, by its address: parts in a folder of their version, the page at the root."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.web.client import Part, parts, version
from scorekeeper.web.opening import boot_script, manifest, page

VERSIONS = "/v/"
"""Below it is a folder for each version: what lies in one never changes."""
PAGE, MANIFEST = "index.html", "manifest.webmanifest"


@dataclass(frozen=True)
class Delivery:
    """The parts by their path below `base`, and what every visit asks for anew."""

    base: str
    parts: Mapping[str, Part]
    root: Mapping[str, Part]


def make_delivery() -> Delivery:
    """The client as it is now."""
    loaded = parts()
    loaded["boot.js"] = boot_script(loaded)
    base = f"{VERSIONS}{version(loaded)}/"
    return Delivery(base, loaded, {PAGE: page(base), MANIFEST: manifest(base)})

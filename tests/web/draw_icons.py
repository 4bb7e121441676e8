"""Draws the app's icons from the SVGs in `assets/icons`: `python -m tests.web.draw_icons`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium

FOLDER = Path(__file__).parents[2] / "assets" / "icons"
#: Pictures by their name: from which source, and how many pixels wide and high.
PICTURES = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-192.png": ("maskable.svg", 192),
    "maskable-512.png": ("maskable.svg", 512),
    "apple-touch-icon.png": ("maskable.svg", 180),
}
STYLE = "<style>body{margin:0}svg{display:block;width:100vw}</style>"


def draw() -> None:
    """All pictures, on nothing where the source draws nothing."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for name, (source, size) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(STYLE + (FOLDER / source).read_text(encoding="utf-8"))
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()

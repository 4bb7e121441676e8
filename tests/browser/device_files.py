"""The file of the matches as it lies in the browser, read and written while the app is not open."""

import base64
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.browser.alone import Alone

DATABASE = "scorekeeper.db"
SPARE = "copy.db"
"""The matches from before the last update that changed their tables."""
DAMAGED, DAMAGED_TOO = "damaged-scorekeeper.db", "damaged-2-scorekeeper.db"

VERSION = "SELECT version_num FROM alembic_version"

FOLDER = """
const place = await (await navigator.storage.getDirectory()).getDirectoryHandle("scorekeeper");
"""
READ = f"""
async (name) => {{
  {FOLDER}
  const bytes = new Uint8Array(await (await (await place.getFileHandle(name)).getFile()).arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return btoa(text);
}}
"""  # noqa: E501
WRITE = f"""
async ([name, text]) => {{
  {FOLDER}
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const content = await (await place.getFileHandle(name, {{ create: true }})).createWritable();
  await content.write(bytes);
  await content.close();
}}
"""


def leave(phone: Alone) -> None:
    """Go away from the app, so that it lets go of its files."""
    phone.page.goto("about:blank")


def read_file(phone: Alone, name: str = DATABASE) -> bytes:
    return base64.b64decode(_ask(phone, READ, name))


def write_file(phone: Alone, content: bytes, name: str = DATABASE) -> None:
    _ask(phone, WRITE, [name, base64.b64encode(content).decode()])


def asked(phone: Alone, name: str, query: str, folder: Path) -> object:
    """What a file in the browser answers."""
    file = folder / name
    file.write_bytes(read_file(phone, name))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (found,) = connection.execute(query).fetchone()
        return found


def _ask(phone: Alone, script: str, argument: object) -> Any:
    """Of another page of the site, where the app does not run."""
    page = phone.page.context.new_page()
    page.goto(f"{phone.url}version.json")
    found = page.evaluate(script, argument)
    page.close()
    return found

"""The app on a device of its own, as `flet build` packs it: the matches lie where the system
keeps those of an app.
"""

import os
from pathlib import Path

import flet as ft
from sqlalchemy import URL

from scorekeeper.live import Hub
from scorekeeper.storage.engine import open_database
from scorekeeper.storage.store import Store
from scorekeeper.ui.app import make_main

if __name__ == "__main__":
    file = Path(os.environ["FLET_APP_STORAGE_DATA"]) / "scorekeeper.db"
    url = URL.create("sqlite", database=str(file)).render_as_string()
    ft.run(make_main(Store(open_database(url)), Hub(), wished=lambda: None))

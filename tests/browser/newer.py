"""The site as it might be published next time."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from scorekeeper.site.archive import files_below, write_archive
from scorekeeper.site.bytecode import compile_folder
from scorekeeper.site.client import PYODIDE
from scorekeeper.site.page import write_page
from tests.storage.revisions import REVISIONS

NEXT = f"{len(REVISIONS) + 1:04}"
MIGRATION = f'''
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{REVISIONS[-1]}"


def upgrade():
    op.add_column("match", sa.Column("table_cloth", sa.String(), server_default="green"))
'''


def with_another_migration(site: Path, folder: Path) -> str:
    """Writes into a folder the site of a version whose tables are others: their revision."""
    shutil.copytree(site, folder)
    app = folder / "python" / "app.zip"
    with ZipFile(app) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    write_archive(app, files | _migration())
    write_page(folder)
    return NEXT


def _migration() -> dict[str, bytes]:
    """Its compiled files by their places in the archive."""
    with TemporaryDirectory() as made:
        sources, compiled = Path(made) / "sources", Path(made) / "bytecode"
        place = sources / "scorekeeper" / "storage" / "migrations" / "versions"
        place.mkdir(parents=True)
        (place / f"{NEXT}_table_cloths.py").write_text(MIGRATION)
        compile_folder(PYODIDE, sources, compiled)
        return {name: path.read_bytes() for name, path in files_below(compiled).items()}

"""Publishing the app as a folder of files that any web host can serve."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from scorekeeper.site.client import client_files
from scorekeeper.site.page import write_page
from scorekeeper.site.python import write_python
from scorekeeper.site.siblings import write_siblings


class NotEmpty(Exception):
    """The folder has files in it that are not those of a site."""


def publish(folder: Path, precompressed: bool = True) -> None:
    """Makes the whole site in a folder, in place of one that is there; with each file compressed
    beside it, for hosts that send these.

    Raises NotEmpty, NoPackages and NoCompiler; the folder is then as it was.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / "python/app.zip").exists():
        raise NotEmpty(folder)
    with TemporaryDirectory() as scratch:
        made = Path(scratch) / "site"
        write_python(made / "python", Path(scratch))
        for name, content in client_files().items():
            path = made / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        write_page(made)
        if precompressed:
            write_siblings(made)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(made, folder)

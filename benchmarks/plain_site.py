"""The same app published by the plain recipe, for comparison: Flet's own page and worker, all
packages as sources in one archive, the browser's IndexedDB for a disk.
"""

import gzip
import io
import re
import shutil
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from scorekeeper.site.archive import files_below
from scorekeeper.site.left_out import PACKAGES, kept
from scorekeeper.site.packages import fetch, fetch_these
from scorekeeper.site.python import ENTRY, ROOMS
from scorekeeper.web.client import FLET, PACKAGE, assets

UNUSED = ("httpx", "httpcore", "h11", "certifi", "anyio", "idna", "oauthlib", "segno")
"""What Flet and the app name as needed, and the browser never imports."""
MAIN = '''
import js, pyodide_js
from pyodide.ffi import run_sync
from scorekeeper.site.main import *

js.eval("""globalThis.readDisk = () => new Promise((done) => {
  const { FS } = self.pyodide;
  FS.mkdirTree("/data");
  FS.mount(FS.filesystems.IDBFS, {}, "/data");
  FS.syncfs(true, done);
})""")
run_sync(js.readDisk())
store = Store(open_database(DATABASE))
ft.run(make_main(store, Hub(), wished=lambda: "en"))
'''
CONFIG = """
flet.pyodide = true; flet.noCdn = true; flet.routeUrlStrategy = "hash";
flet.pyodideUrl = "/pyodide/pyodide.mjs"; flet.pythonModuleName = "main";
flet.canvasKitBaseUrl = "canvaskit/"; flet.fontFallbackBaseUrl = "assets/fonts/";
flet.entrypointBaseUrl = "/"; flet.assetBase = "/"; flet.appPackageUrl = "/app.tar.gz";
flet.webRenderer = "canvaskit";
"""


def publish_plain(folder: Path) -> None:
    """Makes the site in a folder that is not there yet."""
    shutil.copytree(FLET, folder)
    shutil.copytree(assets() / "fonts", folder / "fonts")
    shutil.copytree(assets() / "assets", folder / "assets", dirs_exist_ok=True)
    page = (folder / "index.html").read_text(encoding="utf-8")
    configured = page.replace("<!-- fletAppConfig -->", f"<script>{CONFIG}</script>")
    (folder / "index.html").write_text(configured, encoding="utf-8")
    with TemporaryDirectory() as packages:
        fetch(Path(packages))
        fetch_these(Path(packages), *map(_pin, UNUSED))
        (folder / "app.tar.gz").write_bytes(_archive(Path(packages)))


def _pin(name: str) -> str:
    pins = (PACKAGE.parent / "requirements" / "run.txt").read_text(encoding="utf-8")
    found = re.search(rf"^{name}==\S+", pins, re.MULTILINE)
    assert found, name
    return found[0]


def _archive(packages: Path) -> bytes:
    # All of Babel's languages would be unfair: 30 MB more to unpack at each start.
    locales = tuple(each for each in PACKAGES if "locale-data" in each)
    names = kept(files_below(packages), locales)
    files = {f"__pypackages__/{name}": (packages / name).read_bytes() for name in names}
    wanted = (*(f"{room}/" for room in ROOMS), *ENTRY)
    app = {name: path for name, path in files_below(PACKAGE).items() if name.startswith(wanted)}
    files |= {f"scorekeeper/{n}": p.read_bytes() for n, p in app.items() if "__pycache__" not in n}
    files["main.py"] = MAIN.encode()
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w") as archive:
        for name in sorted(files):
            info = tarfile.TarInfo(name)
            info.size = len(files[name])
            archive.addfile(info, io.BytesIO(files[name]))
    return gzip.compress(target.getvalue(), 9, mtime=0)

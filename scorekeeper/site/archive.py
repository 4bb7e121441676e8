"""Archives that are the same for the same files, whoever makes them, whenever."""

from collections.abc import Mapping
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

LONG_AGO = (1980, 1, 1, 0, 0, 0)
READABLE = 0o644 << 16


def write_archive(target: Path, files: Mapping[str, bytes]) -> None:
    """A zip of files by their names. Not compressed: hosts do that better for the whole."""
    with ZipFile(target, "w", ZIP_STORED) as archive:
        for name in sorted(files):
            info = ZipInfo(name, LONG_AGO)
            info.external_attr = READABLE
            archive.writestr(info, files[name])


def files_below(folder: Path) -> dict[str, Path]:
    """All files below a folder, by their names from there with forward slashes."""
    below = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path for path in below}

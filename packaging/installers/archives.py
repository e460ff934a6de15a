"""Folders as archives that are the same whenever and wherever they are made."""

import lzma
import os
import shutil
import stat
import tarfile
import time
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_EXECUTABLE: Final = 0o755
_PLAIN: Final = 0o644


def plain_mode(path: Path) -> int:
    """A file's or folder's rights, without those that differ from one builder to the next."""
    mode = path.lstat().st_mode
    return _EXECUTABLE if stat.S_ISDIR(mode) or mode & stat.S_IXUSR else _PLAIN


def members(folder: Path) -> Iterator[Path]:
    """All that lies in a folder, sorted by its path, folders before what is in them."""
    yield from sorted(folder.rglob("*"), key=lambda p: p.relative_to(folder).as_posix())


@contextmanager
def _replacing(target: Path) -> Iterator[Path]:
    """A file to be written that takes the place of another when it is whole, and not before."""
    part = target.with_name(f"{target.name}.part")
    try:
        yield part
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def tar_xz(folder: Path, target: Path, top: str, epoch: int) -> None:
    """Pack a folder; symbolic links stay links, the owner is root.

    Args:
        folder: its content is packed.
        target: the archive, replaced when it is whole.
        top: the folder that everything lies in, inside the archive.
        epoch: the time that everything bears.
    """
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
    with (
        _replacing(target) as part,
        lzma.open(part, "wb", filters=filters) as stream,
        tarfile.open(fileobj=stream, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path in (folder, *members(folder)):
            inside = path.relative_to(folder).as_posix()
            entry = archive.gettarinfo(str(path), top if inside == "." else f"{top}/{inside}")
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            entry.mtime = epoch
            entry.mode = 0o777 if entry.issym() else plain_mode(path)
            if entry.isreg():
                with path.open("rb") as content:
                    archive.addfile(entry, content)
            else:
                archive.addfile(entry)


def zip_folder(folder: Path, target: Path, top: str, epoch: int) -> None:
    """Pack a folder without symbolic links.

    Args:
        folder: its content is packed.
        target: the archive, replaced when it is whole.
        top: the folder that everything lies in, inside the archive.
        epoch: the time that everything bears.

    Raises:
        ValueError: there is a symbolic link, which a zip cannot be trusted with.
    """
    moment = time.gmtime(epoch)[:6]
    with (
        _replacing(target) as part,
        zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive,
    ):
        for path in members(folder):
            if path.is_symlink():
                raise ValueError(f"{path} is a symbolic link")
            if path.is_dir():
                continue
            entry = zipfile.ZipInfo(f"{top}/{path.relative_to(folder).as_posix()}", moment)
            entry.create_system = 3  # so that it is the same wherever it is made
            entry.external_attr = (stat.S_IFREG | plain_mode(path)) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())


def give_time(folder: Path, epoch: int) -> None:
    """Have everything in a folder, and the folder, bear one time and plain rights."""
    for path in (*members(folder), folder):
        if not path.is_symlink():
            path.chmod(plain_mode(path))
            os.utime(path, (epoch, epoch))


def hand_over(made: Iterable[Path], dist: Path) -> list[Path]:
    """Move finished files to where they are looked for, which may be another disk: all or none.

    Args:
        made: the files.
        dist: the folder; made if there is none. Files of the same names are replaced.

    Returns:
        Their new paths.
    """
    dist.mkdir(parents=True, exist_ok=True)
    parts = [(path, dist / f"{path.name}.part") for path in made]
    try:
        for path, part in parts:
            shutil.move(path, part)
        return [part.replace(dist / path.name) for path, part in parts]
    finally:
        for _, part in parts:
            part.unlink(missing_ok=True)

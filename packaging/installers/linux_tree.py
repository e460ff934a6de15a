"""The files of a Linux package, laid out in a folder as they will lie on the system."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from installers import elf, linux_tools
from installers.archives import members
from installers.build_paths import Build
from installers.linux_share import share

_DATA_MODE: Final = 0o644
_PROGRAM_MODE: Final = 0o755


def lay_out(build: Build, root: Path) -> None:
    """Lay out what every package has: the program, its command, what the desktop wants to know.

    Args:
        build: of a frozen program.
        root: a new folder, which stands for ``/``.

    Raises:
        BuildError: something is missing.
    """
    name = build.project.name
    program = root / "usr" / "lib" / name
    copy_program(build, program)
    command = root / "usr" / "bin" / name
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("..", "lib", name, build.program.name))
    write_all(root / "usr" / "share", share(build))


def copy_program(build: Build, target: Path) -> None:
    """Copy the frozen program; only what is started may be executed.

    Folders of the build machine's Python, where its libraries were looked for, are taken out.

    Args:
        build: of a frozen program.
        target: a new folder.

    Raises:
        BuildError: a tool is missing.
    """
    shutil.copytree(build.frozen, target, symlinks=True)
    for path in members(target):
        if path.is_file() and not path.is_symlink():
            started = path == target / build.program.name
            path.chmod(_PROGRAM_MODE if started else _DATA_MODE)
    for file in elf.read(elf.elf_files(target)):
        if any(not part.startswith("$ORIGIN") for part in file.search_path):
            linux_tools.run("chrpath", ["--delete", file.path], build.project.epoch)


def write_all(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files by their paths in a folder."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        path.chmod(_DATA_MODE)


def settle(root: Path, epoch: int) -> None:
    """Have everything bear one time, links too, and folders be open to all to read."""
    for path in (*members(root), root):
        if path.is_dir() and not path.is_symlink():
            path.chmod(_PROGRAM_MODE)
        os.utime(path, (epoch, epoch), follow_symlinks=False)

"""Linux' packages: .deb, .rpm, and a .tar.xz that runs from any folder."""

import shutil
from pathlib import Path
from typing import Final

from installers import archives, deb, linux_libraries, linux_tools, rpm
from installers.build_paths import Build
from installers.linux_share import share, text
from installers.linux_tree import copy_program, lay_out, settle, write_all
from installers.project import BuildError

_SCRIPT_MODE: Final = 0o755


def package(build: Build) -> list[Path]:
    """Make the packages, all or none; the same frozen program gives the same bytes.

    Returns:
        Their paths in ``build.dist``.

    Raises:
        BuildError: the program would not run on every system that is new enough, or a tool is
            missing or fails.
    """
    if build.machine not in deb.ARCHITECTURES:
        known = ", ".join(deb.ARCHITECTURES)
        raise BuildError(f"there are no packages for {build.machine}, only for {known}")
    linux_tools.look_for(("package",))
    needs = linux_libraries.check(build.frozen)
    scratch = build.work / "packages" / build.system
    shutil.rmtree(scratch, ignore_errors=True)
    made = scratch / "made"
    made.mkdir(parents=True)
    try:
        for kind in (deb, rpm):
            root = scratch / kind.__name__.rpartition(".")[2]
            lay_out(build, root)
            kind.make(build, needs, root, made / kind.file_name(build))
        _make_archive(build, scratch / "archive", made / archive_name(build))
        return archives.hand_over(sorted(made.iterdir()), build.dist)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def archive_name(build: Build) -> str:
    """``coup-desktop-0.1.0-linux-x86_64.tar.xz``."""
    return f"{build.project.name}-{build.project.version}-linux-{build.machine}.tar.xz"


def _make_archive(build: Build, folder: Path, target: Path) -> None:
    """The frozen folder with a page to read, and the menu entry for those who want it."""
    copy_program(build, folder)
    documents = {
        "README.txt": text(build, "README.txt"),
        "LICENSE.txt": (build.root / "LICENSE").read_bytes(),
        "menu-entry": text(build, "menu-entry"),
    }
    write_all(folder, documents)
    (folder / "menu-entry").chmod(_SCRIPT_MODE)
    write_all(folder / "share", share(build))
    settle(folder, build.project.epoch)
    top = f"{build.project.name}-{build.project.version}"
    archives.tar_xz(folder, target, top, build.project.epoch)

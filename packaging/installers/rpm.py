"""RPM's package: for Fedora, openSUSE and what is made of them."""

import shutil
import tempfile
from pathlib import Path
from typing import Final

from installers import linux_tools
from installers.archives import members
from installers.build_paths import Build
from installers.linux_libraries import Needs
from installers.linux_share import sortable, text
from installers.linux_tree import settle, write_all
from installers.project import PUBLISHER

ARCHITECTURES: Final = {"x86_64": "x86_64", "arm64": "aarch64"}
_RELEASE: Final = 1
_RECOMMENDS: Final = (
    "desktop-file-utils",
    "libpulse.so.0()(64bit)",
    "shared-mime-info",
    "xdg-utils",
)
# The package holds what is laid out, bit by bit: nothing is stripped, compiled, linked to or
# guessed, and nothing tells of the machine or the hour.
_MACROS: Final = """\
%global debug_package %{nil}
%global __os_install_post %{nil}
%global _build_id_links none
%global _buildhost coup-desktop.invalid
%global _binary_payload w9.xzdio
%global source_date_epoch_from_changelog 0
%global use_source_date_epoch_as_buildtime 1
%global clamp_mtime_to_source_date_epoch 1
%global build_mtime_policy clamp_to_source_date_epoch
"""
_OURS: Final = ("usr/lib/{0}", "usr/share/doc/{0}", "usr/share/licenses/{0}")
"""Folders that are this package's alone; all others belong to the system."""

_KINDS: Final = {"doc": "%doc ", "licenses": "%license ", "man": "%doc "}


def file_name(build: Build) -> str:
    """``coup-desktop-0.1.0-1.x86_64.rpm``."""
    architecture = ARCHITECTURES[build.machine]
    return f"{build.project.name}-{build.project.version}-{_RELEASE}.{architecture}.rpm"


def make(build: Build, needs: Needs, root: Path, target: Path) -> None:
    """Make the package. There are no scripts in it: what must follow, the system's triggers do.

    Args:
        build: of a frozen program.
        needs: what the program asks of the system.
        root: the files as they will lie below ``/``; RPM's own are added.
        target: the file to write.

    Raises:
        BuildError: rpmbuild is missing or fails.
    """
    name = build.project.name
    documents = {
        f"doc/{name}/CHANGELOG.md": (build.root / "CHANGELOG.md").read_bytes(),
        f"licenses/{name}/LICENSE": (build.root / "LICENSE").read_bytes(),
    }
    write_all(root / "usr" / "share", documents)
    settle(root, build.project.epoch)
    top = target.parent / f"{target.name}.build"
    top.mkdir()
    # To rpmbuild and the shell that it runs, % and ' mean something in a folder's name.
    with tempfile.TemporaryDirectory(prefix="coup-desktop-") as plain:
        (files := Path(plain, "files")).symlink_to(root)
        (work := Path(plain, "work")).symlink_to(top)
        spec = work / f"{name}.spec"
        spec.write_text(_spec(build, needs, root, files), encoding="utf-8")
        architecture = ARCHITECTURES[build.machine]
        options = ["-bb", "--quiet", "--nodeps", "--target", f"{architecture}-linux"]
        options += ["--define", f"_topdir {work}", "--define", "_rpmfilename package.rpm"]
        linux_tools.run("rpmbuild", [*options, spec], build.project.epoch)
    (top / "RPMS" / "package.rpm").replace(target)
    shutil.rmtree(top)


def _spec(build: Build, needs: Needs, root: Path, source: Path) -> str:
    """What rpmbuild is told.

    Args:
        build: of a frozen program.
        needs: what the program asks of the system.
        root: the files.
        source: where rpmbuild finds them.
    """
    project = build.project
    requires = [*needs.rpm, "hicolor-icon-theme"]
    head = [
        f"Name: {project.name}",
        f"Version: {sortable(project.version)}",
        f"Release: {_RELEASE}",
        "Summary: Card game of bluff and deduction, against bots or with friends",
        "License: MIT AND LGPL-3.0-only AND Python-2.0.1",
        f"Vendor: {PUBLISHER}",
        "AutoReqProv: no",
        *(f"Requires: {need}" for need in requires),
        *(f"Recommends: {need}" for need in _RECOMMENDS),
    ]
    description = text(build, "description").decode().strip()
    sections = [
        _MACROS + "\n".join(head),
        f"%description\n{description}",
        f"%install\ncp -a '{source}/.' '%{{buildroot}}'",
        "%files\n" + "\n".join(_files(root, project.name)),
    ]
    return "\n\n".join(sections) + "\n"


def _files(root: Path, name: str) -> list[str]:
    """The lines of ``%files``: each file, and the folders that are this package's."""
    ours = [folder.format(name) for folder in _OURS]
    lines = []
    for path in members(root):
        inside = path.relative_to(root).as_posix()
        if path.is_dir() and not path.is_symlink():
            if any(inside == folder or inside.startswith(f"{folder}/") for folder in ours):
                lines.append(f'%dir "/{inside}"')
        else:
            kind = _KINDS.get(Path(inside).parts[2], "")
            lines.append(f'{kind}"/{inside}"')
    return lines

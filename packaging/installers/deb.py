"""Debian's package: for Debian, Ubuntu and what is made of them."""

import hashlib
import textwrap
import time
from pathlib import Path
from typing import Final

from installers import linux_tools
from installers.archives import members
from installers.build_paths import Build
from installers.linux_libraries import Needs
from installers.linux_share import sortable, text, zipped
from installers.linux_tree import settle, write_all
from installers.project import PUBLISHER

ARCHITECTURES: Final = {"x86_64": "amd64", "arm64": "arm64"}
_CONTACT: Final = f"{PUBLISHER} <nobody@coup-desktop.invalid>"  # there is no address
# Its kind of file, its menu entry and its icons become known through these; sound needs a library.
_RECOMMENDS: Final = (
    "desktop-file-utils",
    "hicolor-icon-theme",
    "libpulse0 | libasound2t64 | libasound2",
    "shared-mime-info",
    "xdg-utils",
)
_BLOCK: Final = 1024


def file_name(build: Build) -> str:
    """``coup-desktop_0.1.0_amd64.deb``."""
    architecture = ARCHITECTURES[build.machine]
    return f"{build.project.name}_{build.project.version}_{architecture}.deb"


def make(build: Build, needs: Needs, root: Path, target: Path) -> None:
    """Make the package. There are no scripts in it: what must follow, other packages' triggers do.

    Args:
        build: of a frozen program.
        needs: what the program asks of the system.
        root: the files as they will lie below ``/``; Debian's own are added.
        target: the file to write.

    Raises:
        BuildError: dpkg-deb is missing or fails.
    """
    name = build.project.name
    documents = {
        f"doc/{name}/changelog.gz": zipped(_changelog(build)),
        f"doc/{name}/NEWS.gz": zipped((build.root / "CHANGELOG.md").read_bytes()),
        f"doc/{name}/copyright": text(build, "copyright") + _licence(build),
        f"lintian/overrides/{name}": text(build, "lintian-overrides"),
    }
    write_all(root / "usr" / "share", documents)
    control = {"control": _control(build, needs, root), "md5sums": _sums(root)}
    write_all(root / "DEBIAN", control)
    settle(root, build.project.epoch)
    options = ["--root-owner-group", "-Zxz", "-z9", "--build"]
    linux_tools.run("dpkg-deb", [*options, root, target], build.project.epoch)


def _control(build: Build, needs: Needs, root: Path) -> bytes:
    project = build.project
    description = textwrap.wrap(text(build, "description").decode(), 78)
    lines = [
        f"Package: {project.name}",
        f"Version: {sortable(project.version)}",
        f"Architecture: {ARCHITECTURES[build.machine]}",
        f"Maintainer: {_CONTACT}",
        f"Installed-Size: {_installed_size(root)}",
        f"Depends: {', '.join(needs.debian)}",
        f"Recommends: {', '.join(_RECOMMENDS)}",
        "Section: games",
        "Priority: optional",
        "Description: card game of bluff and deduction, against bots or with friends",
        *(f" {line}" for line in description),
    ]
    return "".join(f"{line}\n" for line in lines).encode()


def _installed_size(root: Path) -> int:
    """Kibibytes, counted as Debian Policy does: each file rounded up, all else one."""
    plain = (path for path in members(root) if path.is_file() and not path.is_symlink())
    others = sum(1 for path in members(root) if path.is_symlink() or path.is_dir())
    return others + sum(-(-path.stat().st_size // _BLOCK) for path in plain)


def _sums(root: Path) -> bytes:
    lines = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(root).as_posix()}\n"
        for path in members(root)
        if path.is_file() and not path.is_symlink()
    ]
    return "".join(lines).encode()


def _changelog(build: Build) -> bytes:
    date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(build.project.epoch))
    version = sortable(build.project.version)
    return (
        f"{build.project.name} ({version}) unstable; urgency=medium\n\n"
        "  * What is new for those who play stands in NEWS.gz.\n\n"
        f" -- {_CONTACT}  {date}\n"
    ).encode()


def _licence(build: Build) -> bytes:
    """The licence's text as a field of Debian's copyright file."""
    body = (build.root / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
    lines = [f" {line}" if line.strip() else " ." for line in body.rstrip().splitlines()]
    return ("\nLicense: Expat\n" + "\n".join(lines) + "\n").encode()

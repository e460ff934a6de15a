"""What a desktop wants to know of the program: its menu entry, icons, kind of file, man page."""

import gzip
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from installers import icons, linux_libraries
from installers.build_paths import Build
from installers.icons import Icon
from installers.project import APP_ID, MIME_TYPE, PUBLISHER, BuildError

ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
APPSTREAM_ID: Final = APP_ID.replace("-", "_")  # it wants no hyphens there
DATA: Final = Path("packaging", "linux")
_PLACEHOLDER: Final = re.compile(r"@([A-Z_]+)@")


def share(build: Build) -> dict[str, bytes]:
    """All files that go below ``/usr/share``, by their path there, but for the documents.

    Raises:
        BuildError: one is missing or cannot be made.
    """
    name = build.project.name
    files = {
        f"applications/{name}.desktop": text(build, f"{name}.desktop"),
        f"metainfo/{APPSTREAM_ID}.metainfo.xml": text(build, f"{name}.metainfo.xml"),
        f"mime/packages/{name}.xml": text(build, f"{name}.mime.xml"),
        f"man/man6/{name}.6.gz": zipped(text(build, f"{name}.6")),
    }
    record = MIME_TYPE.replace("/", "-")
    for icon, place in ((Icon.PROGRAM, f"apps/{name}"), (Icon.RECORD, f"mimetypes/{record}")):
        for size in ICON_SIZES:
            files[f"icons/hicolor/{size}x{size}/{place}.png"] = icons.png(size, icon)
        drawing = icons.drawing(icon, max(ICON_SIZES)).read_bytes()
        files[f"icons/hicolor/scalable/{place}.svg"] = drawing
    return files


def text(build: Build, name: str) -> bytes:
    """A file of packaging/linux, with what stands between two @ filled in.

    Raises:
        BuildError: it is missing, or wants something that is not known.
    """
    path = build.root / DATA / name
    known = _words(build)
    try:
        content = path.read_text(encoding="utf-8")
        return _PLACEHOLDER.sub(lambda found: known[found[1]], content).encode()
    except OSError as error:
        raise BuildError(f"{path}: {error.strerror}") from error
    except KeyError as error:
        raise BuildError(f"{path}: nobody knows what to write for @{error.args[0]}@") from error


def zipped(content: bytes) -> bytes:
    """Compressed as Debian wants documents; the same bytes each time."""
    return gzip.compress(content, 9, mtime=0)


def sortable(version: str) -> str:
    """A version as .deb and .rpm sort it: a pre-release before the release.

    Args:
        version: as in pyproject.toml: ``1.0.0``, ``1.0.0rc1``.
    """
    return re.sub(r"(?<=\d)[.-]?(a|b|rc|dev)(?=\d)", r"~\1", version)


def _words(build: Build) -> Mapping[str, str]:
    return {
        "APP_ID": APPSTREAM_ID,
        "COPYRIGHT": _copyright(build),
        "DEVELOPER_ID": APPSTREAM_ID.rpartition(".")[0],
        "DATE": build.project.date,
        "GLIBC": ".".join(map(str, linux_libraries.FLOORS["GLIBC"])),
        "MACHINE": build.machine,
        "PUBLISHER": PUBLISHER,
        "VERSION": build.project.version,
    }


def _copyright(build: Build) -> str:
    """Since when, and whose it is, from LICENSE."""
    licence = (build.root / "LICENSE").read_text(encoding="utf-8")
    found = re.search(r"^Copyright \(c\) (.+)$", licence, re.MULTILINE)
    if found is None:
        raise BuildError(f"{build.root / 'LICENSE'} names nobody's copyright")
    return found[1]

"""Writes packaging/licences/qt-parts.txt: whose code Qt's libraries contain besides Qt's own.

    python packaging/licences/collect_qt.py VERSION SOURCE...

SOURCE are unpacked sources of the modules qtbase, qtsvg and qtwayland. A part that several of them
name is taken from the first one. VERSION is that of Qt which is shipped.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

TARGET: Final = Path(__file__).with_name("qt-parts.txt")
MODULES: Final = frozenset({"qtcore", "qtdbus", "qtgui", "qtnetwork", "qtsvg", "qtwidgets"})
WAYLAND: Final = "qtwayland"
UNUSED: Final = frozenset(
    {
        "android-gradle-wrapper",
        "android-native-style",
        "cmake-runcmake-test-modules",
        "dejayvu",  # for browsers only
        "extra-cmake-modules",  # of the build, as the next one
        "kwin",
        "tlexpected",
        "wayland-ivi-extension-protocol",
    }
)
HEAD: Final = """\
Parts of Qt {version} that others have written
==========================================

Qt's libraries contain what is listed here, each under its own licence. Some
of it is used on one system only. Licence texts that several have in common
stand once, after the last of those parts.
"""
RULE: Final = "-" * 78


@dataclass(frozen=True)
class Part:
    """Somebody's work in Qt."""

    name: str
    identifier: str
    licence: str
    """By its SPDX name."""
    used: str
    copyrights: str
    text: str


def parts(source: Path) -> Iterator[Part]:
    """What the attribution files of a Qt module's source name."""
    for path in sorted(source.rglob("qt_attribution.json")):
        # Qt's own reader allows line breaks in strings.
        entries = json.loads(path.read_text(encoding="utf-8"), strict=False)
        for entry in entries if isinstance(entries, list) else [entries]:
            module = entry["QDocModule"]
            wanted = module in MODULES or module.startswith(WAYLAND)
            if wanted and entry["Id"] not in UNUSED:
                yield _part(entry, path.parent, source)


def _part(entry: dict[str, Any], folder: Path, source: Path) -> Part:
    return Part(
        entry["Name"],
        entry["Id"],
        entry["LicenseId"],
        entry.get("QtUsage", ""),
        _copyrights(entry, folder),
        _text(entry, folder, source),
    )


def _copyrights(entry: dict[str, Any], folder: Path) -> str:
    if "CopyrightFile" in entry:
        return (folder / str(entry["CopyrightFile"])).read_text(encoding="utf-8").strip()
    said = entry.get("Copyright", "")
    return "\n".join(said) if isinstance(said, list) else str(said).strip()


def _text(entry: dict[str, Any], folder: Path, source: Path) -> str:
    """The licence: beside the code, or by its name."""
    named = entry.get("LicenseFiles") or entry.get("LicenseFile")
    if named:
        files = [folder / name for name in (named if isinstance(named, list) else [named])]
    else:
        names = str(entry["LicenseId"]).split(" AND ")
        files = [source / "LICENSES" / f"{name}.txt" for name in names]
    return "\n\n".join(_read(path) for path in files)


def _read(path: Path) -> str:
    lines = path.read_text(encoding="utf-8-sig").expandtabs().replace("\f", "").splitlines()
    return "\n".join(line.rstrip() for line in lines).strip("\n")


def page(version: str, found: dict[str, Part]) -> str:
    """All of it as one text, parts with the same licence text together."""
    groups: dict[str, list[Part]] = {}
    for part in sorted(found.values(), key=lambda p: p.identifier):
        groups.setdefault(part.text, []).append(part)
    blocks = [HEAD.format(version=version)]
    for text, those in groups.items():
        for part in those:
            told = [part.name, f"Licence: {part.licence}", part.used, part.copyrights]
            blocks.append(f"{RULE}\n" + "\n".join(filter(None, told)))
        blocks.append(text)
    return "\n\n".join(block.strip("\n") for block in blocks) + "\n"


def main(version: str, sources: list[Path]) -> None:
    """Read the sources and write the file."""
    found: dict[str, Part] = {}
    for source in sources:
        for part in parts(source):
            found.setdefault(part.identifier, part)
    if not found:
        raise SystemExit("no qt_attribution.json is below " + ", ".join(map(str, sources)))
    TARGET.write_text(page(version, found), encoding="utf-8")
    print(f"{TARGET}: {len(found)} parts")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    main(sys.argv[1], [Path(folder) for folder in sys.argv[2:]])

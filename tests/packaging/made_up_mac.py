"""A bundle and a macOS that are made up: what the tests of macOS' installer stand on elsewhere."""

import json
import plistlib
import shutil
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

from installers import macos_plist
from installers.build_paths import Build
from installers.macos_tools import Tools, hide
from installers.project import BuildError, Project

ROOT = Path(__file__).resolve().parents[2]
PROJECT = Project("coup-desktop", "Coup Desktop", "1.2.3", "A game.", 1_700_000_000)
MACHINES = {"x86_64": 0x01000007, "arm64": 0x0100000C}
IDENTITY = "Developer ID Application: Ann Example (ABCDE12345)"
FINGERPRINT = "0123456789ABCDEF0123456789ABCDEF01234567"


def thin(machine: str = "arm64", system: tuple[int, int] = (12, 0), *, old: bool = False) -> bytes:
    """The head of a library for one machine."""
    version = system[0] << 16 | system[1] << 8
    other = struct.pack("<II8x", 0x1B, 16)
    least = (
        struct.pack("<IIII", 0x24, 16, version, version)
        if old
        else struct.pack("<IIIIII", 0x32, 24, 1, version, version, 0)
    )
    head = struct.pack("<IIIIIIII", 0xFEEDFACF, MACHINES[machine], 0, 6, 2, 40, 0, 0)
    return head + other + least + b"code"


def fat(*parts: bytes) -> bytes:
    """A library for several machines."""
    offset = 8 + 20 * len(parts)
    head, body = struct.pack(">II", 0xCAFEBABE, len(parts)), b""
    for part in parts:
        kind = struct.unpack_from("<I", part, 4)[0]
        head += struct.pack(">IIIII", kind, 0, offset + len(body), len(part), 0)
        body += part
    return head + body


class Recorder(Tools):
    """Stands for macOS: keeps what it is asked for, and does what the rest depends on."""

    def __init__(self, status: str = "Accepted") -> None:
        self.commands: list[list[str]] = []
        self.environs: list[dict[str, str]] = []
        self.shown: list[str] = []
        self.contents: dict[str, bytes] = {}
        self.status = status
        self.fails = ""
        self.busy = 0
        self.paused = 0

    def pause(self, seconds: float) -> None:
        self.paused += 1

    def run(
        self,
        command: Sequence[str],
        *,
        secrets: Sequence[str] = (),
        environ: Mapping[str, str] | None = None,
    ) -> str:
        words = list(command)
        self.commands.append(words)
        self.environs.append(dict(environ or {}))
        self.shown.append(hide(" ".join(words), secrets))
        for word in words:
            if Path(word).suffix in {".plist", ".p8", ".p12", ".zip"} and Path(word).is_file():
                self.contents[Path(word).name] = Path(word).read_bytes()
        if self.fails and self.fails in words:
            raise BuildError(f"{words[0]} failed")
        if "dmgbuild" in words and self.busy:
            self.busy -= 1
            raise BuildError("dmgbuild failed:\nhdiutil: create failed - Resource busy")
        match words:
            case ["ditto", "--noextattr", "--noqtn", source, target]:
                shutil.copytree(source, target, symlinks=True)
            case ["ditto", "-c", *_, target]:
                Path(target).write_bytes(b"archive")
            case [_, "-m", "dmgbuild", *_, image]:
                Path(image).write_bytes(b"image")
            case ["security", "find-identity", *_]:
                return f'  1) {FINGERPRINT} "{IDENTITY}"\n     1 valid identities found\n'
            case ["security", "list-keychains", "-d", "user"]:
                return '    "/Users/ann/login.keychain-db"\n    "/Library/System.keychain"\n'
            case ["xcrun", "notarytool", "submit", *_]:
                return json.dumps({"id": "some-number", "status": self.status, "message": "…"})
            case ["xcrun", "notarytool", "log", *_]:
                return '{"issues": ["The signature is invalid."]}'
        return ""

    def asked(self, *first: str) -> list[list[str]]:
        """The commands that begin so."""
        return [words for words in self.commands if words[: len(first)] == list(first)]


def made_up_build(folder: Path) -> Build:
    """A bundle as PyInstaller lays it out, with the heads of libraries in place of these."""
    work, dist = folder / "work", folder / "dist"
    build = Build(ROOT, PROJECT, "macos", "arm64", work, dist)
    contents = build.frozen / "Contents"
    inside = {
        "MacOS/coup-desktop": thin(),
        "Frameworks/PySide6/QtCore.abi3.so": thin(system=(11, 0), old=True),
        "Frameworks/PySide6/Qt/plugins/platforms/libqcocoa.dylib": thin(),
        "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": thin(),
        "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist": b"<plist/>",
        "Frameworks/PySide6/Qt/lib/Bare.framework/Versions/A/Bare": thin(),
        "Frameworks/Python.framework/Versions/3.13/Python": thin(),
        "Frameworks/Python.framework/Versions/3.13/Resources/Info.plist": b"<plist/>",
        "Frameworks/lib-dynload/_json.so": fat(thin("x86_64"), thin()),
        "Resources/coup_desktop/resources_data/sounds/coin.wav": b"RIFF",
        "Resources/coup-record.icns": b"icns",
    }
    for name, content in inside.items():
        path = contents / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (contents / "Frameworks/coup_desktop").symlink_to("../Resources/coup_desktop")
    (contents / "Resources/lib-dynload").symlink_to("../Frameworks/lib-dynload")
    (contents / "Frameworks/QtCore").symlink_to("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore")
    (contents / "Info.plist").write_bytes(plistlib.dumps(macos_plist.info(PROJECT, ROOT)))
    return build

"""What a frozen program says of licences: nothing is carried without one, nothing else told of."""

import json
import re
from pathlib import Path

import pytest
from installers import licences, linux_libraries
from installers.project import BuildError
from installers.requirements import read_lock

from coup_desktop.resources import resources_root

ROOT = Path(__file__).resolve().parents[2]
ELF, PE, MACH = b"\x7fELF", b"MZ\x90\x00", b"\xcf\xfa\xed\xfe"
QT = "_internal/PySide6/Qt"
LINUX = (
    "coup-desktop",
    "_internal/_cffi_backend.cpython-313-x86_64-linux-gnu.so",
    "_internal/coup_desktop/engine/game.cpython-313-x86_64-linux-gnu.so",
    "_internal/coup_desktop__mypyc.cpython-313-x86_64-linux-gnu.so",
    "_internal/_miniaudio.abi3.so",
    "_internal/libffi.so.8",
    "_internal/libpython3.13.so.1.0",
    "_internal/libsqlite3.so.0",
    "_internal/libxcb-cursor.so.0",
    "_internal/libxcb-render.so.0",
    "_internal/libxkbcommon-x11.so.0",
    "_internal/python3.13/lib-dynload/_sqlite3.cpython-313-x86_64-linux-gnu.so",
    "_internal/PySide6/QtCore.abi3.so",
    "_internal/PySide6/libpyside6.abi3.so.6.9",
    "_internal/shiboken6/Shiboken.abi3.so",
    f"{QT}/lib/libicuuc.so.73",
    f"{QT}/plugins/imageformats/libqsvg.so",
    f"{QT}/plugins/platforms/libqxcb.so",
)
WINDOWS = (
    "coup-desktop-cli.exe",
    "coup-desktop.exe",
    "_internal/VCRUNTIME140.dll",
    "_internal/_cffi_backend.cp313-win_amd64.pyd",
    "_internal/_miniaudio.pyd",
    "_internal/_sqlite3.pyd",
    "_internal/libcrypto-3.dll",
    "_internal/libffi-8.dll",
    "_internal/python313.dll",
    "_internal/sqlite3.dll",
    "_internal/PySide6/MSVCP140_1.dll",
    "_internal/PySide6/QtCore.pyd",
    "_internal/PySide6/pyside6.abi3.dll",
    "_internal/PySide6/plugins/platforms/qwindows.dll",
    "_internal/shiboken6/shiboken6.abi3.dll",
)
MACOS = (
    "Contents/MacOS/coup-desktop",
    "Contents/Frameworks/Python.framework/Versions/3.13/Python",
    "Contents/Frameworks/PySide6/QtCore.abi3.so",
    "Contents/Frameworks/PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
    "Contents/Frameworks/PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "Contents/Frameworks/lib-dynload/_struct.cpython-313-darwin.so",
    "Contents/Frameworks/libmpdec.4.0.0.dylib",
)


def put(folder: Path, inside: str, content: bytes) -> None:
    path = folder / inside
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def frozen(folder: Path, files: tuple[str, ...], magic: bytes) -> Path:
    for inside in files:
        put(folder, inside, magic + b" machine code")
    put(folder, "_internal/coup_desktop/resources_data/cards/duke.svg", b"<svg/>")
    return folder


@pytest.fixture
def linux(tmp_path: Path) -> Path:
    folder = frozen(tmp_path / "coup-desktop", LINUX, ELF)
    put(folder, f"{QT}/lib/libQt6Core.so.6", ELF + b"\0Qt 6.9.3 (x86_64-little_endian-lp64)\0")
    return folder


def index(folder: Path) -> dict[str, dict[str, object]]:
    text = (folder / "licences" / "parts.json").read_text(encoding="utf-8")
    return {entry["name"]: entry for entry in json.loads(text)}


def test_everything_that_is_carried_is_named_with_its_text(linux: Path) -> None:
    licences.write(linux, "linux")
    parts = index(linux)
    assert {"Qt", "Qt: parts by others", "PySide6", "Shiboken", "ICU", "Python"} <= parts.keys()
    assert {"PyInstaller", "SQLite", "libffi", "libxcb", "XCB utilities"} <= parts.keys()
    assert {"Coup Desktop", "PT Sans", "Vollkorn", "miniaudio", "cffi"} <= parts.keys()
    there = {path.name for path in (linux / "licences").iterdir()}
    named = {text for entry in parts.values() for text in entry["texts"]}  # type: ignore[attr-defined]
    assert there == named | {"parts.json", "README.txt"}
    assert parts["Qt"]["texts"] == ["qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt"]


def test_the_page_for_people_names_every_library(linux: Path) -> None:
    licences.write(linux, "linux")
    page = (linux / "licences" / "README.txt").read_text(encoding="utf-8")
    assert "unofficial" in page
    assert "not affiliated" in page
    for inside in (*LINUX, f"{QT}/lib/libQt6Core.so.6"):
        assert f"    {inside}\n" in page


def test_what_is_not_carried_is_not_told_of(linux: Path) -> None:
    licences.write(linux, "linux")
    assert not {"OpenSSL", "Expat", "bzip2", "Microsoft Visual C++ runtime"} & index(linux).keys()
    assert not (linux / "licences" / "python-windows.txt").exists()


def test_versions_are_those_of_the_files(linux: Path) -> None:
    licences.write(linux, "linux")
    assert index(linux)["Qt"]["version"] == "6.9.3"
    assert index(linux)["Python"]["version"] == "3.13"
    put(linux, f"{QT}/lib/libQt6Core.so.6", ELF)
    licences.write(linux, "linux")
    assert index(linux)["Qt"]["version"] == ""


@pytest.mark.parametrize(
    "inside",
    [
        "_internal/libreadline.so.8",
        "_internal/libsomething.so.1",
        f"{QT}/plugins/imageformats/libqtiff.so",  # its libtiff is not in qt-parts.txt
        "helper",
    ],
)
def test_a_library_of_unknown_licence_stops_the_build(linux: Path, inside: str) -> None:
    put(linux, inside, ELF)
    with pytest.raises(BuildError, match=re.escape(inside)):
        licences.write(linux, "linux")
    assert not (linux / "licences").exists()


def test_what_is_compiled_of_the_program_is_its_own(linux: Path) -> None:
    found = licences.carried(linux, "linux")
    own = next(files for part, files in found.items() if part.name == "Coup Desktop")
    assert own == [inside for inside in LINUX if "coup_desktop" in inside]


def test_windows(tmp_path: Path) -> None:
    folder = frozen(tmp_path, WINDOWS, PE)
    licences.write(folder, "windows")
    parts = index(folder)
    assert {"Microsoft Visual C++ runtime", "OpenSSL", "SQLite", "Qt", "PySide6"} <= parts.keys()
    assert parts["Coup Desktop"]["licence"] == "MIT", "told of, though nothing of it is compiled"
    assert parts["Python"]["texts"] == ["python.txt", "python-windows.txt"]
    assert parts["Python"]["version"] == "3.13"
    assert "libxcb" not in parts


def test_macos_has_them_among_the_resources_of_the_bundle(tmp_path: Path) -> None:
    bundle = frozen(tmp_path / "Coup Desktop.app", MACOS, MACH)
    resources = bundle / "Contents" / "Resources"
    resources.mkdir()
    licences.write(resources, "macos")
    assert {"Qt", "PySide6", "Python", "mpdecimal", "PyInstaller"} <= index(resources).keys()


def test_the_same_folder_gives_the_same_texts(linux: Path) -> None:
    def written() -> dict[str, bytes]:
        licences.write(linux, "linux")
        return {path.name: path.read_bytes() for path in (linux / "licences").iterdir()}

    first = written()
    put(linux, "licences/old.txt", b"of a part that has gone")
    assert written() == first


def test_every_text_is_used_and_plain() -> None:
    folder = ROOT / "packaging" / "licences"
    used = {text for part in licences.read_table() for text in part.texts}
    assert {path.name for path in folder.glob("*.txt")} == {t for t in used if "/" not in t}
    for path in [*folder.glob("*.txt"), *(ROOT / "resources" / "licences").glob("*.txt")]:
        text = path.read_text(encoding="utf-8")
        assert len(text) > 200, path
        assert text.endswith("\n"), path
        assert "\r" not in text, path
        assert "/usr/share/common-licenses" not in text, f"{path} names a text that is not there"


@pytest.mark.parametrize("pattern", linux_libraries.CARRIED)
def test_every_library_that_linux_packages_may_carry_is_known(pattern: str) -> None:
    name = pattern.replace("*", "3")
    assert [part for part in licences.read_table() if part.has(f"_internal/{name}")]


def test_a_table_that_names_a_missing_text_is_refused(tmp_path: Path) -> None:
    table = tmp_path / "packaging" / "licences" / "parts.toml"
    table.parent.mkdir(parents=True)
    for text, fault in (
        ('[[part]]\nname = "A"\nlicence = "MIT"\ntexts = ["a.txt"]\n', "no text a.txt"),
        ('[[part]]\nname = "A"\nlicence = "MIT"\n', "A has no text"),
        ('[[part]]\nname = "A"\ntexts = ["a.txt"]\n', "cannot be read"),
        ("part", "cannot be read"),
    ):
        table.write_text(text, encoding="utf-8")
        with pytest.raises(BuildError, match=fault):
            licences.read_table(tmp_path)


def test_parts_of_qt_are_those_of_the_version_that_is_shipped() -> None:
    first = (ROOT / "packaging/licences/qt-parts.txt").read_text(encoding="utf-8").splitlines()[0]
    lock = read_lock(ROOT / "packaging" / "requirements.txt", "linux", "x86_64")
    pins = {pin.name: pin.version for pin in lock}
    assert first == f"Parts of Qt {pins['pyside6-essentials']} that others have written"


def test_a_source_checkout_tells_the_same_as_the_table() -> None:
    folder = resources_root() / "licences"
    table = {part.name: part for part in licences.read_table()}
    for entry in json.loads((folder / "parts.json").read_text(encoding="utf-8")):
        part = table[entry["name"]]
        assert entry["licence"] == part.licence
        assert {Path(text).name for text in entry["texts"]} <= {Path(t).name for t in part.texts}
        for text in entry["texts"]:
            assert (folder / text).is_file()
    own = (folder / "Coup-Desktop.txt").read_text(encoding="utf-8")
    assert own == (ROOT / "LICENSE").read_text(encoding="utf-8")

"""The Windows installer and zip from a small made-up folder: texts, files, the same bytes."""

import re
import shutil
import struct
import zipfile
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from types import SimpleNamespace
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from installers import windows, windows_art
from installers.build_paths import Build
from installers.nsis import install_lines, installer_name, quoted, remove_lines
from installers.project import BuildError, Project
from installers.windows_exe import MANIFEST, exe_options
from installers.windows_version import four_numbers, version_file, version_strings

ROOT: Final = Path(__file__).resolve().parents[2]
TEXTS: Final = ROOT / "packaging" / "windows" / "texts.nsh"
LANGUAGES: Final = ("ENGLISH", "GERMAN", "INDONESIAN", "RUSSIAN")
ASM: Final = "{urn:schemas-microsoft-com:asm.v3}"

needs_makensis = pytest.mark.skipif(
    shutil.which("makensis") is None, reason="needs makensis (Debian: nsis)"
)


@pytest.fixture
def windows_build(build: Build) -> Build:
    """A build for Windows with something like a frozen program."""
    made = replace(build, system="windows")
    inner = made.frozen / "_internal" / "Ümläut & Söhne"
    inner.mkdir(parents=True)
    for name in windows.programs(made):
        (made.frozen / name).write_bytes(b"MZ" + name.encode())
    (inner / "pays $5.txt").write_text("a file with a name that NSIS could misread\n")
    (made.frozen / "_internal" / "base_library.zip").write_bytes(b"PK")
    return made


# Versions.


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("0.1.0", (0, 1, 0, 0)),
        ("1.2.3.4", (1, 2, 3, 4)),
        ("2", (2, 0, 0, 0)),
        ("1.0rc1", (1, 0, 0, 0)),
    ],
)
def test_windows_counts_versions_in_four_numbers(
    version: str, numbers: tuple[int, int, int, int]
) -> None:
    assert four_numbers(version) == numbers


@pytest.mark.parametrize("version", ["", "next", "1.2.3.4.5", "1.70000"])
def test_a_version_that_windows_has_not_is_refused(version: str) -> None:
    with pytest.raises(BuildError, match=re.escape(repr(version))):
        four_numbers(version)


@dataclass
class _Resource:
    """Stands for each of PyInstaller's classes, which only Windows can import."""

    arguments: tuple[object, ...]
    named: dict[str, object]


def test_the_version_resource_says_all_that_explorer_shows(build: Build) -> None:
    project = replace(build.project, summary='It\'s "quoted" — ü', version="1.2.3")
    names = (
        "VSVersionInfo FixedFileInfo StringFileInfo StringTable StringStruct VarFileInfo VarStruct"
    )
    made = {
        name: (lambda *arguments, **named: _Resource(arguments, named)) for name in names.split()
    }
    text = version_file(project, "coup-desktop.exe")
    resource = eval(text, made)  # as PyInstaller does
    assert resource.named["ffi"].named["filevers"] == (1, 2, 3, 0)
    assert resource.named["ffi"].named["prodvers"] == (1, 2, 3, 0)
    table = resource.named["kids"][0].arguments[0][0]
    strings = dict(each.arguments for each in table.arguments[1])
    assert strings == version_strings(project, "coup-desktop.exe")
    assert strings["FileDescription"] == "Coup Desktop"
    assert strings["FileVersion"] == "1.2.3"
    assert strings["InternalName"] == "coup-desktop"
    assert strings["Comments"] == project.summary


def test_what_a_program_is_made_with_is_there(build: Build, tmp_path: Path) -> None:
    options = exe_options(build.project, "coup-desktop-cli", tmp_path / "new" / "folder")
    (icon,) = SimpleNamespace(**options).icon
    version = Path(str(options["version"]))
    assert Path(icon).read_bytes()[:4] == b"\0\0\1\0"
    assert "'coup-desktop-cli.exe'" in version.read_text(encoding="utf-8")
    assert Path(str(options["manifest"])) == MANIFEST


def test_the_manifest_asks_for_sharp_windows_and_no_rights() -> None:
    manifest = ET.parse(MANIFEST).getroot()
    (level,) = manifest.iter(f"{ASM}requestedExecutionLevel")
    assert level.get("level") == "asInvoker"
    settings = {
        element.tag.partition("}")[2]: (element.text or "").split(",")[0]
        for element in manifest.iter()
        if "WindowsSettings" in element.tag
    }
    assert settings == {
        "dpiAware": "true/pm",
        "dpiAwareness": "PerMonitorV2",
        "longPathAware": "true",
        "activeCodePage": "UTF-8",
    }
    assert "Microsoft.Windows.Common-Controls" in MANIFEST.read_text(encoding="utf-8")


# Texts.


def texts() -> dict[str, dict[str, str]]:
    """What the installer says: language → name → words."""
    content = TEXTS.read_bytes()
    assert content.startswith(b"\xef\xbb\xbf"), "makensis takes it for another code page"
    found: dict[str, dict[str, str]] = {}
    for line in content.decode("utf-8-sig").splitlines():
        if line.startswith("!insertmacro TEXT"):
            match = re.fullmatch(r'!insertmacro TEXT (\w+) (\w+) "(.*)"', line)
            assert match is not None, line
            language, name, words = match.groups()
            assert name not in found.setdefault(language, {}), f"{name} twice"
            found[language][name] = words
    return found


def variables(words: str) -> Counter[str]:
    """What stands for something else in a text."""
    return Counter(re.findall(r"\$\{\w+\}|\$\w+|\.coup|1809", words))


def test_all_languages_say_the_same() -> None:
    said = texts()
    assert tuple(said) == LANGUAGES
    english = said["ENGLISH"]
    for language, words in said.items():
        assert list(words) == list(english), language
        for name, text in words.items():
            assert variables(text) == variables(english[name]), f"{language} {name}"
            assert '"' not in text
            if language != "ENGLISH" and name != "WELCOME_TITLE":
                assert text != english[name], f"{language} {name} is not translated"
    russian = "".join(re.sub(r"\$\{?\w+\}?|\\", "", text) for text in said["RUSSIAN"].values())
    letters = Counter("а" <= letter.lower() <= "ё" for letter in russian if letter.isalpha())
    assert letters[True] > 10 * letters[False]


def test_every_text_is_used_and_there() -> None:
    folder = TEXTS.parent
    scripts = "".join((folder / name).read_text() for name in ("installer.nsi", "association.nsh"))
    used = set(re.findall(r"\$\(([A-Z]\w+)\)", scripts))
    assert used == set(texts()["ENGLISH"])


def test_the_note_in_the_zip_is_in_all_languages() -> None:
    note = (TEXTS.parent / "portable.txt").read_text(encoding="utf-8")
    parts = re.split(r"^--- .+$", note, flags=re.MULTILINE)
    assert len(parts) == len(LANGUAGES)
    for part in parts:
        assert part.count("{name}.exe") == 1
        assert part.count("%LOCALAPPDATA%\\{name}") == 1


# Pictures.


def test_the_pictures_are_as_large_as_the_installers_pages_want() -> None:
    for draw, (width, height) in (
        (windows_art.side_picture, windows_art.SIDE),
        (windows_art.header_picture, windows_art.HEADER),
    ):
        for scale in windows_art.SCALES:
            content = draw(scale)
            assert content[:2] == b"BM"
            size = struct.unpack_from("<ii", content, 18)
            assert (size, *struct.unpack_from("<HH", content, 26)) == (
                (width * scale, height * scale),
                1,
                24,
            )
            assert len(set(content[54:])) > 50, "nothing is drawn"
            assert content == draw(scale)


# Files.


def test_nsis_misreads_nothing() -> None:
    assert quoted('5 $ for "two"') == '"5 $$ for $\\"two$\\""'
    with pytest.raises(BuildError, match="line breaks"):
        quoted("two\nlines")


def test_what_is_installed_is_removed_and_nothing_else(tmp_path: Path) -> None:
    inside = [PurePosixPath(name) for name in ("a.exe", "b/c$.dll", "b/d/e.txt")]
    assert install_lines(tmp_path, inside) == [
        'SetOutPath "$INSTDIR"',
        f'File "{tmp_path}/a.exe"',
        'SetOutPath "$INSTDIR\\b"',
        f'File "{tmp_path}/b/c$.dll"',
        'SetOutPath "$INSTDIR\\b\\d"',
        f'File "{tmp_path}/b/d/e.txt"',
    ]
    assert remove_lines(inside) == [
        'Delete "$INSTDIR\\a.exe"',
        'Delete "$INSTDIR\\b\\c$$.dll"',
        'Delete "$INSTDIR\\b\\d\\e.txt"',
        'RMDir "$INSTDIR\\b\\d"',
        'RMDir "$INSTDIR\\b"',
    ]
    with pytest.raises(BuildError, match="rename it"):
        install_lines(tmp_path, [PurePosixPath("${NAME}.dll")])


@needs_makensis
def test_the_same_files_are_made_each_time(windows_build: Build) -> None:
    first = [path.read_bytes() for path in windows.package(windows_build)]
    for path in windows_build.frozen.rglob("*"):
        path.touch()
    paths = windows.package(windows_build)
    assert [path.read_bytes() for path in paths] == first
    assert [path.name for path in paths] == [
        installer_name(windows_build),
        windows.portable_name(windows_build),
    ]
    assert list(windows_build.work.glob("windows-*")) == []


@needs_makensis
def test_the_installer_is_a_64_bit_program_for_windows(windows_build: Build) -> None:
    content = windows.package(windows_build)[0].read_bytes()
    (head,) = struct.unpack_from("<I", content, 0x3C)
    assert content[head : head + 4] == b"PE\0\0"
    (machine,) = struct.unpack_from("<H", content, head + 4)
    assert machine == 0x8664
    for words in ("Coup Desktop", windows_build.project.version, "The Coup Desktop authors"):
        assert words.encode("utf-16-le") in content
    assert b"requireAdministrator" not in content
    assert str(windows_build.work).encode() not in content


@needs_makensis
def test_the_zip_holds_the_program_and_a_note(windows_build: Build) -> None:
    portable = windows.package(windows_build)[1]
    top = f"Coup Desktop {windows_build.project.version}"
    with zipfile.ZipFile(portable) as archive:
        assert sorted(archive.namelist()) == sorted(
            f"{top}/{name}"
            for name in (
                "README.txt",
                "_internal/base_library.zip",
                "_internal/Ümläut & Söhne/pays $5.txt",
                "coup-desktop-cli.exe",
                "coup-desktop.exe",
            )
        )
        note = archive.read(f"{top}/README.txt").decode("utf-8-sig")
    assert f"Coup Desktop {windows_build.project.version}\r\n" in note
    assert "{" not in note


def test_without_makensis_it_says_what_helps(
    windows_build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    with pytest.raises(BuildError, match="install NSIS"):
        windows.package(windows_build)
    assert not windows_build.dist.exists()


def test_a_folder_without_its_programs_is_refused(windows_build: Build) -> None:
    (windows_build.frozen / "coup-desktop-cli.exe").unlink()
    with pytest.raises(BuildError, match=r"no coup-desktop-cli\.exe"):
        windows.package(windows_build)
    assert not windows_build.dist.exists()


def test_project_names_what_windows_shows() -> None:
    assert Project.load(ROOT).title == "Coup Desktop"

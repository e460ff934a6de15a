"""What of Linux' libraries is carried, what is asked for, and what is refused."""

import shutil
import sys
from pathlib import Path

import pytest
from installers import elf, linux_libraries
from installers.linux_libraries import FLOORS, SYSTEM, Needs, check, is_carried
from installers.project import BuildError

from coup_desktop.desk import startup

OBJDUMP = """
coup-desktop:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libz.so.1
  NEEDED               libc.so.6
  RUNPATH              /opt/python/lib:$ORIGIN/../lib
  INIT                 0x0000000000002000

Version References:
  required from libc.so.6:
    0x0d696914 0x00 03 GLIBC_2.4
    0x09691a75 0x00 02 GLIBC_2.2.5
  required from libz.so.1:
    0x0827e5c9 0x00 04 ZLIB_1.2.9
"""


def made_up(monkeypatch: pytest.MonkeyPatch, folder: Path, **files: elf.Elf) -> Path:
    """A frozen folder with such files; `_` in a name stands for a dot."""
    for name in files:
        (folder / name.replace("_", ".")).write_bytes(b"\x7fELF")
    monkeypatch.setattr(elf, "read", lambda paths: list(files.values()))
    return folder


def needing(*names: str, versions: tuple[tuple[str, str], ...] = (), file: str = "x") -> elf.Elf:
    return elf.Elf(Path(file), frozenset(names), frozenset(versions))


def test_what_objdump_tells_is_read() -> None:
    told = elf.parse(Path("coup-desktop"), OBJDUMP)
    assert told.needed == {"libz.so.1", "libc.so.6"}
    assert told.versions == {
        ("libc.so.6", "GLIBC_2.4"),
        ("libc.so.6", "GLIBC_2.2.5"),
        ("libz.so.1", "ZLIB_1.2.9"),
    }
    assert told.search_path == ("/opt/python/lib", "$ORIGIN/../lib")


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("objdump") is None,
    reason="needs Linux and objdump (Debian: binutils)",
)
def test_a_real_program_is_read(tmp_path: Path) -> None:
    found = shutil.which("env")
    assert found is not None
    shutil.copy(found, tmp_path / "env")
    (tmp_path / "linked").symlink_to("env")
    (tmp_path / "script").write_text("#!/bin/sh\n", encoding="utf-8")
    files = elf.elf_files(tmp_path)
    assert files == [tmp_path / "env"]
    (told,) = elf.read(files)
    assert "libc.so.6" in told.needed
    assert any(version.startswith("GLIBC_2.") for _, version in told.versions)


def test_a_missing_tool_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BuildError, match=r"no objdump.*apt install binutils"):
        elf.read([tmp_path / "x"])


@pytest.mark.parametrize(
    ("target", "source", "carried"),
    [
        ("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0", True),
        ("libpython3.13.so.1.0", "/usr/lib/x86_64-linux-gnu/libpython3.13.so.1.0", True),
        ("libxcb.so.1", "/lib/x86_64-linux-gnu/libxcb.so.1", False),
        ("libstdc++.so.6", "/usr/lib/x86_64-linux-gnu/libstdc++.so.6", False),
        ("libz.so.1", "/opt/python/lib/libz.so.1", False),  # the system's, wherever it is from
        ("libgtk-3.so.0", "/usr/lib64/libgtk-3.so.0", False),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/home/x/site-packages/libQt6Core.so.6", True),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", True),  # a link inside
        ("lib-dynload/_json.cpython-311-x86_64-linux-gnu.so", "/usr/lib/python3.11/x.so", True),
    ],
)
def test_what_is_carried(target: str, source: str, *, carried: bool) -> None:
    assert is_carried(target, source) is carried


def test_what_is_carried_is_asked_for_nowhere() -> None:
    assert not [name for name in SYSTEM if linux_libraries.is_carried(name, "/opt/lib/" + name)]
    patterns = [p for p in linux_libraries.CARRIED if "*" not in p]
    assert set(patterns).isdisjoint(SYSTEM)


def test_debian_names_are_those_of_the_programs_own_advice() -> None:
    advice = {name: packages[0] for name, packages in startup._PACKAGES.items()}
    both = advice.keys() & SYSTEM.keys()
    assert len(both) > 15
    assert {name for name in both if advice[name] not in SYSTEM[name].split(" | ")} == set()
    assert {name for name in advice if name not in SYSTEM} <= set(linux_libraries.CARRIED)


def test_needs_as_packages_say_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = made_up(
        monkeypatch,
        tmp_path,
        program=needing(
            "libc.so.6",
            "libown.so.1",
            "libglib-2.0.so.0",
            versions=(("libc.so.6", "GLIBC_2.34"), ("libown.so.1", "OWN_9")),
        ),
        libown_so_1=needing("libstdc++.so.6", "libm.so.6"),
    )
    needs = check(folder)
    assert needs.debian == [
        "libc6 (>= 2.35)",
        "libglib2.0-0t64 | libglib2.0-0",
        "libstdc++6 (>= 12)",
    ]
    assert needs.rpm == [
        "libc.so.6()(64bit)",
        "libc.so.6(GLIBC_2.34)(64bit)",
        "libglib-2.0.so.0()(64bit)",
        "libm.so.6()(64bit)",
        "libstdc++.so.6()(64bit)",
    ]


@pytest.mark.parametrize(
    ("version", "refused"),
    [
        ("GLIBC_2.35", False),
        ("GLIBC_2.9", False),
        ("GLIBC_2.36", True),
        ("GLIBC_2.100", True),
        ("GLIBC_ABI_DT_RELR", True),
        ("GLIBC_PRIVATE", False),
    ],
)
def test_the_floor_holds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str, *, refused: bool
) -> None:
    assert FLOORS["GLIBC"] == (2, 35)
    told = needing("libc.so.6", versions=(("libc.so.6", version),), file="program")
    folder = made_up(monkeypatch, tmp_path, program=told)
    if refused:
        with pytest.raises(BuildError, match=rf"program wants {version}, newer than GLIBC_2\.35"):
            check(folder)
    else:
        assert check(folder) == Needs({"libc.so.6": frozenset({version})})


def test_the_floor_holds_for_carried_libraries_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = needing("libc.so.6", versions=(("libc.so.6", "GLIBC_2.38"),), file="libffi.so.8")
    folder = made_up(monkeypatch, tmp_path, libffi_so_8=told)
    with pytest.raises(BuildError, match=r"libffi\.so\.8 wants GLIBC_2\.38"):
        check(folder)


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        ({"program": needing("libnew.so.1")}, "needs libnew.so.1, which is neither carried"),
        ({"libGL_so_1": needing()}, "carries libGL.so.1, which is the system's"),
        ({"libQt6Core_so_6": needing()}, "lacks libxcb-cursor.so.0: freeze where"),
    ],
)
def test_what_would_not_run_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, files: dict[str, elf.Elf], complaint: str
) -> None:
    folder = made_up(monkeypatch, tmp_path, **files)
    with pytest.raises(BuildError, match=complaint):
        check(folder)


def test_what_reads_the_systems_keyboards_asks_for_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    needs = check(made_up(monkeypatch, tmp_path, libxkbcommon_so_0=needing("libc.so.6")))
    assert needs.debian == ["libc6 (>= 2.35)", "xkb-data"]
    assert needs.rpm == ["libc.so.6()(64bit)", "xkeyboard-config"]


def test_a_plugin_for_where_gtk_is_asks_for_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = needing("libgtk-3.so.0", "libc.so.6", file="libqgtk3.so")
    needs = check(made_up(monkeypatch, tmp_path, libqgtk3_so=told))
    assert list(needs.versions) == ["libc.so.6"]

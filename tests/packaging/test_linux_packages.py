"""Linux' packages of a made-up program: what is in them, that they are the same each time."""

import dataclasses
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from installers import archives, deb, linux, linux_tree, rpm
from installers.build_paths import Build
from installers.linux_libraries import Needs
from installers.project import BuildError

TOOLS = {"dpkg-deb": "dpkg", "rpmbuild": "rpm", "objdump": "binutils"}
MISSING = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or bool(MISSING),
    reason=f"needs Linux and Debian's {', '.join(MISSING)}",
)
FOLDER = "Spiele & Größen 100% $HOME"


@pytest.fixture
def frozen(build: Build) -> Build:
    """A build whose frozen program is a real one, but small, with what may be odd in a name."""
    program = shutil.which("env")
    assert program is not None
    inside = build.frozen / "_internal"
    inside.mkdir(parents=True)
    shutil.copy(program, build.program)
    for name in ("library.so.1", "with a blank.txt", "Größe.txt", "a%b.txt", "[b].txt"):
        (inside / name).write_text(name, encoding="utf-8")
        (inside / name).chmod(0o775)
    (inside / "library.so").symlink_to("library.so.1")
    return build


def digests(paths: list[Path]) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


def test_two_runs_make_the_same_packages(
    frozen: Build, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = linux.package(frozen)
    assert [path.name for path in first] == [
        f"coup-desktop-{frozen.project.version}-1.x86_64.rpm",
        f"coup-desktop-{frozen.project.version}-linux-x86_64.tar.xz",
        f"coup-desktop_{frozen.project.version}_amd64.deb",
    ]
    assert sorted(frozen.dist.iterdir()) == first
    before = digests(first)
    # Elsewhere, at another hour, by somebody with other habits.
    elsewhere = tmp_path / "Other's 100% größer $HOME" / "work"
    again = dataclasses.replace(frozen, work=elsewhere, dist=tmp_path / "2")
    shutil.copytree(frozen.frozen, again.frozen, symlinks=True)
    for path in archives.members(again.frozen):
        os.utime(path, (1, 1), follow_symlinks=False)
    monkeypatch.setenv("TZ", "Asia/Jakarta")
    before_mask = os.umask(0o077)
    try:
        assert digests(linux.package(again)) == before
    finally:
        os.umask(before_mask)


def test_a_missing_tool_leaves_nothing(
    frozen: Build, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for tool in ("dpkg-deb", "objdump", "tar", "xz"):
        found = shutil.which(tool)
        if found is not None:
            (tools / tool).symlink_to(found)
    monkeypatch.setenv("PATH", str(tools))
    with pytest.raises(BuildError, match=r"no chrpath, no rpmbuild.*apt install chrpath rpm$"):
        linux.package(frozen)
    assert not frozen.dist.exists() or list(frozen.dist.iterdir()) == []
    assert not list(frozen.work.glob("packages/*"))


def test_another_machine_is_refused(frozen: Build) -> None:
    with pytest.raises(BuildError, match="no packages for riscv64, only for x86_64, arm64"):
        linux.package(dataclasses.replace(frozen, machine="riscv64"))


@pytest.fixture
def needs() -> Needs:
    return Needs({"libc.so.6": frozenset({"GLIBC_2.34"}), "libz.so.1": frozenset()})


def laid_out(build: Build, folder: Path) -> Path:
    linux_tree.lay_out(build, folder)
    return folder


def test_the_deb(frozen: Build, needs: Needs, tmp_path: Path) -> None:
    target = tmp_path / "x.deb"
    deb.make(frozen, needs, laid_out(frozen, tmp_path / "root"), target)
    ask = ["dpkg-deb", "-f", str(target)]
    text = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
    fields = dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))
    assert fields["Depends"] == "libc6 (>= 2.35), zlib1g"
    assert (fields["Section"], fields["Architecture"]) == ("games", "amd64")
    tree = tmp_path / "tree"
    subprocess.run(["dpkg-deb", "-R", target, tree], check=True)
    assert {path.name for path in (tree / "DEBIAN").iterdir()} == {"control", "md5sums"}
    subprocess.run(["md5sum", "--quiet", "-c", "DEBIAN/md5sums"], cwd=tree, check=True)
    assert (tree / "usr/bin/coup-desktop").resolve() == tree / "usr/lib/coup-desktop/coup-desktop"
    modes = {path.stat().st_mode & 0o777 for path in (tree / "usr/lib").rglob("*.txt")}
    assert modes == {0o644}
    sizes = [p.stat().st_size for p in (tree / "usr").rglob("*") if p.is_file()]
    assert int(fields["Installed-Size"]) > sum(sizes) // 1024
    said = (tree / "usr/share/doc/coup-desktop/copyright").read_text(encoding="utf-8")
    assert "Copyright: 2026 The Coup Desktop authors" in said


def test_the_rpm(frozen: Build, needs: Needs, tmp_path: Path) -> None:
    target = tmp_path / "x.rpm"
    rpm.make(frozen, needs, laid_out(frozen, tmp_path / "root"), target)

    def ask(*what: str) -> list[str]:
        command = ["rpm", "-qp", "--dbpath", str(tmp_path / "db"), *what, str(target)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    requires = [line for line in ask("--requires") if not line.startswith("rpmlib")]
    assert requires == [
        "hicolor-icon-theme",
        "libc.so.6()(64bit)",
        "libc.so.6(GLIBC_2.34)(64bit)",
        "libz.so.1()(64bit)",
    ]
    files = ask("-l")
    for name in ("with a blank.txt", "Größe.txt", "a%b.txt", "[b].txt", "library.so"):
        assert f"/usr/lib/coup-desktop/_internal/{name}" in files
    assert "/usr/lib/coup-desktop" in files
    assert not {"/usr", "/usr/bin", "/usr/share", "/usr/share/icons"} & set(files)
    assert ask("--scripts") == []
    assert str(tmp_path) not in "".join(ask("-i"))


@pytest.fixture
def unpacked(frozen: Build, tmp_path: Path) -> Path:
    """The archive, unpacked into a folder as people name theirs."""
    target, place = tmp_path / "x.tar.xz", tmp_path / FOLDER
    linux._make_archive(frozen, tmp_path / "scratch", target)
    with tarfile.open(target) as archive:
        archive.extractall(place, filter="data")
    (folder,) = place.iterdir()
    return folder


def test_the_archive_tells_what_it_needs(unpacked: Path, frozen: Build) -> None:
    text = (unpacked / "README.txt").read_text(encoding="utf-8")
    assert f"Coup Desktop {frozen.project.version}" in text
    assert "glibc 2.35" in text
    assert "@" not in text
    assert max(len(line) for line in text.splitlines()) <= 80


def menu(folder: Path, data: Path, word: str) -> str:
    """What the menu's script says, with the desktop's folder elsewhere."""
    environ = {"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(data), "HOME": "/nonexistent"}
    command = [str(folder / "menu-entry"), word]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    return done.stdout


def entry_in(data: Path) -> dict[str, str]:
    """The lines of the menu entry."""
    text = (data / "applications" / "coup-desktop.desktop").read_text(encoding="utf-8")
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line)


def test_the_menu_entry_starts_the_program_itself_where_it_can(
    unpacked: Path, tmp_path: Path
) -> None:
    moved = unpacked.rename(tmp_path / "Größen & mehr")
    menu(moved, tmp_path / "data", "add")
    assert entry_in(tmp_path / "data")["Exec"] == f'"{moved}/coup-desktop" %f'


def test_the_menu_entry_comes_and_goes(unpacked: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert "is in your menu" in menu(unpacked, data, "add")
    lines = entry_in(data)
    assert lines["TryExec"] == str(unpacked / "coup-desktop")
    # As the Desktop Entry Specification has it: quoted, $ behind two backslashes, % doubled.
    quoted = str(unpacked / "coup-desktop").replace("$", r"\\$").replace("%", "%%")
    shell = r'''sh -c "exec \\"\\$0\\" \\"\\$@\\""'''
    assert lines["Exec"] == f'{shell} "{quoted}" %f'
    assert (data / "mime/packages/coup-desktop.xml").exists()
    assert (data / "icons/hicolor/48x48/apps/coup-desktop.png").exists()
    assert "is out of your menu" in menu(unpacked, data, "remove")
    assert list(data.rglob("*coup*")) == []

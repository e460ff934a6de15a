"""Archives are the same whenever and wherever they are made, and give back what was put in."""

import stat
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from installers.archives import give_time, hand_over, tar_xz, zip_folder

EPOCH = 1_700_000_000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small program."""
    return fill(tmp_path / "program", reverse=False)


def fill(folder: Path, *, reverse: bool) -> Path:
    """The same files, made in this order or the other."""
    files = [("coup", "#!/bin/sh\n"), ("lib/a.so", "a" * 9_000), ("lib/Z ä.txt", "ü"), ("b", "")]
    for name, text in reversed(files) if reverse else files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "empty").mkdir()
    (folder / "coup").chmod(0o750)
    (folder / "b").chmod(0o600 if reverse else 0o666)
    return folder


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no rights to execute")
def test_a_tar_gives_back_all_with_plain_rights(folder: Path, tmp_path: Path) -> None:
    (folder / "link.so").symlink_to("lib/a.so")
    target = tmp_path / "x.tar.xz"
    tar_xz(folder, target, "coup-1", EPOCH)
    with tarfile.open(target) as archive:
        members = {member.name: member for member in archive}
        content = archive.extractfile("coup-1/lib/Z ä.txt")
        assert content is not None
        assert content.read().decode() == "ü"
    assert list(members) == [
        "coup-1", "coup-1/b", "coup-1/coup", "coup-1/empty", "coup-1/lib",
        "coup-1/lib/Z ä.txt", "coup-1/lib/a.so", "coup-1/link.so",
    ]  # fmt: skip
    assert members["coup-1/link.so"].linkname == "lib/a.so"
    assert (members["coup-1/coup"].mode, members["coup-1/b"].mode) == (0o755, 0o644)
    assert {(m.uid, m.gid, m.uname, m.mtime) for m in members.values()} == {(0, 0, "root", EPOCH)}
    assert not list(tmp_path.glob("*.part"))


def test_a_zip_gives_back_all(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "x.zip"
    zip_folder(folder, target, "Coup 1", EPOCH)
    with zipfile.ZipFile(target) as archive:
        assert archive.testzip() is None
        assert archive.namelist() == [
            "Coup 1/b", "Coup 1/coup", "Coup 1/lib/Z ä.txt", "Coup 1/lib/a.so"
        ]  # fmt: skip
        assert archive.read("Coup 1/lib/Z ä.txt").decode() == "ü"
        assert {entry.date_time for entry in archive.infolist()} == {(2023, 11, 14, 22, 13, 20)}


@pytest.mark.parametrize("pack", [tar_xz, zip_folder])
def test_the_same_files_give_the_same_bytes(tmp_path: Path, pack: object) -> None:
    assert callable(pack)
    made = []
    for reverse in (False, True):
        folder = fill(tmp_path / f"made-{reverse}", reverse=reverse)
        target = tmp_path / f"{reverse}.archive"
        pack(folder, target, "coup", EPOCH)
        made.append(target.read_bytes())
    assert made[0] == made[1]


def test_a_zip_takes_no_links(folder: Path, tmp_path: Path) -> None:
    try:
        (folder / "link").symlink_to("b")
    except OSError:
        pytest.skip("this system lets nobody make symbolic links")
    target = tmp_path / "x.zip"
    with pytest.raises(ValueError, match="symbolic link"):
        zip_folder(folder, target, "coup", EPOCH)
    assert not list(tmp_path.glob("x.zip*"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no rights to execute")
def test_everything_bears_one_time_and_plain_rights(folder: Path) -> None:
    give_time(folder, EPOCH)
    every = [folder, *folder.rglob("*")]
    assert {path.stat().st_mtime for path in every} == {EPOCH}
    rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in every}
    assert (rights["coup"], rights["b"], rights["lib"]) == (0o755, 0o644, 0o755)


def test_finished_files_are_handed_over_all_or_none(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    first, second = tmp_path / "a.deb", tmp_path / "b.rpm"
    first.write_text("new", encoding="utf-8")
    dist.mkdir()
    (dist / first.name).write_text("old", encoding="utf-8")
    with pytest.raises(FileNotFoundError):
        hand_over([first, second], dist)
    assert [path.read_text(encoding="utf-8") for path in dist.iterdir()] == ["old"]
    for path in (first, second):
        path.write_text("new", encoding="utf-8")
    assert hand_over([first, second], dist) == [dist / "a.deb", dist / "b.rpm"]
    assert {path.name: path.read_text(encoding="utf-8") for path in dist.iterdir()} == {
        "a.deb": "new",
        "b.rpm": "new",
    }

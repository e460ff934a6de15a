"""Files that are whole or not there."""

import os
import stat
import sys
from pathlib import Path

import pytest

from coup_desktop.store import files
from coup_desktop.store.files import create_file, replace_file


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "settings"
    replace_file(path, b"one")
    replace_file(path, b"two")
    assert path.read_bytes() == b"two"
    assert names(tmp_path) == ["settings"]


def test_a_failed_replacement_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings"
    path.write_bytes(b"old")

    def fail(handle: int) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no room"):
        replace_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["settings"]


def test_nothing_is_left_where_the_name_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "settings").mkdir()
    with pytest.raises(OSError, match="settings"):
        replace_file(tmp_path / "settings", b"new")
    assert names(tmp_path) == ["settings"]


def test_a_file_is_created_once(tmp_path: Path) -> None:
    path = tmp_path / "game"
    create_file(path, b"one")
    with pytest.raises(FileExistsError):
        create_file(path, b"two")
    assert path.read_bytes() == b"one"
    assert names(tmp_path) == ["game"]


@pytest.mark.skipif(os.name == "nt", reason="Windows renames instead")
def test_a_file_is_created_once_without_hard_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, target: Path) -> None:
        raise PermissionError("this file system has no links")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    test_a_file_is_created_once(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such bits")
def test_files_are_their_owners(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        create_file(tmp_path / "one", b"")
        replace_file(tmp_path / "two", b"")
    finally:
        os.umask(old)
    for path in tmp_path.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_everything_is_written_and_synced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file may take a write in parts."""
    written: list[bytes] = []
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)

    class Narrow:
        def write(self, content: "memoryview[int]") -> int:
            written.append(bytes(content[:3]))
            return len(content[:3])

        def fileno(self) -> int:
            return 77

    files.write_all(Narrow(), b"1234567")  # type: ignore[arg-type]
    assert written == [b"123", b"456", b"7"]
    assert synced == [77]

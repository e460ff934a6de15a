"""A frozen program's modules are read as PyInstaller reads them, from a file opened once."""

import marshal
import os
import runpy
import sys
import zlib
from pathlib import Path
from types import CodeType, SimpleNamespace
from typing import Any

import pytest

HOOK = Path(__file__).resolve().parents[2] / "packaging" / "archive_hook.py"
BEGIN = 100


class Archive:
    """As PyInstaller's: short and long modules, packed or not, a package and a data file."""

    def __init__(self, path: Path) -> None:
        self._filename, self._start_offset = str(path), BEGIN
        self.toc: dict[str, tuple[int, int, int]] = {}
        self.asked: list[tuple[str, bool]] = []
        content = b""
        kinds = {"one": 0, "long": 0, "packed": 0, "pack": 1, "data": 2}
        for name, kind in kinds.items():
            more = "more = " + repr("long " * 20000) if name == "long" else ""
            told = marshal.dumps(compile(f"word = {name!r}\n{more}", f"{name}.py", "exec"))
            packed = zlib.compress(told, 9 if name == "packed" else 0)
            self.toc[name] = (kind, len(content), len(packed))
            content += packed
        path.write_bytes(b"#" * BEGIN + content)

    def extract(self, name: str, raw: bool = False) -> object:
        """What the hook leaves to PyInstaller."""
        self.asked.append((name, raw))
        return "PyInstaller's"


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Archive:
    made = Archive(tmp_path / "program")
    kinds = SimpleNamespace(PYZ_ITEM_MODULE=0, PYZ_ITEM_PKG=1)
    monkeypatch.setitem(sys.modules, "pyimod01_archive", kinds)
    monkeypatch.setitem(sys.modules, "pyimod02_importers", SimpleNamespace(pyz_archive=made))
    return made


@pytest.mark.skipif(not hasattr(os, "pread"), reason="Windows keeps PyInstaller's")
def test_modules_come_from_the_file_that_was_opened(archive: Archive) -> None:
    runpy.run_path(str(HOOK))
    Path(archive._filename).unlink()
    for name in ("one", "long", "packed", "pack"):
        names: dict[str, Any] = {}
        code = archive.extract(name)
        assert isinstance(code, CodeType)
        exec(code, names)
        assert names["word"] == name
    assert archive.asked == []


def test_all_else_is_pyinstallers(archive: Archive) -> None:
    runpy.run_path(str(HOOK))
    for asked in (("data", False), ("one", True), ("nothing", False)):
        assert archive.extract(*asked) == "PyInstaller's"
    assert archive.asked == [("data", False), ("one", True), ("nothing", False)]


def test_another_pyinstaller_reads_as_it_does(archive: Archive) -> None:
    del archive._start_offset
    runpy.run_path(str(HOOK))
    assert archive.extract("one") == "PyInstaller's"

"""The hidden libraries of packages that mypyc compiled."""

import sys
from pathlib import Path

import pytest
from installers.mypyc_libraries import modules


@pytest.mark.parametrize(
    ("files", "found"),
    [
        (["bold/__init__.py"], []),
        (
            ["bold/__init__.py", "bold/a.cp.so", "66ab__mypyc.cpython-311-x86_64.so"],
            ["66ab__mypyc"],
        ),
        (["b/c__mypyc.cp313-win_amd64.pyd", "a__mypyc.abi3.so"], ["a__mypyc", "c__mypyc"]),
    ],
)
def test_they_are_found_by_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: list[str], found: list[str]
) -> None:
    info = tmp_path / "bold-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bold\nVersion: 1\n")
    (info / "RECORD").write_text("".join(f"{file},,\n" for file in files))
    for file in files:  # from Python 3.12 on, what is not there is not told
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    assert modules("bold") == found

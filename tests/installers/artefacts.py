"""The packages that are tried: what `python packaging/build.py` has made."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def artefact(pattern: str) -> Path:
    """The newest package of a kind in `dist`, or in the folder that COUP_DIST names."""
    folder = Path(os.environ.get("COUP_DIST", ROOT / "dist"))
    found = sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        pytest.fail(f"there is no {pattern} in {folder}; make it: python packaging/build.py")
    return found[-1]


def picture(name: str, fallback: Path) -> Path:
    """Where a picture goes: into the folder that COUP_PICTURES names, or the given one."""
    folder = Path(os.environ.get("COUP_PICTURES", fallback))
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}.png"

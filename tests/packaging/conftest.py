"""What the tests of the build share."""

from pathlib import Path

import pytest
from installers.build_paths import Build
from installers.project import Project

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Build:
    """A build for Linux that has not begun."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    work, dist = tmp_path / "work", tmp_path / "dist"
    return Build(ROOT, Project.load(ROOT), "linux", "x86_64", work, dist)

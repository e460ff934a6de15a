"""The checks of tests/conftest.py bite: they are what keeps the other tests honest."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEAD = """\
import multiprocessing
import threading
import time
from PySide6 import QtCore, QtWidgets
kept = []
"""


def outcome(folder: Path, body: str) -> str:
    """Run one test under the project's settings; return what pytest prints."""
    (folder / "test_sample.py").write_text(HEAD + body, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir"]
    options = [str(folder), "-p", "tests.conftest", "-p", "no:cacheprovider", str(folder)]
    done = subprocess.run(
        [*command, *options], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("kept.append(QtWidgets.QWidget())\n    kept[0].show()", "left behind: <PySide6.QtWidgets"),
        (
            "kept.append(QtCore.QTimer())\n    kept[0].start(9999)",
            "left behind: <PySide6.QtCore.QT",
        ),
        ("threading.Thread(target=time.sleep, args=(4,), daemon=True).start()", "thread Thread-1"),
        ("multiprocessing.Process(target=time.sleep, args=(9,)).start()", "left behind: process"),
        ("QtCore.qWarning('boo')", "QtWarningMsg: boo"),
        ("QtCore.QTimer.singleShot(0, lambda: 1 / 0)\n    qtbot.wait(50)", "ZeroDivisionError"),
    ],
    ids=["window", "timer", "thread", "process", "qt warning", "slot"],
)
def test_a_test_may_not(tmp_path: Path, body: str, complaint: str) -> None:
    printed = outcome(tmp_path, f"def test_it(qtbot):\n    {body}\n")
    assert complaint in printed
    assert "1 failed" in printed or "1 error" in printed


def test_a_tidy_test_passes(tmp_path: Path) -> None:
    body = "label = QtWidgets.QLabel('x')\n    qtbot.addWidget(label)\n    label.show()"
    assert "1 passed" in outcome(tmp_path, f"def test_it(qtbot):\n    {body}\n")

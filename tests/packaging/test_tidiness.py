"""The checks of tests/conftest.py bite: they are what keeps the other tests honest."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = """\
import multiprocessing
import threading
import time
from PySide6 import QtCore, QtWidgets
kept = []

def test_window(qtbot):
    kept.append(QtWidgets.QWidget())
    kept[-1].show()

def test_timer(qtbot):
    kept.append(QtCore.QTimer())
    kept[-1].start(9999)

def test_thread():
    threading.Thread(target=time.sleep, args=(60,), daemon=True).start()

def test_process():
    multiprocessing.Process(target=time.sleep, args=(9,)).start()

def test_qt_warning(qtbot):
    QtCore.qWarning("boo")

def test_slot(qtbot):
    QtCore.QTimer.singleShot(0, lambda: 1 / 0)
    qtbot.wait(50)

def test_tidy(qtbot):
    label = QtWidgets.QLabel("x")
    qtbot.addWidget(label)
    label.show()
"""


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What pytest prints on the sample under the project's settings."""
    folder = tmp_path_factory.mktemp("sample")
    (folder / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir"]
    options = [str(folder), "-p", "tests.conftest", "-p", "no:cacheprovider", str(folder)]
    done = subprocess.run(
        [*command, *options], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("window", "left behind: <PySide6.QtWidgets.QWidget"),
        ("timer", "left behind: <PySide6.QtCore.QTimer"),
        ("thread", "left behind: thread Thread-1"),
        ("process", "left behind: process Process-1"),
        ("qt_warning", "QtWarningMsg: boo"),
        ("slot", "ZeroDivisionError"),
    ],
)
def test_untidy_tests_fail(printed: str, name: str, complaint: str) -> None:
    assert re.search(rf"^(FAILED|ERROR) \S*::test_{name}\b", printed, re.MULTILINE)
    assert complaint in printed


def test_a_tidy_test_passes(printed: str) -> None:
    assert "test_tidy" not in printed
    assert printed.splitlines()[-1].strip("= ").startswith("2 failed, 5 passed, 4 errors")

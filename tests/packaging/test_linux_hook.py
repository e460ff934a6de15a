"""What runs before the frozen program on Linux."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

HOOK = Path(__file__).resolve().parents[2] / "packaging" / "linux" / "runtime_hook.py"
# PyInstaller's reader of modules, of which a part of the hook makes use; the frozen folder; a
# command, by which there is no window.
BEFORE = """
import sys, types
archive = types.SimpleNamespace(_filename=sys.executable)
sys.modules["pyimod02_importers"] = types.SimpleNamespace(pyz_archive=archive)
sys._MEIPASS, hook, *sys.argv[1:] = sys.argv[1:]
exec(compile(open(hook).read(), hook, "exec"))
"""
SHOW_PATH = "import os; print(os.environ.get('LD_LIBRARY_PATH'))"
SHOW_LOADED = """
loaded = open("/proc/self/maps").read()
names = ("QtCore.abi3", "libQt6Widgets", "libqxcb", "fontconfig")
print([name for name in names if name in loaded])
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication(["test", "-platform", "offscreen"])
label = QLabel("words")
label.show()
print(label.sizeHint().width() > 10)
"""
# Until the last thing is loaded.
WAIT = """
import _thread, time
def busy():
    return "fontconfig" not in open("/proc/self/maps").read() or _thread._count()
until = time.monotonic() + 60
while busy() and time.monotonic() < until:
    time.sleep(0.01)
"""
# A big picture's memory: whether it is among all other memory, or had and given back by itself.
SHOW_MEMORY = """
import ctypes
C = ctypes.CDLL(None)
C.malloc.restype = ctypes.c_void_p
place = C.malloc(20 << 20)
heap = next(line for line in open("/proc/self/maps") if "[heap]" in line).split()[0]
begin, end = (int(part, 16) for part in heap.split("-"))
print(begin <= place < end)
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux' own")


def _run(code: str, folder: str, *words: str, environ: dict[str, str]) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", BEFORE + code, folder, str(HOOK), *words],
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def _site() -> str:
    spec = find_spec("PySide6")
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parents[1])


@pytest.mark.parametrize(
    ("before", "expected"), [({}, "None"), ({"LD_LIBRARY_PATH_ORIG": "/mine"}, "/mine")]
)
def test_what_the_program_opens_gets_the_persons_own_libraries(
    before: dict[str, str], expected: str
) -> None:
    environ = {"LD_LIBRARY_PATH": "/theirs"} | before
    assert _run(SHOW_PATH, "/nowhere", "simulate", environ=environ) == [expected]


@pytest.mark.parametrize("words", [(), ("Great evening.coup",)])
def test_qt_is_loaded_ahead_of_a_window(words: tuple[str, ...]) -> None:
    told = _run(WAIT + SHOW_LOADED, _site(), *words, environ={})
    loaded = "['QtCore.abi3', 'libQt6Widgets', 'libqxcb', 'fontconfig']"
    assert told in ([loaded, "True"], [loaded.replace(" 'libqxcb',", ""), "True"])


def test_on_wayland_without_the_other_platform() -> None:
    told = _run(WAIT + SHOW_LOADED, _site(), environ={"WAYLAND_DISPLAY": "wayland-0"})
    assert told == ["['QtCore.abi3', 'libQt6Widgets', 'fontconfig']", "True"]


@pytest.mark.parametrize("word", ["simulate", "arena", "--version", "--multiprocessing-fork"])
def test_nothing_is_loaded_for_what_has_no_window(word: str) -> None:
    told = _run(SHOW_LOADED, _site(), word, environ={})
    assert told == ["[]", "True"]


def test_what_cannot_be_loaded_is_left_to_those_who_need_it(tmp_path: Path) -> None:
    told = _run(WAIT + SHOW_LOADED, str(tmp_path), environ={})
    assert told[-1] == "True"


@pytest.mark.parametrize(("words", "kept"), [((), "True"), (("simulate",), "False")])
def test_memory_of_big_pictures_is_kept_where_there_is_a_window(
    words: tuple[str, ...], kept: str
) -> None:
    assert _run(SHOW_MEMORY, _site(), *words, environ={}) == [kept]

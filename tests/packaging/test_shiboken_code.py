"""What PySide6 compiles at its start is compiled at the freezing."""

import marshal
import subprocess
import sys
from pathlib import Path
from types import CodeType

import pytest
from installers import shiboken_code

ROOT = Path(__file__).resolve().parents[2]
HOOK = ROOT / "packaging" / "shiboken_hook.py"
# Started with the folder of the compiled code and the hook; tells what PySide6 compiled itself.
FROZEN = """
import builtins, runpy, sys
sys._MEIPASS, hook = sys.argv[1:]
plain, texts = builtins.compile, []
def told(source, filename, *args, **options):
    if isinstance(source, bytes) and filename != "signature_bootstrap.py":
        texts.append(filename)
    return plain(source, filename, *args, **options)
builtins.compile = told
runpy.run_path(hook)
del texts[:]  # runpy itself
from PySide6.QtCore import QObject, QPoint
print(texts, builtins.compile is told)
try:
    QPoint("no", "point")
except TypeError as error:
    print("called with wrong argument types" in str(error) or str(error))
from shibokensupport.signature import get_signature
print(get_signature(QObject.objectName))
print(eval(compile("1 + 1", "<string>", "eval")))
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shiboken_code.make(tmp_path_factory.mktemp("compiled"))


def _start(folder: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", FROZEN, str(folder), str(HOOK)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_pyside_compiles_nothing_and_still_explains_itself(compiled: Path) -> None:
    assert _start(compiled.parent) == ["[] True", "True", "(self, /) -> str", "2"]


def test_another_pyside_compiles_its_own(compiled: Path, tmp_path: Path) -> None:
    codes = marshal.loads(compiled.read_bytes())
    other = {(name, crc ^ 1): code for (name, crc), code in codes.items()}
    (tmp_path / shiboken_code.FILE).write_bytes(marshal.dumps(other))
    told, *rest = _start(tmp_path)
    assert "shibokensupport/signature/parser.py" in told
    assert rest == ["True", "(self, /) -> str", "2"]


def test_only_the_writer_of_stubs_is_left_out(compiled: Path) -> None:
    codes = marshal.loads(compiled.read_bytes())
    assert len(codes) > 10
    assert all(isinstance(code, CodeType) for code in codes.values())
    empty = {name for (name, _), code in codes.items() if not code.co_names}
    assert empty >= shiboken_code.UNNEEDED
    assert empty <= shiboken_code.UNNEEDED | {
        "shibokensupport/__init__.py",
        "shibokensupport/signature/lib/__init__.py",
    }


def test_it_is_the_same_again(compiled: Path, tmp_path: Path) -> None:
    assert shiboken_code.make(tmp_path).read_bytes() == compiled.read_bytes()
